import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

const TOKEN = 'a-token-for-metrics';

async function metricsOf(
  app: TestApp,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${app.url}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
}

/** The value of a line such as `zobo_jobs{state="waiting"}`; undefined where there is none. */
function figureOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

describe('outside production', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('tells how long operations take by the names that the client has, and of no other name', async () => {
    const ada = await person(app, 'Ada');
    await app.gql('query BrowsePage { viewer { id } }', {}, ada.accessToken);
    // A page without Apollo asks it.
    await app.gql('query Onboarding { viewer { id } }', {}, ada.accessToken);
    await app.gql('query AdaSecretName { viewer { id } }', {}, ada.accessToken);
    await app.gql('query AdaSecretName { nothingLikeThis }');
    const { status, text } = await metricsOf(app);
    expect(status).toBe(200);
    expect(figureOf(text, 'zobo_operation_duration_seconds_count{operation="BrowsePage",kind="query"}')).toBe(1);
    expect(figureOf(text, 'zobo_operation_duration_seconds_count{operation="Onboarding",kind="query"}')).toBe(1);
    expect(figureOf(text, 'zobo_operation_duration_seconds_count{operation="other",kind="query"}')).toBe(1);
    expect(figureOf(text, 'zobo_errors_total{code="BAD_USER_INPUT"}')).toBe(1);
    expect(figureOf(text, 'zobo_http_responses_total{route="/graphql",status="400"}')).toBe(1);
    expect(text).not.toMatch(new RegExp(`SecretName|nothingLikeThis|${ada.id}|${ada.email}`));
  });

  it('takes no label from the address of a request', async () => {
    await fetch(`${app.url}/photos/somebodys-secret/x.webp?signature=secret`);
    await fetch(`${app.url}/wp-secret-admin`);
    const { text } = await metricsOf(app);
    expect(text).not.toContain('secret');
    expect(text).toContain('route="/photos/');
  });

  it('tells of sockets, subscriptions, connections and the event loop', async () => {
    const bola = await person(app, 'Bola');
    const client = app.socket(bola.accessToken);
    const events = client.iterate({ query: 'subscription ViewerEvents { viewerEvents { __typename } }' });
    const first = events.next();
    await expect
      .poll(async () => figureOf((await metricsOf(app)).text, 'zobo_subscriptions_open'), { timeout: 5_000 })
      .toBe(1);
    const { text } = await metricsOf(app);
    expect(figureOf(text, 'zobo_sockets_open')).toBe(1);
    expect(figureOf(text, 'zobo_database_connections{state="idle"}')).toBeGreaterThan(0);
    expect(figureOf(text, 'zobo_database_waiting')).toBe(0);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('process_cpu_seconds_total');
    await client.dispose();
    await first;
    await expect.poll(async () => figureOf((await metricsOf(app)).text, 'zobo_sockets_open')).toBe(0);
  });

  it('counts the queue, and no more often than every ten seconds', async () => {
    app.clock.advance(11_000);
    const before = figureOf((await metricsOf(app)).text, 'zobo_jobs{state="waiting"}') ?? Number.NaN;
    await enqueue(app.deps, 'removeFiles', { keys: [] });
    const waiting = async () => figureOf((await metricsOf(app)).text, 'zobo_jobs{state="waiting"}');
    expect(await waiting()).toBe(before);
    app.clock.advance(10_000);
    expect(await waiting()).toBe(before + 1);
  });

  it('tells the other figures while the database hangs', async () => {
    app.clock.advance(11_000);
    const holder = await app.deps.db.startTransaction().execute();
    try {
      await sql`lock table graphile_worker._private_jobs in access exclusive mode`.execute(holder);
      const { status, text } = await metricsOf(app);
      expect(status).toBe(200);
      expect(figureOf(text, 'zobo_sockets_open')).toBe(0);
      expect(figureOf(text, 'zobo_jobs{state="waiting"}')).toBeUndefined();
    } finally {
      await holder.rollback().execute();
    }
  });
});

describe('in production', () => {
  it('is not there without the setting', async () => {
    const app = await startTestApp({ config: { mode: 'production' } });
    expect((await metricsOf(app)).status).toBe(404);
    expect((await metricsOf(app, { authorization: 'Bearer undefined' })).status).toBe(404);
    await app.stop();
  });

  it('is for whoever has the token', async () => {
    const app = await startTestApp({ config: { mode: 'production', metricsToken: TOKEN } });
    expect((await metricsOf(app)).status).toBe(401);
    expect((await metricsOf(app, { authorization: `Bearer ${TOKEN}x` })).status).toBe(401);
    const { status, text } = await metricsOf(app, { authorization: `Bearer ${TOKEN}` });
    expect([status, text.includes('zobo_operation_duration_seconds')]).toEqual([200, true]);
    await app.stop();
  });
});
