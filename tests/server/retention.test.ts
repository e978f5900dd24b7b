/** The clocks: messages 2 years, accounts that nobody uses 3, payments and audits 7, evidence one after its decision. */

import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#rules/limits.ts';
import { prepaidLimits } from '#rules/prepaid.ts';
import { purgeSessions } from '#server/auth/sessions.ts';
import { purgeAudit } from '#server/features/admin/retention-service.ts';
import { purgePayments } from '#server/features/billing/retention-service.ts';
import { purgeMessages } from '#server/features/chat/retention-service.ts';
import { anonymiseAccounts } from '#server/features/data-rights/erasure-service.ts';
import { anonymiseInactive } from '#server/features/data-rights/retention-service.ts';
import { purgePrepaid } from '#server/features/prepaid/scheduled-service.ts';
import { purgeEvidence } from '#server/features/safety/retention-service.ts';
import { makeAdmin, matched, type Person, person } from '#tests/factories/people.ts';
import { accountOf, DAY, daysPass, requestsOf, signIn } from '#tests/setup/account-deletion.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { runJobs } from '#tests/setup/run-jobs.ts';
import { freshCard, pageFor, startStripeWorld } from '#tests/setup/stripe-world.ts';

const { inactiveDays, warnDays, messageDays, paymentDays, auditDays, evidenceDays } = limits.dataRights;

let app: TestApp;
let ada: Person;
let bola: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  [ada, bola] = [await person(app, 'Ada', { plan: 'gold' }), await person(app, 'Bola')];
});
afterEach(() => app.clock.set(new Date()));

const daysAgo = (days: number): Date => new Date(app.clock.now().getTime() - days * DAY);

/** The last sign of life of somebody is so many days ago. */
async function unusedFor({ id }: Person, days: number): Promise<void> {
  await app.db
    .updateTable('users')
    .set({ createdAt: daysAgo(days + 10), lastSeenAt: daysAgo(days) })
    .where('id', '=', id)
    .execute();
  await app.db
    .updateTable('profiles')
    .set({ lastActiveAt: daysAgo(days) })
    .where('id', '=', id)
    .execute();
  await app.db.deleteFrom('sessions').where('userId', '=', id).execute();
}

