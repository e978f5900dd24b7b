/** What becomes of those whom reports of minors had hidden before: they come back, and their reports still wait. */
import { readdir } from 'node:fs/promises';
import { type Migration, Migrator, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

const NAME = '0038_limited';
const folder = new URL('../../migrations/', import.meta.url);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
let migrator: Migrator;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(createPool({ connectionString: database.url, max: 1, onError: () => undefined }));
  const migrations: Record<string, Migration> = {};
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.ts')))
    migrations[file.slice(0, -3)] = (await import(new URL(file, folder).href)) as Migration;
  migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const names = Object.keys(migrations).sort();
  const { error } = await migrator.migrateTo(names[names.indexOf(NAME) - 1] ?? '');
  if (error) throw error;
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function person(name: string, { hidden, suspended = false }: { hidden: boolean; suspended?: boolean }) {
  const id = crypto.randomUUID();
  await sql`insert into users (id, email, password_hash, full_name, suspended_at, created_at)
    values (${id}, ${`${name}@example.com`}, 'x', ${name}, case when ${suspended}::boolean then now() end, now())`.execute(
    db,
  );
  await sql`insert into profiles (id, full_name, date_of_birth, gender, bio, location, interests, interest_keys, age_verified,
      data_processing_consent_at, last_active_at, active_day, suspended_at, created_at, updated_at)
    values (${id}, ${name}, '1996-05-17', 'female', '', '', '{}', '{}', true, now(), now(), 1,
      case when ${hidden}::boolean then now() end, now(), now())`.execute(db);
  return id;
}

it('shows those again whom a report alone had hidden, and keeps their reports and what was decided of others', async () => {
  const ada = await person('Ada', { hidden: false });
  const bola = await person('Bola', { hidden: true });
  const chidi = await person('Chidi', { hidden: true, suspended: true });
  for (const [of, state] of [
    [bola, 'open'],
    [chidi, 'acted'],
    [ada, 'dismissed'],
  ] as const) {
    await sql`insert into reported_users (id, reporter_id, reported_id, reason, state, decided_at, created_at, waiting_since, urgency)
      values (gen_random_uuid(), ${of === bola ? ada : bola}, ${of}, 'underage', ${state},
        case when ${state} <> 'open' then now() end, now(), now(), 0)`.execute(db);
  }
  const { error } = await migrator.migrateTo(NAME);
  if (error) throw error;
  const hidden = await sql<{ fullName: string }>`select full_name from profiles where not deckable`.execute(db);
  expect(hidden.rows.map(({ fullName }) => fullName)).toEqual(['Chidi']);
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', p.full_name, r.state, r.counts, r.dismissed_at is not null, r.upheld_at is not null,
        r.cleared_at is not null) as line
    from reported_users r join profiles p on p.id = r.reported_id order by p.full_name`.execute(db);
  expect(rows.map(({ line }) => line)).toEqual(['Ada dismissed t t f t', 'Bola open t f f f', 'Chidi acted t f t f']);
  // The deck's indexes stand on the column that was made anew.
  const indexes = await sql<{ count: number }>`
    select count(*)::int as count from pg_indexes where tablename = 'profiles' and indexdef like '%WHERE deckable%'`.execute(
    db,
  );
  expect(indexes.rows[0]?.count).toBeGreaterThan(0);
});
