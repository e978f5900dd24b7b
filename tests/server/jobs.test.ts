import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { enqueue, type Jobs } from '#server/jobs/queue.ts';
import { schedule } from '#server/jobs/schedule.ts';
import { startWorker } from '#server/jobs/worker.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

const request = { ip: '127.0.0.1', label: 'a test' };
const lines: string[] = [];
const sent: string[] = [];
let failures = 0;
let app: TestApp;
let worker: { stop(): Promise<void> };

beforeAll(async () => {
  const mailer = {
    destination: 'the test',
    async send({ text }: Mail) {
      if (failures > 0) {
        failures -= 1;
        throw new Error('no line');
      }
      sent.push(/^Hello (.+),$/m.exec(text)?.[1] ?? text);
    },
  };
  app = await startTestApp({ logLines: lines });
  const deps = { ...app.deps, ports: { ...app.deps.ports, mailer } };
  worker = await startWorker(deps);
});
afterAll(async () => {
  await worker.stop();
  await app.stop();
});

/** The welcome letter to a new account, which is told apart by the first name that it greets. */
async function letterTo(name: string): Promise<Jobs['sendMail']> {
  const userId = crypto.randomUUID();
  const email = `${name.toLowerCase()}@example.com`;
  const account = { id: userId, email, passwordHash: '', fullName: `${name} Obi`, createdAt: app.clock.now() };
  await app.db.insertInto('users').values(account).execute();
  return { userId, letter: 'welcome' };
}

describe('a job', () => {
  it('that would write to somebody who left does nothing, and does not try again', async () => {
    const ctx = createContext(app.deps, null, request);
    const gone = await letterTo('Gone');
    await app.db.deleteFrom('users').where('id', '=', gone.userId).execute();
    await enqueue(ctx, 'sendMail', gone);
    await vi.waitFor(async () => {
      const { rows } = await sql`select from graphile_worker._private_jobs`.execute(app.db);
      expect(rows).toEqual([]);
    }, 5_000);
    expect(sent).toEqual([]);
  });

  it('runs soon after its transaction commits, in no request', async () => {
    const ctx = createContext(app.deps, null, request);
    const letter = await letterTo('Committed');
    await inTransaction(ctx, async (tx) => {
      await enqueue(tx, 'sendMail', letter);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(sent).toEqual([]);
    });
    await vi.waitFor(() => expect(sent).toEqual(['Committed']), 5_000);
  });

  it('never runs when its transaction rolls back', async () => {
    const ctx = createContext(app.deps, null, request);
    const letter = await letterTo('Undone');
    const broken = inTransaction(ctx, async (tx) => {
      await enqueue(tx, 'sendMail', letter);
      throw new Error('changed its mind');
    });
    await expect(broken).rejects.toThrow('changed its mind');
    await enqueue(ctx, 'sendMail', await letterTo('After'));
    await vi.waitFor(() => expect(sent).toContain('After'), 5_000);
    expect(sent).not.toContain('Undone');
  });

  it('waits for its time, and gives way to a later one of the same key', async () => {
    const ctx = createContext(app.deps, null, request);
    const soon = new Date(Date.now() + 500);
    await enqueue(ctx, 'sendMail', await letterTo('Old'), { runAt: soon, key: 'one' });
    await enqueue(ctx, 'sendMail', await letterTo('New'), { runAt: soon, key: 'one' });
    expect(sent).not.toContain('New');
    await vi.waitFor(() => expect(sent).toContain('New'), 10_000);
    expect(sent).not.toContain('Old');
  });

  it('that fails is tried again, and the log does not say to whom the letter was', async () => {
    failures = 1;
    await enqueue(createContext(app.deps, null, request), 'sendMail', await letterTo('Again'));
    await vi.waitFor(() => expect(sent).toContain('Again'), 15_000);
    expect(lines.join('\n')).toContain('no line');
    expect(lines.join('\n')).not.toContain('again@example.com');
  });
});

it('what happens by the clock can be repeated', async () => {
  for (const { run } of schedule) {
    await run(app.deps);
    await run(app.deps);
  }
});

it('a job that does not end holds the stop up for some seconds only, and is tried again', {
  timeout: 30_000,
}, async () => {
  await worker.stop();
  let isHeld = false;
  const hold = async (): Promise<void> => {
    isHeld = true;
    await new Promise(() => undefined);
  };
  const held = await startWorker({
    ...app.deps,
    ports: { ...app.deps.ports, mailer: { destination: 'a test', send: hold } },
  });
  await enqueue(createContext(app.deps, null, request), 'sendMail', await letterTo('Held'));
  await vi.waitFor(() => expect(isHeld).toBe(true), 10_000);
  const began = Date.now();
  await held.stop();
  expect(Date.now() - began).toBeLessThan(9_500);
  const { rows } = await sql<{
    locked: boolean;
  }>`select locked_at is not null as locked from graphile_worker._private_jobs`.execute(app.db);
  expect(rows).toEqual([{ locked: false }]);
  // For afterAll, which stops it.
  worker = { stop: async () => undefined };
});
