/** Plans that are paid once: what is granted and when, what goes back, and what nobody can get for nothing. */

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { prepaidLimits } from '#rules/prepaid.ts';
import { beginSession } from '#server/auth/lifecycle.ts';
import { chargeBack, refund } from '#server/dev/paystack/lifecycle.ts';
import { endSubscription, setCancelling } from '#server/dev/stripe/lifecycle.ts';
import { grantPlan, takeGrantsBack } from '#server/features/entitlements/service.ts';
import { tasks } from '#server/features/index.ts';
import { reconcilePrepaid } from '#server/features/prepaid/scheduled-service.ts';
import { createContext } from '#server/platform/context/context.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { type Member, members } from '#tests/setup/members.ts';
import { type PaystackWorld, startPaystackWorld } from '#tests/setup/paystack-world.ts';
import { pageFor, type StripeWorld, startStripeWorld } from '#tests/setup/stripe-world.ts';

const DAY = 86_400_000;
const START = `mutation ($plan: PlanId!, $term: PrepaidTerm!) { startPrepaidCheckout(input: { plan: $plan, term: $term }) {
  __typename ... on StartPrepaidCheckoutSuccess { url startsAt } ... on UserError { code message } } }`;
const RETURN = `mutation ($id: ID!) { returnPrepaidPlan(input: { id: $id }) {
  __typename ... on ReturnPrepaidPlanSuccess { viewer { prepaidPlans { id } } } ... on UserError { message } } }`;
const HELD = `{ viewer { plan { name endsAt } prepaidPlans { id plan term startsAt endsAt returnableUntil }
  payments { amount { amountMinor currency } state isPrepaid invoiceUrl } } }`;

let app: TestApp;
let paystack: PaystackWorld;
let stripe: StripeWorld;
beforeAll(async () => {
  app = await startTestApp();
  paystack = startPaystackWorld(app);
  stripe = await startStripeWorld(app);
});
afterAll(() => app.stop());

const somebody = async (): Promise<Member> => (await members(app, 1))[0]!;
/** With a session of its own, since hours pass here. */
async function ask({ id }: Member, document: string, variables = {}) {
  const ctx = createContext(app.deps, null, { ip: '127.0.0.1', label: 'test' });
  const { tokens } = await beginSession(ctx, id);
  const { data, body } = await app.gql(document, variables, tokens.accessToken);
  expect(data, body).toBeTruthy();
  return data;
}
const start = async (someone: Member, plan = 'GOLD', term = 'WEEK') =>
  (await ask(someone, START, { plan, term })).startPrepaidCheckout;
const giveBack = async (someone: Member, id: string) => (await ask(someone, RETURN, { id })).returnPrepaidPlan;
/** Days from now. The test’s clock also runs, so a minute counts as nothing; nor is there a -0. */
const ahead = (instant: string): number =>
  Math.round((Date.parse(instant) - app.clock.now().getTime()) / (DAY / 24)) / 24 + 0;
/** With instants as days from now. */
async function held(someone: Member) {
  const { viewer } = await ask(someone, HELD);
  const { plan, prepaidPlans, payments } = viewer;
  return {
    name: plan.name,
    payments,
    prepaidPlans: prepaidPlans.map(({ startsAt, endsAt, ...rest }: { startsAt: string; endsAt: string }) => ({
      ...rest,
      from: ahead(startsAt),
      to: ahead(endsAt),
    })),
  };
}

const urlOf = async (id: string): Promise<string> =>
  (await app.db.selectFrom('prepaidOrders').select('url').where('id', '=', id).executeTakeFirstOrThrow()).url ?? '';

async function buy(someone: Member, plan = 'GOLD', term = 'WEEK', kobo?: number) {
  const { url } = await start(someone, plan, term);
  const row = paystack.pay(url, kobo);
  await paystack.tell();
  return row;
}

