import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { DeletionRequestRow, UserRow } from '#server/db/rows.ts';

/**
 * Whose rows go on the day on which a person is made nameless: each table with the columns that name its people. A test holds this and
 * `remaining` against every reference to an account that the database knows.
 */
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
  companion_turns: ['user_id'],
  companion_usage: ['user_id'],
  daily_counters: ['user_id'],
  daily_game_plays: ['user_id'],
  email_verifications: ['user_id'],
  entitlements: ['user_id'],
  former_addresses: ['user_id'],
  game_plays: ['user_id'],
  likes: ['from_user_id', 'to_user_id'],
  newsletter_subscribers: ['user_id'],
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
  user_roles: ['user_id'],
  verifications: ['user_id'],
  view_windows: ['user_id'],
  warnings: ['user_id'],
};

/**
 * What stays with a nameless account until it is erased, so that moderators can finish what waits: conversations and open reports. What
 * names an account beside its own things (who decided, what was paid) goes empty.
 */
export const remaining: Readonly<Record<string, readonly string[]>> = {
  appeals: ['decided_by'],
  audit_events: ['actor_id', 'subject_id'],
  billing_invoices: ['user_id'],
  deletion_requests: ['user_id'],
  matches: ['user1_id', 'user2_id'],
  messages: ['sender_id'],
  report_evidence: ['sender_id'],
  reported_users: ['reporter_id', 'reported_id', 'decided_by'],
  suspensions: ['suspended_by', 'lifted_by'],
  verifications: ['reviewer_id'],
  warnings: ['warned_by'],
};

/** Requests that are due, in the order in which they were made, after one that was seen. Ids ascend with time. */
async function due(db: Db, isDue: RawBuilder<boolean>, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('deletionRequests')
    .select('id')
    .where(isDue)
    .where('userId', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

const isToForget = (now: Date) => sql<boolean>`status = 'pending' and cancellable_until <= ${now}::timestamptz`;
const isToErase = (now: Date) => sql<boolean>`status = 'anonymised' and erased_by <= ${now}::timestamptz`;

export type Kind = 'forget' | 'erase';
const conditions = { forget: isToForget, erase: isToErase } as const;

export const dueRequests = (db: Db, kind: Kind, now: Date, after: string, limit: number): Promise<string[]> =>
  due(db, conditions[kind](now), after, limit);

/**
 * Locks the account of a request, and then the request, as signing in does; undefined when it is not due any more, or somebody else is at
 * it: whoever signs in at this moment is not waited for.
 */
export async function lockDue(
  db: Db,
  kind: Kind,
  id: string,
  now: Date,
): Promise<{ request: DeletionRequestRow; user: UserRow } | undefined> {
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

/** Takes the jobs out of the queue that are about a person, but for those that remove files. */
export async function dropJobsOf(db: Db, userId: string): Promise<void> {
  // The queue's public view has no payloads.
  await sql`
    with ids as (
      select ${userId}::text as id
      union all select id::text from verifications where user_id = ${userId}::uuid
      union all select id::text from profile_photos where user_id = ${userId}::uuid
      union all select id::text from support_tickets where user_id = ${userId}::uuid
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

/** The photos and selfies of a person, shown, reserved or reviewed. */
export async function pictureIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from profile_photos where user_id = ${userId}::uuid
    union select id from verifications where user_id = ${userId}::uuid`.execute(db);
  return rows.map(({ id }) => id);
}

/** A customer of the payment provider; undefined for who never paid. */
export async function customerOf(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('billingCustomers')
    .select('customerId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.customerId;
}

/**
 * The newsletter to the address of an account, with what was sent of it. Also where nobody confirmed the address: to write to a stranger
 * no more does less harm than to keep the address of somebody who left.
 */
export async function endNewsletter(db: Db, { email }: UserRow): Promise<void> {
  await db.deleteFrom('newsletterSubscribers').where('email', '=', email).execute();
}

/** Deletes every row of `forgotten` that is a person's, in one statement: thousands may be due at once. */
export async function deleteForgotten(db: Db, userId: string): Promise<void> {
  const deletions = Object.entries(forgotten).map(([table, columns]) => {
    const isTheirs = columns.map((column) => sql`${sql.ref(column)} = ${userId}::uuid`);
    return sql`${sql.id(`of_${table}`)} as (delete from ${sql.table(table)} where ${sql.join(isTheirs, sql` or `)})`;
  });
  await sql`with ${sql.join(deletions)} select`.execute(db);
}

/** Makes nameless what stays: reports that wait without the profile that was shown, payments and what administrators did without the person. */
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
  await db.updateTable('auditEvents').set({ details: '{}' }).where('subjectId', '=', userId).execute();
  await db.updateTable('deletionRequests').set({ email: null, reason: null }).where('userId', '=', userId).execute();
}

export type Husk = Pick<UserRow, 'email' | 'fullName' | 'passwordHash'>;

/** Leaves nothing of an account but that there was one. */
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

/** Deletes a nameless account, and with it whatever still hangs on it; the request says that it is done. */
export async function deleteAccount(db: Db, { id, userId }: { id: string; userId: string }, now: Date): Promise<void> {
  await db.updateTable('deletionRequests').set({ status: 'erased', erasedAt: now }).where('id', '=', id).execute();
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
