import { sql } from 'kysely';
import type { ViewWindow } from '#rules/discovery.ts';
import { limits } from '#rules/limits.ts';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';

const viewWindow = sql`${sql.lit(limits.views.windowMs)} * interval '1 millisecond'`;

async function one<T>(db: Db, statement: ReturnType<typeof sql<T>>): Promise<T> {
  const row = (await statement.execute(db)).rows[0];
  if (row === undefined) throw new Error('A function returned no row.');
  return row;
}

export type LikeOrder = {
  viewerId: string;
  targetId: string;
  isSuper: boolean;
  /** Likes of this kind a day; null is no limit. */
  limit: number | null;
  day: string;
  now: Date;
  likeId: string;
  matchId: string;
  /** Enqueued when this like is the last of the viewer's day, if they want offers by mail; once a day. */
  onLast: { name: string; payload: string } | null;
};

/** The match columns are those of the pair's live match; all null when there is none. */
export type LikeOutcome = {
  outcome: 'liked' | 'limit_reached' | 'not_available';
  isNewMatch: boolean;
  matchId: string | null;
  user1Id: string | null;
  user2Id: string | null;
  matchedAt: Date | null;
};

/**
 * Likes, spends and matches in one round trip: see like_profile in migrations/0035_like_first.ts; and with the last like of a day,
 * claim_upsell_letter in migrations/0014_upsell_letter.ts.
 */
export async function likeOnce(db: Db, like: LikeOrder): Promise<LikeOutcome> {
  return one(
    db,
    sql<LikeOutcome>`
      select liked.*, case when ${like.onLast !== null} and claim_upsell_letter(${like.viewerId}, ${like.likeId}, ${like.limit}, ${like.day})
        then (graphile_worker.add_job(${like.onLast?.name}, payload := ${like.onLast?.payload}::json)).id end as job_id
      from like_profile(${like.viewerId}, ${like.targetId}, ${like.isSuper}, ${like.limit}, ${like.day},
        ${like.now}, ${like.likeId}, ${like.matchId}) liked`,
  );
}

/** Passes a person; false when there is nobody to pass. */
export async function passOnce(
  db: Db,
  viewerId: string,
  targetId: string,
  now: Date,
  passId: string,
): Promise<boolean> {
  const row = await one(
    db,
    sql<{ passed: boolean }>`select pass_profile(${viewerId}, ${targetId}, ${now}, ${passId}) as passed`,
  );
  return row.passed;
}

/** Whether a pass is the viewer's last, which can be undone. */
export async function isLastPass(db: Db, viewerId: string, targetId: string): Promise<boolean> {
  const last = await db
    .selectFrom('passes')
    .select('toUserId')
    .where('fromUserId', '=', viewerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.toUserId === targetId;
}

/** Takes back a pass if it is the viewer's last; false otherwise: see undo_pass in migrations/0019_swipe_counts.ts. */
export async function deleteLastPass(db: Db, viewerId: string, targetId: string): Promise<boolean> {
  const row = await one(db, sql<{ undone: boolean }>`select undo_pass(${viewerId}, ${targetId}) as undone`);
  return row.undone;
}

/** The viewer's hour, opened if none runs, locked until the transaction ends. */
export async function openViewWindow(db: Db, viewerId: string, now: Date): Promise<ViewWindow> {
  return one(db, sql<ViewWindow>`select * from open_view_window(${viewerId}, ${now}, ${viewWindow})`);
}

/** The hours of people as stored, which may have ended. */
export async function viewWindowsOf(db: Db, userIds: readonly string[]) {
  return db.selectFrom('viewWindows').selectAll().where('userId', '=', anyOf(userIds)).execute();
}

/** Counts people as handed out in the hour that runs; the window's row is locked by the caller. */
export async function insertHanded(db: Db, viewerId: string, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    with handed as (
      insert into profile_views (viewer_id, viewed_id, handed_at)
      select ${viewerId}::uuid, id, ${now}::timestamptz from (
        select id from users where id = any(${ids}::uuid[]) for key share) still_there
      on conflict on constraint profile_views_pkey do update set handed_at = excluded.handed_at, viewed_at = null
      returning 1
    )
    update view_windows set handed = handed + (select count(*) from handed) where user_id = ${viewerId}::uuid`.execute(
    db,
  );
}

/** Spends the hour on one person, as handed out, and as looked at when `look`; false when a limit is used up. */
export async function spendView(
  db: Db,
  viewerId: string,
  targetId: string,
  look: boolean,
  now: Date,
): Promise<boolean> {
  const { perHour, inHand } = limits.views;
  const row = await one(
    db,
    sql<{ spent: boolean }>`select spend_view(${viewerId}, ${targetId}, ${look}, ${now}, ${viewWindow}, ${perHour},
      ${perHour + inHand}) as spent`,
  );
  return row.spent;
}

/** Notes a look of somebody without a limit. */
export async function insertView(db: Db, viewerId: string, viewedId: string, now: Date): Promise<void> {
  await db
    .insertInto('profileViews')
    .values({ viewerId, viewedId, handedAt: now, viewedAt: now })
    .onConflict((conflict) => conflict.columns(['viewerId', 'viewedId']).doUpdateSet({ viewedAt: now }))
    .execute();
}

/** What people spent on a Lagos day, by kind. */
export async function spentOn(db: Db, userIds: readonly string[], day: string) {
  return db
    .selectFrom('dailyCounters')
    .select(['userId', 'kind', 'spent'])
    .where('userId', '=', anyOf(userIds))
    .where('day', '=', day)
    .execute();
}
