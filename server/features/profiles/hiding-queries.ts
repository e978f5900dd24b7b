import type { Db } from '#server/db/pool.ts';

/** Marks a profile as hidden by moderators or limited by reports, or clears that (null). False if nothing changed. */
export async function setMark(db: Db, id: string, mark: 'suspendedAt' | 'limitedAt', at: Date | null, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('profiles')
    .set(mark, at)
    .set('updatedAt', now)
    .where('id', '=', id)
    .where(mark, at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
