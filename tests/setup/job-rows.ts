/** Rows that jobs work on, of people of their own. */
import { createHash } from 'node:crypto';
import { lagosDay, lagosDayNumber } from '#rules/age.ts';
import { syncArticles } from '#server/features/newsletter/article-service.ts';
import { article } from '#tests/factories/articles.ts';
import { type CrowdOptions, crowd } from '#tests/factories/crowd.ts';
import type { TestApp } from './app.ts';
import type { PaystackState } from './job-paystack.ts';
import type { StripeState } from './job-stripe.ts';

const DAY = 86_400_000;
export type Prep = {
  app: TestApp;
  stripe: StripeState;
  paystack: PaystackState;
  put(key: string, bytes?: Buffer): Promise<void>;
};
/** Makes what the job finds, and returns its payload. */
export type Case = (prep: Prep) => Promise<object | undefined>;

export const uuid = (): string => crypto.randomUUID();
export const now = ({ app }: Prep): Date => app.clock.now();
export const daysAgo = (prep: Prep, days: number): Date => new Date(now(prep).getTime() - days * DAY);
export const bytes = (of: string): Buffer => createHash('sha256').update(of).digest();

export async function someone(prep: Prep, changes: CrowdOptions = {}): Promise<string> {
  const activeDay = lagosDayNumber(now(prep));
  const [id = ''] = await crowd(prep.app, 1, () => ({ activeDay, ...changes }));
  return id;
}

export async function couple(prep: Prep): Promise<{ one: string; other: string; matchId: string }> {
  const [one = '', other = ''] = [await someone(prep), await someone(prep)].toSorted();
  const match = { id: uuid(), user1Id: one, user2Id: other, createdAt: daysAgo(prep, 1_200), endedAt: null };
  await prep.app.db.insertInto('matches').values(match).execute();
  return { one, other, matchId: match.id };
}

