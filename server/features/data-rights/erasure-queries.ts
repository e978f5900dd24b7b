import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { UserRow } from '#server/db/rows.ts';

/** Deleted at the anonymisation, with the columns that name people. A test compares this and `remaining` with the foreign keys. */
export const forgotten: Readonly<Record<string, readonly string[]>> = {
  access_tokens: ['user_id'],
  appeals: ['user_id'],
  beta_feedback: ['user_id'],
  beta_places: ['user_id'],
  billing_checkouts: ['user_id'],
  billing_customers: ['user_id'],
  billing_subscriptions: ['user_id'],
  blocked_users: ['blocker_id', 'blocked_id'],
  call_descriptions: ['sender_id'],
  calls: ['caller_id', 'callee_id'],
  companion_preferences: ['user_id'],
  companion_transcripts: ['user_id'],
  companion_ratings: ['user_id'],
  date_idea_reports: ['user_id'],
  date_plans: ['proposer_id', 'changed_by_id'],
  date_reviews: ['user_id', 'other_id'],
  check_in_pins: ['user_id'],
  check_ins: ['user_id'],
  trusted_friends: ['user_id'],
  saved_date_ideas: ['user_id'],
  companion_turns: ['user_id'],
  companion_usage: ['user_id'],
  daily_counters: ['user_id'],
  daily_game_plays: ['user_id'],
  email_verifications: ['user_id'],
  entitlements: ['user_id'],
  former_addresses: ['user_id'],
  game_plays: ['user_id'],
  game_moves: ['user_id'],
  seen_game_cards: ['user_id'],
  game_sessions: ['inviter_id', 'invitee_id', 'turn_user_id'],
  likes: ['from_user_id', 'to_user_id'],
  newsletter_subscribers: ['user_id'],
  notice_settings: ['user_id'],
  passes: ['from_user_id', 'to_user_id'],
  password_resets: ['user_id'],
  privacy_acceptances: ['user_id'],
  profile_photos: ['user_id'],
  profile_views: ['viewer_id', 'viewed_id'],
  profiles: ['id'],
  recovery_codes: ['user_id'],
  sessions: ['user_id'],
  support_tickets: ['user_id'],
  suspensions: ['user_id'],
  swipe_tallies: ['user_id'],
  undone_passes: ['user_id'],
  user_roles: ['user_id'],
  verifications: ['user_id'],
  view_windows: ['user_id'],
  warnings: ['user_id'],
};

/**
 * These rows stay until the erasure, so that moderators can finish open cases. References from other people's rows, such as `decided_by`,
 * become null then.
 */
export const remaining: Readonly<Record<string, readonly string[]>> = {
  appeals: ['decided_by'],
  audit_events: ['actor_id', 'subject_id'],
  billing_invoices: ['user_id'],
  deletion_requests: ['user_id'],
  matches: ['user1_id', 'user2_id'],
  messages: ['sender_id'],
  prepaid_orders: ['user_id'],
  report_evidence: ['sender_id'],
  reported_users: ['reporter_id', 'reported_id', 'decided_by'],
  suspensions: ['suspended_by', 'lifted_by'],
  verifications: ['reviewer_id'],
  warnings: ['warned_by'],
};

const conditions = {
  forget: (now: Date) => sql<boolean>`status = 'pending' and cancellable_until <= ${now}::timestamptz`,
  erase: (now: Date) => sql<boolean>`status = 'anonymised' and erased_by <= ${now}::timestamptz`,
} as const;
export type Kind = keyof typeof conditions;

