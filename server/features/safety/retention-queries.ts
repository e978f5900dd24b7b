import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** Deletes the messages, and the profile as it was shown, of reports that were decided before an instant. */
export async function deleteEvidenceDecidedBefore(db: Db, before: Date): Promise<void> {
  const isOld = sql<boolean>`r.state <> 'open' and r.decided_at < ${before}::timestamptz`;
  await sql`delete from report_evidence e using reported_users r where r.id = e.report_id and ${isOld}`.execute(db);
  await sql`update reported_users r set shown = null where r.shown is not null and ${isOld}`.execute(db);
}

/** Whose profile is hidden, though they are not suspended and no report that they are under 18 waits; after one that was seen. */
export async function hiddenWithoutReview(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from profiles p join users u on u.id = p.id
    where p.suspended_at is not null and u.suspended_at is null and p.id > ${after}::uuid
      and not exists (
        select from reported_users r where r.reported_id = p.id and r.reason = 'underage' and r.state = 'open')
    order by p.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
