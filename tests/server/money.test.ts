/** What plans bring in and lose, as the console's page of money shows it. */
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lagosDay, lagosMidnight } from '#rules/age.ts';
import type { BillingInvoicesTable, BillingSubscriptionsTable, PrepaidOrdersTable } from '#server/db/rows.generated.ts';
import { newAdmin, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';

const DAY = 86_400_000;
const MONEY = `query ($days: Int!) { admin { money(days: $days) {
  plans { plan trials renewing ending overdue prepaid waiting given }
  days { day receivedNaira refundedNaira begun ended prepaid }
  outcomes { trialsEnded trialsPaid ranBefore ranOut } failures { reason count } } } }`;

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp();
  staff = await newAdmin(app, 'Kemi');
});
afterAll(() => app.stop());

const ago = (days: number): Date => new Date(app.clock.now().getTime() - days * DAY);

async function money(days: number): Promise<Data> {
  const { data, body } = await app.gql(MONEY, { days }, staff.accessToken);
  expect(data?.admin, body).toBeTruthy();
  return data.admin.money;
}

let made = 0;

/** A subscription of somebody new that renews, with what the test changes; its id. */
async function subscription(changes: Partial<Insertable<BillingSubscriptionsTable>> = {}): Promise<string> {
  made += 1;
  const id = `sub_${made}`;
  const { id: userId } = await person(app, `Payer ${made}`);
  await app.db
    .insertInto('billingSubscriptions')
    .values({
      ...{ id, userId, plan: 'gold', status: 'active', periodStartsAt: ago(1), periodEndsAt: ago(-29) },
      ...{ trialEndsAt: null, cancelsAtPeriodEnd: false, endedAt: null, unpaidSince: null, nextAmountMinor: null },
      ...{ nextCurrency: null, isTrialEndTold: false, refusal: null, readNumber: '1', createdAt: ago(1), ...changes },
    })
    .execute();
  return id;
}

async function invoice(subscriptionId: string, changes: Partial<Insertable<BillingInvoicesTable>> = {}): Promise<void> {
  made += 1;
  const invoice = {
    id: `in_${made}`,
    userId: null,
    subscriptionId,
    amountMinor: 288_800,
    currency: 'NGN',
    state: 'paid',
  };
  await app.db
    .insertInto('billingInvoices')
    .values({ ...invoice, invoiceUrl: null, readNumber: '1', createdAt: ago(0), ...changes })
    .execute();
}

/** A plan paid once by somebody new; its person's id. */
async function order(changes: Partial<Insertable<PrepaidOrdersTable>> = {}): Promise<string> {
  made += 1;
  const { id: userId } = await person(app, `Sender ${made}`);
  await app.db
    .insertInto('prepaidOrders')
    .values({
      ...{ id: crypto.randomUUID(), userId, plan: 'diamond', term: 'week', amountMinor: 206_100, state: 'paid' },
      ...{ refusal: null, paidMinor: 206_100, paidAt: ago(0), refundMinor: 0, entitlementId: null, url: null },
      ...{ expiresAt: ago(0), readNumber: '1', createdAt: ago(0), ...changes },
    })
    .execute();
  return userId;
}

async function held(userId: string, plan: string, startsAt: Date, endsAt: Date | null, source = 'checkout') {
  const times = { startsAt, endsAt, createdAt: ago(0) };
  await app.db
    .insertInto('entitlements')
    .values({ id: crypto.randomUUID(), userId, plan, source, isTrial: false, ...times })
    .execute();
}

const nothing = { trials: 0, renewing: 0, ending: 0, overdue: 0, prepaid: 0, waiting: 0, given: 0 };

it('says of nothing that it is nothing, and refuses spans that are too short or too long', async () => {
  const { plans, days, outcomes, failures } = await money(2);
  expect(plans).toEqual(['GOLD', 'DIAMOND', 'SOUL'].map((plan) => ({ plan, ...nothing })));
  const none = { receivedNaira: 0, refundedNaira: 0, begun: 0, ended: 0, prepaid: 0 };
  const dates = [lagosMidnight(app.clock.now(), 1), app.clock.now()].map(lagosDay);
  expect(days).toEqual(dates.map((day) => ({ day, ...none })));
  expect(outcomes).toEqual({ trialsEnded: 0, trialsPaid: 0, ranBefore: 0, ranOut: 0 });
  expect(failures).toEqual([]);
  for (const tooMany of [0, 91])
    expect((await app.gql(MONEY, { days: tooMany }, staff.accessToken)).body).toContain('BAD_USER_INPUT');
});

