/** A server that is stopped amid replies: each is stored, as far as it came, before anything that it needs is taken away. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import type { CoachScript } from '#tests/setup/coach-double.ts';
import { exchangeOf, read, startCompanion, subscribers } from '#tests/setup/companion.ts';

const REPLIES = 50;

/** Another process of the same installation, which stays. */
let other: TestApp;
beforeAll(async () => {
  other = await startTestApp();
});
afterAll(() => other.stop());

const said: CoachScript = { kind: 'silence', tokens: ['Well, ', 'now'] };
const silent: CoachScript = { kind: 'silence' };

test(`a server with ${REPLIES} replies under way stops: none of them is left as one that is being written`, async () => {
  const { app, double, stop } = await startCompanion({ databaseUrl: other.databaseUrl });
  const people = await subscribers(app, REPLIES);
  const ids = people.map(({ id }) => id);
  const exchangesIn = (state: string) =>
    other.db
      .selectFrom('companionTurns')
      .select('reply')
      .where('userId', 'in', ids)
      .where('state', '=', state)
      .execute();
  double.scripts.push(...Array.from({ length: REPLIES }, (_, at) => (at % 5 === 0 ? silent : said)));
  const readings = [];
  for (const one of people) readings.push(await read(app, one, await exchangeOf(app, one, 'Hello')));
  await expect.poll(() => double.requests.filter(({ written }) => written === 2)).toHaveLength(REPLIES * 0.8);
  expect(await exchangesIn('streaming')).toHaveLength(REPLIES);
  expect(double.requests).toHaveLength(REPLIES);

  // As main.ts does on SIGTERM: the requests, then the events, then the database.
  await stop();
  expect(double.open).toBe(0);
  expect(await exchangesIn('streaming')).toEqual([]);
  const kept = await exchangesIn('stopped');
  expect(kept.map(({ reply }) => reply?.slice(0, 5))).toEqual(Array.from({ length: REPLIES * 0.8 }, () => 'Well,'));
  const left = await other.db.selectFrom('companionTurns').select('id').where('userId', 'in', ids).execute();
  expect(left).toHaveLength(REPLIES * 0.8);
  for (const { raw } of readings) expect((await raw.closed).code).toBe(1001);
});
