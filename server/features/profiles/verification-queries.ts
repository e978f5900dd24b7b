import { sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { ProfilesTable } from '#server/db/rows.generated.ts';

export type Verified = Pick<Updateable<ProfilesTable>, 'verificationStatus' | 'verified' | 'dateOfBirthVerifiedAt'>;

export async function setVerified(db: Db, id: string, changes: Verified, now: Date): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ ...changes, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Takes the tick away when it was given at or before an instant. A waiting selfie still waits. */
export async function endTick(db: Db, id: string, shownAt: Date, now: Date): Promise<void> {
  await sql`
    update profiles set verified = false, verification_status = nullif(verification_status, 'approved'), updated_at = ${now}
    where id = ${id}::uuid and verified and date_of_birth_verified_at <= ${shownAt}`.execute(db);
}