describe('an account that nobody uses', () => {
  test('is hidden and written to a month before 3 years are over, and nameless when they are', async () => {
    await unusedFor(ada, inactiveDays - warnDays - 1);
    await unusedFor(bola, inactiveDays - warnDays - 3);
    await runJobs(app);
    await anonymiseInactive(app.deps);
    expect(await requestsOf(app, ada)).toEqual([]);
    daysPass(app, 2);
    await anonymiseInactive(app.deps);
    await anonymiseInactive(app.deps);
    expect(await requestsOf(app, ada)).toMatchObject([{ source: 'inactivity', status: 'pending', email: ada.email }]);
    expect(await requestsOf(app, bola)).toEqual([]);
    const letters = (await runJobs(app)).filter(({ to }) => to === ada.email);
    expect(letters).toMatchObject([{ subject: 'Your account is about to be deleted' }]);
    expect(await accountOf(app, ada)).toMatchObject({ deletionRequestedAt: expect.any(Date) });
    daysPass(app, warnDays);
    await anonymiseAccounts(app.deps);
    expect((await accountOf(app, ada))?.email).toMatch(/@left\.invalid$/);
  });

  test('is used again by signing in, and for 3 years from then', async () => {
    await app.db.deleteFrom('profiles').where('id', '=', ada.id).execute();
    await unusedFor(ada, inactiveDays);
    await anonymiseInactive(app.deps);
    expect((await signIn(app, ada)).data.signIn.hasCancelledDeletion).toBe(true);
    daysPass(app, 200);
    await app.db.deleteFrom('sessions').where('userId', '=', ada.id).execute();
    await anonymiseInactive(app.deps);
    expect(await requestsOf(app, ada)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('stays while it is used, also without a profile and after its sessions were purged', async () => {
    for (const who of [ada, bola]) {
      await app.db.deleteFrom('profiles').where('id', '=', who.id).execute();
      await app.db
        .updateTable('users')
        .set({ createdAt: daysAgo(inactiveDays + 9), lastSeenAt: daysAgo(inactiveDays) })
        .where('id', '=', who.id)
        .execute();
    }
    // One does something, the other signs in. What was believed of a token before the rows were changed holds half a second.
    const usedAt = async () => {
      expect((await app.gql('{ viewer { id } }', {}, ada.accessToken)).data.viewer.id).toBe(ada.id);
      return (await accountOf(app, ada))?.lastSeenAt?.getTime();
    };
    await expect.poll(usedAt, { timeout: 10_000 }).toBeGreaterThan(daysAgo(1).getTime());
    await signIn(app, bola);
    daysPass(app, inactiveDays - warnDays - 1);
    await purgeSessions(app.deps);
    expect(await app.db.selectFrom('sessions').select('id').where('userId', 'in', [ada.id, bola.id]).execute()).toEqual(
      [],
    );
    await anonymiseInactive(app.deps);
    expect([...(await requestsOf(app, ada)), ...(await requestsOf(app, bola))]).toEqual([]);
    daysPass(app, 2);
    await anonymiseInactive(app.deps);
    expect([...(await requestsOf(app, ada)), ...(await requestsOf(app, bola))]).toHaveLength(2);
  });

  test('that cannot be dealt with keeps no other from it', async () => {
    await app.db.deleteFrom('deletionRequests').execute();
    for (const who of [ada, bola]) await unusedFor(who, inactiveDays);
    const { random } = app.deps;
    let isFirst = true;
    const bytes = (length: number) => {
      if (!isFirst) return random.bytes(length);
      isFirst = false;
      throw new Error('failed');
    };
    await expect(anonymiseInactive({ ...app.deps, random: { ...random, bytes } })).rejects.toThrow('1 account');
    expect([...(await requestsOf(app, ada)), ...(await requestsOf(app, bola))]).toHaveLength(1);
    await anonymiseInactive(app.deps);
    expect([...(await requestsOf(app, ada)), ...(await requestsOf(app, bola))]).toHaveLength(2);
  });

  test('stays where its scripts run, or where nobody else could administer', async () => {
    await app.db.deleteFrom('userRoles').execute();
    await makeAdmin(app, ada);
    await unusedFor(ada, inactiveDays);
    await unusedFor(bola, inactiveDays);
    const token = { id: crypto.randomUUID(), name: 'x', scopes: [], tokenHash: Buffer.from(bola.id), revokedAt: null };
    const times = { createdAt: daysAgo(900), expiresAt: daysAgo(-9), lastUsedAt: daysAgo(1) };
    await app.db
      .insertInto('accessTokens')
      .values({ ...token, ...times, userId: bola.id })
      .execute();
    await anonymiseInactive(app.deps);
    expect([...(await requestsOf(app, ada)), ...(await requestsOf(app, bola))]).toEqual([]);
  });
});

test('the years are those of the privacy policy', () => {
  const years = { inactiveDays, messageDays, paymentDays, auditDays, evidenceDays };
  expect(Object.values(years).map((days) => days / 365)).toEqual([3, 2, 7, 7, 1]);
});

test('messages go when they are two years old, a conversation stays', async () => {
  const matchId = await matched(app, ada, bola);
  const ages = [messageDays + 400, messageDays + 1, messageDays - 1, 0];
  for (const [at, age] of ages.entries()) {
    const createdAt = daysAgo(age);
    const id = v7({ msecs: createdAt.getTime() });
    const message = { id, matchId, seq: at + 1, senderId: bola.id, clientId: crypto.randomUUID() };
    await app.db
      .insertInto('messages')
      .values({ ...message, content: `${age}`, createdAt })
      .execute();
  }
  await app.db
    .insertInto('chatThreads')
    .values({ matchId, lastSeq: 4, lastMessageAt: daysAgo(0) })
    .execute();
  await purgeMessages(app.deps);
  const seqs = () =>
    app.db.selectFrom('messages').select('seq').where('matchId', '=', matchId).orderBy('seq').execute();
  expect((await seqs()).map(({ seq }) => seq)).toEqual([3, 4]);
  daysPass(app, messageDays + 1);
  await purgeMessages(app.deps);
  expect(await seqs()).toEqual([]);
  const fresh = (await signIn(app, ada)).data.signIn.session.accessToken;
  const { data, body } = await app.gql(
    '{ viewer { matches { nodes { id lastMessage { id } unreadCount } } } }',
    {},
    fresh,
  );
  expect(data?.viewer.matches.nodes, body).toEqual([{ id: matchId, lastMessage: null, unreadCount: 0 }]);
});

test('records of payments and of what administrators did go after 7 years', async () => {
  for (const age of [paymentDays + 1, paymentDays - 1]) {
    const invoice = {
      id: `in_${age}`,
      userId: ada.id,
      subscriptionId: null,
      amountMinor: 1,
      currency: 'ngn',
      state: 'paid',
    };
    const createdAt = daysAgo(age);
    await app.db
      .insertInto('billingInvoices')
      .values({ ...invoice, invoiceUrl: null, readNumber: '1', createdAt })
      .execute();
    const event = { id: crypto.randomUUID(), actorId: null, subjectId: ada.id, accessTokenId: null, details: '{}' };
    await app.db
      .insertInto('auditEvents')
      .values({ ...event, action: `done ${age}`, createdAt: daysAgo(age - paymentDays + auditDays) })
      .execute();
  }
  await purgePayments(app.deps);
  await purgeAudit(app.deps);
  expect((await app.db.selectFrom('billingInvoices').select('id').execute()).map(({ id }) => id)).toEqual([
    `in_${paymentDays - 1}`,
  ]);
  const events = await app.db.selectFrom('auditEvents').select('action').where('action', 'like', 'done%').execute();
  expect(events).toEqual([{ action: `done ${paymentDays - 1}` }]);
});

test('orders that nobody paid go after 30 days, paid ones after 7 years', async () => {
  const ages = [
    ['open', prepaidLimits.openDays + 1],
    ['open', prepaidLimits.openDays - 1],
    ['paid', paymentDays + 1],
    ['paid', paymentDays - 1],
  ] as const;
  for (const [state, age] of ages) {
    const row = { id: crypto.randomUUID(), userId: ada.id, plan: 'gold', term: 'week', amountMinor: age, state };
    const rest = { refusal: null, paidMinor: null, paidAt: null, refundMinor: 0, entitlementId: null, url: null };
    const createdAt = daysAgo(age);
    await app.db
      .insertInto('prepaidOrders')
      .values({ ...row, ...rest, expiresAt: createdAt, readNumber: '0', createdAt })
      .execute();
  }
  await purgePrepaid(app.deps);
  const left = await app.db.selectFrom('prepaidOrders').select('amountMinor').orderBy('amountMinor').execute();
  expect(left.map(({ amountMinor }) => amountMinor)).toEqual([prepaidLimits.openDays - 1, paymentDays - 1]);
});

test('evidence goes a year after its decision, and never while the report waits', async () => {
  const reports = [
    { state: 'acted', decidedAt: daysAgo(evidenceDays + 1), isKept: false },
    { state: 'dismissed', decidedAt: daysAgo(evidenceDays - 1), isKept: true },
    { state: 'open', decidedAt: null, isKept: true },
  ];
  const createdAt = daysAgo(900);
  for (const { state, decidedAt, isKept } of reports) {
    const reporter = await person(app, 'Chidi');
    const id = crypto.randomUUID();
    const whose = { reporterId: reporter.id, reportedId: ada.id, reason: 'harassment', description: null };
    await app.db
      .insertInto('reportedUsers')
      .values({ id, ...whose, state, decidedAt, createdAt, waitingSince: createdAt, shown: JSON.stringify({ isKept }) })
      .execute();
    const message = { reportId: id, messageId: crypto.randomUUID(), senderId: ada.id, content: `${isKept}` };
    await app.db
      .insertInto('reportEvidence')
      .values({ ...message, sentAt: createdAt })
      .execute();
  }
  await purgeEvidence(app.deps);
  const kept = await app.db.selectFrom('reportEvidence').select('content').where('senderId', '=', ada.id).execute();
  expect(kept.map(({ content }) => content)).toEqual(['true', 'true']);
  const rows = await app.db.selectFrom('reportedUsers').select('shown').where('reportedId', '=', ada.id).execute();
  expect(rows.filter(({ shown }) => shown === null)).toHaveLength(1);
});

describe('who leaves with a plan', () => {
  const LEAVE = 'mutation { requestAccountDeletion(input: {}) { __typename } }';

  test('pays for nothing more: what is paid for ends with its period, what failed ends at once, a payment page closes', async () => {
    const stripe = await startStripeWorld(app);
    const chidi = await person(app, 'Chidi');
    stripe.pay(await pageFor(app, ada.id));
    stripe.pay(await pageFor(app, bola.id, { trialDays: null }), freshCard({ failsLater: true }));
    await stripe.tell();
    const ofBola = stripe.subscriptions().find(({ metadata }) => metadata.user_id === bola.id);
    await app.db
      .updateTable('billingSubscriptions')
      .set({ status: 'past_due' })
      .where('userId', '=', bola.id)
      .execute();
    for (const { accessToken } of [ada, bola, chidi]) await app.gql(LEAVE, {}, accessToken);
    // Chidi comes back before the job has run.
    await signIn(app, chidi);
    await runJobs(app, ['stopRenewal']);
    await stripe.tell();
    expect(stripe.subscriptions().find(({ metadata }) => metadata.user_id === ada.id)).toMatchObject({
      status: 'trialing',
      cancelAtPeriodEnd: true,
    });
    expect(ofBola?.status).toBe('canceled');
    const rows = await app.db.selectFrom('billingSubscriptions').selectAll().where('userId', '=', ada.id).execute();
    expect(rows).toMatchObject([{ cancelsAtPeriodEnd: true, nextAmountMinor: null }]);
  });
});

test('more than are read at once who are due are all dealt with, and whoever is held by somebody else is not waited for', async () => {
  const count = 120;
  const cancellableUntil = daysAgo(1);
  const people = Array.from({ length: count }, (_, at) => ({
    id: crypto.randomUUID(),
    email: `due.${at}@example.com`,
    passwordHash: '',
    fullName: 'Due Test',
    createdAt: daysAgo(50),
    deletionRequestedAt: daysAgo(31),
  }));
  await app.db.insertInto('users').values(people).execute();
  const times = { requestedAt: daysAgo(31), cancellableUntil, erasedBy: daysAgo(-59) };
  await app.db
    .insertInto('deletionRequests')
    .values(
      people.map(({ id, email }) => ({ id: v7(), userId: id, email, status: 'pending', source: 'person', ...times })),
    )
    .execute();
  const left = async () =>
    (await app.db.selectFrom('users').select('id').where('email', 'like', 'due.%').execute()).length;
  const [held] = people;
  await app.db.transaction().execute(async (db) => {
    await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', held?.id ?? '')
      .forUpdate()
      .execute();
    await anonymiseAccounts(app.deps);
    expect(await left()).toBe(1);
  });
  await anonymiseAccounts(app.deps);
  expect(await left()).toBe(0);
});
