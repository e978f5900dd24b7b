import { sql } from 'kysely';
import { demoDomain } from '#server/config/demo-domain.ts';
import type { Db } from '../db/pool.ts';

/** Only the demo's acceptances have v4 ids: a stranger with an address of the demo's domain cannot keep the server from starting. */
export async function hasDemoPeople(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from users u join privacy_acceptances a on a.user_id = u.id
      where u.email like ${`%@${demoDomain}`} and substr(a.id::text, 15, 1) = '4') as found`.execute(db);
  return rows[0]?.found ?? false;
}