/** In the order of the requests' ids, which ascend with time. */
export async function dueRequests(db: Db, kind: Kind, now: Date, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('deletionRequests')
    .select('id')
    .where(conditions[kind](now))
    .where('userId', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the account first, as sign-in does. Undefined if the request is not due any more or is locked: it does not wait for a sign-in. */
export async function lockDue(db: Db, kind: Kind, id: string, now: Date) {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', (eb) => eb.selectFrom('deletionRequests').select('userId').where('id', '=', id))
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  const request = await db
    .selectFrom('deletionRequests')
    .selectAll()
    .where('id', '=', id)
    .where(conditions[kind](now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return user && request && { request, user };
}

/** Except those that delete files. */
export async function dropJobsOf(db: Db, userId: string): Promise<void> {
  // The queue's public view has no payloads.
  await sql`
    with ids as (
      select ${userId}::text as id
      union all select id::text from verifications where user_id = ${userId}::uuid
      union all select id::text from profile_photos where user_id = ${userId}::uuid
      union all select id::text from support_tickets where user_id = ${userId}::uuid
      union all select id::text from sessions where user_id = ${userId}::uuid
      union all select id::text from password_resets where user_id = ${userId}::uuid
      union all select id::text from deletion_requests where user_id = ${userId}::uuid
      union all select id::text from newsletter_subscribers where user_id = ${userId}::uuid
      union all select id from billing_subscriptions where user_id = ${userId}::uuid
    )
    select graphile_worker.complete_jobs(array(
      select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.locked_at is null and t.identifier <> 'removeFiles'
        and exists (select from ids where j.payload::text like '%' || ids.id || '%')))`.execute(db);
}

/** In any state. */
export async function pictureIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from profile_photos where user_id = ${userId}::uuid
    union select id from verifications where user_id = ${userId}::uuid`.execute(db);
  return rows.map(({ id }) => id);
}

export async function customerOf(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('billingCustomers')
    .select('customerId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.customerId;
}

/** Confirmed or not: ending a stranger's newsletter does less harm than keeping the address of a deleted account. */
export async function endNewsletter(db: Db, { email }: UserRow): Promise<void> {
  await db.deleteFrom('newsletterSubscribers').where('email', '=', email).execute();
}

/** One statement, because thousands of requests may be due. */
export async function deleteForgotten(db: Db, userId: string): Promise<void> {
  const deletions = Object.entries(forgotten).map(([table, columns]) => {
    const isTheirs = columns.map((column) => sql`${sql.ref(column)} = ${userId}::uuid`);
    return sql`${sql.id(`of_${table}`)} as (delete from ${sql.table(table)} where ${sql.join(isTheirs, sql` or `)})`;
  });
  await sql`with ${sql.join(deletions)} select`.execute(db);
}

/** Closed reports are deleted; open ones lose the copied profile. Payments and audit events lose the person. */
export async function blankRemaining(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('reportedUsers')
    .where((eb) => eb.or([eb('reporterId', '=', userId), eb('reportedId', '=', userId)]))
    .where('state', '<>', 'open')
    .execute();
  await db.updateTable('reportedUsers').set({ shown: null }).where('reportedId', '=', userId).execute();
  await db
    .updateTable('billingInvoices')
    .set({ userId: null, invoiceUrl: null })
    .where('userId', '=', userId)
    .execute();
  await db
    .updateTable('prepaidOrders')
    .set({ userId: null, url: null, entitlementId: null })
    .where('userId', '=', userId)
    .execute();
  await db.updateTable('auditEvents').set({ details: '{}' }).where('subjectId', '=', userId).execute();
  await db.updateTable('deletionRequests').set({ email: null, reason: null }).where('userId', '=', userId).execute();
}

export type Husk = Pick<UserRow, 'email' | 'fullName' | 'passwordHash'>;

/** Only the fact that the account existed stays. */
export async function becomeHusk(db: Db, userId: string, husk: Husk): Promise<void> {
  await db
    .updateTable('users')
    .set({
      ...husk,
      betaOnboardedAt: null,
      lastSeenAt: null,
      joinedNetwork: null,
      emailVerifiedAt: null,
      offersByMail: false,
      totpSecret: null,
      totpEnabledAt: null,
      totpLastStep: null,
    })
    .where('id', '=', userId)
    .execute();
}

export async function markForgotten(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('deletionRequests')
    .set({ status: 'anonymised', anonymisedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteAccount(db: Db, { id, userId }: { id: string; userId: string }, now: Date): Promise<void> {
  await db.updateTable('deletionRequests').set({ status: 'erased', erasedAt: now }).where('id', '=', id).execute();
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
