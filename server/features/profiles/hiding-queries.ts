/** Hides profiles (for moderators), limits them (after reports), and shows them again. */
import type { Db } from '#server/db/pool.ts';

/** Hides a profile, unless it is hidden. True if that changed it. */
export async function setHidden(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profiles')
    .set({ suspendedAt: at, updatedAt: at })
    .where('id', '=', id)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Shows a profile, unless it is shown. True if that changed it. */
export async function setShown(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profiles')
    .set({ suspendedAt: null, updatedAt: now })
    .where('id', '=', id)
    .where('suspendedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Limits a profile, unless it is limited. True if that changed it. */
export async function setLimited(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profiles')
    .set({ limitedAt: at, updatedAt: at })
    .where('id', '=', id)
    .where('limitedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the limit of a profile. True if that changed it. */
export async function setUnlimited(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profiles')
    .set({ limitedAt: null, updatedAt: now })
    .where('id', '=', id)
    .where('limitedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
