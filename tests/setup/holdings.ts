/** Every way of having, or of having had, a plan; each made as it comes about, subscriptions by the pages and webhooks of the test mode. */
import { pay } from '#server/dev/paystack/lifecycle.ts';
import { testPaystackOf } from '#server/dev/paystack/test-paystack.ts';
import { completeSession, emit, endPeriod, setCancelling } from '#server/dev/stripe/lifecycle.ts';
import { subscriptionObject } from '#server/dev/stripe/objects.ts';
import type { TestSubscription, World } from '#server/dev/stripe/state.ts';
import { testPaymentsOf } from '#server/dev/stripe/test-payments.ts';
import { FAILS_LATER, newCard } from '#tests/factories/cards.ts';
import { grant, makeAdmin, newcomer, type Person, person } from '#tests/factories/people.ts';
import type { TestApp } from './app.ts';

const DAY_SECONDS = 86_400;

/** Buys a plan on the test mode's page; with a confirmed address the trial comes first. Returns the subscription's id there. */
async function subscribe(
  app: TestApp,
  by: Person,
  plan: string,
  { card = newCard(), hasTrial = false } = {},
): Promise<string> {
  const emailVerifiedAt = hasTrial ? app.clock.now() : null;
  await app.db.updateTable('users').set({ emailVerifiedAt }).where('id', '=', by.id).execute();
  const { data, body } = await app.gql(
    `mutation { startCheckout(input: { plan: ${plan} }) { ... on StartCheckoutSuccess { url hasTrial } } }`,
    {},
    by.accessToken,
  );
  if (data.startCheckout.hasTrial !== hasTrial) throw new Error(body);
  const sessionId = data.startCheckout.url.split('/').at(-1);
  const payments = testPaymentsOf(app.deps);
  const read = payments.read(card);
  if (read === null) throw new Error(`${card} is no card`);
  const subscription = await payments.run((world) => {
    const session = world.state.sessions[sessionId];
    return session === undefined ? null : completeSession(world, session, read);
  });
  if (subscription === null) throw new Error(`There is no open page ${sessionId}`);
  return subscription.id;
}

/** Pays a week of a plan once, on the test mode's page. */
async function payOnce(app: TestApp, by: Person, plan: string): Promise<void> {
  const { data } = await app.gql(
    `mutation { startPrepaidCheckout(input: { plan: ${plan}, term: WEEK }) { ... on StartPrepaidCheckoutSuccess { url } } }`,
    {},
    by.accessToken,
  );
  const code = data.startPrepaidCheckout.url.split('/').at(-1);
  await testPaystackOf(app.deps).run((world) => {
    const row = Object.values(world.state.transactions).find(({ accessCode }) => accessCode === code);
    if (row === undefined) throw new Error(`There is no open page ${code}`);
    pay(world, row, row.asked, 'bank_transfer');
  });
}

/** Lets something happen to a subscription there. */
const change = (app: TestApp, id: string, work: (world: World, row: TestSubscription) => void): Promise<void> =>
  testPaymentsOf(app.deps).run((world) => {
    const row = world.state.subscriptions[id];
    if (row === undefined) throw new Error(`There is no subscription ${id}`);
    work(world, row);
  });

async function pastDue(app: TestApp, by: Person, daysAgo: number): Promise<void> {
  const id = await subscribe(app, by, 'SOUL', { card: FAILS_LATER });
  await change(app, id, (world, row) => {
    endPeriod(world, row);
    row.periodStart -= daysAgo * DAY_SECONDS;
    for (const invoice of Object.values(world.state.invoices)) {
      if (invoice.subscriptionId === id && invoice.status === 'open') invoice.created -= daysAgo * DAY_SECONDS;
    }
    emit(world, 'customer.subscription.updated', subscriptionObject(world, row));
  });
}

async function cancelled(app: TestApp, by: Person, isOver: boolean): Promise<void> {
  const id = await subscribe(app, by, 'DIAMOND');
  await change(app, id, (world, row) => setCancelling(world, row, true));
  if (isOver) await change(app, id, endPeriod);
}

export const holdings = {
  none: async () => undefined,
  gold: (app, by) => subscribe(app, by, 'GOLD'),
  diamond: (app, by) => subscribe(app, by, 'DIAMOND'),
  soul: (app, by) => subscribe(app, by, 'SOUL'),
  'soul, paid once': (app, by) => payOnce(app, by, 'SOUL'),
  'diamond and soul': async (app, by) => {
    await grant(app, by, 'diamond');
    await subscribe(app, by, 'SOUL');
  },
  'trial of gold': (app, by) => subscribe(app, by, 'GOLD', { hasTrial: true }),
  'trial of diamond': (app, by) => subscribe(app, by, 'DIAMOND', { hasTrial: true }),
  'trial of soul': (app, by) => subscribe(app, by, 'SOUL', { hasTrial: true }),
  'cancelled diamond, until the period ends': (app, by) => cancelled(app, by, false),
  'cancelled diamond, after it': (app, by) => cancelled(app, by, true),
  'expired gold': (app, by) => grant(app, by, 'gold', new Date(app.clock.now().getTime() - 500)),
  'past due soul, within the days of grace': (app, by) => pastDue(app, by, 6),
  'past due soul, after them': (app, by) => pastDue(app, by, 8),
  'refused second trial': async (app, by) => {
    const card = newCard();
    await subscribe(app, await person(app, 'Zainab'), 'GOLD', { card, hasTrial: true });
    await subscribe(app, by, 'SOUL', { card, hasTrial: true });
  },
  'beta place': (app, by) => app.gql('mutation { completeBetaOnboarding { __typename } }', {}, by.accessToken),
  'bare premium flag': async (app, by) => {
    // Without a profile, nobody has asked for anything yet in whose answer the missing role is remembered.
    const admin = await newcomer(app, 'Admin', { profile: false });
    await makeAdmin(app, admin);
    const input = `account: { email: "${by.email}" }, days: 30`;
    const document = `mutation { grantEntitlement(input: { ${input} }) { __typename } }`;
    const { data, body } = await app.gql(document, {}, admin.accessToken);
    if (data.grantEntitlement.__typename !== 'GrantEntitlementSuccess') throw new Error(body);
  },
} satisfies Record<string, (app: TestApp, by: Person) => Promise<unknown>>;
