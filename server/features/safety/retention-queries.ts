import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

export async function deleteEvidenceDecidedBefore(db: Db, before: Date): Promise<void> {
  const isOld = sql<boolean>`r.state <> 'open' and r.decided_at < ${before}::timestamptz`;
  await sql`delete from report_evidence e using reported_users r where r.id = e.report_id and ${isOld}`.execute(db);
  await sql`update reported_users r set shown = null where r.shown is not null and ${isOld}`.execute(db);
}
