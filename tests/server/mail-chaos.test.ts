/** A worker is killed amid many letters: each still arrives, and only those in flight may arrive twice. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { killAmid, startMailServer } from '#tests/setup/mail-server.ts';

const LETTERS = Number(process.env.LETTERS ?? 500);
/** Jobs at once of each worker: more than a server's, to be done sooner. */
const AT_ONCE = 8;

let app: TestApp;
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  app = await startTestApp();
  mail = await startMailServer();
});
afterAll(async () => {
  await mail.stop();
  await app.stop();
});

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

  const { arrived } = mail;
  const atKill = await killAmid(app, () => mail.startSender(app, AT_ONCE), {
    isAmid: () => arrived.length > LETTERS / 4,
    timeout: 60_000,
  });
  expect(atKill.left).toBeGreaterThan(LETTERS / 4);

  expect(new Set(arrived.map(({ id }) => id)).size).toBe(LETTERS);
  expect(new Set(arrived.map(({ to }) => to))).toEqual(new Set(subscribers.map(({ email }) => email)));
  expect(arrived.length - LETTERS).toBeLessThanOrEqual(Math.min(atKill.locked, AT_ONCE));
});
