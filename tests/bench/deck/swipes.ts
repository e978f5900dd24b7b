/** Who liked and passed whom: mostly within a town, and both by power laws. */
import type pg from 'pg';

/**
 * Each swiper with the gender they look for, of whose people a town holds `crowd`: the i-th is number `of(i)`. Likes go to every third of
 * them and passes to the others, so that no pair has both.
 */
const swipers = `(
  select n, bench.person(n) as me, t.first, t.size / 20 * per.each as crowd, per.each, per.shift
  from bench.towns t cross join generate_series(t.first, t.first + t.size - 1) n
  cross join lateral (select case when n % 20 < 11 then 8 else 11 end as each, case when n % 20 < 11 then 11 else 0 end as shift) per
  offset 0) s`;
const of = (i: string): string => `(first + 20 * ((${i}) / each) + shift + (${i}) % each)`;
/** Pareto's law with exponent 1.5: the mean is three times the least. */
const howMany = (least: number, most: number, salt: number): string =>
  `floor(least(${most}, ${least} * power(1 - bench.rnd(n, ${salt}), -1 / 1.5)))::bigint`;

/** About 6 a person; the first of a town are liked the most. */
export async function loadLikes(db: pg.ClientBase, now: Date): Promise<void> {
  await db.query(
    `insert into likes (id, from_user_id, to_user_id, is_super, created_at)
      select gen_random_uuid(), me, bench.person(target), (n + target) % 23 = 0,
        $1::timestamptz - bench.rnd(n * 31 + target, 80) * interval '200 days'
      from (
        select distinct n, me, ${of('3 * floor((crowd / 3) * power(bench.rnd(n * 1000 + k, 81), 3))::bigint')} as target
        from ${swipers} cross join lateral generate_series(1, ${howMany(2, 500, 82)}) k
        where crowd >= 3) pairs
      where target <> n`,
    [now],
  );
}

/**
 * About 17 a person, evenly over the town: from a place of one's own on by steps of one's own, so that none comes twice. Each
 * `offset 0` keeps Postgres from writing a whole sub-select out wherever its columns are used.
 */
export async function loadPasses(db: pg.ClientBase, now: Date): Promise<void> {
  await db.query(
    `insert into passes (id, from_user_id, to_user_id, created_at)
      select gen_random_uuid(), me, bench.person(target),
        $1::timestamptz - bench.rnd(n * 31 + target, 83) * interval '200 days'
      from (
        select n, me, ${of('j / 2 * 3 + 1 + j % 2')} as target
        from (
          select s.*, (start + k * step) % others as j
          from (
            select s.*, floor(bench.rnd(n, 84) * others)::bigint as start, 1 + floor(bench.rnd(n, 85) * (others / count - 1))::bigint as step
            from (select s.*, crowd / 3 * 2 as others, least(crowd / 3 * 2, ${howMany(5.7, 2000, 86)}) as count from ${swipers} where crowd >= 3 offset 0) s
            offset 0) s cross join lateral generate_series(0, count - 1) k
          offset 0) s
        offset 0) pairs
      where target <> n`,
    [now],
  );
}

export async function loadMatches(db: pg.ClientBase, now: Date): Promise<void> {
  await db.query('analyze likes');
  await db.query(
    `insert into matches (id, user1_id, user2_id, created_at)
      select gen_random_uuid(), l.from_user_id, l.to_user_id, $1::timestamptz - interval '1 day'
      from likes l join likes back on back.from_user_id = l.to_user_id and back.to_user_id = l.from_user_id
      where l.from_user_id < l.to_user_id`,
    [now],
  );
}

/** One in a hundred blocked somebody. */
export async function loadBlocks(db: pg.ClientBase, now: Date): Promise<void> {
  await db.query(
    `insert into blocked_users (blocker_id, blocked_id, created_at, blocked_name)
      select me, bench.person(${of('floor(crowd * bench.rnd(n, 88))::bigint')}), $1::timestamptz, 'Somebody'
      from ${swipers} where bench.rnd(n, 87) < 0.01`,
    [now],
  );
}