/** Runs what the queue holds of a job about an order or its plan. */
async function run(name: 'refundPrepaid' | 'sendPrepaidLetter' | 'remindPrepaid', about: string): Promise<number> {
  const { rows } = await sql<{ payload: never }>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${name} and j.payload::text like ${`%${about}%`}`.execute(app.db);
  for (const { payload } of rows) await tasks[name](app.deps, payload);
  return rows.length;
}

describe('a payment', () => {
  it('brings the plan for its days, and stands among the payments', async () => {
    const ada = await somebody();
    const { url, startsAt } = await start(ada);
    expect(ahead(startsAt)).toBe(0);
    expect((await held(ada)).prepaidPlans).toEqual([]);
    const { reference } = paystack.pay(url);
    await paystack.tell();
    const { name, prepaidPlans, payments } = await held(ada);
    expect(name).toBe('GOLD');
    expect(prepaidPlans).toEqual([
      { id: reference, plan: 'GOLD', term: 'WEEK', from: 0, to: 7, returnableUntil: null },
    ]);
    const amount = { amountMinor: 101_100, currency: 'NGN' };
    expect(payments).toEqual([{ amount, state: 'PAID', isPrepaid: true, invoiceUrl: null }]);
  });

  it('is asked for in the price of the catalogue, whatever the plan and the days', async () => {
    const someone = await somebody();
    for (const [plan, term, kobo] of [
      ['GOLD', 'MONTH', 288_800],
      ['DIAMOND', 'QUARTER', 1_589_800],
      ['SOUL', 'WEEK', 136_100],
    ] as const) {
      expect(paystack.at((await start(someone, plan, term)).url).asked).toBe(kobo);
    }
  });

  it('is one page for one wish, of fifty at once and for an hour', async () => {
    const someone = await somebody();
    const answers = await Promise.all(Array.from({ length: 50 }, () => start(someone)));
    const urls = new Set(answers.map(({ url }) => url));
    expect(urls.size).toBe(1);
    app.clock.advance(prepaidLimits.pageMs - 1_000);
    expect(urls.has((await start(someone)).url)).toBe(true);
    app.clock.advance(2_000);
    expect(urls.has((await start(someone)).url)).toBe(false);
  });

  it('of too little brings nothing and goes back whole, once', async () => {
    const someone = await somebody();
    const { reference } = await buy(someone, 'GOLD', 'WEEK', 101_099);
    const { name, payments } = await held(someone);
    expect([name, payments]).toEqual([
      null,
      [{ amount: { amountMinor: 101_099, currency: 'NGN' }, state: 'REFUNDED', isPrepaid: true, invoiceUrl: null }],
    ]);
    expect(await run('refundPrepaid', reference)).toBe(1);
    await run('refundPrepaid', reference);
    expect(paystack.world.state.refunds.filter((each) => each.reference === reference)).toMatchObject([
      { amount: 101_099 },
    ]);
  });

  it('of too much brings the plan, and the excess goes back, which ends nothing', async () => {
    const someone = await somebody();
    const { reference } = await buy(someone, 'GOLD', 'WEEK', 150_000);
    await run('refundPrepaid', reference);
    await paystack.tell();
    await run('refundPrepaid', reference);
    expect(paystack.world.state.refunds.filter((each) => each.reference === reference)).toMatchObject([
      { amount: 48_900 },
    ]);
    expect((await held(someone)).name).toBe('GOLD');
  });

  it('whose refund fails goes back by a later try, and one that failed there is asked for again', async () => {
    const someone = await somebody();
    const { reference } = await buy(someone, 'GOLD', 'WEEK', 50_000);
    paystack.refuses = 'POST /refund';
    expect(await run('refundPrepaid', reference)).toBe(1);
    paystack.refuses = null;
    const refunds = () => paystack.world.state.refunds.filter((each) => each.reference === reference);
    expect(refunds()).toEqual([]);
    // The first job and the one that came of it.
    expect(await run('refundPrepaid', reference)).toBe(2);
    expect(refunds()).toHaveLength(1);
    paystack.events();
    Object.assign(refunds()[0]!, { status: 'failed' });
    paystack.at(await urlOf(reference)).status = 'success';
    await paystack.post(JSON.stringify({ event: 'refund.failed', data: { transaction_reference: reference } }));
    await run('refundPrepaid', reference);
    expect(refunds().map(({ status }) => status)).toEqual(['failed', 'processed']);
  });

  it('on a page that another process gave up is never begun', async () => {
    const someone = await somebody();
    paystack.before = async () =>
      void (await app.db.deleteFrom('prepaidOrders').where('userId', '=', someone.id).execute());
    expect(await start(someone)).toMatchObject({ __typename: 'PaymentsUnavailable' });
    paystack.before = null;
    expect(await start(someone)).toMatchObject({ __typename: 'StartPrepaidCheckoutSuccess' });
  });

  it('that comes a day late goes back', async () => {
    const someone = await somebody();
    const { url } = await start(someone);
    app.clock.advance(prepaidLimits.orderMs + 1);
    const { reference } = paystack.pay(url);
    await paystack.tell();
    expect((await held(someone)).name).toBeNull();
    await run('refundPrepaid', reference);
    expect(paystack.at(url).status).toBe('reversed');
  });

  it('for somebody who has left goes back', async () => {
    const someone = await somebody();
    const { url } = await start(someone);
    await app.db.updateTable('prepaidOrders').set({ userId: null }).where('userId', '=', someone.id).execute();
    const { reference } = paystack.pay(url);
    await paystack.tell();
    await run('refundPrepaid', reference);
    expect(paystack.at(url).status).toBe('reversed');
  });
});

describe('several', () => {
  it('of one plan follow each other; of another plan they run beside', async () => {
    const someone = await somebody();
    const one = await start(someone);
    const other = await start(someone, 'GOLD', 'MONTH');
    paystack.pay(one.url);
    paystack.pay(other.url);
    await Promise.all(paystack.events().map((body) => paystack.post(body)));
    await buy(someone, 'SOUL', 'WEEK');
    const { prepaidPlans } = await held(someone);
    const spans = prepaidPlans.map(({ plan, from, to }: { plan: string; from: number; to: number }) => [
      plan,
      from,
      to,
    ]);
    expect(spans).toHaveLength(3);
    expect(spans).toContainEqual(['SOUL', 0, 7]);
    // Of the two that came at once, either was first.
    const gold = spans.filter(([plan]: [string]) => plan === 'GOLD').map(([, from, to]: number[]) => [from, to]);
    expect([
      [
        [0, 7],
        [7, 37],
      ],
      [
        [0, 30],
        [30, 37],
      ],
    ]).toContainEqual(gold);
  });

  it('never begin beside a subscription that renews; after a cancelled one they wait for its end', async () => {
    const someone = await somebody();
    const early = await start(someone);
    const row = stripe.pay(await pageFor(app, someone.id, { trialDays: null as never }))!;
    await stripe.tell();
    expect(await start(someone, 'GOLD', 'MONTH')).toMatchObject({ __typename: 'HasSubscription' });
    const { reference } = paystack.pay(early.url);
    await paystack.tell();
    expect((await held(someone)).prepaidPlans).toEqual([]);
    await run('refundPrepaid', reference);
    expect(paystack.at(early.url).status).toBe('reversed');

    await app.db
      .updateTable('billingSubscriptions')
      .set({ cancelsAtPeriodEnd: true })
      .where('id', '=', row.id)
      .execute();
    const end = new Date(row.periodEnd * 1_000).toISOString();
    const { url, startsAt } = await start(someone, 'DIAMOND', 'WEEK');
    expect(startsAt).toBe(end);
    paystack.pay(url);
    await paystack.tell();
    expect((await held(someone)).prepaidPlans).toMatchObject([{ plan: 'DIAMOND', from: ahead(end) }]);
  });

  it('that wait move with the subscription before them: back when it renews after all, up when it ends early', async () => {
    const someone = await somebody();
    const row = stripe.pay(await pageFor(app, someone.id, { trialDays: null as never }))!;
    const tell = async (act: () => void): Promise<void> => {
      act();
      await stripe.tell();
    };
    await tell(() => setCancelling(stripe.world, row, true));
    await buy(someone, 'GOLD', 'WEEK');
    await buy(someone, 'GOLD', 'MONTH');
    await buy(someone, 'SOUL', 'WEEK');
    const spans = async () => (await held(someone)).prepaidPlans.map(({ from, to }: never) => [from, to]);
    const end = ahead(new Date(row.periodEnd * 1_000).toISOString());
    const spansFrom = (days: number) => [
      [days, days + 7],
      [days + 7, days + 37],
      [days, days + 7],
    ];
    const inOrder = (list: number[][]) => [...list].sort(([a = 0], [b = 0]) => a - b);
    expect(inOrder(await spans())).toEqual(inOrder(spansFrom(end)));
    await tell(() => setCancelling(stripe.world, row, false));
    expect(inOrder(await spans())).toEqual(inOrder(spansFrom(end + limits.billing.graceDays)));
    await tell(() => endSubscription(stripe.world, row, Math.floor(app.clock.now().getTime() / 1_000)));
    expect(inOrder(await spans())).toEqual(inOrder(spansFrom(0)));
  });

  it('that wait move with a gift of the same plan', async () => {
    const someone = await somebody();
    await buy(someone, 'GOLD', 'WEEK');
    await buy(someone, 'GOLD', 'WEEK');
    const ctx = createContext(app.deps, null, { ip: '', label: 'test' });
    const spans = async () => (await held(someone)).prepaidPlans.map(({ from, to }: never) => [from, to]);
    const now = app.clock.now();
    const endsAt = new Date(now.getTime() + 20 * 86_400_000);
    await grantPlan(ctx, { userId: someone.id, plan: 'gold', source: 'admin', isTrial: false, startsAt: now, endsAt });
    expect(await spans()).toEqual([
      [0, 7],
      [20, 27],
    ]);
    expect(await takeGrantsBack(ctx, someone.id, 'gold')).toBe(1);
    expect(await spans()).toEqual([
      [0, 7],
      [7, 14],
    ]);
  });

  it('wait, and the one after moves up when the first goes back', async () => {
    const someone = await somebody();
    const first = await buy(someone);
    const second = await buy(someone);
    const third = await buy(someone);
    expect((await held(someone)).prepaidPlans.map(({ id }: { id: string }) => id)).toEqual([
      first.reference,
      second.reference,
      third.reference,
    ]);
    // The first runs, so it is not given back; a stranger gives nothing back.
    expect((await giveBack(someone, first.reference)).__typename).toBe('NotAvailable');
    expect((await giveBack(await somebody(), second.reference)).__typename).toBe('NotAvailable');
    expect((await giveBack(someone, 'no id')).__typename).toBe('NotAvailable');
    const answers = await Promise.all(Array.from({ length: 50 }, () => giveBack(someone, second.reference)));
    expect(answers.filter(({ __typename }) => __typename === 'ReturnPrepaidPlanSuccess')).toHaveLength(1);
    const { prepaidPlans } = await held(someone);
    expect(prepaidPlans).toMatchObject([{ id: first.reference }, { id: third.reference, from: 7, to: 14 }]);
    await run('refundPrepaid', second.reference);
    expect(second.status).toBe('reversed');
    app.clock.advance(prepaidLimits.returnMs);
    expect((await giveBack(someone, third.reference)).__typename).toBe('NotAvailable');
  });

  it('a refund there, or a bank that takes its money back, ends that one alone', async () => {
    const someone = await somebody();
    const first = await buy(someone);
    const second = await buy(someone);
    await buy(someone, 'SOUL', 'WEEK');
    chargeBack(paystack.world, first);
    await paystack.tell();
    const left = (await held(someone)).prepaidPlans;
    expect(left).toHaveLength(2);
    expect(left).toContainEqual(expect.objectContaining({ plan: 'GOLD', id: second.reference, from: 0, to: 7 }));
    app.clock.advance(DAY);
    refund(paystack.world, second, 1_000_00);
    await paystack.tell();
    expect((await held(someone)).prepaidPlans).toMatchObject([{ plan: 'SOUL' }]);
  });
});

describe('the webhook', () => {
  it('takes nothing that is forged, and nothing twice', async () => {
    const someone = await somebody();
    const { url } = await start(someone);
    paystack.pay(url);
    const [body = ''] = paystack.events();
    const right = paystack.signed(body);
    const forged: [string, string][] = [
      [body, ''],
      [body, 'zz'],
      [body, paystack.signed(body, 'sk_test_of_somebody')],
      [`${body} `, right],
      [body.replace('success', 'failed'), right],
      ['', right],
      ['no json', paystack.signed('no json')],
    ];
    for (const [given, signature] of forged) expect(await paystack.post(given, signature)).toBe(400);
    expect((await held(someone)).name).toBeNull();
    const posts = await Promise.all(Array.from({ length: 50 }, () => paystack.post(body)));
    expect(new Set(posts)).toEqual(new Set([200]));
    expect((await held(someone)).prepaidPlans).toHaveLength(1);
  });

  it('of a payment that is not ours, or was never made, changes nothing', async () => {
    for (const reference of ['T1', '0b5c3f0e-0000-4000-8000-000000000000']) {
      expect(await paystack.post(JSON.stringify({ event: 'charge.success', data: { reference } }))).toBe(200);
    }
    const someone = await somebody();
    const { reference } = paystack.at((await start(someone)).url);
    expect(await paystack.post(JSON.stringify({ event: 'charge.success', data: { reference, amount: 1 } }))).toBe(200);
    expect((await held(someone)).name).toBeNull();
  });

  it('comes again while Paystack cannot be asked; a lost one is made up for', async () => {
    const someone = await somebody();
    const { url } = await start(someone);
    paystack.pay(url);
    const [body = ''] = paystack.events();
    paystack.isDown = true;
    expect(await paystack.post(body)).toBe(503);
    expect(await start(await somebody())).toMatchObject({ __typename: 'PaymentsUnavailable' });
    paystack.isDown = false;
    await reconcilePrepaid(app.deps);
    expect((await held(someone)).name).toBe('GOLD');
  });
});

describe('the letters', () => {
  const about = async (reference: string) => {
    const before = app.mails.length;
    await run('sendPrepaidLetter', reference);
    return app.mails.slice(before).map(({ subject, text }) => ({ subject, text }));
  };
  const entitlementOf = async (reference: string) =>
    (await app.db.selectFrom('prepaidOrders').selectAll().where('id', '=', reference).executeTakeFirstOrThrow())
      .entitlementId!;

  it('are a receipt with the days, and what went beyond the price', async () => {
    const { reference } = await buy(await somebody(), 'GOLD', 'WEEK', 150_000);
    const [letter, ...more] = await about(reference);
    expect(more).toEqual([]);
    expect(letter!.subject).toBe('Your payment of ₦1,011');
    expect(letter!.text).toMatch(
      /You paid ₦1,011 for 7 days of Gold\. It runs from \d+ \w+ \d{4} to \d+ \w+ \d{4} and does not renew/,
    );
    expect(letter!.text).toContain('You sent ₦489 more than the price.');
    expect(letter!.text).toContain(reference);
  });

  it('say why a payment goes back', async () => {
    const { reference } = await buy(await somebody(), 'GOLD', 'WEEK', 50_000);
    const [letter] = await about(reference);
    expect(letter!.subject).toBe('Your payment goes back');
    expect(letter!.text).toContain(
      'A payment of ₦500 arrived for 7 days of Gold. That is less than the price of ₦1,011',
    );
  });

  it('announce the end three days before it, unless something follows', async () => {
    const alone = await buy(await somebody());
    const someone = await somebody();
    const first = await buy(someone);
    await buy(someone);
    const tellEnd = async (reference: string) => {
      const before = app.mails.length;
      expect(await run('remindPrepaid', await entitlementOf(reference))).toBe(1);
      return app.mails.slice(before).map(({ subject }) => subject.replace(/\d+ \w+ \d{4}/, 'DAY'));
    };
    expect(await tellEnd(alone.reference)).toEqual([]);
    app.clock.advance(4 * DAY);
    expect(await tellEnd(alone.reference)).toEqual(['Your plan ends on DAY']);
    expect(await tellEnd(first.reference)).toEqual([]);
    app.clock.advance(3 * DAY);
    expect(await tellEnd(alone.reference)).toEqual([]);
  });
});
