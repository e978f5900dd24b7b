import { type Kysely, sql } from 'kysely';

/** In the shape that rate-limiter-flexible writes. Keys are keyed hashes, so that no address stands in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table throttles (
      key text constraint throttles_pkey primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`create index throttles_expire_idx on throttles (expire)`.execute(db);

  // A crash empties unlogged tables, and would give everybody who guesses a new day. So windows of a day or more are logged.
  await sql`
    create table lasting_throttles (
      key text constraint lasting_throttles_pkey primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table lasting_throttles, throttles`.execute(db);
}
