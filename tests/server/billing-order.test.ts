/**
 * Six events of a subscription in their orders, doubled and at once: what is in force is always what Stripe has at last. Some of the
 * 720 orders; `BILLING_ORDERS=all` takes them all.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { graceEnd } from '#rules/billing.ts';
import { emit, endPeriod, endSubscription } from '#server/dev/stripe/lifecycle.ts';
import { subscriptionObject } from '#server/dev/stripe/objects.ts';
import type { TestEvent, TestSubscription } from '#server/dev/stripe/state.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { members } from '#tests/setup/members.ts';
import { orders } from '#tests/setup/orders.ts';
import { diceOf } from '#tests/setup/random.ts';
import { pageFor, type StripeWorld, startStripeWorld } from '#tests/setup/stripe-world.ts';

/** What has to have happened at Stripe before it tells of it: a trial, its last days, the first paid month, the end. */
const lifecycle = [
  ['checkout.session.completed', 0],
  ['customer.subscription.created', 0],
  ['customer.subscription.trial_will_end', 1],
  ['customer.subscription.updated', 2],
  ['invoice.paid', 2],
  ['customer.subscription.deleted', 3],
] as const;
const LAST = 3;
const AT_ONCE = 24;

let app: TestApp;
let stripe: StripeWorld;
beforeAll(async () => {
  app = await startTestApp();
  stripe = await startStripeWorld(app);
});
afterAll(() => app.stop());

/** A person's subscription, which can be moved on, and the events of it that came to be so far. */
async function begin(userId: string) {
  const row = stripe.pay(await pageFor(app, userId));
  if (row === null) throw new Error('The page was closed.');
  const told: TestEvent[] = [];
  const collect = (): void => void told.push(...stripe.events());
  collect();
  let step = 0;
  const steps = [
    () => emit(stripe.world, 'customer.subscription.trial_will_end', subscriptionObject(stripe.world, row)),
    () => endPeriod(stripe.world, row),
    () => endSubscription(stripe.world, row, stripe.world.now()),
  ];
  return {
    row,
    advanceTo(wanted: number) {
      for (; step < wanted; step += 1) steps[step]?.();
      collect();
    },
    /** The newest of a type: the one of the first paid month where a trial has one too. */
    body(index: number): string {
      const type = lifecycle[index]?.[0];
      const event =
        type === 'customer.subscription.trial_will_end'
          ? told.find((each) => each.type === type)
          : told.findLast((each) => each.type === type);
      if (event === undefined) throw new Error(`${type} has not happened.`);
      return event.body;
    },
  };
}

const date = (seconds: number): Date => new Date(seconds * 1_000);

async function inForce(userId: string) {
  const now = app.clock.now();
  const rows = await app.db.selectFrom('entitlements').selectAll().where('userId', '=', userId).execute();
  return rows
    .filter(({ endsAt }) => endsAt === null || endsAt > now)
    .map(({ plan, isTrial, endsAt, renewsAt }) => ({ plan, isTrial, endsAt, renewsAt }));
}

/** What Stripe's own object says should be in force. */
function due({ status, periodEnd }: TestSubscription) {
  if (status === 'canceled') return [];
  const renewsAt = date(periodEnd);
  return [{ plan: 'gold', isTrial: status === 'trialing', endsAt: graceEnd(renewsAt), renewsAt }];
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
    const { id: userId } = people[index]!;
    const lives = await begin(userId);
    const sent: string[] = [];
    for (const event of order) {
      // Stripe may be further on than what it tells of.
      lives.advanceTo(Math.min(LAST, Math.max(lifecycle[event]![1], dice.chance(0.15) ? LAST : 0)));
      sent.push(lives.body(event));
      const bodies = [lives.body(event), ...sent.filter(() => dice.chance(0.2))];
      for (const body of bodies) expect(await stripe.post(body)).toBe(200);
      expect(await inForce(userId)).toEqual(due(lives.row));
    }
    const [row] = await app.db.selectFrom('billingSubscriptions').selectAll().where('userId', '=', userId).execute();
    const invoices = await app.db
      .selectFrom('billingInvoices')
      .select(['state', 'amountMinor'])
      .where('userId', '=', userId)
      .where('amountMinor', '>', 0)
      .execute();
    expect(invoices).toEqual([{ state: 'paid', amountMinor: 288_800 }]);
    right[index] = row?.status === 'canceled' && row.endedAt !== null && (await inForce(userId)).length === 0;
  };
  for (let at = 0; at < some.length; at += AT_ONCE) {
    await Promise.all(some.slice(at, at + AT_ONCE).map((order, offset) => run(order, at + offset)));
  }
  expect(right.filter(Boolean)).toHaveLength(some.length);
});

it('is right when all events and their doubles come at once, amid the end', { timeout: 60_000 }, async () => {
  const people = await members(app, 40);
  const results = await Promise.all(
    people.map(async ({ id: userId }, index) => {
      const dice = diceOf(1_000 + index);
      const lives = await begin(userId);
      lives.advanceTo(2);
      const early = [0, 1, 2, 3, 4].flatMap((event) => [lives.body(event), lives.body(event)]);
      const posts = early.sort(() => dice.next() - 0.5).map((body) => stripe.post(body));
      lives.advanceTo(3);
      posts.push(stripe.post(lives.body(5)), stripe.post(lives.body(5)));
      expect(new Set(await Promise.all(posts))).toEqual(new Set([200]));
      return (await inForce(userId)).length;
    }),
  );
  expect(results).toEqual(people.map(() => 0));
});
