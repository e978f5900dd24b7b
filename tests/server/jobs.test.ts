import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schedule } from '#server/boot/schedule.ts';
import { tasks } from '#server/features/index.ts';
import { createContext } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { purgeJobs } from '#server/platform/jobs/purge.ts';
import { enqueue, type Jobs } from '#server/platform/jobs/queue.ts';
import { startWorker } from '#server/platform/jobs/worker.ts';
import { LetterRefused, type Mail } from '#server/ports/mailer.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

const request = { ip: '127.0.0.1', label: 'a test' };
const lines: string[] = [];
const sent: string[] = [];
let failures = 0;
let refusals = 0;
let app: TestApp;
let worker: { stop(): Promise<void> };

const mailer = {
  destination: 'the test',
  sends: true,
  async send({ text }: Mail) {
    if (failures > 0) {
      failures -= 1;
      throw new Error('no line');
    }
    if (refusals > 0) {
      refusals -= 1;
      throw new LetterRefused('no such mailbox');
    }
    sent.push(/^Hello (.+),$/m.exec(text)?.[1] ?? text);
  },
};

beforeAll(async () => {
  app = await startTestApp({ logLines: lines });
  const deps = { ...app.deps, ports: { ...app.deps.ports, mailer } };
  worker = await startWorker(deps, { tasks, schedule });
});
afterAll(async () => {
  await worker.stop();
  await app.stop();
});

const byClock = schedule.map(({ name }) => name);
/** The jobs in the queue that a test put there: as a minute turns there are those of the clock as well. */
async function waiting(): Promise<{ lockedBy: string | null }[]> {
  const { rows } = await sql<{ lockedBy: string | null }>`select locked_by from graphile_worker.jobs
    where task_identifier <> all (${byClock}::text[])`.execute(app.db);
  return rows;
}

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
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), 5_000);
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

  it('and whatever else follows a commit does, though a part of it fails', async () => {
    const ctx = createContext(app.deps, null, request);
    const done: string[] = [];
    const answer = await inTransaction(ctx, async (tx) => {
      tx.afterCommit(() => Promise.reject(new Error('the bus is away')));
      tx.afterCommit(() => {
        throw new Error('at once');
      });
      tx.afterCommit(() => void done.push('next'));
      return 'stands';
    });
    expect([answer, done]).toEqual(['stands', ['next']]);
    // Outside of a transaction too.
    ctx.afterCommit(() => Promise.reject(new Error('not even then')));
    const warned = () => lines.filter((line) => line.includes('What follows a commit failed'));
    await vi.waitFor(() => expect(warned()).toHaveLength(3));
    expect(warned()[0]).toContain('the bus is away');
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

describe('a job that fails for good', () => {
  it('is said in the log without an address, and not tried again', async () => {
    failures = 1;
    const letter = await letterTo('Last');
    await sql`select graphile_worker.add_job('sendMail', payload := ${JSON.stringify(letter)}::json, max_attempts := 1)`.execute(
      app.db,
    );
    const said = () => lines.filter((line) => line.includes('A job failed for good.'));
    await vi.waitFor(() => expect(said()).toHaveLength(1), 10_000);
    expect(said()[0]).toContain('sendMail');
    expect(lines.join('\n')).not.toContain('last@example.com');
    expect(sent).not.toContain('Last');

    await purgeJobs(app.deps);
    expect(await waiting()).toHaveLength(1);
    await sql`update graphile_worker._private_jobs set updated_at = now() - interval '8 days'`.execute(app.db);
    await purgeJobs(app.deps);
    expect(await waiting()).toEqual([]);
  });

  it('because the mailbox takes no letters is not even tried twice', async () => {
    refusals = 1;
    await enqueue(createContext(app.deps, null, request), 'sendMail', await letterTo('Bounced'));
    await vi.waitFor(() => expect(lines.join('\n')).toContain('refused for good'), 10_000);
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), 5_000);
    expect(lines.join('\n')).not.toContain('bounced@example.com');
    expect(sent).not.toContain('Bounced');
  });
});

