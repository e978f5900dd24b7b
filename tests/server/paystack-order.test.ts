/**
 * Six events of a subscription at Paystack in their orders, doubled and at once: what is in force is always what Paystack has at last. Some
 * of the 720 orders; `BILLING_ORDERS=all` takes them all.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { graceEnd } from '#rules/billing.ts';
import { plans } from '#rules/plans.ts';
import { disable, endPeriod } from '#server/dev/paystack/renewals.ts';
import type { TestSubscription } from '#server/dev/paystack/state.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { type Member, members } from '#tests/setup/members.ts';
import { orders } from '#tests/setup/orders.ts';
import { type PaystackWorld, startPaystackWorld } from '#tests/setup/paystack-world.ts';
import { diceOf } from '#tests/setup/random.ts';
import { freshCard } from '#tests/setup/stripe-world.ts';

/** What has to have happened at Paystack before it tells of it: the first month, the second, the cancellation, the end. */
const lifecycle = [
  ['charge.success', 0],
  ['subscription.create', 0],
  ['invoice.create', 1],
  ['invoice.update', 1],
  ['subscription.not_renew', 2],
  ['subscription.disable', 3],
] as const;
const LAST = 3;
const AT_ONCE = 24;

let app: TestApp;
let paystack: PaystackWorld;
beforeAll(async () => {
  app = await startTestApp({ config: { cards: 'paystack' } });
  paystack = startPaystackWorld(app);
});
afterAll(() => app.stop());

/** A person's subscription, which can be moved on, and the events of it that came to be so far. */
async function begin({ id: userId }: Member) {
  const payments = app.deps.ports.payments!;
  const customerId = await payments.createCustomer(userId, `${userId}@example.com`);
  await app.db.insertInto('billingCustomers').values({ userId, customerId, createdAt: app.clock.now() }).execute();
  const { url } = await payments.createCheckout({
    key: userId,
    userId,
    customerId,
    plan: 'gold',
    trialDays: null,
    hasLaunchCoupon: false,
    successUrl: 'http://localhost/done',
    cancelUrl: 'http://localhost/cancelled',
    expiresAt: new Date(app.clock.now().getTime() + 3_600_000),
  });
  const row = paystack.subscribe(url, freshCard());
  const told: { event: string; body: string }[] = [];
  const collect = (): void => {
    for (const body of paystack.events()) told.push({ event: JSON.parse(body).event, body });
  };
  collect();
  let step = 0;
  const steps = [
    () => endPeriod(paystack.world, row),
    () => disable(paystack.world, row),
    () => endPeriod(paystack.world, row),
  ];
  return {
    row,
    advanceTo(wanted: number) {
      for (; step < wanted; step += 1) steps[step]?.();
      collect();
    },
    body(index: number): string {
      const found = told.find(({ event }) => event === lifecycle[index]?.[0]);
      if (found === undefined) throw new Error(`${lifecycle[index]?.[0]} has not happened.`);
      return found.body;
    },
  };
}

async function inForce(userId: string) {
  const now = app.clock.now();
  const rows = await app.db.selectFrom('entitlements').selectAll().where('userId', '=', userId).execute();
  return rows
    .filter(({ endsAt }) => endsAt === null || endsAt > now)
    .map(({ plan, endsAt, renewsAt }) => ({ plan, endsAt, renewsAt }));
}

/** What Paystack's own object says should be in force. */
function due({ status, nextPaymentAt }: TestSubscription) {
  if (status === 'cancelled' || nextPaymentAt === null) return [];
  const until = new Date(nextPaymentAt);
  return status === 'non-renewing'
    ? [{ plan: 'gold', endsAt: until, renewsAt: null }]
    : [{ plan: 'gold', endsAt: graceEnd(until), renewsAt: until }];
}

const all = [...orders([0, 1, 2, 3, 4, 5])];
/** Among every nineteenth, each event comes in every place and right after every other one. */
const some = process.env.BILLING_ORDERS === 'all' ? all : all.filter((_, at) => at % 19 === 0);

it(`is right after each event of ${some.length} of all 720 orders, with doubles`, { timeout: 180_000 }, async () => {
  expect(all).toHaveLength(720);
  const people = await members(app, some.length);
  const right: boolean[] = [];
  const run = async (order: number[], index: number): Promise<void> => {
    const dice = diceOf(index + 1);
    const someone = people[index]!;
    const lives = await begin(someone);
    const sent: string[] = [];
    for (const event of order) {
      // Paystack may be further on than what it tells of.
      lives.advanceTo(Math.min(LAST, Math.max(lifecycle[event]![1], dice.chance(0.15) ? LAST : 0)));
      sent.push(lives.body(event));
      const bodies = [lives.body(event), ...sent.filter(() => dice.chance(0.2))];
      for (const body of bodies) expect(await paystack.post(body)).toBe(200);
      expect(await inForce(someone.id)).toEqual(due(lives.row));
    }
    const [row] = await app.db
      .selectFrom('billingSubscriptions')
      .selectAll()
      .where('userId', '=', someone.id)
      .execute();
    const invoices = await app.db
      .selectFrom('billingInvoices')
      .select(['state', 'amountMinor'])
      .where('userId', '=', someone.id)
      .execute();
    // The first month and the second, each told of by one of the six.
    const months = [1, 2].map(() => ({ state: 'paid', amountMinor: plans.gold.koboAMonth }));
    expect(invoices).toEqual(months);
    right[index] = row?.status === 'canceled' && row.endedAt !== null && (await inForce(someone.id)).length === 0;
  };
  for (let at = 0; at < some.length; at += AT_ONCE) {
    await Promise.all(some.slice(at, at + AT_ONCE).map((order, offset) => run(order, at + offset)));
  }
  expect(right.filter(Boolean)).toHaveLength(some.length);
});

it('is right when all events and their doubles come at once, amid the end', { timeout: 60_000 }, async () => {
  const people = await members(app, 40);
  const left = await Promise.all(
    people.map(async (someone, index) => {
      const dice = diceOf(1_000 + index);
      const lives = await begin(someone);
      lives.advanceTo(2);
      const early = [0, 1, 2, 3, 4].flatMap((event) => [lives.body(event), lives.body(event)]);
      const posts = early.sort(() => dice.next() - 0.5).map((body) => paystack.post(body));
      lives.advanceTo(3);
      posts.push(paystack.post(lives.body(5)), paystack.post(lives.body(5)));
      expect(new Set(await Promise.all(posts))).toEqual(new Set([200]));
      return (await inForce(someone.id)).length;
    }),
  );
  expect(left).toEqual(people.map(() => 0));
});
