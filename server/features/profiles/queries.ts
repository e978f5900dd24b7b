import { type Insertable, sql } from 'kysely';
import type { Position } from '#rules/distance.ts';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { ProfilesTable } from '#server/db/rows.generated.ts';
import type { ProfileRow } from '#server/db/rows.ts';

/** Stores a profile; false when the person has one already. */
export async function insertProfile(db: Db, profile: Insertable<ProfilesTable>): Promise<boolean> {
  const result = await db
    .insertInto('profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function profilesById(db: Db, ids: readonly string[]): Promise<ProfileRow[]> {
  return db.selectFrom('profiles').selectAll().where('id', '=', anyOf(ids)).execute();
}

/** Those of the profiles that the viewer may see. */
export async function profilesVisibleTo(db: Db, viewerId: string, ids: readonly string[]): Promise<ProfileRow[]> {
  return db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', anyOf(ids))
    .where(sql<boolean>`can_see(${viewerId}::uuid, id)`)
    .execute();
}

/** A profile, locked until the transaction ends. */
export async function lockProfile(db: Db, id: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('profiles').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Where the person searches from, and when others are to learn of it (null when they know). */
export async function setOwnPosition(
  db: Db,
  id: string,
  at: Position,
  shownDueAt: Date | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ latitude: at.latitude, longitude: at.longitude, shownDueAt, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export type ShownPosition = { at: Position; deckCell: number; movesOn: string | null; moves: number };

/** What others are told from now on. */
export async function setShownPosition(db: Db, id: string, shown: ShownPosition): Promise<void> {
  await db
    .updateTable('profiles')
    .set({
      shownLatitude: shown.at.latitude,
      shownLongitude: shown.at.longitude,
      deckCell: shown.deckCell,
      shownMovesOn: shown.movesOn,
      shownMoves: shown.moves,
      shownDueAt: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function setShownDueAt(db: Db, id: string, shownDueAt: Date | null): Promise<void> {
  await db.updateTable('profiles').set({ shownDueAt }).where('id', '=', id).execute();
}

export async function setSuspendedAt(db: Db, id: string, suspendedAt: Date): Promise<void> {
  await db.updateTable('profiles').set({ suspendedAt, updatedAt: suspendedAt }).where('id', '=', id).execute();
}

/** Notes that the person is active, unless that was noted since `notedSince`. */
export async function setLastActive(db: Db, id: string, at: Date, activeDay: number, notedSince: Date): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ lastActiveAt: at, activeDay })
    .where('id', '=', id)
    .where('lastActiveAt', '<', notedSince)
    .execute();
}
