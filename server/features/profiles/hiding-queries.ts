/** How moderators hide a profile from everybody, reports take it out of decks, and it is shown again. */
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

/** Limits a profile, unless it is limited; whether this changed anything. */
export async function setLimited(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profiles')
    .set({ limitedAt: at, updatedAt: at })
    .where('id', '=', id)
    .where('limitedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the limit of a profile; whether this changed anything. */
export async function setUnlimited(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profiles')
    .set({ limitedAt: null, updatedAt: now })
    .where('id', '=', id)
    .where('limitedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
