/** How Postgres answers the deck: by which indexes, in how many statements. A change of either costs a thousandfold without any error. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lagosDay } from '#rules/age.ts';
import { savedFilter } from '#rules/deck-filter.ts';
import { birthDates, drawStart, poolEach } from '#rules/discovery.ts';
import { indexCell, ringsAround } from '#rules/distance.ts';
import { limits } from '#rules/limits.ts';
import { lookingFrom } from '#rules/positions.ts';
import { type Gender, genders, keysOf } from '#rules/vocabulary.ts';
import { forgetVerdicts } from '#server/auth/sessions.ts';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { deckStatement } from '#server/features/discovery/deck-queries.ts';
import { townsWithin } from '#server/features/profiles/town-service.ts';
import { type Statement, statementsOf } from '#tests/bench/deck/searches.ts';
import type { ViewerKind } from '#tests/bench/deck/viewers.ts';
import { makeWorld } from '#tests/bench/deck/world.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { countStatements } from '#tests/setup/statements.ts';

const NOW = new Date('2026-03-02T09:00:00Z');

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  /** Of each loop. */
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  Plans?: Plan[];
};
type Scan = { how: string; of: string; by: string | undefined; under: string };

/** The scans of stored rows in a plan, each with the node above it. */
function scansOf(plan: Plan, under = ''): Scan[] {
  const { 'Node Type': how, 'Relation Name': of, 'Index Name': by, Plans = [] } = plan;
  return [...(of === undefined ? [] : [{ how, of, by, under }]), ...Plans.flatMap((each) => scansOf(each, how))];
}

