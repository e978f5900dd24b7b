import { type Insertable, sql } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { ProfilePhotosTable } from '#server/db/rows.generated.ts';
import type { PhotoRow } from '#server/db/rows.ts';

export async function insertPhoto(db: Db, photo: Insertable<ProfilePhotosTable>): Promise<void> {
  await db.insertInto('profilePhotos').values(photo).execute();
}

export async function photoById(db: Db, id: string): Promise<PhotoRow | undefined> {
  return db.selectFrom('profilePhotos').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Main photo first within each person. */
export async function readyPhotosOf(db: Db, userIds: readonly string[]): Promise<PhotoRow[]> {
  return db
    .selectFrom('profilePhotos')
    .selectAll()
    .where('userId', '=', anyOf(userIds))
    .where('state', '=', 'ready')
    .orderBy('displayOrder')
    .execute();
}

/** Also keeps others from adding photos until the transaction ends. */
export async function lockPhotosOf(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function countReady(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('profilePhotos')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('userId', '=', userId)
    .where('state', '=', 'ready')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type Removed = Pick<PhotoRow, 'id' | 'purpose' | 'displayOrder'>;
const removed = ['id', 'purpose', 'displayOrder'] as const;

/** Answers the removed photos; keeps the photo `but`. */
export async function deletePhotoAt(db: Db, userId: string, displayOrder: number, but: string): Promise<Removed[]> {
  return db
    .deleteFrom('profilePhotos')
    .where('userId', '=', userId)
    .where('state', '=', 'ready')
    .where('displayOrder', '=', displayOrder)
    .where('id', '<>', but)
    .returning(removed)
    .execute();
}

export async function deletePhoto(db: Db, userId: string, id: string): Promise<Removed | undefined> {
  return db
    .deleteFrom('profilePhotos')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(removed)
    .executeTakeFirst();
}

export async function closeGap(db: Db, userId: string, displayOrder: number): Promise<void> {
  await db
    .updateTable('profilePhotos')
    .set(({ eb }) => ({ displayOrder: eb('displayOrder', '-', 1) }))
    .where('userId', '=', userId)
    .where('state', '=', 'ready')
    .where('displayOrder', '>', displayOrder)
    .execute();
}

/** The ids must name all shown photos. */
export async function setOrder(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update profile_photos set display_order = given.place - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as given (id, place)
    where profile_photos.id = given.id and profile_photos.user_id = ${userId}::uuid and state = 'ready'`.execute(db);
}

/** `flaggedAt` is the instant of the flag for moderators: the photo is similar to a removed one. */
export type Shown = {
  displayOrder: number;
  width: number;
  height: number;
  thumbHash: Buffer;
  flaggedAt: Date | null;
  createdAt: Date;
};

/** Undefined when the photo is not reserved any more. `createdAt` becomes the instant from which people see it. */
export async function showPhoto(db: Db, id: string, shown: Shown): Promise<PhotoRow | undefined> {
  return db
    .updateTable('profilePhotos')
    .set({ ...shown, state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .returningAll()
    .executeTakeFirst();
}

/** Keeps the newest `keep` reservations. Answers the removed ones. */
export async function deleteReservationsOf(db: Db, userId: string, purpose: string, keep: number): Promise<Removed[]> {
  const old = db
    .selectFrom('profilePhotos')
    .select('id')
    .where('userId', '=', userId)
    .where('state', '=', 'reserved')
    .where('purpose', '=', purpose)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(keep);
  return db.deleteFrom('profilePhotos').where('id', 'in', old).returning(removed).execute();
}

export async function deleteReservation(db: Db, id: string): Promise<Removed | undefined> {
  return db
    .deleteFrom('profilePhotos')
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .returning(removed)
    .executeTakeFirst();
}

export async function deleteReservationsBefore(db: Db, before: Date): Promise<Removed[]> {
  return db
    .deleteFrom('profilePhotos')
    .where('state', '=', 'reserved')
    .where('createdAt', '<', before)
    .returning(removed)
    .execute();
}
