/** The people that `npm run bench -- deck` measures with: rows as the product itself would hold them, and the same ones each time. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#rules/limits.ts';
import { makeWorld } from '#tests/bench/deck/world.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const made: { client: pg.Client; drop(): Promise<void> }[] = [];

async function worldOf(seed: number): Promise<pg.Client> {
  const database = await createTestDatabase();
  const [client, other] = await Promise.all(
    [1, 2].map(async () => {
      const one = new pg.Client({ connectionString: database.url });
      one.on('error', () => undefined);
      await one.connect();
      return one;
    }),
  );
  if (client === undefined || other === undefined) throw new Error('No connection.');
  made.push({ client, drop: database.drop });
  await makeWorld([client, other], { people: 2_000, seed, now: NOW, log: () => undefined });
  await other.end();
  return client;
}

let world: pg.Client;
beforeAll(async () => {
  world = await worldOf(7);
});
afterAll(async () => {
  for (const { client, drop } of made) {
    await client.end();
    await drop();
  }
});

async function one<T>(sql: string, values: unknown[] = []): Promise<T> {
  return (await world.query(sql, values)).rows[0] as T;
}

const share = async (where: string): Promise<number> =>
  Number((await one<{ share: string }>(`select avg((${where})::integer) as share from profiles p`)).share);

test('Every foreign key holds, though none was looked at while loading', async () => {
  const { rows } = await world.query<{ name: string; tab: string; col: string; target: string; key: string }>(
    `select c.conname as name, c.conrelid::regclass::text as tab, a.attname as col, c.confrelid::regclass::text as target, b.attname as key
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { name, tab, col, target, key } of rows) {
    const { count } = await one<{ count: string }>(
      `select count(*) from ${tab} x where x.${col} is not null and not exists (select from ${target} y where y.${key} = x.${col})`,
    );
    expect({ name, count }).toEqual({ name, count: '0' });
  }
});

test('Indexes and constraints are as the migrations made them', async () => {
  const template = await createTestDatabase();
  const fresh = new pg.Client({ connectionString: template.url });
  await fresh.connect();
  try {
    const indexes = `select indexdef from pg_indexes where schemaname = 'public' order by 1`;
    const constraints = `select conrelid::regclass::text as tab, conname, convalidated, pg_get_constraintdef(oid) as def from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`;
    expect((await world.query(indexes)).rows).toEqual((await fresh.query(indexes)).rows);
    expect((await world.query(constraints)).rows).toEqual((await fresh.query(constraints)).rows);
  } finally {
    await fresh.end();
    await template.drop();
  }
});

test('Nobody liked and passed the same person, themselves, or somebody of the gender they do not look for', async () => {
  expect(
    await one(
      `select (select count(*) from likes l join passes p using (from_user_id, to_user_id)) as both,
        (select count(*) from likes l join profiles a on a.id = l.from_user_id join profiles b on b.id = l.to_user_id where a.gender = 'male' and b.gender <> 'female') as strayed`,
    ),
  ).toEqual({ both: '0', strayed: '0' });
});

test('Mutual likes are matches, and only those', async () => {
  expect(
    await one(
      `select (select count(*) from matches) = (select count(*) from likes l join likes b on b.from_user_id = l.to_user_id
        and b.to_user_id = l.from_user_id where l.from_user_id < l.to_user_id) as same`,
    ),
  ).toEqual({ same: true });
});

test('People are spread as told: by town, activity and age', async () => {
  // Of two thousand; towns too small for twenty people have none.
  expect(await one(`select count(*)::integer as count from profiles where location = 'Lagos, Lagos'`)).toEqual({
    count: 700,
  });
  expect(await share('latitude is null')).toBeCloseTo(0.08, 1);
  expect(await share('lively')).toBeCloseTo(0.15, 1);
  expect(
    await share(`last_active_at > $1::timestamptz - interval '30 days'`.replace('$1', `'${NOW.toISOString()}'`)),
  ).toBeCloseTo(0.3, 1);
  expect(await share(`gender = 'male'`)).toBeCloseTo(0.55, 1);
  const { youngest, oldest } = await one<{ youngest: number; oldest: number }>(
    `select extract(year from min(age($1::date, date_of_birth)))::integer as youngest, extract(year from max(age($1::date, date_of_birth)))::integer as oldest from profiles`,
    [NOW],
  );
  expect(youngest).toBeGreaterThanOrEqual(limits.age.adult);
  expect(oldest).toBeLessThanOrEqual(71);
  const cells = await one(
    `select count(*)::integer as missing from (select deck_cell from profiles except select cell from deck_cells) c`,
  );
  expect(cells).toEqual({ missing: 0 });
  const unsnapped = await one(
    `select count(*)::integer as count from profiles where abs((latitude - 0.0125) / 0.025 - round((latitude - 0.0125) / 0.025)) > 1e-4`,
  );
  expect(unsnapped).toEqual({ count: 0 });
});

test('The same seed makes the same people, another seed others', async () => {
  const digest = `select md5(string_agg((to_jsonb(p) - 'updated_at')::text, '|' order by id)) as people,
      (select md5(string_agg(from_user_id::text || to_user_id::text, '|' order by from_user_id, to_user_id)) from passes) as passes,
      (select md5(string_agg(from_user_id::text || to_user_id::text || created_at, '|' order by from_user_id, to_user_id)) from likes) as likes
    from profiles p`;
  const first = (await world.query(digest)).rows[0];
  const again = (await (await worldOf(7)).query(digest)).rows[0];
  const other = (await (await worldOf(8)).query(digest)).rows[0];
  expect(again).toEqual(first);
  expect(other.people).not.toBe(first.people);
  expect(other.likes).not.toBe(first.likes);
});
