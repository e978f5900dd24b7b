/** Plans that renew by card at Paystack: bought, renewed, failed, cancelled, bought twice, forgotten, and read again when webhooks are lost. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graceEnd } from '#rules/billing.ts';
import { plans } from '#rules/plans.ts';
import { beginSession } from '#server/auth/lifecycle.ts';
import { chargeBack, refund } from '#server/dev/paystack/lifecycle.ts';
import { announce, disable, endPeriod } from '#server/dev/paystack/renewals.ts';
import type { TestSubscription } from '#server/dev/paystack/state.ts';
import { forgetCustomer, stopRenewal } from '#server/features/billing/account-deletion-service.ts';
import { cancelSubscription, reconcileBilling } from '#server/features/billing/scheduled-service.ts';
import { hasLaunchCoupon } from '#server/features/entitlements/service.ts';
import { createContext } from '#server/platform/context/context.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { runBillingJobs } from '#tests/setup/billing-jobs.ts';
import { type Member, members } from '#tests/setup/members.ts';
import { type PaystackWorld, startPaystackWorld } from '#tests/setup/paystack-world.ts';
import { freshCard } from '#tests/setup/stripe-world.ts';

const DAY = 86_400_000;
const START = `mutation ($plan: PlanId!) { startCheckout(input: { plan: $plan }) { __typename
  ... on StartCheckoutSuccess { url hasTrial } ... on UserError { code message } } }`;
const PORTAL = `mutation { openCustomerPortal(input: {}) { __typename
  ... on OpenCustomerPortalSuccess { url } ... on UserError { code message } } }`;
const BILLING = `{ plans { trialDays } viewer { trial launchDiscount { percentOff } plan { name
  subscription { id plan state isCancelled graceEndsAt nextPayment { amountMinor } } }
  payments { amount { amountMinor } state isPrepaid } } }`;

let app: TestApp;
let paystack: PaystackWorld;
beforeAll(async () => {
  app = await startTestApp({ config: { cards: 'paystack' } });
  paystack = startPaystackWorld(app);
});
afterAll(() => app.stop());
beforeEach(() => {
  paystack.isDown = false;
  paystack.refuses = null;
});

async function buyer(): Promise<Member> {
  const [someone] = (await members(app, 1)) as [Member];
  const email = `${someone.id}@example.com`;
  await app.db
    .updateTable('users')
    .set({ email, emailVerifiedAt: app.clock.now() })
    .where('id', '=', someone.id)
    .execute();
  return someone;
}
/** With a session of its own, since months pass here. */
async function ask({ id }: Member, document: string, variables = {}) {
  const ctx = createContext(app.deps, null, { ip: '127.0.0.1', label: 'test' });
  const { tokens } = await beginSession(ctx, id);
  const { data, body } = await app.gql(document, variables, tokens.accessToken);
  expect(data, body).toBeTruthy();
  return data;
}
const start = async (someone: Member, plan = 'GOLD') => (await ask(someone, START, { plan })).startCheckout;
const held = async (someone: Member) => (await ask(someone, BILLING)).viewer;
async function buy(someone: Member, { plan = 'GOLD', card = freshCard() } = {}) {
  const row = paystack.subscribe((await start(someone, plan)).url, card);
  await paystack.tell();
  return row;
}
const rowOf = (id: string) =>
  app.db.selectFrom('billingSubscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const backOf = (kobo: number) => paystack.world.state.refunds.filter(({ amount }) => amount === kobo).length;

describe('a plan by card', () => {
  it('is paid from its first day, is there once Paystack says so, and its payment is listed once', async () => {
    const ada = await buyer();
    const { plans: offered, viewer } = await ask(ada, BILLING);
    expect(offered.map(({ trialDays }: { trialDays: number }) => trialDays)).toEqual([0, 0, 0]);
    expect(viewer).toMatchObject({ trial: 'NONE', launchDiscount: null });
    const page = await start(ada);
    expect(page).toMatchObject({ __typename: 'StartCheckoutSuccess', hasTrial: false });
    expect(paystack.at(page.url)).toMatchObject({ asked: plans.gold.koboAMonth, channels: ['card'] });
    expect((await held(ada)).plan.name).toBeNull();
    const row = paystack.subscribe(page.url, freshCard());
    await paystack.tell();
    expect(await held(ada)).toMatchObject({
      plan: {
        name: 'GOLD',
        subscription: { id: row.code, state: 'ACTIVE', nextPayment: { amountMinor: plans.gold.koboAMonth } },
      },
      payments: [{ amount: { amountMinor: plans.gold.koboAMonth }, state: 'PAID', isPrepaid: false }],
    });
  });

  it('renews each month, and each month is a payment', async () => {
    const ada = await buyer();
    const row = await buy(ada, { plan: 'SOUL' });
    app.clock.advance(30 * DAY);
    endPeriod(paystack.world, row);
    await paystack.tell();
    expect(await rowOf(row.code)).toMatchObject({ status: 'active', periodEndsAt: new Date(row.nextPaymentAt!) });
    expect((await held(ada)).payments.map(({ state }: { state: string }) => state)).toEqual(['PAID', 'PAID']);
  });

  it('is granted by whichever event arrives: the payment alone, or the subscription alone', async () => {
    for (const only of ['charge.success', 'subscription.create']) {
      const ada = await buyer();
      paystack.subscribe((await start(ada)).url, freshCard());
      const body = paystack.events().find((each) => each.includes(`"${only}"`))!;
      expect(await paystack.post(body)).toBe(200);
      expect((await held(ada)).plan.name, only).toBe('GOLD');
    }
  });

  it('ends with its month once it was cancelled there, and its events may come twice', async () => {
    const ada = await buyer();
    const row = await buy(ada);
    disable(paystack.world, row);
    for (const body of paystack.events()) for (const _ of [1, 2]) expect(await paystack.post(body)).toBe(200);
    expect((await held(ada)).plan.subscription).toMatchObject({ isCancelled: true, nextPayment: null });
    // Paystack names no date any more; the month that is paid for is known.
    expect((await rowOf(row.code)).periodEndsAt).toEqual(new Date(row.nextPaymentAt!));
    app.clock.advance(27 * DAY);
    expect((await held(ada)).plan.name).toBe('GOLD');
    app.clock.advance(4 * DAY);
    endPeriod(paystack.world, row);
    await paystack.tell();
    expect((await held(ada)).plan).toEqual({ name: null, subscription: null });
    expect((await runBillingJobs(app)).map(({ subject }) => subject)).toEqual(['Your subscription has ended']);
  });

  it('has its month also when it is cancelled while the next invoice waits', async () => {
    const ada = await buyer();
    const row = await buy(ada);
    const end = new Date(row.nextPaymentAt!);
    announce(paystack.world, row, end);
    await paystack.tell();
    expect((await rowOf(row.code)).periodEndsAt).toEqual(end);
    disable(paystack.world, row);
    await paystack.tell();
    expect(await rowOf(row.code)).toMatchObject({ status: 'active', periodEndsAt: end });
    expect((await held(ada)).plan.name).toBe('GOLD');
  });

  it('lists a payment that the bank took back as gone back', async () => {
    const ada = await buyer();
    await buy(ada);
    const paid = Object.values(paystack.world.state.transactions).at(-1)!;
    chargeBack(paystack.world, paid);
    await paystack.tell();
    expect((await held(ada)).payments).toMatchObject([{ state: 'REFUNDED' }]);
  });
});

describe('a payment that fails', () => {
  it('leaves the plan for the days of grace, and a letter says how to go on', async () => {
    const ada = await buyer();
    const row = await buy(ada, { card: freshCard({ failsLater: true }) });
    app.clock.advance(30 * DAY);
    endPeriod(paystack.world, row);
    const due = new Date(row.invoice!.periodStart);
    await paystack.tell();
    expect((await held(ada)).plan).toMatchObject({
      name: 'GOLD',
      subscription: { state: 'PAST_DUE', graceEndsAt: graceEnd(due).toISOString() },
    });
    const [letter] = await runBillingJobs(app);
    expect(letter?.text).toContain('Choose a plan again before that day, with a card that works.');
    expect(letter?.text).not.toContain('try again');
  });

  it('is made anew at once: the new plan takes the place of the old one, and nothing goes back', async () => {
    const ada = await buyer();
    const former = await buy(ada, { card: freshCard({ failsLater: true }) });
    app.clock.advance(30 * DAY);
    endPeriod(paystack.world, former);
    await paystack.tell();
    const next = await buy(ada, { plan: 'DIAMOND' });
    await runBillingJobs(app);
    await paystack.tell();
    expect((await held(ada)).plan).toMatchObject({ name: 'DIAMOND', subscription: { id: next.code } });
    expect(former.status).toBe('cancelled');
    expect(backOf(plans.diamond.koboAMonth)).toBe(0);
  });

  it('is not tried again weeks after the plan has ended', async () => {
    const ada = await buyer();
    const row = await buy(ada, { card: freshCard({ failsLater: true }) });
    app.clock.advance(30 * DAY);
    endPeriod(paystack.world, row);
    await paystack.tell();
    app.clock.advance(6 * DAY);
    await reconcileBilling(app.deps);
    expect(row.status).toBe('attention');
    app.clock.advance(2 * DAY);
    await reconcileBilling(app.deps);
    expect(row.status).toBe('cancelled');
    await paystack.tell();
    expect((await rowOf(row.code)).endedAt).not.toBeNull();
  });
});

describe('nobody pays twice', () => {
  it('has no second page beside a plan that runs', async () => {
    const ada = await buyer();
    await buy(ada);
    expect(await start(ada, 'SOUL')).toMatchObject({ __typename: 'HasSubscription' });
  });

  it('gives the second of two back, once, and charges it no more', async () => {
    const ada = await buyer();
    const one = await start(ada);
    await app.db.deleteFrom('billingCheckouts').where('userId', '=', ada.id).execute();
    const other = await start(ada, 'SOUL');
    const first = paystack.subscribe(one.url, freshCard());
    await paystack.tell();
    const second = paystack.subscribe(other.url, freshCard());
    await paystack.tell();
    const before = backOf(plans.soul.koboAMonth);
    expect((await runBillingJobs(app)).map(({ subject }) => subject)).toContain('You had a subscription already');
    await cancelSubscription(app.deps, { subscriptionId: second.code });
    await paystack.tell();
    expect(backOf(plans.soul.koboAMonth) - before).toBe(1);
    expect([first.status, second.status]).toEqual(['active', 'non-renewing']);
    expect((await held(ada)).plan).toMatchObject({ name: 'GOLD', subscription: { id: first.code } });
    expect((await held(ada)).payments.map(({ state }: { state: string }) => state).sort()).toEqual([
      'PAID',
      'REFUNDED',
    ]);
  });

  it('is one plan when fifty deliveries of two payments come at once', async () => {
    const ada = await buyer();
    const one = await start(ada);
    await app.db.deleteFrom('billingCheckouts').where('userId', '=', ada.id).execute();
    const other = await start(ada, 'SOUL');
    paystack.subscribe(one.url, freshCard());
    paystack.subscribe(other.url, freshCard());
    const bodies = paystack.events();
    const posts = Array.from({ length: 50 }, (_, at) => paystack.post(bodies[at % bodies.length]!));
    expect(new Set(await Promise.all(posts))).toEqual(new Set([200]));
    const rows = await app.db
      .selectFrom('billingSubscriptions')
      .select('refusal')
      .where('userId', '=', ada.id)
      .execute();
    expect(rows.map(({ refusal: why }) => why).sort()).toEqual([null, 'second_plan']);
    await runBillingJobs(app);
    await paystack.tell();
    const paid = Object.values(paystack.world.state.transactions).filter(
      ({ email, status }) => email.startsWith(ada.id) && status === 'success',
    );
    expect(paid).toHaveLength(1);
  });
});

describe('the page that manages', () => {
  it('is that of the plan that runs, and there is none without', async () => {
    const ada = await buyer();
    expect((await ask(ada, PORTAL)).openCustomerPortal).toMatchObject({ code: 'NOT_AVAILABLE' });
    const row = await buy(ada);
    expect((await ask(ada, PORTAL)).openCustomerPortal.url).toMatch(
      new RegExp(`/test-payments/manage/${row.manageCode}$`),
    );
    disable(paystack.world, row);
    endPeriod(paystack.world, row);
    await paystack.tell();
    expect((await ask(ada, PORTAL)).openCustomerPortal).toMatchObject({ code: 'NOT_AVAILABLE' });
  });
});

describe('whoever leaves', () => {
  it('is charged no more once they ask for it, and their cards are forgotten at the end', async () => {
    const ada = await buyer();
    const row = await buy(ada);
    await app.db.updateTable('users').set({ deletionRequestedAt: app.clock.now() }).where('id', '=', ada.id).execute();
    await stopRenewal(app.deps, { userId: ada.id });
    expect(row.status).toBe('non-renewing');
    await stopRenewal(app.deps, { userId: ada.id });
    await forgetCustomer(app.deps, { customerId: row.customerCode });
    expect(paystack.world.state.customers[row.customerCode]).toMatchObject({ cards: [], metadata: { user_id: '' } });
    await forgetCustomer(app.deps, { customerId: row.customerCode });
  });

  it('leaves an address that the next person may have, and one who stays does not', async () => {
    const [ada, ben] = [await buyer(), await buyer()];
    const { customerCode } = await buy(ada);
    const { email } = await app.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('users')
      .set({ email: `new-${email}` })
      .where('id', '=', ada.id)
      .execute();
    await app.db.updateTable('users').set({ email }).where('id', '=', ben.id).execute();
    expect(await start(ben)).toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    await forgetCustomer(app.deps, { customerId: customerCode });
    await app.db.deleteFrom('billingCustomers').where('userId', '=', ada.id).execute();
    expect(await start(ben)).toMatchObject({ __typename: 'StartCheckoutSuccess' });
  });
});

describe('whoever was erased', () => {
  async function gone(): Promise<{ url: string; email: string }> {
    const ada = await buyer();
    const { url } = await start(ada);
    const { customerId } = await app.db
      .selectFrom('billingCustomers')
      .selectAll()
      .where('userId', '=', ada.id)
      .executeTakeFirstOrThrow();
    const { email } = await app.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow();
    await forgetCustomer(app.deps, { customerId });
    await app.db.deleteFrom('billingCustomers').where('userId', '=', ada.id).execute();
    await app.db
      .updateTable('users')
      .set({ email: `gone-${email}` })
      .where('id', '=', ada.id)
      .execute();
    return { url, email };
  }

  /** The parts of the last payment that went back. */
  function givenBack(): number[] {
    const paid = Object.values(paystack.world.state.transactions).findLast(({ paidAt }) => paidAt !== null)!;
    const back = paystack.world.state.refunds.filter(({ reference }) => reference === paid.reference);
    return back.map(({ amount }) => amount / paid.paid);
  }

  async function paidTooLate(): Promise<TestSubscription> {
    const { url } = await gone();
    app.clock.advance(1_000);
    const row = paystack.subscribe(url, freshCard());
    paystack.events();
    return row;
  }

  it('and pays on an old page has it back, once, and pays no second month', async () => {
    const row = await paidTooLate();
    await reconcileBilling(app.deps);
    await reconcileBilling(app.deps);
    expect(row.status).toBe('non-renewing');
    expect(givenBack()).toEqual([1]);
  });

  it('is charged no second month for what was paid at the very moment, nor when the money cannot go back', async () => {
    const atOnce = paystack.subscribe((await gone()).url, freshCard());
    paystack.events();
    await reconcileBilling(app.deps);
    expect(atOnce.status).toBe('non-renewing');
    const row = await paidTooLate();
    paystack.refuses = 'POST /refund';
    await reconcileBilling(app.deps);
    expect(row.status).toBe('non-renewing');
  });

  it('has it back too when they cancel it themselves before the night, or when Paystack fails that night', async () => {
    const cancelled = await paidTooLate();
    disable(paystack.world, cancelled);
    await reconcileBilling(app.deps);
    expect(givenBack()).toEqual([1]);

    const row = await paidTooLate();
    paystack.refuses = 'POST /refund';
    await reconcileBilling(app.deps);
    paystack.refuses = null;
    expect(givenBack()).toEqual([]);
    await reconcileBilling(app.deps);
    expect(row.status).toBe('non-renewing');
    expect(givenBack()).toEqual([1]);
  });

  it('keeps what they paid before, which has had its month', async () => {
    const ada = await buyer();
    const row = await buy(ada);
    await forgetCustomer(app.deps, { customerId: row.customerCode });
    await app.db.deleteFrom('billingCustomers').where('userId', '=', ada.id).execute();
    await reconcileBilling(app.deps);
    expect(givenBack()).toEqual([]);
  });

  it('leaves nothing to the next person of the same address', async () => {
    const { url, email } = await gone();
    const row = paystack.subscribe(url, freshCard());
    const events = paystack.events();
    app.clock.advance(DAY);
    const ben = await buyer();
    await app.db.updateTable('users').set({ email }).where('id', '=', ben.id).execute();
    await start(ben);
    for (const body of events) expect(await paystack.post(body)).toBe(200);
    await reconcileBilling(app.deps);
    await reconcileBilling(app.deps);
    await expect(rowOf(row.code)).rejects.toThrow('no result');
    expect(await held(ben)).toMatchObject({ plan: { name: null }, payments: [] });
    expect(row.status).toBe('non-renewing');
    expect(givenBack()).toEqual([1]);
  });
});

describe('what is lost on the way', () => {
  it('is made up for at night: a plan, its payment, and its end', async () => {
    const ada = await buyer();
    const row = paystack.subscribe((await start(ada)).url, freshCard());
    paystack.events();
    await reconcileBilling(app.deps);
    expect(await held(ada)).toMatchObject({ plan: { name: 'GOLD' }, payments: [{ state: 'PAID' }] });
    disable(paystack.world, row);
    endPeriod(paystack.world, row);
    paystack.events();
    await reconcileBilling(app.deps);
    expect((await held(ada)).plan.name).toBeNull();
  });

  it('says so when Paystack is down, and takes the event the next time', async () => {
    const ada = await buyer();
    paystack.subscribe((await start(ada)).url, freshCard());
    const [body] = paystack.events();
    paystack.isDown = true;
    expect(await paystack.post(body!)).toBe(503);
    expect(await start(await buyer())).toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    paystack.isDown = false;
    expect(await paystack.post(body!)).toBe(200);
    expect((await held(ada)).plan.name).toBe('GOLD');
  });

  it('refuses what is forged, and takes what it has no use for', async () => {
    const event = JSON.stringify({ event: 'subscription.create', data: { subscription_code: 'SUB_x' } });
    expect(await paystack.post(event, paystack.signed(event, 'sk_test_another'))).toBe(400);
    expect(await paystack.post(event)).toBe(200);
    const cards = JSON.stringify({ event: 'subscription.expiring_cards', data: [{ expiry_date: '12/2026' }] });
    expect(await paystack.post(cards)).toBe(200);
    expect((await fetch(`${app.url}/webhooks/stripe`, { method: 'POST', body: '{}' })).status).toBe(404);
  });

  it('keeps a refund in the dashboard in the list, and the plan as it is', async () => {
    const ada = await buyer();
    await buy(ada);
    const paid = Object.values(paystack.world.state.transactions).at(-1)!;
    refund(paystack.world, paid, paid.paid);
    await paystack.tell();
    expect(await held(ada)).toMatchObject({ plan: { name: 'GOLD' }, payments: [{ state: 'REFUNDED' }] });
  });
});

it('keeps the launch coupon, which Paystack cannot take, for another day', async () => {
  const ada = await buyer();
  await app.db.insertInto('betaPlaces').values({ place: 3, userId: ada.id, takenAt: app.clock.now() }).execute();
  const ctx = createContext(app.deps, null, { ip: '127.0.0.1', label: 'test' });
  expect((await held(ada)).launchDiscount).toBeNull();
  await buy(ada);
  expect(await hasLaunchCoupon(ctx, ada.id)).toBe(true);
});

it('publishes the plans once, and a new price as a new plan', async () => {
  const payments = app.deps.ports.payments!;
  expect((await payments.publish(false)).map(({ isNew }) => isNew)).toEqual([false, false, false]);
  const [gold] = Object.values(paystack.world.state.plans);
  gold!.amount -= 10_000;
  expect((await payments.publish(true)).map(({ isNew, priceId }) => [isNew, priceId === null])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
  const [made] = await payments.publish(false);
  expect(made).toMatchObject({ plan: 'gold', isNew: true });
  expect(paystack.at((await start(await buyer())).url).planCode).toBe(made!.priceId);
});
