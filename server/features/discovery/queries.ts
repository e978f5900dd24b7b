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
  /** Likes of this kind per day; null for no limit. */
  limit: number | null;
  day: string;
  now: Date;
  likeId: string;
  matchId: string;
  /** A job that is queued with the last like of the viewer's day, if they allow offers by mail. Once a day. */
  onLast: { name: string; payload: string } | null;
};

/** The columns of the match are those of the pair's live match; all null if there is none. */
export type LikeOutcome = {
  outcome: 'liked' | 'limit_reached' | 'not_available';
  isNewMatch: boolean;
  matchId: string | null;
  user1Id: string | null;
  user2Id: string | null;
  matchedAt: Date | null;
};

/** One round trip: see migrations/functions/like_profile.sql and, for the last like of a day, claim_upsell_letter.sql. */
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

export async function passOnce(db: Db, viewerId: string, targetId: string, now: Date, passId: string) {
  const row = await one(
    db,
    sql<{ passed: boolean }>`select pass_profile(${viewerId}, ${targetId}, ${now}, ${passId}) as passed`,
  );
  return row.passed;
}

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

/** False unless the pass is the viewer's last one; see migrations/functions/undo_pass.sql. */
export async function deleteLastPass(db: Db, viewerId: string, targetId: string): Promise<boolean> {
  const row = await one(db, sql<{ undone: boolean }>`select undo_pass(${viewerId}, ${targetId}) as undone`);
  return row.undone;
}

type NamedPass = { viewerId: string; targetId: string; passId: string; now: Date };

/** Whether the viewer's pass of that id stands, or was undone within a day. */
export async function namedPass(
  db: Db,
  viewerId: string,
  targetId: string,
  passId: string,
): Promise<'stands' | 'undone' | 'none'> {
  const row = await one(
    db,
    sql<{ state: 'stands' | 'undone' | 'none' }>`
      select case
        when exists (select from passes p where p.id = ${passId}::uuid and p.from_user_id = ${viewerId}::uuid
          and p.to_user_id = ${targetId}::uuid) then 'stands'
        when exists (select from undone_passes u where u.user_id = ${viewerId}::uuid and u.id = ${passId}::uuid) then 'undone'
        else 'none' end as state`,
  );
  return row.state;
}

/** A repeat changes nothing; see migrations/functions/undo_named_pass.sql. */
export async function undoNamedPass(db: Db, { viewerId, targetId, passId, now }: NamedPass): Promise<void> {
  await sql`select undo_named_pass(${viewerId}, ${targetId}, ${passId}, ${now})`.execute(db);
}

export async function deleteUndoneBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('undonePasses').where('undoneAt', '<', before).execute();
}

/** Creates the hour if needed, and locks it until the transaction ends. */
export async function openViewWindow(db: Db, viewerId: string, now: Date): Promise<ViewWindow> {
  return one(db, sql<ViewWindow>`select * from open_view_window(${viewerId}, ${now}, ${viewWindow})`);
}

/** The hours may have ended. */
export async function viewWindowsOf(db: Db, userIds: readonly string[]) {
  return db.selectFrom('viewWindows').selectAll().where('userId', '=', anyOf(userIds)).execute();
}

/** Counts people as handed out in the current hour. The caller has locked the row of the hour. */
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

/** Counts one person as handed out in the current hour, and as viewed if `look`. False if a limit is reached. */
export async function spendView(db: Db, viewerId: string, targetId: string, look: boolean, now: Date) {
  const { perHour, inHand } = limits.views;
  const row = await one(
    db,
    sql<{ spent: boolean }>`select spend_view(${viewerId}, ${targetId}, ${look}, ${now}, ${viewWindow}, ${perHour},
      ${perHour + inHand}) as spent`,
  );
  return row.spent;
}

export async function insertView(db: Db, viewerId: string, viewedId: string, now: Date): Promise<void> {
  await db
    .insertInto('profileViews')
    .values({ viewerId, viewedId, handedAt: now, viewedAt: now })
    .onConflict((conflict) => conflict.columns(['viewerId', 'viewedId']).doUpdateSet({ viewedAt: now }))
    .execute();
}

export async function spentOn(db: Db, userIds: readonly string[], day: string) {
  return db
    .selectFrom('dailyCounters')
    .select(['userId', 'kind', 'spent'])
    .where('userId', '=', anyOf(userIds))
    .where('day', '=', day)
    .execute();
}
