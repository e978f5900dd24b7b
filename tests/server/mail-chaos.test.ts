/** A worker is killed amid 2,000 letters: each still arrives, and only those in flight may arrive twice. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { type Program, runProgram } from '#tests/setup/processes.ts';

const LETTERS = 2_000;
/** Jobs at once of each worker: more than a server's, to be done sooner. */
const AT_ONCE = 8;

let app: TestApp;
let server: SMTPServer;
let smtpUrl: string;
/** How often each letter arrived, by its Message-ID; and to whom. */
const arrived = new Map<string, number>();
const receivers = new Set<string>();
const programs: Program[] = [];

beforeAll(async () => {
  app = await startTestApp();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        const id = /^Message-ID: (<.+>)\r$/im.exec(raw)?.[1] ?? 'none';
        arrived.set(id, (arrived.get(id) ?? 0) + 1);
        for (const { address } of session.envelope.rcptTo) receivers.add(address);
        done();
        // One that was cut off has not arrived.
      }, done);
    },
  });
  // A killed client leaves broken connections behind.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  smtpUrl = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const { process } of programs) process.kill('SIGKILL');
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await app.stop();
});

function startMailWorker(): Program {
  const program = runProgram('tests/programs/mail-worker.ts', { args: [app.databaseUrl, smtpUrl, String(AT_ONCE)] });
  programs.push(program);
  return program;
}

async function jobs(): Promise<{ left: number; locked: number }> {
  const { rows } = await sql<{ left: number; locked: number }>`
    select count(*)::int as left, count(locked_by)::int as locked from graphile_worker.jobs`.execute(app.db);
  return rows[0] ?? { left: 0, locked: 0 };
}

it(`${LETTERS} queued letters survive a kill -9`, { timeout: 120_000 }, async () => {
  const subscribers = Array.from({ length: LETTERS }, (_, at) => ({
    id: crypto.randomUUID(),
    email: `reader.${at}@example.com`,
    source: 'landing_page',
    consentGiven: true,
    consentTimestamp: app.clock.now(),
    unsubscribedAt: null,
    userId: null,
  }));
  await app.db.insertInto('newsletterSubscribers').values(subscribers).execute();
  // As enqueue() does it, all at once.
  await sql`
    select graphile_worker.add_jobs(array_agg((
      'welcomeSubscriber', json_build_object('subscriberId', id), null, null, null, null, null, null
    )::graphile_worker.job_spec)) from newsletter_subscribers`.execute(app.db);

  const first = startMailWorker();
  await vi.waitFor(() => expect(arrived.size).toBeGreaterThan(LETTERS / 4), { timeout: 60_000, interval: 5 });
  first.process.kill('SIGKILL');
  await first.ended;
  const atKill = await jobs();
  expect(atKill.left).toBeGreaterThan(LETTERS / 4);
  // Something was in flight, and stays locked by the dead one until another notices.
  expect(atKill.locked).toBeGreaterThan(0);

  const second = startMailWorker();
  await vi.waitFor(async () => expect(await jobs()).toEqual({ left: 0, locked: 0 }), {
    timeout: 60_000,
    interval: 100,
  });
  second.process.stdin?.end();
  expect(await second.ended).toBe(0);

  expect(arrived.size).toBe(LETTERS);
  expect(receivers).toEqual(new Set(subscribers.map(({ email }) => email)));
  const doubles = [...arrived.values()].reduce((sum, count) => sum + count - 1, 0);
  expect(doubles).toBeLessThanOrEqual(Math.min(atKill.locked, AT_ONCE));
});
