/** How fast pages are for real people: what a beacon may bring, what /metrics says, and what administrators read. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vitalLimits } from '#rules/vitals.ts';
import { keepVitals } from '#server/features/vitals/service.ts';
import { newAdmin, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ databaseUrl: app.databaseUrl, clock: app.clock });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const send = async (to: TestApp, body: string, headers: Record<string, string> = {}): Promise<number> =>
  (await fetch(`${to.url}/vitals`, { method: 'POST', body, headers })).status;
const seen = (lcp: number) =>
  JSON.stringify({ route: '/browse', network: 'three_g', lcp, inp: 90, cls: 0.02, card: lcp });

const read = async (days = 7) => {
  const { accessToken } = await newAdmin(app, 'Zainab');
  const FIGURES = `query($days: Int!) { admin { vitals(days: $days) { route network loads lcpMs inpMs cls firstCardMs } } }`;
  return app.gql(FIGURES, { days }, accessToken);
};

it('refuses what is not of our pages, and keeps nothing of it', async () => {
  expect(await send(app, 'no JSON')).toBe(400);
  expect(await send(app, '{}')).toBe(400);
  expect(await send(app, JSON.stringify({ route: '/chat/0190', network: 'three_g', lcp: 1 }))).toBe(400);
  expect(await send(app, JSON.stringify({ route: '/browse', network: 'three_g', email: 'ada@example.com' }))).toBe(400);
  expect(await send(app, ' '.repeat(vitalLimits.bodyBytes + 1))).toBe(413);
  expect(await send(app, seen(1), { 'content-type': 'application/json' })).toBe(415);
  expect(await send(app, seen(1), { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect((await read()).data.admin.vitals).toEqual([]);
});

it('adds up what several processes saw, once', async () => {
  for (const lcp of [1_200, 1_400, 1_400]) expect(await send(app, seen(lcp))).toBe(204);
  expect(await send(other, seen(9_000))).toBe(204);
  await Promise.all([keepVitals(app.deps), keepVitals(other.deps), keepVitals(app.deps)]);
  const page = { route: '/browse', network: 'THREE_G', loads: 4, lcpMs: 1_500, inpMs: 93.75, firstCardMs: 1_500 };
  expect((await read()).data.admin.vitals).toEqual([{ ...page, cls: expect.closeTo(0.02125, 5) }]);
  await keepVitals(app.deps);
  expect((await read()).data.admin.vitals[0].loads).toBe(4);
});

it('keeps what it could not add for the next time', async () => {
  await send(app, JSON.stringify({ route: '/matches', network: 'unknown', inp: 20 }));
  const broken = { ...app.deps, db: { insertInto: () => expect.fail('no database') } as never };
  await expect(keepVitals(broken)).rejects.toThrow('no database');
  await keepVitals(app.deps);
  const found = (await read()).data.admin.vitals.find(({ route }: { route: string }) => route === '/matches');
  expect(found).toMatchObject({ network: 'UNKNOWN', loads: 1, lcpMs: null, firstCardMs: null });
});

it('/metrics has them with these labels alone', async () => {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  expect(text).toContain('zobo_page_lcp_seconds_count{route="/browse",network="three_g"} 3');
  expect(text).toContain('zobo_page_first_card_seconds_bucket{le="1.5",route="/browse",network="three_g"} 3');
  expect(text).toContain('zobo_page_cls_score_sum{route="/browse",network="three_g"} 0.06');
});

it('only administrators read them, of at most 90 days; older ones go', async () => {
  const emeka = await person(app, 'Emeka');
  const { errors } = await app.gql('{ admin { vitals { route } } }', {}, emeka.accessToken);
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect((await read(91)).errors?.[0]?.message).toBe('Days must be a whole number from 1 to 90');
  app.clock.advance(89 * 86_400_000);
  expect((await read(90)).data.admin.vitals).toHaveLength(2);
  app.clock.advance(2 * 86_400_000);
  await send(app, JSON.stringify({ route: '/settings', network: 'unknown', inp: 20 }));
  await keepVitals(app.deps);
  expect((await read(90)).data.admin.vitals).toHaveLength(1);
});

it('a network that floods it is refused', async () => {
  const body = JSON.stringify({ route: '/settings', network: 'unknown', inp: 20 });
  const answers = await Promise.all(Array.from({ length: vitalLimits.perMinute + 1 }, () => send(other, body)));
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
});
