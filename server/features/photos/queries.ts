import type { Insertable } from 'kysely';
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

/** The photos that people see, main photo first within each person. */
export async function readyPhotosOf(db: Db, userIds: readonly string[]): Promise<PhotoRow[]> {
  return db
    .selectFrom('profilePhotos')
    .selectAll()
    .where('userId', '=', anyOf(userIds))
    .where('state', '=', 'ready')
    .orderBy('displayOrder')
    .execute();
}

/** Locks all photos of a person until the transaction ends, so that two completed uploads take turns. */
export async function lockPhotosOf(db: Db, userId: string): Promise<void> {
  await db.selectFrom('profilePhotos').select('id').where('userId', '=', userId).orderBy('id').forUpdate().execute();
}

/** Removes the shown photo at a place; returns its id. */
export async function deletePhotoAt(db: Db, userId: string, displayOrder: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('profilePhotos')
    .where('userId', '=', userId)
    .where('state', '=', 'ready')
    .where('displayOrder', '=', displayOrder)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export type Shown = { displayOrder: number; width: number; height: number };

/** Shows a reserved photo; undefined when it is not reserved any more. */
export async function showPhoto(db: Db, id: string, shown: Shown): Promise<PhotoRow | undefined> {
  return db
    .updateTable('profilePhotos')
    .set({ ...shown, state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .returningAll()
    .executeTakeFirst();
}

/** Removes reservations of a person; returns their ids. */
export async function deleteReservationsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('profilePhotos')
    .where('userId', '=', userId)
    .where('state', '=', 'reserved')
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Removes one reservation. */
export async function deleteReservation(db: Db, id: string): Promise<void> {
  await db.deleteFrom('profilePhotos').where('id', '=', id).where('state', '=', 'reserved').execute();
}

/** Removes reservations made before an instant; returns their ids. */
export async function deleteReservationsBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('profilePhotos')
    .where('state', '=', 'reserved')
    .where('createdAt', '<', before)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
