/** For each job of the schedule something to do, that nothing else in its world touches. */
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { lagosDay, lagosDayNumber } from '#rules/age.ts';
import { sessionRow } from './games.ts';
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
  someone,
  travelling,
  uuid,
} from './job-rows.ts';

export const scheduled: Record<string, Case> = {
  async purgeSessions(prep) {
    const [past, id] = [daysAgo(prep, 40), uuid()];
    const row = { id, userId: await someone(prep), label: 'old', createdAt: past, expiresAt: past };
    const rest = { absoluteExpiresAt: past, lastSeenAt: past, accessHash: bytes(id), accessExpiresAt: past };
    await prep.app.db
      .insertInto('sessions')
      .values({ ...row, ...rest, refreshHash: bytes('refresh') })
      .execute();
    return undefined;
  },
  async purgeThrottles({ app }) {
    for (const table of ['throttles', 'lastingThrottles'] as const)
      await app.db.insertInto(table).values({ key: 'case of purgeThrottles', points: 1, expire: '1' }).execute();
    return undefined;
  },
  async purgeResets(prep) {
    const row = { id: v7(), userId: null, codeChallenge: 'c'.repeat(43), createdAt: daysAgo(prep, 3) };
    const until = { codeExpiresAt: daysAgo(prep, 2), linkExpiresAt: daysAgo(prep, 2), usedAt: null, sentAt: null };
    await prep.app.db
      .insertInto('passwordResets')
      .values({ ...row, ...until, accountKey: bytes(row.id) })
      .execute();
    return undefined;
  },
  async purgeEmailConfirmations(prep) {
    const [userId, createdAt] = [await someone(prep), daysAgo(prep, 30)];
    const waiting = { id: uuid(), userId, email: 'waiting@example.com', createdAt, expiresAt: daysAgo(prep, 29) };
    await prep.app.db.insertInto('emailVerifications').values(waiting).execute();
    const former = { id: uuid(), userId, email: 'former@example.com', createdAt };
    await prep.app.db.insertInto('formerAddresses').values(former).execute();
    return undefined;
  },
  async purgeUploads(prep) {
    const reserved = { state: 'reserved', displayOrder: null, width: null, height: null, thumbHash: null };
    await prep.put(`uploads/${await photo(prep, { ...reserved, createdAt: daysAgo(prep, 3) })}`);
    return undefined;
  },
  async purgeDatePlans(prep) {
    const { planId } = await datePlan(prep);
    await prep.app.db
      .updateTable('datePlans')
      .set({ startsAt: daysAgo(prep, 91) })
      .where('id', '=', planId)
      .execute();
    return undefined;
  },
  async tendCheckIns(prep) {
    const { checkInId } = await armedCheckIn(prep);
    await prep.app.db
      .updateTable('checkIns')
      .set({ state: 'safe', dueAt: daysAgo(prep, 2) })
      .where('id', '=', checkInId)
      .execute();
    return undefined;
  },
  async queueNoticeLetters(prep) {
    await awaiting(prep, 1);
    return undefined;
  },
  async purgeLikenesses(prep) {
    const likeness = { photoId: crypto.randomUUID(), hash: '01'.repeat(32), keptSince: daysAgo(prep, 731) };
    await prep.app.db.insertInto('removedPhotoHashes').values(likeness).execute();
    return undefined;
  },
  async purgeStripeEvents(prep) {
    const at = daysAgo(prep, 90);
    await prep.app.db
      .insertInto('stripeEvents')
      .values({ id: 'evt_old', type: 'x', sentAt: at, receivedAt: at })
      .execute();
    return undefined;
  },
  async purgeCompanion(prep) {
    const [userId, at, transcriptId] = [await someone(prep), daysAgo(prep, 2), uuid()];
    const transcript = { id: transcriptId, userId, scenario: 'first_date', startedAt: at, updatedAt: at };
    await prep.app.db.insertInto('companionTranscripts').values(transcript).execute();
    const turn = {
      id: uuid(),
      transcriptId,
      userId,
      clientId: uuid(),
      coachMode: false,
      content: 'Hello',
      reply: null,
    };
    const rest = { state: 'waiting', offersHelp: false, createdAt: at, claimedAt: null, endedAt: null };
    await prep.app.db
      .insertInto('companionTurns')
      .values({ ...turn, ...rest })
      .execute();
    await prep.app.db.insertInto('companionUsage').values({ usedOn: '2025-01-01', userId, tokens: 9 }).execute();
    return undefined;
  },
  async purgeCalls(prep) {
    const { one, other, matchId } = await couple(prep);
    for (const [days, endedAt] of [
      [0.1, null],
      [200, daysAgo(prep, 200)],
    ] as const) {
      const startedAt = daysAgo(prep, days);
      const call = { id: uuid(), matchId, callerId: one, calleeId: other, hasVideo: false, startedAt };
      const rest = { answeredAt: null, callerSessionId: uuid(), calleeSessionId: null, callerHeardAt: startedAt };
      const end = { calleeHeardAt: null, endedAt, endReason: endedAt === null ? null : 'hung_up' };
      await prep.app.db
        .insertInto('calls')
        .values({ ...call, ...rest, ...end })
        .execute();
    }
    return undefined;
  },
  async purgeGames(prep) {
    const userId = await someone(prep);
    await prep.app.db.insertInto('dailyGamePlays').values({ userId, playDate: '2025-01-01', playCount: 3 }).execute();
    const { one, other, matchId } = await couple(prep);
    const sessionId = await sessionRow(prep.app, { matchId, people: [one, other] }, undefined, daysAgo(prep, 91));
    const move = { sessionId, version: 1, userId: other, clientId: uuid(), move: '{"type":"accept"}' };
    await prep.app.db
      .insertInto('gameMoves')
      .values({ ...move, madeAt: daysAgo(prep, 91) })
      .execute();
    return undefined;
  },
  sendScheduledNewsletter: async () => undefined,
  async tendNewsletter(prep) {
    const at = daysAgo(prep, 700);
    await issueOf(prep, 'thursday', { startedAt: at, expandedAt: at, finishedAt: at, lagosDate: lagosDay(at) });
    return undefined;
  },
  async purgeJobs(prep) {
    const at = daysAgo(prep, 30);
    await sql`select graphile_worker.add_job('welcomeSubscriber', payload := '{}'::json, max_attempts := 1)`.execute(
      prep.app.db,
    );
    await sql`update graphile_worker._private_jobs set attempts = 1, updated_at = ${at} where max_attempts = 1`.execute(
      prep.app.db,
    );
    return undefined;
  },
  async tendDocuments(prep) {
    const row = { hash: 'ab'.repeat(32), text: '{ brand { name } }', seenAt: daysAgo(prep, 2_000) };
    await prep.app.db.insertInto('persistedDocuments').values(row).execute();
    return undefined;
  },
  async purgeUndonePasses(prep) {
    const row = { userId: await someone(prep), id: uuid(), undoneAt: daysAgo(prep, 2) };
    await prep.app.db.insertInto('undonePasses').values(row).execute();
    return undefined;
  },
  async purgeSelfies(prep) {
    const row = { id: uuid(), userId: await someone(prep), status: 'approved', reason: null, reviewerId: null };
    const dated = { submittedAt: daysAgo(prep, 50), reviewedAt: daysAgo(prep, 40), selfieRemovedAt: null };
    await prep.app.db
      .insertInto('verifications')
      .values({ ...row, ...dated })
      .execute();
    await prep.put(`selfies/${row.id}/large.webp`);
    return undefined;
  },
  async anonymiseAccounts(prep) {
    const userId = await deletedPerson(prep, { asked: 31 });
    await prep.put(`photos/${await photo(prep, { userId })}/320.webp`);
    const { customerId } = await prep.stripe.subscribe(userId);
    await prep.app.db
      .insertInto('billingCustomers')
      .values({ userId, customerId, createdAt: now(prep) })
      .execute();
    const [user1Id = '', user2Id = ''] = [userId, await someone(prep)].toSorted();
    const match = { id: uuid(), user1Id, user2Id, createdAt: now(prep), endedAt: null };
    await prep.app.db.insertInto('matches').values(match).execute();
    return undefined;
  },
  async eraseAccounts(prep) {
    await deletedPerson(prep, { asked: 90, status: 'anonymised', anonymisedAt: daysAgo(prep, 60) });
    return undefined;
  },
  async anonymiseInactive(prep) {
    const at = daysAgo(prep, 1_500);
    const userId = await someone(prep, { lastActiveAt: at, activeDay: lagosDayNumber(at), lively: false });
    await prep.app.db.updateTable('users').set({ createdAt: at }).where('id', '=', userId).execute();
    return undefined;
  },
  async purgeMessages(prep) {
    const { one, matchId } = await couple(prep);
    const createdAt = daysAgo(prep, 1_000);
    await prep.app.db.insertInto('chatThreads').values({ matchId, lastSeq: 1, lastMessageAt: createdAt }).execute();
    const message = { id: v7({ msecs: createdAt.getTime() }), matchId, seq: 1, senderId: one, clientId: uuid() };
    await prep.app.db
      .insertInto('messages')
      .values({ ...message, content: 'Hello', createdAt, readAt: null })
      .execute();
    return undefined;
  },
  async purgePayments(prep) {
    const row = { id: 'in_old', userId: await someone(prep), subscriptionId: null, amountMinor: 1, currency: 'ngn' };
    const rest = { state: 'paid', invoiceUrl: null, readNumber: '1', createdAt: daysAgo(prep, 3_000) };
    await prep.app.db
      .insertInto('billingInvoices')
      .values({ ...row, ...rest })
      .execute();
    return undefined;
  },
  async purgePrepaid(prep) {
    await prepaidOrder(prep, { createdAt: daysAgo(prep, 31) }, 0);
    return undefined;
  },
  async purgeAudit(prep) {
    const row = { id: uuid(), actorId: null, subjectId: null, accessTokenId: null, action: 'x', details: '{}' };
    await prep.app.db
      .insertInto('auditEvents')
      .values({ ...row, createdAt: daysAgo(prep, 5_000) })
      .execute();
    return undefined;
  },
  async purgeEvidence(prep) {
    const { one: reporterId, other: reportedId } = await couple(prep);
    const [id, at] = [uuid(), daysAgo(prep, 3_000)];
    const row = { id, reporterId, reportedId, reason: 'other', description: null, createdAt: at, state: 'dismissed' };
    const rest = { note: null, decidedBy: null, decidedAt: at, waitingSince: at, shown: '{"bio":"old"}' };
    await prep.app.db
      .insertInto('reportedUsers')
      .values({ ...row, ...rest })
      .execute();
    const evidence = { reportId: id, messageId: uuid(), senderId: reportedId, content: 'Old', sentAt: at };
    await prep.app.db.insertInto('reportEvidence').values(evidence).execute();
    return undefined;
  },
  async recheckLimits(prep) {
    await someone(prep, { limitedAt: now(prep) });
    return undefined;
  },
  async expireTravels(prep) {
    await someone(prep, travelling);
    return undefined;
  },
  async countSwipes(prep) {
    await prep.app.db
      .insertInto('swipeTallies')
      .values({ userId: await someone(prep), swipes: 1 })
      .execute();
    return undefined;
  },
  async boostWeekly(prep) {
    await entitled(prep, await someone(prep), { plan: 'diamond' });
    return undefined;
  },
  async refreshLively(prep) {
    await someone(prep, { activeDay: lagosDayNumber(daysAgo(prep, 20)), lastActiveAt: daysAgo(prep, 20) });
    return undefined;
  },
};
