import { sql } from 'kysely';
import { demoDomain } from '#server/config/demo-domain.ts';
import type { Db } from '../db/pool.ts';

/**
 * True if demo people were seeded into a database. The acceptance of a real sign-up has a UUIDv7 as its id; only the demo's ids are v4. So
 * a stranger with an address of the demo's domain cannot keep the server from starting.
 */
export async function hasDemoPeople(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from users u join privacy_acceptances a on a.user_id = u.id
      where u.email like ${`%@${demoDomain}`} and substr(a.id::text, 15, 1) = '4') as found`.execute(db);
  return rows[0]?.found ?? false;
}