/** The nodes of a plan that read by an index, with how many rows they gave in all. */
function rowsBy(plan: Plan, index: string): number[] {
  const { 'Index Name': by, 'Actual Rows': rows = 0, 'Actual Loops': loops = 0, Plans = [] } = plan;
  return [...(by === index ? [rows * loops] : []), ...Plans.flatMap((each) => rowsBy(each, index))];
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
  let heavy: string;
  let nowhere: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    const clients = [new pg.Client(database.url), new pg.Client(database.url)] as [pg.Client, pg.Client];
    await Promise.all(clients.map((client) => client.connect()));
    await makeWorld(clients, { people: 40_000, seed: 7, now: NOW, log: () => undefined });
    const { rows } = await clients[0].query<{ id: string }>(
      `select id from profiles where deckable and gender = 'male' and travel_latitude is null and location = 'Lagos, Lagos' order by id limit 1`,
    );
    heavy = rows[0]?.id ?? '';
    // A month of many swipes: nearly everybody whom their walk of today would meet.
    await clients[0].query(
      `insert into passes (id, from_user_id, to_user_id, created_at)
        select gen_random_uuid(), $1, p.id, $2 from profiles p
        where p.deckable and p.id <> $1 and p.deck_cell = (select deck_cell from profiles where id = $1)
        order by p.lively desc, p.deck_draw limit 5000 on conflict do nothing`,
      [heavy, NOW],
    );
    // Of an empty table the whole is the cheapest to read.
    await clients[0].query(
      'insert into profile_views select from_user_id, to_user_id, created_at from passes limit 20000',
    );
    await clients[0].query(
      `insert into reported_users (id, reporter_id, reported_id, reason, created_at, waiting_since)
        select id, from_user_id, to_user_id, 'other', created_at, created_at from passes order by id limit 20000`,
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
    const unplaced = await db
      .selectFrom('profiles')
      .select('id')
      .where('deckable', '=', true)
      .where('latitude', 'is', null)
      .where('travelLatitude', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    nowhere = unplaced.id;
  }, 120_000);
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  /** How a statement is answered: as planned, or as it went. As the product asks, the values stay unknown to the planner. */
  async function explain({ sql, parameters }: Statement, how = '', mode = 'force_generic_plan'): Promise<Plan> {
    const client = await pool.connect();
    try {
      await client.query(`set plan_cache_mode = ${mode}`);
      await client.query(`prepare deck as ${sql}`);
      const { rows } = await client.query(`explain (${how} format json) execute deck (${parameters.map(literal)})`);
      return rows[0]['QUERY PLAN'][0].Plan;
    } finally {
      await client.query('deallocate deck');
      client.release();
    }
  }

  async function statementOf(kind: ViewerKind, id: string): Promise<Statement> {
    const [statement] = await statementsOf(db, kind, [id], NOW);
    if (statement === undefined) throw new Error(`There is no statement of the kind ${kind}.`);
    return statement;
  }

  const planOf = async (kind: ViewerKind) => explain(await statementOf(kind, viewer));

  /** A search by somebody, on a plan without limits. */
  async function searchOf(id: string, words: readonly string[], showMe: Gender | null): Promise<Statement> {
    const viewer = await db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const [from, today] = [lookingFrom(viewer), lagosDay(NOW)];
    const filter = savedFilter(showMe);
    return deckStatement.filled(db, {
      ...{ viewer, filter, words, today, from, now: NOW, limit: limits.deck.page, wantsFit: true, hour: null },
      cells: from === null ? null : ringsAround(from, filter.maxDistance),
      start: indexCell(from ?? { latitude: 6.5244, longitude: 3.3792 }),
      nearTowns: townsWithin(from, filter.maxDistance),
      ...{ draw: drawStart(id, today), born: birthDates(filter, today) },
    });
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

  /** Of the walk at most what a pool holds of each kind, however many were swiped; of rows by their keys the pool and the page. */
  function expectBounded(plan: Plan): void {
    const most = Math.max(...[1, keysOf(genders).length].map((asked) => asked * poolEach(asked)));
    const [near = 0, unplaced = 0, ...others] = rowsBy(plan, 'profiles_deck_idx');
    expect(others).toEqual([]);
    expect(near).toBeLessThanOrEqual(most);
    expect(unplaced).toBeLessThanOrEqual(most + limits.deck.pool.unplaced);
    for (const rows of rowsBy(plan, 'profiles_pkey')) expect(rows).toBeLessThanOrEqual(2 * most);
  }

  it('of a viewer without a position walks the same index, and no table from end to end', async () => {
    const plan = await explain(await statementOf('no position', nowhere), 'analyze,');
    const scans = scansOf(plan);
    expect(scans.filter(({ by }) => by === 'profiles_deck_idx').map(({ how }) => how)).toEqual([
      'Index Only Scan',
      'Index Only Scan',
    ]);
    expect(scans.filter(({ how, of }) => how === 'Seq Scan' && of !== 'deck_cells')).toEqual([]);
    expectBounded(plan);
  });

  it('of a viewer who swiped 5,000 people reads their swipes by the pair, and is given no more people than any other', async () => {
    const plan = await explain(await statementOf('heavy 5,000', heavy), 'analyze,');
    const scans = scansOf(plan);
    expect(scans.filter(({ by }) => by === 'profiles_deck_idx').map(({ how }) => how)).toEqual([
      'Index Only Scan',
      'Index Only Scan',
    ]);
    expect(scans.filter(({ how, of }) => how === 'Seq Scan' && of !== 'deck_cells')).toEqual([]);
    // Their own swipes are read once, all of them.
    expect(Math.max(...rowsBy(plan, 'passes_pair_key'))).toBeGreaterThan(4_000);
    expect(Math.max(...rowsBy(plan, 'passes_pair_key'))).toBeLessThan(6_000);
    expectBounded(plan);
  });

  const asked = {
    nobody: { words: ['zubair', 'nobody'], isFrequent: false },
    'a rare name': { words: ['zubair', 'popoola'], isFrequent: false },
    'a letter': { words: ['m'], isFrequent: true },
    'a frequent word': { words: ['mus'], isFrequent: true },
    'two words': { words: ['music', 'fo'], isFrequent: true },
  } as const;
  for (const [what, { words, isFrequent }] of Object.entries(asked))
    for (const from of ['Lagos', 'nowhere'])
      for (const showMe of ['female', null] as const)
        for (const mode of ['force_generic_plan', 'force_custom_plan'] as const)
          it(`of a search for ${what} from ${from}, of ${showMe ?? 'everybody'}, by ${mode}, reads few people`, async () => {
            const statement = await searchOf(from === 'Lagos' ? viewer : nowhere, words, showMe);
            const plan = await explain(statement, 'analyze,', mode);
            const scans = scansOf(plan);
            expect(scans.filter(({ how, of }) => how === 'Seq Scan' && of !== 'deck_cells')).toEqual([]);
            // The first of the walk are read by its index alone, and their words by their keys; where some have them, many more by row.
            const walks = scans.filter(({ by }) => by === 'profiles_deck_idx');
            expect(walks.map(({ how, under }) => [how, under])).toEqual([
              ['Index Only Scan', 'Limit'],
              ['Index Scan', 'Limit'],
            ]);
            const { read, readOn } = limits.deck.pool;
            const [first = 0, further = 0] = rowsBy(plan, 'profiles_deck_idx');
            expect(first).toBeLessThan(2 * read);
            expect(further).toBeLessThan(2 * readOn);
            for (const rows of rowsBy(plan, 'profiles_pkey')) expect(rows).toBeLessThan(2 * read);
            // The index of words is asked for rare ones alone, and for nothing but the words.
            const held = async (query: string) =>
              (
                await pool.query<{ count: number }>(
                  `select count(*)::int as count from profiles where deckable and words @@ to_tsquery('simple', $1)`,
                  [query],
                )
              ).rows[0]?.count;
            const [whole, beginnings] = rowsBy(plan, 'profiles_words_idx');
            expect(whole).toBe(isFrequent ? 0 : await held(words.join(' & ')));
            // Asked for as well where whole words find less than a page.
            expect(isFrequent ? [0] : [0, await held(`${words.join(' & ')}:*`)]).toContain(beginnings);
            const others = scans.filter(({ of, by }) => of === 'profiles' && by !== undefined).map(({ by }) => by);
            expect(new Set(others)).toEqual(new Set(['profiles_deck_idx', 'profiles_pkey']));
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

  /** With a verdict that is looked up, as it is in the first request of each half second. */
  async function costOf({ id: userId, accessToken }: Person): Promise<number> {
    await app.gql(DECK, {}, accessToken);
    forgetVerdicts(app.deps, { kind: 'verdict', userId });
    return countStatements(async () => {
      expect((await app.gql(DECK, {}, accessToken)).errors).toBeUndefined();
    });
  }

  it('are the same however many people it deals', async () => {
    const at = { latitude: 6.5, longitude: 3.4 };
    const gold = await person(app, 'Ada', { plan: 'gold', position: at });
    const free = await person(app, 'Bola', { position: at });
    const few = [await costOf(gold), await costOf(free)];
    for (const name of ['Chidi', 'Dayo', 'Efe', 'Femi']) await person(app, name, { position: at });
    expect([await costOf(gold), await costOf(free)]).toEqual(few);
    // Profile, plan, deck; for free people within a transaction that opens their hour and counts whom they were dealt.
    expect(few[0]).toBeLessThanOrEqual(4);
    expect(few[1]).toBeLessThanOrEqual(8);
  });
});
