/** For each job something to do, that nothing else in its world touches. */
import sharp from 'sharp';
import { v7 } from 'uuid';
import { lagosDay } from '#rules/age.ts';
import { scheduled } from './job-cases-clock.ts';
import {
  armedCheckIn,
  awaiting,
  bytes,
  type Case,
  couple,
  datePlan,
  daysAgo,
  deletedPerson,
  entitled,
  issueOf,
  now,
  photo,
  prepaidOrder,
  pushDevice,
  someone,
  subscriber,
  subscription,
  travelling,
  uuid,
} from './job-rows.ts';

/** In the first world. */
export const cases: Record<string, Case> = {
  sendMail: async (prep) => ({ userId: await someone(prep), letter: 'welcome' }),
  async sendResetLetter(prep) {
    const row = { id: v7(), userId: await someone(prep), codeChallenge: 'c'.repeat(43), createdAt: now(prep) };
    const until = { codeExpiresAt: daysAgo(prep, -1), linkExpiresAt: daysAgo(prep, -1), usedAt: null, sentAt: null };
    await prep.app.db
      .insertInto('passwordResets')
      .values({ ...row, ...until, accountKey: bytes(row.id) })
      .execute();
    return { resetId: row.id };
  },
  async publishPosition(prep) {
    const userId = await someone(prep, { position: { latitude: 6.5125, longitude: 3.3875 } });
    const moved = { latitude: 7.3875, longitude: 3.9125, shownDueAt: daysAgo(prep, 0.01) };
    await prep.app.db.updateTable('profiles').set(moved).where('id', '=', userId).execute();
    return { userId };
  },
  async makeAvif(prep) {
    const photoId = await photo(prep, {});
    const image = { create: { width: 64, height: 64, channels: 3, background: '#1b5e20' } } as const;
    await prep.put(`masters/${photoId}/1080.png`, await sharp(image).png().toBuffer());
    await prep.put(`photos/${photoId}/320.webp`);
    return { photoId };
  },
  async removeFiles(prep) {
    const keys = [`photos/${uuid()}/`, `uploads/${uuid()}`, `photos/${uuid()}/`];
    for (const key of keys) await prep.put(key.endsWith('/') ? `${key}320.webp` : key);
    return { keys };
  },
  async sendVerificationLetter(prep) {
    const row = { id: uuid(), userId: await someone(prep), status: 'approved', reason: null };
    const dated = { submittedAt: now(prep), reviewedAt: now(prep), reviewerId: null, selfieRemovedAt: null };
    await prep.app.db
      .insertInto('verifications')
      .values({ ...row, ...dated })
      .execute();
    return { verificationId: row.id };
  },
  async sendTicketLetter(prep) {
    const row = {
      id: uuid(),
      userId: await someone(prep),
      subject: 'A question',
      state: 'answered',
      isPriority: false,
    };
    const dated = { createdAt: now(prep), updatedAt: now(prep), stateSince: now(prep) };
    await prep.app.db
      .insertInto('supportTickets')
      .values({ ...row, ...dated })
      .execute();
    return { ticketId: row.id, noticeId: uuid(), isAnswered: true };
  },
  sendModerationLetter: async (prep) => ({ letter: 'restored', userId: await someone(prep), subjectId: uuid() }),
  async alertAdministrators(prep) {
    const row = { userId: await someone(prep), role: 'admin', grantedAt: now(prep) };
    await prep.app.db.insertInto('userRoles').values(row).execute();
    return { alertId: uuid() };
  },
  async sendPush(prep) {
    const { one, matchId } = await couple(prep);
    const [sessionId, at] = [await pushDevice(prep, one), now(prep)];
    return { sessionId, kind: 'match', subjectId: matchId, tag: matchId, at: at.toISOString() };
  },
  async sendNoticeLetter(prep) {
    // Away for too long for the letters of the schedule.
    const userId = await awaiting(prep, 90);
    return { userId, day: lagosDay(now(prep)) };
  },
  async remindOfDate(prep) {
    const { planId, version, userId } = await datePlan(prep);
    await pushDevice(prep, userId);
    return { planId, version };
  },
  async askAboutDate(prep) {
    const { planId, version, userId } = await datePlan(prep);
    const yesterday = { startsAt: daysAgo(prep, 0.6) };
    await prep.app.db.updateTable('datePlans').set(yesterday).where('id', '=', planId).execute();
    await pushDevice(prep, userId);
    return { planId, version };
  },
  async sendDateLetter(prep) {
    const { planId, version, userId } = await datePlan(prep);
    return { planId, version, userId };
  },
  welcomeSubscriber: async (prep) => ({
    subscriberId: await subscriber(prep, 'new.reader@example.com', daysAgo(prep, 1)),
  }),
  tellLikesUsedUp: async (prep) => ({
    ...{ userId: await someone(prep), metric: 'likes', threshold: 5, day: lagosDay(now(prep)) },
  }),
  async sendBillingLetter(prep) {
    const { id } = await subscription(prep, { refusal: 'second_trial', status: 'canceled', endedAt: now(prep) });
    return { subscriptionId: id, letter: 'secondTrial' };
  },
  async sendPrepaidLetter(prep) {
    const { id } = await prepaidOrder(prep, { state: 'returned', paidMinor: 101_100 }, 0);
    return { orderId: id, letter: 'takenBack' };
  },
  async refundPrepaid(prep) {
    const returned = { state: 'returned', paidMinor: 101_100, refundMinor: 101_100 };
    return { orderId: (await prepaidOrder(prep, returned)).id };
  },
  async remindPrepaid(prep) {
    const { id, userId } = await prepaidOrder(prep, { state: 'paid', paidMinor: 101_100, paidAt: daysAgo(prep, 4) }, 0);
    const entitlementId = await entitled(prep, userId, { source: 'checkout', endsAt: daysAgo(prep, -3) });
    await prep.app.db.updateTable('prepaidOrders').set({ entitlementId }).where('id', '=', id).execute();
    return { entitlementId };
  },
  cancelSubscription: async (prep) => ({ subscriptionId: (await subscription(prep, { refusal: 'second_plan' })).id }),
  async stopRenewal(prep) {
    const { userId } = await subscription(prep);
    const deletionRequestedAt = now(prep);
    await prep.app.db.updateTable('users').set({ deletionRequestedAt }).where('id', '=', userId).execute();
    return { userId };
  },
  forgetCustomer: async (prep) => ({ customerId: (await prep.stripe.subscribe(uuid())).customerId }),
  async sendDeletionLetter(prep) {
    const userId = await deletedPerson(prep, { asked: 1 });
    const request = prep.app.db.selectFrom('deletionRequests').select('id').where('userId', '=', userId);
    return { requestId: (await request.executeTakeFirstOrThrow()).id, letter: 'asked' };
  },
  async inviteByLetter(prep) {
    const { friendId } = await armedCheckIn(prep);
    await prep.app.db.updateTable('trustedFriends').set({ confirmedAt: null }).where('id', '=', friendId).execute();
    return { friendId };
  },
  async sendPlanCode(prep) {
    const { checkInId, friendId } = await armedCheckIn(prep);
    return { checkInId, friendId, sentAt: now(prep).toISOString() };
  },
  async askToCheckIn(prep) {
    const { checkInId, userId } = await armedCheckIn(prep);
    await pushDevice(prep, userId);
    return { checkInId, version: 1, turn: 0 };
  },
  sendAsk: async (prep) => ({ checkInId: (await armedCheckIn(prep)).checkInId, version: 1, turn: 0 }),
  raiseAlarm: async (prep) => ({ checkInId: (await armedCheckIn(prep)).checkInId, version: 1 }),
  async sendToFriend(prep) {
    const { checkInId, friendId } = await armedCheckIn(prep);
    return { checkInId, friendId, version: 1, news: 'silence' };
  },

  ...scheduled,
};

