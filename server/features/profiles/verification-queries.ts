import type { Updateable } from 'kysely';
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
