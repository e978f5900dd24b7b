import { sql } from 'kysely';
import { demoDomain } from '#server/config/demo-domain.ts';
import type { Db } from '../db/pool.ts';

/**
 * Whether demo people were seeded into a database. Whoever signs up has an acceptance whose id is a UUIDv7; only the demo's are v4: a
 * stranger who signs up with an address of the demo's domain must not be able to keep the server from starting.
 */
export async function hasDemoPeople(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from users u join privacy_acceptances a on a.user_id = u.id
      where u.email like ${`%@${demoDomain}`} and substr(a.id::text, 15, 1) = '4') as found`.execute(db);
  return rows[0]?.found ?? false;
}
