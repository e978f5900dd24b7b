import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';

export type PhotoOwner = { id: string; userId: string; isOpen: boolean };

/** The shown ones among these photos. `isOpen`: their owner's account is not suspended. */
export async function photoOwners(db: Db, ids: readonly string[]): Promise<PhotoOwner[]> {
  return db
    .selectFrom('profilePhotos as f')
    .innerJoin('users as u', 'u.id', 'f.userId')
    .select(({ eb }) => ['f.id', 'f.userId', eb('u.suspendedAt', 'is', null).$castTo<boolean>().as('isOpen')])
    .where('f.id', '=', anyOf(ids))
    .where('f.state', '=', 'ready')
    .execute();
}
