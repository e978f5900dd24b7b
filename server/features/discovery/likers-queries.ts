import { type RawBuilder, sql } from 'kysely';
import type { Page, TimePlace } from '#server/db/paging.ts';
import type { Db } from '#server/db/pool.ts';
import type { ProfileRow } from '#server/db/rows.ts';
import { asSeen } from '../profiles/loaders.ts';

/** The viewer has not answered the like `l`, and sees its person. */
const isOpen = (viewer: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
      not exists (select from likes mine where mine.from_user_id = ${viewer} and mine.to_user_id = l.from_user_id)
      and not exists (select from passes where from_user_id = ${viewer} and to_user_id = l.from_user_id)
      and not exists (select from reported_users where reporter_id = ${viewer} and reported_id = l.from_user_id)
      and can_see(${viewer}, l.from_user_id)`;

/** Newest first. Walks the index of received likes and stops when the page is full. */
export async function likersPage(db: Db, viewerId: string, { after, limit }: Page<TimePlace>, now: Date) {
  const viewer = sql`${viewerId}::uuid`;
  const older = after ? sql`and (l.created_at, l.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<ProfileRow & { likeId: string; likedAt: Date }>`
    select p.*, l.id as like_id, l.created_at as liked_at
    from likes l join profiles p on p.id = l.from_user_id
    where l.to_user_id = ${viewer} ${older} and ${isOpen(viewer)}
    order by l.created_at desc, l.id desc limit ${limit}`.execute(db);
  return rows.map(({ likeId, likedAt, ...profile }) => ({
    id: likeId,
    createdAt: likedAt,
    profile: asSeen(profile, now),
  }));
}

export async function countOpenLikes(
  db: Db,
  viewerId: string,
  { since, until }: { since: Date; until: Date },
): Promise<number> {
  const viewer = sql`${viewerId}::uuid`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from likes l
    where l.to_user_id = ${viewer} and l.created_at > ${since}::timestamptz and l.created_at <= ${until}::timestamptz
      and ${isOpen(viewer)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Undefined if the like is gone or answered. */
export async function likerOf(db: Db, viewerId: string, likeId: string): Promise<{ fullName: string } | undefined> {
  const viewer = sql`${viewerId}::uuid`;
  const { rows } = await sql<{ fullName: string }>`
    select p.full_name from likes l join profiles p on p.id = l.from_user_id
    where l.id = ${likeId}::uuid and l.to_user_id = ${viewer} and ${isOpen(viewer)}`.execute(db);
  return rows[0];
}
