/** How moderators hide a profile from everybody, and show it again. */
import type { Db } from '#server/db/pool.ts';

/** Hides a profile, unless it is hidden; whether this changed anything. */
export async function setHidden(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profiles')
    .set({ suspendedAt: at, updatedAt: at })
    .where('id', '=', id)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Shows a profile, unless it is shown; whether this changed anything. */
export async function setShown(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profiles')
    .set({ suspendedAt: null, updatedAt: now })
    .where('id', '=', id)
    .where('suspendedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
