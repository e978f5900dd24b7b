/** How Postgres answers the deck: by which indexes, in how many statements. A change of either costs a thousandfold without any error. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { statementsOf } from '#tests/bench/deck/searches.ts';
import type { ViewerKind } from '#tests/bench/deck/viewers.ts';
import { makeWorld } from '#tests/bench/deck/world.ts';
import { person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { countStatements } from '#tests/setup/statements.ts';

const NOW = new Date('2026-03-02T09:00:00Z');

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] };
type Scan = { how: string; of: string; by: string | undefined; under: string };

/** The scans of stored rows in a plan, each with the node above it. */
function scansOf(plan: Plan, under = ''): Scan[] {
  const { 'Node Type': how, 'Relation Name': of, 'Index Name': by, Plans = [] } = plan;
  return [...(of === undefined ? [] : [{ how, of, by, under }]), ...Plans.flatMap((each) => scansOf(each, how))];
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.map((each) => JSON.stringify(each))}}` : String(value));
}

describe('the plan', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let pool: pg.Pool;
  let db: Db;
  let viewer: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    const clients = [new pg.Client(database.url), new pg.Client(database.url)] as [pg.Client, pg.Client];
    await Promise.all(clients.map((client) => client.connect()));
    await makeWorld(clients, { people: 40_000, seed: 7, now: NOW, log: () => undefined });
    // Of an empty table the whole is the cheapest to read.
    await clients[0].query(
      'insert into profile_views select from_user_id, to_user_id, created_at from passes limit 20000',
    );
    await clients[0].query('vacuum analyze');
    await Promise.all(clients.map((client) => client.end()));
    pool = createPool({ connectionString: database.url, max: 1, onError: () => undefined });
    db = createDb(pool);
    const lagos = await db
      .selectFrom('profiles')
      .select('id')
      .where('location', '=', 'Lagos, Lagos')
      .executeTakeFirstOrThrow();
    viewer = lagos.id;
  }, 120_000);
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  async function planOf(kind: ViewerKind): Promise<Plan> {
    const [statement] = await statementsOf(db, kind, [viewer], NOW);
    if (statement === undefined) throw new Error(`There is no statement of the kind ${kind}.`);
    const client = await pool.connect();
    try {
      // As parameters the values stay unknown to the planner, as they do in the product.
      await client.query(`prepare deck as ${statement.sql}`);
      const { rows } = await client.query(`explain (format json) execute deck (${statement.parameters.map(literal)})`);
      return rows[0]['QUERY PLAN'][0].Plan;
    } finally {
      await client.query('deallocate deck');
      client.release();
    }
  }

  for (const kind of ['typical', 'default', 'selective', 'rural', 'free plan'] as const)
    it(`of a viewer of the kind "${kind}" walks the indexes in their order, and touches rows by their keys alone`, async () => {
      const scans = scansOf(await planOf(kind));
      const profiles = scans.filter(({ of }) => of === 'profiles');
      expect(profiles.filter(({ by }) => by === 'profiles_deck_idx')).toEqual([
        { how: 'Index Only Scan', of: 'profiles', by: 'profiles_deck_idx', under: 'Limit' },
        { how: 'Index Only Scan', of: 'profiles', by: 'profiles_deck_idx', under: 'Limit' },
      ]);
      expect(profiles.filter(({ by }) => by === 'profiles_boosted_idx')).toEqual([
        { how: 'Index Scan', of: 'profiles', by: 'profiles_boosted_idx', under: 'Limit' },
      ]);
      expect(profiles.filter(({ by }) => by === 'profiles_pkey')).toHaveLength(2);
      expect(profiles).toHaveLength(5);
      // Nothing is read from end to end but the cells of the map, of which a country has some hundred; nobody's swipes are joined.
      expect(scans.filter(({ how, of }) => how === 'Seq Scan' && of !== 'deck_cells')).toEqual([]);
      const swipes = scans.filter(({ of }) => of === 'likes' || of === 'passes');
      for (const { by } of swipes) expect(by).toMatch(/_pair_key$/);
    });
});

describe('the statements of a request', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const DECK = `{ deck { end viewQuota { remaining } profiles { id fullName age distanceText visiting activity
    compatibility { level reasons } avatar { url } photos { id thumbHash } } } }`;

  async function costOf(token: string): Promise<number> {
    await app.gql(DECK, {}, token);
    return countStatements(async () => {
      expect((await app.gql(DECK, {}, token)).errors).toBeUndefined();
    });
  }

  it('are the same however many people it deals', async () => {
    const at = { latitude: 6.5, longitude: 3.4 };
    const gold = await person(app, 'Ada', { plan: 'gold', position: at });
    const free = await person(app, 'Bola', { position: at });
    const few = [await costOf(gold.accessToken), await costOf(free.accessToken)];
    for (const name of ['Chidi', 'Dayo', 'Efe', 'Femi']) await person(app, name, { position: at });
    expect([await costOf(gold.accessToken), await costOf(free.accessToken)]).toEqual(few);
    // Profile, plan, deck; for free people within a transaction that opens their hour and counts whom they were dealt.
    expect(few[0]).toBeLessThanOrEqual(4);
    expect(few[1]).toBeLessThanOrEqual(8);
  });
});
