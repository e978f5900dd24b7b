/** Statements for the demo people. Only this file writes tables of several features, and only outside production. */
import { type Insertable, sql } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { Database } from '#server/db/rows.generated.ts';

/** Parents first. */
const order = [
  'users',
  'privacyAcceptances',
  'userRoles',
  'profiles',
  'profilePhotos',
  'entitlements',
  'billingSubscriptions',
  'billingInvoices',
  'prepaidOrders',
  'likes',
  'matches',
  'chatThreads',
  'messages',
  'verifications',
  'reportedUsers',
  'suspensions',
  'appeals',
  'auditEvents',
  'supportTickets',
  'supportMessages',
  'betaFeedback',
  'newsletterSubscribers',
  'accessTokens',
  'vitalBuckets',
] as const satisfies readonly (keyof Database)[];

type Rows = { [Table in (typeof order)[number]]?: Insertable<Database[Table]>[] };

/** Existing rows stay unchanged. */
export async function insertRows(db: Db, rows: Rows): Promise<void> {
  for (const table of order) {
    const given = rows[table];
    if (given === undefined || given.length === 0) continue;
    await db
      .insertInto(table)
      .values(given)
      // A deferrable constraint, such as a photo's position, cannot arbitrate a conflict; the id can.
      .onConflict((conflict) => (table === 'profilePhotos' ? conflict.column('id') : conflict).doNothing())
      .execute();
  }
}

export async function accountsAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('users').select('id').where('id', '=', anyOf(ids)).execute();
  return new Set(rows.map((row) => row.id));
}

export async function awaitTick(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ verificationStatus: 'pending' })
    .where('id', '=', anyOf(ids))
    .where('verificationStatus', 'is', null)
    .execute();
}

export type PlaceReport = { id: string; slug: string; userId: string; change: string; note: string; reportedAt: Date };

/** Of the places that the content has. */
export async function reportPlaces(db: Db, reports: readonly PlaceReport[]): Promise<void> {
  for (const { id, slug, userId, change, note, reportedAt } of reports)
    await sql`
      insert into date_idea_reports (id, date_idea_id, user_id, change, note, reported_at)
      select ${id}::uuid, d.id, ${userId}::uuid, ${change}, ${note}, ${reportedAt}::timestamptz from date_ideas d where d.slug = ${slug}
      on conflict do nothing`.execute(db);
}

export async function flagPhotos(db: Db, ids: readonly string[], flaggedAt: Date): Promise<void> {
  await db.updateTable('profilePhotos').set({ flaggedAt }).where('id', '=', anyOf(ids)).execute();
}

export type SignOfLife = { id: string; lastActiveAt: Date; activeDay: number; boostExpiresAt: Date | null };

/** Raises the activity of people to the given signs, never lowers it; sets their boosts. */
export async function refreshActivity(db: Db, signs: readonly SignOfLife[]): Promise<void> {
  await sql`
    update profiles set
      last_active_at = greatest(profiles.last_active_at, given.last_active_at),
      active_day = greatest(profiles.active_day, given.active_day),
      boost_expires_at = given.boost_expires_at
    from unnest(
      ${signs.map((sign) => sign.id)}::uuid[], ${signs.map((sign) => sign.lastActiveAt)}::timestamptz[],
      ${signs.map((sign) => sign.activeDay)}::int[], ${signs.map((sign) => sign.boostExpiresAt)}::timestamptz[]
    ) as given (id, last_active_at, active_day, boost_expires_at)
    where profiles.id = given.id`.execute(db);
}

/** True if `d` of the crowd and `p` admit each other's gender. */
const fits = sql`d.deckable and (p.show_me is null or d.gender = p.show_me) and (d.show_me is null or d.show_me = p.gender)`;

/** People outside the crowd without a like from it, whom at least one of the crowd fits. Others would fill the list for ever. */
export async function newcomers(db: Db, crowd: readonly string[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from profiles p
    where p.deckable and p.id <> all(${[...crowd]}::uuid[]) and not exists (
      select from likes l where l.to_user_id = p.id and l.from_user_id = any(${[...crowd]}::uuid[]))
      and exists (select from profiles d where d.id = any(${[...crowd]}::uuid[]) and ${fits})
    order by p.created_at limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** People of the crowd who fit a newcomer, both ways; the nearest in age first. */
export async function suitors(db: Db, crowd: readonly string[], newcomerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from profiles d, profiles p
    where p.id = ${newcomerId}::uuid and d.id = any(${[...crowd]}::uuid[]) and ${fits}
    order by abs(d.date_of_birth - p.date_of_birth), d.id`.execute(db);
  return rows.map((row) => row.id);
}

type NewLike = { fromId: string; toId: string; likeId: string; matchId: string; day: string; now: Date };

/** Likes as the product does, without a daily limit. Returns the match's id if the other person had liked first. */
export async function likeAs(db: Db, like: NewLike): Promise<string | null> {
  const { rows } = await sql<{ matchId: string | null; isNewMatch: boolean }>`
    select match_id, is_new_match from like_profile(${like.fromId}::uuid, ${like.toId}::uuid, false, null, ${like.day}::date,
      ${like.now}::timestamptz, ${like.likeId}::uuid, ${like.matchId}::uuid)`.execute(db);
  const row = rows[0];
  return row?.isNewMatch ? row.matchId : null;
}
