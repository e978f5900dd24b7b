import { type Kysely, sql } from 'kysely';

/**
 * Windows of throttles that are open for a day or more, and networks that accounts know: a crash empties unlogged tables, and would give
 * everybody who guesses a new day. Whose windows the keys stand for cannot be read out of them, so all go into both; short ones pass by themselves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lasting_throttles (
      key text constraint lasting_throttles_pkey primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`insert into lasting_throttles select key, points, expire from throttles`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into throttles select key, points, expire from lasting_throttles
    on conflict (key) do update set points = excluded.points, expire = excluded.expire
    where throttles.expire is null or throttles.expire < excluded.expire`.execute(db);
  await sql`drop table lasting_throttles`.execute(db);
}
