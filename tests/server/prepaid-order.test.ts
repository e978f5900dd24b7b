/**
 * Six events of two plans that were paid once, in their orders, doubled: what is in force is always what Paystack said when it was last asked.
 * Some of the 720 orders; `BILLING_ORDERS=all` takes them all.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chargeBack, refund } from '#server/dev/paystack/lifecycle.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { type Member, members } from '#tests/setup/members.ts';
import { orders } from '#tests/setup/orders.ts';
import { type PaystackWorld, startPaystackWorld } from '#tests/setup/paystack-world.ts';
import { diceOf } from '#tests/setup/random.ts';

const START = `mutation ($term: PrepaidTerm!) { startPrepaidCheckout(input: { plan: GOLD, term: $term }) {
  ... on StartPrepaidCheckoutSuccess { url } } }`;

/** Of which payment, and how far Paystack has to be before it tells of it: both are paid, one is refunded, one is charged back. */
const lifecycle = [
  ['charge.success', 0, 1],
  ['charge.success', 1, 1],
  ['refund.pending', 0, 2],
  ['refund.processed', 0, 2],
  ['charge.dispute.resolve', 1, 3],
  ['charge.success', 0, 1],
] as const;
const LAST = 3;
const AT_ONCE = 24;

let app: TestApp;
let paystack: PaystackWorld;
beforeAll(async () => {
  app = await startTestApp();
  paystack = startPaystackWorld(app);
});
afterAll(() => app.stop());

async function begin({ accessToken }: Member) {
  const pages = await Promise.all(
    ['WEEK', 'MONTH'].map(async (term) => {
      const { data } = await app.gql(START, { term }, accessToken);
      return paystack.at(data.startPrepaidCheckout.url);
    }),
  );
  const [week, month] = pages as [(typeof pages)[0], (typeof pages)[0]];
  let step = 0;
  const steps = [
    () => void pages.map(({ accessCode }) => paystack.pay(accessCode)),
    () => void refund(paystack.world, week, week.paid),
    () => chargeBack(paystack.world, month),
  ];
  return {
    pages,
    advanceTo(wanted: number) {
      for (; step < wanted; step += 1) steps[step]?.();
      paystack.events();
    },
  };
}

async function inForce({ id }: Member): Promise<string[]> {
  const rows = await app.db
    .selectFrom('entitlements')
    .selectAll()
    .where('userId', '=', id)
    .orderBy('startsAt')
    .execute();
  const now = app.clock.now();
  const left = rows.filter(({ endsAt }) => endsAt !== null && endsAt > now);
  // The first runs, and the next follows without a gap.
  for (const [at, { startsAt }] of left.entries()) {
    if (at === 0) expect(startsAt <= now).toBe(true);
    else expect(startsAt).toEqual(left[at - 1]!.endsAt);
  }
  return left.map(({ startsAt, endsAt }) => String((endsAt!.getTime() - startsAt.getTime()) / 86_400_000)).sort();
}

const all = [...orders([0, 1, 2, 3, 4, 5])];
const some = process.env.BILLING_ORDERS === 'all' ? all : all.filter((_, at) => at % 19 === 0);

it(`is right after each event of ${some.length} of all 720 orders, with doubles`, { timeout: 180_000 }, async () => {
  expect(all).toHaveLength(720);
  const people = await members(app, some.length);
  const right: boolean[] = [];
  const run = async (order: number[], index: number): Promise<void> => {
    const dice = diceOf(index + 1);
    const someone = people[index]!;
    const { pages, advanceTo } = await begin(someone);
    const known = new Map<string, boolean>();
    for (const event of order) {
      const [type, of, after] = lifecycle[event]!;
      const { reference } = pages[of]!;
      // Paystack may be further on than what it tells of.
      advanceTo(Math.min(LAST, Math.max(after, dice.chance(0.15) ? LAST : 0)));
      const body = JSON.stringify({ event: type, data: { transaction: { reference }, status: type } });
      for (const each of dice.chance(0.3) ? [body, body] : [body]) expect(await paystack.post(each)).toBe(200);
      known.set(reference, pages[of]!.status === 'success');
      const due = pages.flatMap((page, at) => (known.get(page.reference) ? [at === 0 ? '7' : '30'] : []));
      expect(await inForce(someone)).toEqual(due.sort());
    }
    const rows = await app.db.selectFrom('prepaidOrders').select('state').where('userId', '=', someone.id).execute();
    const payments = await app.db
      .selectFrom('billingInvoices')
      .select('state')
      .where('userId', '=', someone.id)
      .execute();
    right[index] = rows.every(({ state }) => state === 'returned') && payments.every(({ state }) => state === 'void');
  };
  for (let at = 0; at < some.length; at += AT_ONCE) {
    await Promise.all(some.slice(at, at + AT_ONCE).map((order, offset) => run(order, at + offset)));
  }
  expect(right.filter(Boolean)).toHaveLength(some.length);
});
