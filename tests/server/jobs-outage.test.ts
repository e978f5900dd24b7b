/** The queue while its connections break: no end of a job is lost, no job is forgotten, and no worker is missing for long. */

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { schedule } from '#server/boot/schedule.ts';
import { tasks } from '#server/features/index.ts';
import { createContext } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { startWorker } from '#server/platform/jobs/worker.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { type Line, openLine } from '#tests/setup/line.ts';

const lines: string[] = [];
let app: TestApp;
let line: Line;
let worker: { stop(): Promise<void> };
let sent: string[];
/** Lets the letter to Slow go. */
let release: () => void;

beforeEach(async () => {
  app = await startTestApp({ logLines: lines });
  line = await openLine(app.databaseUrl);
  sent = [];
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const mailer = {
    destination: 'the test',
    sends: true,
    async send({ text }: Mail) {
      const name = /^Hello (.+),$/m.exec(text)?.[1] ?? text;
      sent.push(name);
      if (name === 'Slow') await held;
    },
  };
  const config = { ...app.deps.config, databaseDirectUrl: line.url };
  worker = await startWorker(
    { ...app.deps, config, ports: { ...app.deps.ports, mailer } },
    { tasks, schedule },
    { lookEveryMs: 200 },
  );
});
afterEach(async () => {
  release();
  line.mend();
  await worker.stop();
  line.close();
  await app.stop();
});

async function write(name: string, options: { runAt?: Date } = {}): Promise<void> {
  const userId = crypto.randomUUID();
  const email = `${name.toLowerCase()}@example.com`;
  const account = { id: userId, email, passwordHash: '', fullName: `${name} Obi`, createdAt: app.clock.now() };
  await app.db.insertInto('users').values(account).execute();
  const ctx = createContext(app.deps, null, { ip: '127.0.0.1', label: 'a test' });
  await enqueue(ctx, 'sendMail', { userId, letter: 'welcome' }, options);
}

const arrives = (name: string) => vi.waitFor(() => expect(sent).toContain(name), 10_000);
async function letters(): Promise<{ lockedBy: string | null }[]> {
  const { rows } = await sql<{ lockedBy: string | null }>`
    select locked_by from graphile_worker.jobs where task_identifier = 'sendMail' order by id`.execute(app.db);
  return rows;
}

it('hands in the end of a job that ended during an outage, and goes on', { timeout: 30_000 }, async () => {
  await write('Slow');
  await arrives('Slow');
  line.cut();
  release();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await letters()).toHaveLength(1);
  await write('Later');
  line.mend();
  await arrives('Later');
  await vi.waitFor(async () => expect(await letters()).toEqual([]), 10_000);
  expect(sent).toEqual(['Slow', 'Later']);
  expect(lines.filter((each) => each.includes('The job queue waits for its database'))).toHaveLength(1);
});

it('gives back a job that it was given by an answer that never came', { timeout: 30_000 }, async () => {
  await write('Slow');
  await arrives('Slow');
  const [own] = await letters();
  await write('Lost', { runAt: new Date(Date.now() + 3_600_000) });
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = ${own?.lockedBy}, run_at = now()
    where locked_by is null`.execute(app.db);
  await arrives('Lost');
  // What it has in hand it keeps.
  expect(sent).toEqual(['Slow', 'Lost']);
});

it('that gives up is followed by another in the same process', { timeout: 30_000 }, async () => {
  const before = process.exitCode;
  await vi.waitFor(async () => {
    // It may not listen yet.
    await sql`select pg_notify('worker:migrate', '{"breaking": true, "migrationNumber": 1}')`.execute(app.db);
    expect(lines.join('')).toContain('another is started');
  }, 10_000);
  process.exitCode = before;
  await write('Follower');
  await arrives('Follower');
});
