import { describe, expect, it } from 'vitest';
import { createDevice, settled as tick } from '#tests/setup/outbox-store.ts';
import { createOutbox } from './outbox.ts';
import { createSender, type Outcome } from './sender.ts';

const start = Date.parse('2026-03-12T10:00:00.000Z');
const lane = 'chat:m';

/** An outbox and a sender with a fake server. */
function world() {
  const outbox = createOutbox();
  const posted: string[] = [];
  const waits: { run: () => void; ms: number }[] = [];
  const server = { now: start, answer: async (_id: string): Promise<Outcome> => 'done' };
  const sender = createSender({
    outbox,
    refresh: async () => undefined,
    post: ({ id }) => {
      posted.push(id);
      return server.answer(id);
    },
    now: () => server.now,
    exclusively: (_lane, run) => run(),
    later: (run, ms) => void waits.push({ run, ms }),
  });
  const write = (...ids: string[]) => {
    for (const id of ids)
      outbox.add(
        { kind: 'message', matchId: 'm', content: id },
        { id, at: new Date(start).toISOString(), session: 's' },
      );
  };
  const left = () => outbox.read(lane).map(({ id, state }) => `${id} ${state}`);
  return { outbox, posted, waits, server, sender, write, left };
}

describe('the sender', () => {
  it('sends one after the other, in order, once, however often it is woken', async () => {
    const { sender, posted, write, left } = world();
    write('a', 'b', 'c');
    for (let woken = 0; woken < 5; woken += 1) sender.flushAll();
    await tick();
    expect(posted).toEqual(['a', 'b', 'c']);
    expect(left()).toEqual([]);
  });

  it('keeps what got no answer and all behind it, and tries by itself, later each time', async () => {
    const { sender, posted, server, waits, write, left } = world();
    server.answer = async () => 'unanswered';
    write('a', 'b');
    for (let tries = 0; tries < 7; tries += 1) {
      if (tries === 0) sender.flushAll();
      else waits.at(-1)?.run();
      await tick();
    }
    expect(posted).toEqual(Array.from({ length: 7 }, () => 'a'));
    expect(waits.map(({ ms }) => ms / 1_000)).toEqual([2, 4, 8, 16, 32, 60, 60]);
    expect(left()).toEqual(['a sending', 'b sending']);
    server.answer = async () => 'done';
    sender.flushAll();
    await tick();
    expect(posted.slice(-2)).toEqual(['a', 'b']);
    expect(left()).toEqual([]);
  });

  it('puts what the server refuses aside, and goes on', async () => {
    const { sender, posted, server, waits, write, left } = world();
    server.answer = async (id) => (id === 'a' ? 'failed' : 'done');
    write('a', 'b');
    sender.flushAll();
    await tick();
    expect([posted, waits, left()]).toEqual([['a', 'b'], [], ['a failed']]);
  });

  it('asks before it sends what was written more than a day ago', async () => {
    const { sender, posted, server, write, left } = world();
    write('a');
    server.now = start + 24 * 3_600_000 + 1;
    sender.flushAll();
    await tick();
    expect([posted, left()]).toEqual([[], ['a failed']]);
  });

  it('sends for the next person though the answer to the one before is still awaited', async () => {
    const { sender, posted, server, outbox, write, left } = world();
    let answer = (_: Outcome) => {};
    server.answer = (id) => (id === 'a' ? new Promise((resolve) => (answer = resolve)) : Promise.resolve('done'));
    write('a');
    sender.flushAll();
    await tick();
    outbox.forget();
    sender.forget();
    write('b');
    sender.flushAll();
    await tick();
    answer('done');
    await tick();
    expect([posted, left()]).toEqual([['a', 'b'], []]);
  });

  it('goes on when the answer was lost but the message was heard of', async () => {
    const { sender, posted, server, outbox, waits, write } = world();
    server.answer = async (id) => {
      outbox.remove(lane, new Set([id]));
      return id === 'a' ? 'unanswered' : 'done';
    };
    write('a', 'b');
    sender.flushAll();
    await tick();
    expect([posted, waits]).toEqual([['a', 'b'], []]);
  });
});

/** Two tabs over one device and one lock, and a server that answers late. */
function twoTabs() {
  const device = createDevice();
  const posted: string[] = [];
  let last: Promise<void> = Promise.resolve();
  const tab = () => {
    const { outbox, store, write } = device.open();
    const sender = createSender({
      outbox,
      refresh: store.refresh,
      post: async ({ id }) => {
        posted.push(id);
        await tick();
        return 'done';
      },
      now: () => start,
      exclusively: (_lane, run) => {
        last = last.then(run);
        return last;
      },
      later: () => undefined,
    });
    return { outbox, sender, write };
  };
  return { one: tab(), other: tab(), posted, device };
}

describe('two tabs', () => {
  it('send each message once, though neither has heard of the other', async () => {
    const { one, other, posted, device } = twoTabs();
    one.write('1');
    other.write('2');
    one.write('3');
    await Promise.all([one.sender.flush(lane), other.sender.flush(lane)]);
    expect(posted.toSorted()).toEqual(['1', '2', '3']);
    expect(posted.indexOf('1')).toBeLessThan(posted.indexOf('3'));
    await tick();
    expect(device.records.size).toBe(0);
  });

  it('take what the other wrote while they sent', async () => {
    const { one, other, posted } = twoTabs();
    one.write('1');
    const sending = one.sender.flush(lane);
    await Promise.resolve();
    other.write('2');
    await Promise.all([sending, other.sender.flush(lane)]);
    expect(posted).toEqual(['1', '2']);
    expect(one.outbox.read(lane)).toEqual([]);
  });
});
