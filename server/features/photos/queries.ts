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

/** The shown photos of these people, main photo first within each person. */
export async function readyPhotosOf(db: Db, userIds: readonly string[]): Promise<PhotoRow[]> {
  return db
    .selectFrom('profilePhotos')
    .selectAll()
    .where('userId', '=', anyOf(userIds))
    .where('state', '=', 'ready')
    .orderBy('displayOrder')
    .execute();
}

/** Locks a person's photos until the transaction ends: existing ones, and ones to be added. */
export async function lockPhotosOf(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** The number of a person's shown photos. */
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

/** Removes the shown photo at a place, unless it is `but`. Answers the removed photos. */
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

/** Removes a photo of a person, shown or reserved, and answers it; undefined when there is none. */
export async function deletePhoto(db: Db, userId: string, id: string): Promise<Removed | undefined> {
  return db
    .deleteFrom('profilePhotos')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(removed)
    .executeTakeFirst();
}

/** Closes the gap at a place: each photo behind it moves one place forward. */
export async function closeGap(db: Db, userId: string, displayOrder: number): Promise<void> {
  await db
    .updateTable('profilePhotos')
    .set(({ eb }) => ({ displayOrder: eb('displayOrder', '-', 1) }))
    .where('userId', '=', userId)
    .where('state', '=', 'ready')
    .where('displayOrder', '>', displayOrder)
    .execute();
}

/** Puts the shown photos of a person in the order of the ids, which must name all of them. */
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

/** Shows a reserved photo; undefined when it is not reserved any more. Its `createdAt` becomes the instant from which people see it. */
export async function showPhoto(db: Db, id: string, shown: Shown): Promise<PhotoRow | undefined> {
  return db
    .updateTable('profilePhotos')
    .set({ ...shown, state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .returningAll()
    .executeTakeFirst();
}

/** Removes a person's reservations for one purpose except the newest `keep`. Answers the removed ones. */
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

/** Removes one reservation and answers it; undefined when it is gone. */
export async function deleteReservation(db: Db, id: string): Promise<Removed | undefined> {
  return db
    .deleteFrom('profilePhotos')
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .returning(removed)
    .executeTakeFirst();
}

/** Removes reservations made before an instant. Answers the removed ones. */
export async function deleteReservationsBefore(db: Db, before: Date): Promise<Removed[]> {
  return db
    .deleteFrom('profilePhotos')
    .where('state', '=', 'reserved')
    .where('createdAt', '<', before)
    .returning(removed)
    .execute();
}