/** A signed-in phone that takes pushes; its session's id. */
export async function pushDevice(prep: Prep, userId: string): Promise<string> {
  const [sessionId, at] = [uuid(), now(prep)];
  const until = { expiresAt: daysAgo(prep, -9), absoluteExpiresAt: daysAgo(prep, -9), accessExpiresAt: at };
  const session = { id: sessionId, userId, label: 'phone', createdAt: at, lastSeenAt: at };
  const hashes = { accessHash: bytes(sessionId), refreshHash: bytes(`refresh ${sessionId}`) };
  await prep.app.db
    .insertInto('sessions')
    .values({ ...session, ...until, ...hashes })
    .execute();
  // The keys of RFC 8291, appendix A.
  const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const keys = { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  const device = { sessionId, endpoint: `https://fcm.googleapis.com/send/${sessionId}`, createdAt: at, ...keys };
  await prep.app.db.insertInto('pushSubscriptions').values(device).execute();
  return sessionId;
}

/** A date of two people that is in five hours; one of them has confirmed the address. */
export async function datePlan(prep: Prep): Promise<{ planId: string; version: number; userId: string }> {
  const { one, other, matchId } = await couple(prep);
  const { db } = prep.app;
  await db
    .updateTable('users')
    .set({ emailVerifiedAt: daysAgo(prep, 100) })
    .where('id', '=', one)
    .execute();
  const [planId, version] = [uuid(), 3];
  const times = { startsAt: daysAgo(prep, -0.2), proposedAt: daysAgo(prep, 2), changedAt: daysAgo(prep, 1) };
  const people = { proposerId: one, changedById: other };
  const row = {
    id: planId,
    matchId,
    clientId: uuid(),
    version,
    state: 'accepted',
    dateIdeaId: null,
    placeName: 'A garden',
  };
  await db
    .insertInto('datePlans')
    .values({ ...row, ...people, ...times })
    .execute();
  return { planId, version, userId: one };
}

/** A check-in that one friend watches, and whose time has come. */
export async function armedCheckIn(prep: Prep): Promise<{ checkInId: string; friendId: string; userId: string }> {
  const [userId, checkInId, friendId, at] = [await someone(prep), uuid(), uuid(), daysAgo(prep, 0.1)];
  const { db } = prep.app;
  const friend = { id: friendId, userId, email: `friend.${friendId}@example.com`, invitedAt: at };
  await db
    .insertInto('trustedFriends')
    .values({ ...friend, confirmedAt: at })
    .execute();
  const row = {
    id: checkInId,
    userId,
    planId: checkInId,
    version: 1,
    state: 'armed',
    placeName: 'A garden',
    startsAt: at,
  };
  const other = { otherName: 'Somebody Test', otherAge: 30, otherPhoto: null, silentAlarmAt: null };
  const rest = { dueAt: now(prep), extendedMinutes: 0, wrongPins: 0, startedAt: at, endedAt: null };
  await db
    .insertInto('checkIns')
    .values({ ...row, ...other, ...rest })
    .execute();
  const watcher = { checkInId, friendId, tokenHash: bytes(checkInId), codeSentAt: now(prep), codeTries: 0 };
  await db.insertInto('checkInFriends').values(watcher).execute();
  return { checkInId, friendId, userId };
}

/** Somebody with a confirmed address, who was last here some days ago, and whom a message has waited for since last night. */
export async function awaiting(prep: Prep, daysAway: number): Promise<string> {
  const { one, other, matchId } = await couple(prep);
  const seen = {
    emailVerifiedAt: daysAgo(prep, 100),
    createdAt: daysAgo(prep, 100),
    lastSeenAt: daysAgo(prep, daysAway),
  };
  await prep.app.db.updateTable('users').set(seen).where('id', '=', one).execute();
  const createdAt = daysAgo(prep, 0.3);
  await prep.app.db.insertInto('chatThreads').values({ matchId, lastSeq: 1, lastMessageAt: createdAt }).execute();
  const message = { id: uuid(), matchId, seq: 1, senderId: other, clientId: uuid(), content: 'Hello' };
  await prep.app.db
    .insertInto('messages')
    .values({ ...message, createdAt, readAt: null })
    .execute();
  return one;
}

export async function subscriber({ app }: Prep, email: string, at: Date): Promise<string> {
  const id = uuid();
  const row = { id, email, source: 'landing_page', consentGiven: true, consentTimestamp: at };
  await app.db
    .insertInto('newsletterSubscribers')
    .values({ ...row, unsubscribedAt: null, userId: null })
    .execute();
  return id;
}

/** A subscription here and at Stripe. */
export async function subscription(
  prep: Prep,
  changes: object = {},
  userId?: string,
): Promise<{ id: string; userId: string }> {
  const owner = userId ?? (await someone(prep));
  const { id, customerId } = await prep.stripe.subscribe(owner);
  await prep.app.db
    .insertInto('billingCustomers')
    .values({ userId: owner, customerId, createdAt: now(prep) })
    .execute();
  const row = {
    ...{ id, userId: owner, plan: 'gold', status: 'active', periodStartsAt: daysAgo(prep, 1) },
    ...{ periodEndsAt: daysAgo(prep, -29), cancelsAtPeriodEnd: false, isTrialEndTold: false, refusal: null },
    ...{ readNumber: '1', createdAt: daysAgo(prep, 1), ...changes },
  };
  await prep.app.db.insertInto('billingSubscriptions').values(row).execute();
  return { id, userId: owner };
}

export async function issueOf(prep: Prep, day: 'monday' | 'thursday', changes: object): Promise<string> {
  const { db } = prep.app;
  const found = await db.selectFrom('newsletterArticles').selectAll().where('day', '=', day).executeTakeFirstOrThrow();
  const { id: articleId, subject, title, content } = found;
  const row = { id: uuid(), day, source: 'scheduled', articleId, subject, title, content, recipients: 3 };
  const dated = { lagosDate: lagosDay(now(prep)), startedAt: now(prep), expandedAt: null, finishedAt: null };
  await db
    .insertInto('newsletterIssues')
    .values({ ...row, ...dated, mistrustedAt: null, ...changes })
    .execute();
  return row.id;
}

export async function photo(prep: Prep, changes: object): Promise<string> {
  const id = uuid();
  const row = { id, userId: await someone(prep), state: 'ready', displayOrder: 0, contentType: 'image/jpeg' };
  const size = {
    byteSize: 1_000,
    width: 64,
    height: 64,
    createdAt: now(prep),
    purpose: 'avatar',
    thumbHash: bytes(id),
  };
  await prep.app.db
    .insertInto('profilePhotos')
    .values({ ...row, ...size, ...changes })
    .execute();
  return id;
}

export async function deletedPerson(
  prep: Prep,
  { asked, ...changes }: { asked: number } & Record<string, unknown>,
): Promise<string> {
  const requestedAt = daysAgo(prep, asked);
  const userId = await someone(prep, { deletionRequestedAt: requestedAt });
  await prep.app.db.updateTable('users').set({ deletionRequestedAt: requestedAt }).where('id', '=', userId).execute();
  const row = {
    ...{ id: uuid(), userId, email: null, reason: null, status: 'pending', source: 'person', requestedAt },
    ...{ cancellableUntil: daysAgo(prep, asked - 30), erasedBy: daysAgo(prep, asked - 90) },
    ...{ cancelledAt: null, anonymisedAt: null, erasedAt: null, ...changes },
  };
  await prep.app.db.insertInto('deletionRequests').values(row).execute();
  return userId;
}

export const travelling = {
  travelTownId: '2339354',
  travelLocation: 'Ibadan',
  travelLatitude: 7.3875,
  travelLongitude: 3.9125,
};
export const entitled = async (prep: Prep, userId: string, changes: object): Promise<string> => {
  const id = uuid();
  const row = { id, userId, plan: 'gold', source: 'admin', isTrial: false, startsAt: daysAgo(prep, 9) };
  const rest = { endsAt: null, createdAt: daysAgo(prep, 9), renewsAt: null, subscriptionId: null, ...changes };
  await prep.app.db
    .insertInto('entitlements')
    .values({ ...row, ...rest })
    .execute();
  return id;
};

/** An order for a week of Gold, of somebody new, and its payment. */
export async function prepaidOrder(
  prep: Prep,
  changes: object,
  kobo = 101_100,
): Promise<{ id: string; userId: string }> {
  const [id, userId] = [uuid(), await someone(prep)];
  const createdAt = daysAgo(prep, 0.1);
  const row = {
    id,
    userId,
    plan: 'gold',
    term: 'week',
    amountMinor: 101_100,
    state: 'open',
    refusal: null,
    refundMinor: 0,
  };
  const rest = { paidMinor: null, paidAt: null, entitlementId: null, url: 'http://localhost/page', readNumber: '0' };
  await prep.app.db
    .insertInto('prepaidOrders')
    .values({ ...row, ...rest, expiresAt: daysAgo(prep, -0.9), createdAt, ...changes })
    .execute();
  if (kobo > 0) prep.paystack.paid(id, kobo);
  return { id, userId };
}

/** What all of a world find beside their own. */
export const articlesOf = ({ app }: Prep) => syncArticles(app.deps, [article('monday', 1), article('thursday', 2)]);
