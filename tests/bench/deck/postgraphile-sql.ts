/** The deck's statement as a PL/pgSQL function that returns rows, which PostGraphile makes a type of; in a schema of the bench's own. */
import type pg from 'pg';
import { level, parted, personColumns, photoColumns } from './answers.ts';
import type { Statement } from './searches.ts';

const TYPES = `
  drop table if exists bench.searches;
  drop schema if exists bench_deck cascade;
  create schema bench_deck;
  create type bench_deck.deck_photo as (id uuid, aspect_ratio float8, small text, card text, medium text, thumb_hash text);
  create type bench_deck.deck_score as (level text, score float8);
  create type bench_deck.deck_person as (id uuid, full_name text, bio text, gender text, location text, interests text[], height_cm integer,
    education text, religion text, smoking text, drinking text, is_verified boolean, age integer, activity text, distance_text text, visiting text,
    compatibility bench_deck.deck_score, photos bench_deck.deck_photo[]);`;

/** The rows of the page instead of their JSON, in the same order. */
function rowsOf({ sql, parameters }: Statement): string {
  const { pages, order } = parted(sql);
  const photos = photoColumns.map(([, value]) => value).join(', ');
  const columns = personColumns(parameters.length + 1).map(([, value]) => value);
  return `${pages} select p.id, p.full_name, p.bio, p.gender, p.location, p.interests, p.height_cm::integer, p.education, p.religion, p.smoking,
      p.drinking, p.verified, ${columns.join(', ')}, row(${level}, page.score)::bench_deck.deck_score,
      array(select row(f.id, ${photos}, encode(f.thumb_hash, 'base64'))::bench_deck.deck_photo
        from profile_photos f where f.user_id = p.id and f.state = 'ready' order by f.display_order)
    from page join profiles p on p.id = page.id order by ${order}`;
}

/** What Postgres takes the statement's parameters for. */
async function typesOf(db: pg.ClientBase, sql: string): Promise<string[]> {
  await db.query(`prepare bench_types as ${sql}`);
  const { rows } = await db.query<{ types: string[] }>(
    `select parameter_types::text[] as types from pg_prepared_statements where name = 'bench_types'`,
  );
  await db.query('deallocate bench_types');
  return rows[0]?.types ?? [];
}

/** Makes the function `bench_deck.deck_for(person)`, with the parameters of each person in a table. */
export async function makeFunction(
  db: pg.ClientBase,
  asked: ReadonlyMap<string, Statement>,
  places: ReadonlyMap<string, readonly number[]>,
): Promise<void> {
  const some = [...asked.values()][0];
  if (some === undefined) throw new Error('Nobody asks for a deck.');
  const sql = rowsOf(some);
  await db.query(TYPES);
  const types = await typesOf(db, sql);
  await db.query(
    `create table bench.searches (user_id uuid primary key, ${types.map((type, at) => `a${at + 1} ${type}`).join(', ')})`,
  );
  const marks = types.map((type, at) => `$${at + 2}::${type}`).join(', ');
  for (const [userId, { parameters }] of asked) {
    await db.query(`insert into bench.searches values ($1, ${marks})`, [
      userId,
      ...parameters,
      ...(places.get(userId) ?? []),
    ]);
  }
  await db.query(`
    create function bench_deck.deck_for(p_user uuid) returns setof bench_deck.deck_person language plpgsql stable as $function$
    declare
      s bench.searches;
    begin
      select * into s from bench.searches where user_id = p_user;
      return query ${sql.replace(/\$(\d+)/g, 's.a$1')};
    end $function$`);
  await db.query('analyze bench.searches');
}
