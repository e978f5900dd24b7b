/** The sender of an issue is killed amid its letters: each reader still gets the one letter, and only those in flight may arrive twice. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { derived } from '#server/base/secrets.ts';
import { syncArticles } from '#server/features/newsletter/article-service.ts';
import { sendScheduledNewsletter } from '#server/features/newsletter/sending-service.ts';
import { AT_ONCE } from '#server/platform/jobs/worker.ts';
import { article } from '#tests/factories/articles.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { killAmid, startMailServer } from '#tests/setup/mail-server.ts';

/** `LETTERS=5000` for the size that the product is to bear. */
const LETTERS = Number(process.env.LETTERS ?? 300);
const TIMEOUT_MS = 60_000 + 60 * LETTERS;
/** A Monday, 07:00 in Lagos. */
const HOUR = new Date('2026-03-02T06:00:00Z');

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

it(`an issue to ${LETTERS} readers survives a kill -9 of its sender`, { timeout: 2 * TIMEOUT_MS }, async () => {
  app.clock.set(HOUR);
  await syncArticles(app.deps, [article('monday', 1)]);
  const readers = Array.from({ length: LETTERS }, (_, at) => ({
    id: crypto.randomUUID(),
    email: `reader.${at}@example.com`,
    source: 'landing_page',
    consentGiven: true,
    consentTimestamp: HOUR,
    unsubscribedAt: null,
    userId: null,
  }));
  await app.db.insertInto('newsletterSubscribers').values(readers).execute();
  await sendScheduledNewsletter(app.deps);
  const issue = await app.db.selectFrom('newsletterIssues').selectAll().executeTakeFirstOrThrow();
  expect(issue).toMatchObject({ source: 'scheduled', day: 'monday', lagosDate: '2026-03-02' });

  const { arrived } = mail;
  const startedAt = performance.now();
  const start = () => mail.startSender(app, AT_ONCE, [app.clock.now().toISOString()]);
  const atKill = await killAmid(app, start, { isAmid: () => arrived.length > LETTERS / 3, timeout: TIMEOUT_MS });
  expect(atKill.left).toBeGreaterThan(0);
  const seconds = (performance.now() - startedAt) / 1_000;

  const idOf = (subscriberId: string): string =>
    `<${derived(app.deps.config, 'letter', `newsletter:${issue.id}:${subscriberId}`).toString('base64url').slice(0, 27)}@zobo.example>`;
  const held = new Map<string, Set<string>>();
  for (const { to, id } of arrived) held.set(to, (held.get(to) ?? new Set()).add(id));
  expect(held).toEqual(new Map(readers.map(({ id, email }) => [email, new Set([idOf(id)])])));
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(LETTERS);
  const doubles = arrived.length - LETTERS;
  expect(doubles).toBeLessThanOrEqual(Math.min(atKill.locked, AT_ONCE));
  if (process.env.LETTERS) console.log({ letters: LETTERS, seconds, doubles, inFlight: atKill.locked });

  const states = await app.db.selectFrom('newsletterDeliveries').select('state').distinct().execute();
  expect(states).toEqual([{ state: 'sent' }]);
  const ended = await app.db.selectFrom('newsletterIssues').selectAll().executeTakeFirstOrThrow();
  expect(ended.finishedAt).not.toBeNull();
  expect(ended).toMatchObject({ recipients: LETTERS, sent: LETTERS, bounced: 0, skipped: 0 });
});