it('counts how each plan is held', async () => {
  await subscription();
  await subscription({ status: 'trialing', trialEndsAt: ago(-3) });
  await subscription({ status: 'trialing', trialEndsAt: ago(-3), cancelsAtPeriodEnd: true });
  await subscription({ status: 'past_due', plan: 'soul' });
  // None of these is held.
  await subscription({ status: 'canceled', endedAt: ago(0) });
  await subscription({ status: 'incomplete' });
  await subscription({ refusal: 'second_plan' });
  const sender = await order();
  await held(sender, 'diamond', ago(1), ago(-6));
  await held(sender, 'diamond', ago(-6), ago(-13));
  await held(await order(), 'diamond', ago(9), ago(2));
  await held((await person(app, 'Given')).id, 'soul', ago(1), null, 'admin');
  expect((await money(1)).plans).toEqual([
    { plan: 'GOLD', ...nothing, trials: 1, renewing: 1, ending: 1 },
    { plan: 'DIAMOND', ...nothing, prepaid: 1, waiting: 1 },
    { plan: 'SOUL', ...nothing, overdue: 1, given: 1 },
  ]);
});

it('sums what arrives and goes back by Lagos days, in naira alone', async () => {
  const [before, beforeYesterday] = (await money(2)).days.reverse();
  const midnight = lagosMidnight(app.clock.now(), 0);
  const id = await subscription({ createdAt: midnight });
  await invoice(id, { createdAt: midnight });
  await invoice(id, { createdAt: new Date(midnight.getTime() - 1), amountMinor: 588_800 });
  await invoice(id, { state: 'open' });
  await invoice(id, { currency: 'USD' });
  await order({ paidMinor: 300_000, refundMinor: 93_900 });
  await order({ state: 'refused', refusal: 'underpaid', paidMinor: 100_000, refundMinor: 100_000 });
  await order({ state: 'refused', refusal: 'currency', paidMinor: 900_000, refundMinor: 900_000 });
  await order({ state: 'open', paidMinor: null, paidAt: null });
  const [today, yesterday] = (await money(2)).days.reverse();
  expect(today).toEqual({
    ...before,
    receivedNaira: before.receivedNaira + 2_888 + 3_000 + 1_000,
    refundedNaira: before.refundedNaira + 939 + 1_000,
    begun: before.begun + 1,
    prepaid: before.prepaid + 1,
  });
  expect(yesterday).toEqual({ ...beforeYesterday, receivedNaira: beforeYesterday.receivedNaira + 5_888 });
});

it('tells which trials became paid, and which subscriptions ended', async () => {
  const before = (await money(10)).outcomes;
  await invoice(await subscription({ createdAt: ago(12), trialEndsAt: ago(5) }));
  await invoice(await subscription({ createdAt: ago(12), trialEndsAt: ago(5) }), { state: 'open' });
  await invoice(await subscription({ createdAt: ago(12), trialEndsAt: ago(5) }), { amountMinor: 0 });
  await subscription({ createdAt: ago(30), trialEndsAt: ago(23) });
  await subscription({ createdAt: ago(30), endedAt: ago(2) });
  await subscription({ createdAt: ago(30), endedAt: ago(20) });
  expect((await money(10)).outcomes).toEqual({
    trialsEnded: before.trialsEnded + 3,
    trialsPaid: before.trialsPaid + 1,
    ranBefore: before.ranBefore + 2,
    ranOut: before.ranOut + 1,
  });
});

it('names what failed, the most frequent reason first', async () => {
  for (let count = 0; count < 4; count += 1) await order({ state: 'refused', refusal: 'late', refundMinor: 206_100 });
  await order({ state: 'refused', refusal: 'left', refundMinor: 206_100, paidAt: ago(3) });
  const { failures } = await money(2);
  expect(failures[0]).toEqual({ reason: 'LATE', count: 4 });
  expect(failures).toContainEqual({ reason: 'OVERDUE', count: 2 });
  expect(failures).toContainEqual({ reason: 'SECOND_PLAN', count: 1 });
  expect(failures.map(({ reason }: Data) => reason)).not.toContain('LEFT');
});
