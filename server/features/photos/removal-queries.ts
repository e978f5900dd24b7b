import { sql } from 'kysely';
import type { Page, TimePlace } from '#server/db/paging.ts';
import type { Db } from '#server/db/pool.ts';
import type { PhotoRow } from '#server/db/rows.ts';
import type { Likeness } from './lib/likeness.ts';

export async function insertLikenesses(db: Db, photoId: string, hashes: readonly Likeness[], now: Date): Promise<void> {
  await sql`
    insert into removed_photo_hashes (photo_id, hash, kept_since)
    select ${photoId}::uuid, given::bit(64), ${now}::timestamptz from unnest(${[...hashes]}::text[]) as given
    on conflict do nothing`.execute(db);
}

export async function deleteLikenesses(db: Db, photoId: string): Promise<void> {
  await db.deleteFrom('removedPhotoHashes').where('photoId', '=', photoId).execute();
}

export async function deleteLikenessesKeptBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('removedPhotoHashes').where('keptSince', '<', before).execute();
}

/** True if at most `distance` of the 64 bits differ. */
export async function isLikeRemoved(db: Db, hash: Likeness, distance: number): Promise<boolean> {
  const { rows } = await sql`
    select from removed_photo_hashes where bit_count(hash # ${hash}::bit(64)) <= ${distance} limit 1`.execute(db);
  return rows.length > 0;
}

export async function flaggedPhotos(db: Db, readerId: string, { after, limit }: Page<TimePlace>): Promise<PhotoRow[]> {
  let page = db
    .selectFrom('profilePhotos')
    .selectAll()
    .where('flaggedAt', 'is not', null)
    .where('state', '=', 'ready')
    .where('userId', '<>', readerId);
  if (after !== null) page = page.where(sql<boolean>`(flagged_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`);
  return page.orderBy('flaggedAt').orderBy('id').limit(limit).execute();
}

/** Undefined when the photo has no flag (any more). */
export async function unflag(db: Db, id: string): Promise<PhotoRow | undefined> {
  return db
    .updateTable('profilePhotos')
    .set({ flaggedAt: null })
    .where('id', '=', id)
    .where('flaggedAt', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}
