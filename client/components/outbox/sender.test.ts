import { describe, expect, it } from 'vitest';
import { createOutbox } from './outbox.ts';
import { createSender, type Outcome } from './sender.ts';

const refusing = {
  getItem: () => null,
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => undefined,
  key: () => null,
  length: 0,
};
const start = Date.parse('2026-03-12T10:00:00.000Z');
const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

/** An outbox and a sender with a fake server. */
function world() {
  const outbox = createOutbox(refusing);
  const posted: string[] = [];
  const waits: { run: () => void; ms: number }[] = [];
  const server = { now: start, answer: async (_clientId: string): Promise<Outcome> => 'stored' };
  const sender = createSender({
    outbox,
    post: (_matchId, { clientId }) => {
      posted.push(clientId);
      return server.answer(clientId);
    },
    now: () => server.now,
    exclusively: (_matchId, run) => run(),
    later: (run, ms) => void waits.push({ run, ms }),
  });
  const write = (...clientIds: string[]) => {
    for (const clientId of clientIds)
      outbox.add('m', { clientId, content: clientId, at: new Date(start).toISOString(), state: 'sending' });
  };
  const left = () => outbox.read('m').map(({ clientId, state }) => `${clientId} ${state}`);
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
    server.answer = async () => 'stored';
    sender.flushAll();
    await tick();
    expect(posted.slice(-2)).toEqual(['a', 'b']);
    expect(left()).toEqual([]);
  });

  it('puts what the server refuses aside, and goes on', async () => {
    const { sender, posted, server, waits, write, left } = world();
    server.answer = async (clientId) => (clientId === 'a' ? 'refused' : 'stored');
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

  it('goes on when the answer was lost but the message was heard of', async () => {
    const { sender, posted, server, outbox, waits, write } = world();
    server.answer = async (clientId) => {
      outbox.remove('m', new Set([clientId]));
      return clientId === 'a' ? 'unanswered' : 'stored';
    };
    write('a', 'b');
    sender.flushAll();
    await tick();
    expect([posted, waits]).toEqual([['a', 'b'], []]);
  });
});

/** Two tabs over one storage and one lock, and a server that answers late. */
function twoTabs() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  };
  const posted: string[] = [];
  let last: Promise<void> = Promise.resolve();
  const tab = () => {
    const outbox = createOutbox(storage);
    const sender = createSender({
      outbox,
      post: async (_matchId, { clientId }) => {
        posted.push(clientId);
        await tick();
        return 'stored';
      },
      now: () => start,
      exclusively: (_matchId, run) => {
        last = last.then(run);
        return last;
      },
      later: () => undefined,
    });
    const write = (clientId: string) =>
      outbox.add('m', { clientId, content: clientId, at: new Date(start).toISOString(), state: 'sending' });
    return { outbox, sender, write };
  };
  return { one: tab(), other: tab(), posted, items };
}

describe('two tabs', () => {
  it('send each message once, in the order of writing, though no storage event has come', async () => {
    const { one, other, posted, items } = twoTabs();
    expect([one.outbox.read('m'), other.outbox.read('m')]).toEqual([[], []]);
    one.write('1');
    other.write('2');
    one.write('3');
    await Promise.all([one.sender.flush('m'), other.sender.flush('m')]);
    expect(posted).toEqual(['1', '2', '3']);
    expect(items.size).toBe(0);
  });

  it('take what the other wrote while they sent', async () => {
    const { one, other, posted } = twoTabs();
    one.write('1');
    const sending = one.sender.flush('m');
    await Promise.resolve();
    other.write('2');
    await Promise.all([sending, other.sender.flush('m')]);
    expect(posted).toEqual(['1', '2']);
    expect(one.outbox.read('m')).toEqual([]);
  });
});