/** In the second world: a sending is under way there, and what is counted of everybody stays as it is. */
export const busyCases: Record<string, Case> = {
  async expandNewsletter(prep) {
    for (const name of ['ada', 'bola', 'chidi']) await subscriber(prep, `${name}@example.com`, daysAgo(prep, 2));
    return { issueId: await issueOf(prep, 'monday', {}) };
  },
  async sendNewsletterLetter({ app }) {
    const { id: issueId } = await app.db.selectFrom('newsletterIssues').select('id').executeTakeFirstOrThrow();
    const { id } = await app.db
      .selectFrom('newsletterSubscribers')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const waiting = { issueId, subscriberId: id, state: 'waiting', triedAt: null, settledAt: null };
    await app.db.insertInto('newsletterDeliveries').values(waiting).execute();
    return { issueId, subscriberId: id };
  },
  async tellPlanStart(prep) {
    const userId = await someone(prep, travelling);
    return { userId };
  },
  async reconcilePrepaid(prep) {
    await prepaidOrder(prep, {});
    return undefined;
  },
  async tellPlanEnd(prep) {
    const userId = await someone(prep, travelling);
    await entitled(prep, userId, { endsAt: daysAgo(prep, 0.01) });
    return { userId };
  },
  async reconcileBilling(prep) {
    const userId = await someone(prep);
    const { customerId } = await prep.stripe.subscribe(userId);
    await prep.app.db
      .insertInto('billingCustomers')
      .values({ userId, customerId, createdAt: now(prep) })
      .execute();
    return undefined;
  },
  keepDays: async () => undefined,
};
