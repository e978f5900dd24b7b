import { sql } from 'kysely';
import type { Page, TimePlace } from '#server/db/paging.ts';
import type { Db } from '#server/db/pool.ts';

/** Locks the pair until the transaction ends: likes, passes and blocks of these two people queue. */
export async function lockPair(db: Db, one: string, other: string): Promise<void> {
  await sql`select lock_pair(${one}::uuid, ${other}::uuid)`.execute(db);
}

/**
 * The proofs are a match, or the viewer's own like, pass, view, block or report. A like by the other person stays secret. Limited people are
 * known as if they were not limited: their card may still be open, and no answer reveals their reports.
 */
export async function isKnown(db: Db, viewerId: string, personId: string): Promise<boolean> {
  const viewer = sql`${viewerId}::uuid`;
  const person = sql`${personId}::uuid`;
  const { rows } = await sql<{ isKnown: boolean }>`
    select exists (select from profiles where id = ${person}) and (can_see(${viewer}, ${person})
      or exists (select from profiles where id = ${person} and limited_at is not null
          and suspended_at is null and deletion_requested_at is null and paused_at is null)
        and not exists (select from blocked_users where blocker_id = ${person} and blocked_id = ${viewer})
      or exists (select from matches where user1_id = least(${viewer}, ${person}) and user2_id = greatest(${viewer}, ${person}))
      or exists (select from likes where from_user_id = ${viewer} and to_user_id = ${person})
      or exists (select from passes where from_user_id = ${viewer} and to_user_id = ${person})
      or exists (select from profile_views where viewer_id = ${viewer} and viewed_id = ${person})
      or exists (select from blocked_users where blocker_id = ${viewer} and blocked_id = ${person})
      or exists (select from reported_users where reporter_id = ${viewer} and reported_id = ${person})) as is_known`.execute(
    db,
  );
  return rows[0]?.isKnown ?? false;
}

/** Stores a block once, with the person's name at that moment. */
export async function insertBlock(db: Db, blockerId: string, blockedId: string, now: Date) {
  await db
    .insertInto('blockedUsers')
    .columns(['blockerId', 'blockedId', 'blockedName', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('profiles')
        .select(({ val }) => [
          val(blockerId).$castTo<string>().as('blockerId'),
          'id',
          'fullName',
          val(now).as('createdAt'),
        ])
        .where('id', '=', blockedId),
    )
    .onConflict((conflict) => conflict.columns(['blockerId', 'blockedId']).doNothing())
    .execute();
  return blockedBy(db, blockerId).where('b.blockedId', '=', blockedId).executeTakeFirstOrThrow();
}

export async function deleteBlock(db: Db, blockerId: string, blockedId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('blockedUsers')
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

const blockedBy = (db: Db, blockerId: string) =>
  db
    .selectFrom('blockedUsers as b')
    .select(['b.blockedId as id', 'b.blockedName as fullName', 'b.createdAt as blockedAt'])
    .where('b.blockerId', '=', blockerId);

export async function blockedPage(db: Db, blockerId: string, { after, limit }: Page<TimePlace>) {
  let page = blockedBy(db, blockerId).orderBy('b.createdAt', 'desc').orderBy('b.blockedId', 'desc').limit(limit);
  if (after !== null) {
    page = page.where(sql<boolean>`(b.created_at, b.blocked_id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  }
  return page.execute();
}
