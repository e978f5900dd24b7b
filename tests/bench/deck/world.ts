/**
 * A country of people who never were, by SQL alone: everything about a person follows from their number and the seed, so the same seed
 * gives the same people wherever it runs (the ids of swipes and plans apart). Triggers are off while it loads and indexes are put back afterwards, as the migrations made them.
 */
import type pg from 'pg';
import { lagosDay, lagosDayNumber } from '../../../rules/age.ts';
import { limits } from '../../../rules/limits.ts';
import { loadBlocks, loadLikes, loadMatches, loadPasses } from './swipes.ts';
import { type Town, townsFor } from './towns.ts';
import { firstNames, interests, lastNames, phrases } from './words.ts';

export type WorldOptions = { people: number; seed: number; now: Date; log: (line: string) => void };

/** `rnd` is one of [0, 1) by number and salt; `person` an id as the product makes them, version 4. */
function helpers(seed: number): string {
  return `
    create schema bench;
    create function bench.rnd(p_number bigint, p_salt integer) returns float8 language sql immutable parallel safe
      return (hashint8extended(p_number, ${seed} * 1000 + p_salt) & 9007199254740991)::float8 / 9007199254740992;
    create function bench.person(p_number bigint) returns uuid language sql immutable parallel safe
      return overlay(overlay(md5('${seed} ' || p_number) placing '4' from 13) placing '8' from 17)::uuid;
    create function bench.snap(p_degrees float8, p_limit float8) returns float8 language sql immutable parallel safe
      return round((-p_limit + (floor((p_degrees + p_limit) / 0.025) + 0.5) * 0.025)::numeric, 6)::float8;
    create function bench.pick(p_of text[], p_place float8) returns text language sql immutable parallel safe
      return p_of[1 + floor(p_place * cardinality(p_of))::integer];
    create table bench.towns (id text, name text, state text, lat float8, lng float8, spread float8, first bigint, size bigint);`;
}

async function insertTowns(db: pg.ClientBase, towns: readonly Town[]): Promise<void> {
  await db.query(
    `insert into bench.towns select id, name, state, lat, lng, spread, first, size from json_to_recordset($1::json)
      as t (id text, name text, state text, lat float8, lng float8, spread float8, first bigint, size bigint)`,
    [JSON.stringify(towns)],
  );
}

/** Everybody in the order of their accounts, which tells nothing about town or gender. */
const everybody = `(
  select n, t.* from bench.towns t cross join generate_series(t.first, t.first + t.size - 1) n
  order by bench.rnd(n, 1) offset 0) p`;

async function loadUsers(db: pg.ClientBase, now: Date): Promise<void> {
  await db.query(
    `insert into users (id, email, password_hash, full_name, created_at, email_verified_at)
      select bench.person(n), 'p' || n || '@bench.example', '-',
        bench.pick($1::text[], bench.rnd(n, 2)) || ' ' || bench.pick($2::text[], bench.rnd(n, 3)), $3::timestamptz, $3::timestamptz
      from ${everybody}`,
    [firstNames, lastNames, now],
  );
}

/** The choice whose share of 1 holds `place`; a name of '' is none. */
function byShare(place: string, shares: readonly (readonly [name: string, share: number])[]): string {
  let sum = 0;
  const cases = shares.slice(0, -1).map(([name, share]) => {
    sum += share;
    return `when ${place} < ${sum.toFixed(3)} then '${name}'`;
  });
  return `nullif(case ${cases.join(' ')} else '${shares.at(-1)?.[0] ?? ''}' end, '')`;
}

const education = byShare('bench.rnd(n, 10)', [
  ['bachelors', 0.45],
  ['high_school', 0.2],
  ['masters', 0.12],
  ['phd', 0.03],
  ['', 0.2],
]);
const religion = byShare('bench.rnd(n, 11)', [
  ['christian', 0.5],
  ['muslim', 0.38],
  ['spiritual', 0.02],
  ['other', 0.02],
  ['agnostic', 0.01],
  ['', 0.07],
]);
const smoking = byShare('bench.rnd(n, 12)', [
  ['never', 0.7],
  ['socially', 0.1],
  ['regularly', 0.03],
  ['', 0.17],
]);
const drinking = byShare('bench.rnd(n, 13)', [
  ['never', 0.4],
  ['socially', 0.4],
  ['regularly', 0.05],
  ['', 0.15],
]);