describe('a worker', () => {
  it('that died gives its jobs back after some looks, and one that lives keeps its own', {
    timeout: 30_000,
  }, async () => {
    let release = (): void => undefined;
    const hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHeld = 0;
    const slow = await startWorker(
      {
        ...app.deps,
        ports: {
          ...app.deps.ports,
          mailer: {
            destination: 'a slow one',
            sends: true,
            async send(letter: Mail) {
              // Whichever of the two looks first takes what the dead one left.
              if (!letter.text.includes('Hello Slow,')) return mailer.send(letter);
              isHeld += 1;
              await hold;
            },
          },
        },
      },
      { tasks, schedule },
      { lookEveryMs: 200 },
    );
    await worker.stop();
    try {
      await enqueue(createContext(app.deps, null, request), 'sendMail', await letterTo('Slow'));
      await vi.waitFor(() => expect(isHeld).toBe(1), 10_000);
      const held = await waiting();
      expect(held).toHaveLength(1);
      // As a killed process leaves it: locked by somebody who holds no lock.
      await enqueue(createContext(app.deps, null, request), 'sendMail', await letterTo('Orphan'), {
        runAt: new Date(Date.now() + 3_600_000),
      });
      await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-dead', run_at = now()
        where locked_by is null`.execute(app.db);
      worker = await startWorker(
        { ...app.deps, ports: { ...app.deps.ports, mailer } },
        { tasks, schedule },
        { lookEveryMs: 200 },
      );
      await vi.waitFor(() => expect(sent).toContain('Orphan'), 10_000);
      // Several looks later the slow one still holds its job, and nobody else did it.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(sent).not.toContain('Slow');
      expect(await waiting()).toEqual(held);
    } finally {
      release();
      await slow.stop();
    }
    expect(isHeld).toBe(1);
    expect(sent).not.toContain('Slow');
  });
});

it('letters wait for no files: slow work on them leaves places free', { timeout: 30_000 }, async () => {
  await worker.stop();
  const { storage } = app.deps.ports;
  let release = (): void => undefined;
  const hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  const begun: string[] = [];
  const slow = {
    ...storage,
    read: async (key: string) => {
      begun.push(key);
      await hold;
      return null;
    },
    remove: async (key: string) => {
      begun.push(key);
      await hold;
    },
  };
  const deps = { ...app.deps, ports: { ...app.deps.ports, mailer, storage: slow } };
  const ctx = createContext(deps, null, request);
  for (let n = 0; n < 5; n += 1) {
    await enqueue(ctx, 'makeAvif', { photoId: crypto.randomUUID() });
    await enqueue(ctx, 'removeFiles', { keys: [`uploads/${crypto.randomUUID()}`] });
  }
  worker = await startWorker(deps, { tasks, schedule }, { lookEveryMs: 200 });
  try {
    await vi.waitFor(() => expect(begun).toHaveLength(2), 10_000);
    await enqueue(ctx, 'sendMail', await letterTo('Quick'));
    await vi.waitFor(() => expect(sent).toContain('Quick'), 5_000);
    expect(begun).toHaveLength(2);
  } finally {
    release();
  }
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 10_000);
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
  const held = await startWorker(
    {
      ...app.deps,
      ports: { ...app.deps.ports, mailer: { destination: 'a test', sends: true, send: hold } },
    },
    { tasks, schedule },
  );
  await enqueue(createContext(app.deps, null, request), 'sendMail', await letterTo('Held'));
  await vi.waitFor(() => expect(isHeld).toBe(true), 10_000);
  const began = Date.now();
  await held.stop();
  expect(Date.now() - began).toBeLessThan(9_500);
  expect(await waiting()).toEqual([{ lockedBy: null }]);
  // For afterAll, which stops it.
  worker = { stop: async () => undefined };
});
