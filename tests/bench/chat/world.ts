/** People on a plan, matched in pairs and signed in: their ids and tokens follow from their numbers, so that every process knows them. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { lagosDayNumber } from '../../../rules/age.ts';
import { limits } from '../../../rules/limits.ts';
import { hashOf } from '../../../server/auth/tokens.ts';
import type { Embedded } from '../../../server/db/embedded.ts';
import { migrateAll } from '../../../server/db/migrate.ts';
import { withClient } from '../deck/databases.ts';

const DATABASE = 'chat';

export type Pair = { matchId: string; people: readonly [string, string] };
/** Which pairs, by their numbers: `to` is no longer one of them. */
export type Range = { from: number; to: number };

function idOf(kind: string, number: number): string {
  const hex = createHash('md5').update(`${kind} ${number}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}

/** The two in the order of their ids, as a match has them. */
export function pairAt(number: number): Pair {
  const [one = '', other = ''] = [idOf('person', number * 2), idOf('person', number * 2 + 1)].sort();
  return { matchId: idOf('match', number), people: [one, other] };
}

export const pairsOf = ({ from, to }: Range): Pair[] => Array.from({ length: to - from }, (_, at) => pairAt(from + at));

export const tokenOf = (userId: string): string => `bench-${userId}`;

/** The message at a place of a pair's past. */
export const pastMessage = (matchId: string, place: number): string => idOf(matchId, place);

async function insertPeople(db: pg.ClientBase, people: readonly string[], now: Date): Promise<void> {
  await db.query(
    `insert into users (id, email, password_hash, full_name, created_at, email_verified_at)
      select id, id || '@bench.example', '-', 'Ada Bench', $2::timestamptz, $2 from unnest($1::uuid[]) id`,
    [people, now],
  );
  await db.query(
    `insert into profiles (id, full_name, date_of_birth, gender, bio, location, interests, interest_keys, age_verified,
        data_processing_consent_at, last_active_at, active_day, created_at, updated_at)
      select id, 'Ada Bench', '1996-05-17', 'female', '', 'Lagos', '{}', '{}', true, $2::timestamptz, $2, $3, $2, $2
      from unnest($1::uuid[]) id`,
    [people, now, lagosDayNumber(now)],
  );
  await db.query(
    `insert into entitlements (id, user_id, plan, source, is_trial, starts_at, created_at)
      select gen_random_uuid(), id, 'gold', 'admin', false, now() - interval '1 day', now() from unnest($1::uuid[]) id`,
    [people],
  );
  await db.query(
    `insert into sessions (id, user_id, label, created_at, expires_at, absolute_expires_at, last_seen_at, access_hash, access_expires_at, refresh_hash)
      select gen_random_uuid(), id, 'bench', now(), now() + interval '1 day', now() + interval '1 day', now(), hash, now() + interval '1 day', hash
      from unnest($1::uuid[], $2::bytea[]) as s (id, hash)`,
    [people, people.map((id) => hashOf(tokenOf(id)))],
  );
}

async function insertPast(db: pg.ClientBase, pairs: readonly Pair[], messages: number): Promise<void> {
  for (const { matchId, people } of pairs) {
    const ids = Array.from({ length: messages }, (_, at) => pastMessage(matchId, at));
    await db.query(
      `insert into messages (id, match_id, seq, sender_id, client_id, content, created_at)
        select id, $1, seq, $2, id, repeat('x', $3), now() from unnest($4::uuid[]) with ordinality as given (id, seq)`,
      [matchId, people[0], limits.text.message, ids],
    );
    await db.query('insert into chat_threads values ($1, $2, now())', [matchId, messages]);
  }
}

export type Wanted = { all: Range; withPast: Range; messages: number };

/** Fills a migrated database with these pairs; those with a past have so many messages of full length. */
export async function fill(db: pg.ClientBase, { all, withPast, messages }: Wanted, now: Date): Promise<void> {
  const pairs = pairsOf(all);
  await insertPeople(
    db,
    pairs.flatMap(({ people }) => people),
    now,
  );
  await db.query(
    `insert into matches (id, user1_id, user2_id, created_at)
      select id, one, other, now() from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as m (id, one, other)`,
    [pairs.map(({ matchId }) => matchId), pairs.map(({ people }) => people[0]), pairs.map(({ people }) => people[1])],
  );
  await insertPast(db, pairsOf(withPast), messages);
  await db.query('vacuum (analyze)');
}

/** A database of its own with these pairs, made anew: it takes seconds. */
export async function makeWorld(server: Embedded, wanted: Wanted, now: Date): Promise<string> {
  const address = new URL(server.url);
  address.pathname = `/${DATABASE}`;
  await withClient(server.url, async (db) => {
    await db.query(`drop database if exists ${DATABASE} with (force)`);
    await db.query(`create database ${DATABASE}`);
  });
  await migrateAll(address.href);
  await withClient(address.href, (db) => fill(db, wanted, now));
  return address.href;
}