/** 15 % were here this week, as many more this month; the longer ago, the fewer within each of the two. */
const daysAgo = `case
  when bench.rnd(n, 14) < 0.15 then floor(${limits.deck.livelyDays + 1} * power(bench.rnd(n, 15), 1.5))
  when bench.rnd(n, 14) < 0.30 then ${limits.deck.livelyDays + 1} + floor(${30 - limits.deck.livelyDays} * bench.rnd(n, 15))
  else 31 + floor(669 * bench.rnd(n, 15)) end::integer`;

/** 11 men, 8 women and one of another gender of each twenty. */
export const gender = `case when n % 20 < 11 then 'male' when n % 20 < 19 then 'female'
  when bench.rnd(n, 16) < 0.5 then 'non_binary' else 'other' end`;

async function loadProfiles(db: pg.ClientBase, now: Date): Promise<void> {
  // About normal: the sum of three, from -1.5 to 1.5.
  const about = (salt: number) =>
    `(bench.rnd(n, ${salt}) + bench.rnd(n, ${salt + 1}) + bench.rnd(n, ${salt + 2}) - 1.5) * 2 * spread`;
  await db.query(
    `insert into profiles (id, full_name, date_of_birth, gender, bio, location, interests, interest_keys, height_cm, education, religion, smoking,
        drinking, show_me, age_verified, data_processing_consent_at, verified, latitude, longitude, shown_latitude, shown_longitude, town_id,
        travel_town_id, travel_location, travel_latitude, travel_longitude, boost_expires_at, last_active_at, active_day, lively, seen,
        paused_at, suspended_at, deletion_requested_at, created_at, updated_at)
      select bench.person(n),
        bench.pick($1::text[], bench.rnd(n, 2)) || ' ' || bench.pick($2::text[], bench.rnd(n, 3)),
        ($6::date - make_interval(years => 18 + floor(52 * power(bench.rnd(n, 4), 2.2))::integer))::date - floor(365 * bench.rnd(n, 5))::integer,
        gender, bench.pick($3::text[], bench.rnd(n, 6)) || ' ' || bench.pick($3::text[], bench.rnd(n, 7)),
        name || ', ' || state, liked.names, liked.keys, 150 + floor(20 * (bench.rnd(n, 8) + bench.rnd(n, 9)))::smallint,
        ${education}, ${religion}, ${smoking}, ${drinking},
        case when bench.rnd(n, 17) < 0.2 then null when gender = 'male' then 'female' when gender = 'female' then 'male' end,
        true, $5::timestamptz, bench.rnd(n, 18) < 0.3, latitude, longitude, latitude, longitude, id,
        case when travels then 'bench' end, case when travels then 'Abuja, FCT' end, case when travels then 9.0625 end,
        case when travels then 7.4875 end, case when bench.rnd(n, 20) < 0.01 then $5::timestamptz + bench.rnd(n, 21) * interval '10 years' end,
        $5::timestamptz - days * interval '1 day', $7::integer - days, days <= ${limits.deck.livelyDays},
        floor(3 / ((n - first)::float8 / size + 0.01))::integer,
        case when bench.rnd(n, 22) < 0.02 then $5::timestamptz end, case when bench.rnd(n, 23) < 0.003 then $5::timestamptz end,
        case when bench.rnd(n, 24) < 0.003 then $5::timestamptz end,
        $5::timestamptz - days * interval '1 day' - bench.rnd(n, 25) * interval '400 days', $5::timestamptz - days * interval '1 day'
      from (
        select p.*, ${daysAgo} as days, ${gender} as gender, bench.rnd(n, 19) < 0.003 as travels,
          case when bench.rnd(n, 26) >= 0.08 then bench.snap(lat + ${about(27)}, 90) end as latitude,
          case when bench.rnd(n, 26) >= 0.08 then bench.snap(lng + ${about(30)}, 180) end as longitude
        from ${everybody} offset 0) p
      cross join lateral (
        select array_agg(i) as names, array_agg(lower(i)) as keys from (
          select distinct bench.pick($4::text[], power(bench.rnd(n, 40 + k), 1.7)) as i
          from generate_series(1, 3 + floor(6 * bench.rnd(n, 39))::integer) k) i) liked`,
    [firstNames, lastNames, phrases, interests, now, lagosDay(now), lagosDayNumber(now)],
  );
  await db.query('insert into deck_cells select distinct deck_cell from profiles on conflict do nothing');
}

