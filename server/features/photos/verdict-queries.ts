import type { Db } from '#server/db/pool.ts';

export type PhotoOwner = { userId: string; isOpen: boolean };

/** `isOpen`: the owner's account is not suspended. */
export async function photoOwner(db: Db, id: string): Promise<PhotoOwner | undefined> {
  return db
    .selectFrom('profilePhotos as f')
    .innerJoin('users as u', 'u.id', 'f.userId')
    .select(({ eb }) => ['f.userId', eb('u.suspendedAt', 'is', null).$castTo<boolean>().as('isOpen')])
    .where('f.id', '=', id)
    .where('f.state', '=', 'ready')
    .executeTakeFirst();
}
