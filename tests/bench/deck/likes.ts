/** Likes: what cap, like and match cost beside a bare insert, and whether any is lost or given away when 64 come at once. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { limits } from '../../../rules/limits.ts';
import { createDb, createPool, type Db } from '../../../server/db/pool.ts';
import { likeOnce } from '../../../server/features/discovery/queries.ts';
import { median } from './figures.ts';

const CONNECTIONS = 16;
const AT_ONCE = 64;
const ROUNDS = 21;
const SECONDS = 1;
/** A day on which nothing else happened, so that all of it can be taken back. */
const DAY = '2000-01-01';
const NOW = new Date(`${DAY}T12:00:00Z`);

export type LikeFigures = { toBareInsert: number; lostMatches: number; overTheCap: number };

type Pair = readonly [from: string, to: string];

/** People by chance, but for those who ask for decks and whoever is hidden. */
async function somePeople(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from profiles p where deckable and not exists (select from bench.viewers v where v.user_id = p.id) order by md5(id::text) limit $1`,
    [count],
  );
  return rows.map((row) => row.id);
}

/** Pairs that come once each; nobody of them likes more than some, as people do. */
function* pairsOf(people: readonly string[]): Generator<Pair> {
  for (let step = 1; step < people.length; step += 1) {
    for (const [at, from] of people.entries()) {
      const to = people[(at + step * 7) % people.length];
      if (to !== undefined && to !== from) yield [from, to];
    }
  }
}

/** How many times a second the work is done over all connections. */
async function rate(
  pool: pg.Pool,
  pairs: Generator<Pair>,
  work: (client: pg.PoolClient, pair: Pair) => Promise<unknown>,
): Promise<number> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        const { value } = pairs.next() as { value: Pair };
        await work(client, value);
        done += 1;
      }
    }),
  );
  for (const client of clients) client.release();
  return done / SECONDS;
}

const bareInsert = (client: pg.PoolClient, [from, to]: Pair) =>
  client.query({
    name: 'bare',
    text: `insert into likes (id, from_user_id, to_user_id, is_super, created_at) values ($1, $2, $3, false, $4) on conflict do nothing`,
    values: [randomUUID(), from, to, NOW],
  });

/** With a cap that is counted and never reached. */
const like = (client: pg.PoolClient, [from, to]: Pair) =>
  client.query({
    name: 'like',
    text: 'select * from like_profile($1, $2, false, 1000000, $3, $4, $5, $6)',
    values: [from, to, DAY, NOW, randomUUID(), randomUUID()],
  });

async function takeBack(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from likes where created_at = $1`, [NOW]);
  await pool.query(`delete from matches where created_at = $1`, [NOW]);
  await pool.query(`delete from daily_counters where day = $1`, [DAY]);
  await pool.query('truncate swipe_tallies');
}

const once = (db: Db, viewerId: string, targetId: string, limit: number | null) =>
  likeOnce(db, {
    viewerId,
    targetId,
    isSuper: false,
    limit,
    day: DAY,
    now: NOW,
    likeId: randomUUID(),
    matchId: randomUUID(),
    onLast: null,
  });

async function count(pool: pg.Pool, sql: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(sql, values);
  return Number(rows[0]?.count);
}

/** Pairs whose two people like each other at the same instant, and have no match afterwards. */
async function lostMatches(pool: pg.Pool, db: Db, people: readonly string[]): Promise<number> {
  const half = people.length / 2;
  const pairs = people.slice(0, half).map((one, at): Pair => [one, people[half + at] as string]);
  for (let at = 0; at < pairs.length; at += AT_ONCE / 2) {
    const crossing = pairs.slice(at, at + AT_ONCE / 2).flatMap(([one, other]): Pair[] => [
      [one, other],
      [other, one],
    ]);
    await Promise.all(crossing.map(([from, to]) => once(db, from, to, null)));
  }
  const matched = await count(
    pool,
    `select count(*) from unnest($1::uuid[], $2::uuid[]) pair (one, other)
      join matches on user1_id = least(one, other) and user2_id = greatest(one, other)`,
    [pairs.map(([one]) => one), pairs.map(([, other]) => other)],
  );
  return pairs.length - matched;
}

/** Free people who like 64 others at once: how many likes went beyond their caps, or fell short of them. */
async function overTheCap(pool: pg.Pool, db: Db, people: readonly string[]): Promise<number> {
  const cap = limits.likesPerDay.free;
  const likers = people.slice(0, 20);
  for (const liker of likers) {
    const others = people.filter((person) => person !== liker).slice(-AT_ONCE);
    await Promise.all(others.map((other) => once(db, liker, other, cap)));
  }
  const made = await count(
    pool,
    'select count(*) from likes where from_user_id = any ($1::uuid[]) and created_at = $2',
    [likers, NOW],
  );
  return Math.abs(made - cap * likers.length);
}

/** Everything it makes it takes back. */
export async function timeLikes(url: string): Promise<LikeFigures> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const racing = createPool({ connectionString: url, max: AT_ONCE, onError: () => undefined });
  const db = createDb(racing);
  try {
    await takeBack(pool);
    const people = await somePeople(pool, 5_000);
    const racers = people.slice(0, 4_032);
    const lost = await lostMatches(pool, db, racers);
    await takeBack(pool);
    const over = await overTheCap(pool, db, people);
    await takeBack(pool);
    const pairs = pairsOf(people);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await rate(pool, pairs, bareInsert);
      ratios.push((await rate(pool, pairs, like)) / bare);
    }
    await takeBack(pool);
    return { toBareInsert: median(ratios), lostMatches: lost, overTheCap: over };
  } finally {
    await db.destroy();
    await pool.end();
  }
}