/** 3 % have none, the others one to six: 3.4 on average. */
async function loadPhotos(db: pg.ClientBase, now: Date): Promise<void> {
  await db.query(
    `insert into profile_photos (id, user_id, state, display_order, content_type, byte_size, width, height, created_at, purpose, thumb_hash)
      select gen_random_uuid(), bench.person(n), 'ready', k,
        'image/webp', 200000 + (n % 1000)::integer, 1080, 1350, $1::timestamptz, case when k = 0 then 'avatar' else 'photo' end,
        decode(md5(n || ' ' || k) || substr(md5(k || ' ' || n), 1, 18), 'hex')
      from ${everybody}
      cross join lateral generate_series(0, case when bench.rnd(n, 60) < 0.03 then -1 else floor(6 * bench.rnd(n, 61))::integer end) k`,
    [now],
  );
}

/** Three in a hundred pay, a third of them for the bonus in the order. */
async function loadEntitlements(db: pg.ClientBase, now: Date): Promise<void> {
  await db.query(
    `insert into entitlements (id, user_id, plan, source, is_trial, starts_at, created_at)
      select gen_random_uuid(), bench.person(n), case when bench.rnd(n, 71) < 0.3 then 'diamond' else 'gold' end, 'admin', false,
        $1::timestamptz - interval '1 day', $1::timestamptz
      from ${everybody} where bench.rnd(n, 70) < 0.03`,
    [now],
  );
}

type Part = { add: string; drop: string };

/** Indexes, and the constraints that are indexes, of tables to be filled. Primary keys that others refer to stay. */
async function indexesOf(db: pg.ClientBase, tables: readonly string[]): Promise<Part[]> {
  const { rows } = await db.query<Part>(
    `select case when c.oid is null then pg_get_indexdef(i.indexrelid)
        else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as add,
        case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
        else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as drop
      from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
      where i.indrelid = any ($1::regclass[])
        and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = i.indexrelid)
      order by i.indrelid::regclass::text, i.indexrelid`,
    [tables],
  );
  return rows;
}

const filled = ['profiles', 'profile_photos', 'likes', 'passes', 'matches'];

/** Fills an empty, migrated database. The two connections work side by side. */
export async function makeWorld(
  [one, other]: readonly [pg.ClientBase, pg.ClientBase],
  options: WorldOptions,
): Promise<void> {
  const { now, log } = options;
  const timed = async (what: string, work: () => Promise<void>): Promise<void> => {
    const from = Date.now();
    await work();
    log(`  ${what}: ${((Date.now() - from) / 1000).toFixed(1)} s`);
  };
  await one.query(helpers(options.seed));
  await insertTowns(one, await townsFor(options.people));
  const parts = await indexesOf(one, filled);
  for (const part of parts) await one.query(part.drop);
  for (const db of [one, other])
    await db.query(`set session_replication_role = replica; set work_mem = '512MB'; set maintenance_work_mem = '1GB'`);
  await Promise.all([
    (async () => {
      await timed('accounts', () => loadUsers(one, now));
      await timed('profiles', () => loadProfiles(one, now));
      await timed('photos', () => loadPhotos(one, now));
      await timed('plans', () => loadEntitlements(one, now));
    })(),
    (async () => {
      await timed('likes', () => loadLikes(other, now));
      await timed('matches', () => loadMatches(other, now));
      await timed('passes', () => loadPasses(other, now));
      await timed('blocks', () => loadBlocks(other, now));
    })(),
  ]);
  const waiting = [...parts];
  const build = async (db: pg.ClientBase): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) await db.query(part.add);
  };
  await timed('indexes', async () => void (await Promise.all([build(one), build(other)])));
  for (const db of [one, other]) await db.query('reset all');
}
