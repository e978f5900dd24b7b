/** The life of a subscription through Stripe's SDK, over HTTP, and what the person sees of it. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { graceEnd } from '#rules/billing.ts';
import { limits } from '#rules/limits.ts';
import { beginSession } from '#server/auth/lifecycle.ts';
import { run } from '#server/cli/admin/run.ts';
import {
  changePrice,
  completeSession,
  emit,
  endPeriod,
  endSubscription,
  replaceCard,
  setCancelling,
} from '#server/dev/stripe/lifecycle.ts';
import { subscriptionObject } from '#server/dev/stripe/objects.ts';
import type { TestSubscription, World } from '#server/dev/stripe/state.ts';
import { reconcileBilling } from '#server/features/billing/scheduled-service.ts';
import { tellPlanEnd } from '#server/features/entitlements/service.ts';
import { createContext } from '#server/platform/context/context.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import { createStripePayments } from '#server/ports/payments-stripe.ts';
import { newAdmin } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { runBillingJobs } from '#tests/setup/billing-jobs.ts';
import { type Listening, listening } from '#tests/setup/listening.ts';
import { type Member, members } from '#tests/setup/members.ts';
import { type StripeDouble, startStripeDouble } from '#tests/setup/stripe-double.ts';

const START = `mutation Start($input: StartCheckoutInput!) { startCheckout(input: $input) { __typename
  ... on StartCheckoutSuccess { url } ... on UserError { code message } } }`;
const PORTAL = `mutation Portal($input: OpenCustomerPortalInput!) { openCustomerPortal(input: $input) { __typename
  ... on OpenCustomerPortalSuccess { url } ... on UserError { code message } } }`;
const PLAN = `plan { name endsAt trialEndsAt
  subscription { id plan state currentPeriodEndsAt isCancelled graceEndsAt nextPayment { amountMinor currency } } }`;
const NONE = { plan: { name: null, endsAt: null, trialEndsAt: null, subscription: null } };
const EVENTS = `subscription { viewerEvents { __typename ... on EntitlementChanged { viewer { plan { tier name } } } } }`;
const WORKS = '4242 4242 4242 4242';
const FAILS_LATER = '4000 0000 0000 0341';

let app: TestApp;
let stripe: StripeDouble;
beforeAll(async () => {
  app = await startTestApp();
  stripe = await startStripeDouble(app.clock.now);
  const { secretKey, webhookSecret } = stripe.payments;
  const { url: apiUrl } = stripe;
  app.deps.ports.payments = createStripePayments({
    secretKey,
    webhookSecret,
    apiUrl,
    mode: 'live',
    clock: app.clock.now,
  });
  tellNews();
});
afterEach(tellNews);
afterAll(async () => {
  await stripe.stop();
  await app.stop();
});

/** Lets Stripe tell the app what happens, as it does. */
function tellNews(): void {
  stripe.payments.deliverTo(async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const response = await fetch(`${app.url}/webhooks/stripe`, { method: 'POST', headers, body });
    await response.text();
    return response.status;
  });
}
/** Lets the news be lost: Stripe takes it for told. */
const loseNews = (): void => stripe.payments.deliverTo(async () => 200);

const at = (seconds: number): string => new Date(seconds * 1_000).toISOString();
async function buyer(): Promise<Member> {
  const [someone] = (await members(app, 1)) as [Member];
  await app.db.updateTable('users').set({ emailVerifiedAt: app.clock.now() }).where('id', '=', someone.id).execute();
  return someone;
}
const viewer = async ({ accessToken }: Member, selection = PLAN) =>
  (await app.gql(`{ viewer { ${selection} } }`, {}, accessToken)).data.viewer;
/** Tokens run out when the clock is moved. */
async function again({ id }: Member): Promise<Member> {
  const ctx = createContext(app.deps, null, { ip: '', label: 'test' });
  return { id, accessToken: (await beginSession(ctx, id)).tokens.accessToken };
}
const portal = async ({ accessToken }: Member, input: object = {}) =>
  (await app.gql(PORTAL, { input }, accessToken)).data.openCustomerPortal;

/** Begins, and pays on the page with a card of this number. */
async function subscribe(someone: Member, number = WORKS, plan = 'GOLD'): Promise<TestSubscription> {
  const { data } = await app.gql(START, { input: { plan } }, someone.accessToken);
  const { url } = data.startCheckout;
  const read = stripe.payments.read(number);
  if (read === null) throw new Error(`${number} is no card.`);
  // Each person has a card of their own.
  const card = { ...read, fingerprint: someone.id };
  const row = await stripe.payments.run((world) => {
    const session = Object.values(world.state.sessions).find(({ id }) => url?.includes(id));
    return session === undefined ? null : completeSession(world, session, card);
  });
  if (row === null) throw new Error(`No payment page at ${url}`);
  return row;
}
const happen = (work: (world: World) => void): Promise<void> => stripe.payments.run(work);

async function hears(listener: Listening): Promise<unknown> {
  const { data } = await listener.next(1_000);
  return data.viewerEvents.viewer;
}

describe('a subscription', () => {
  it('is bought, used, changed, cancelled and ended, and an open page hears each within a second', async () => {
    const ada = await buyer();
    const listener = await listening(app, ada.accessToken, EVENTS);
    expect(await viewer(ada)).toEqual(NONE);

    const row = await subscribe(ada);
    expect(await hears(listener)).toEqual({ plan: { tier: 'GOLD', name: 'GOLD' } });
    expect(await viewer(ada)).toEqual({
      plan: {
        ...{ name: 'GOLD', endsAt: null, trialEndsAt: at(row.periodEnd) },
        subscription: {
          id: row.id,
          plan: 'GOLD',
          state: 'TRIALING',
          currentPeriodEndsAt: at(row.periodEnd),
          isCancelled: false,
          graceEndsAt: null,
          nextPayment: { amountMinor: 288_800, currency: 'NGN' },
        },
      },
    });
    expect((await viewer(ada, 'plan { abilities }')).plan.abilities).toContain('MESSAGES');

    await happen((world) => endPeriod(world, row));
    expect(await hears(listener)).toEqual({ plan: { tier: 'GOLD', name: 'GOLD' } });
    expect(await viewer(ada)).toMatchObject({ plan: { trialEndsAt: null, subscription: { state: 'ACTIVE' } } });

    const answer = await portal(ada, { plan: 'SOUL' });
    expect(answer.__typename).toBe('OpenCustomerPortalSuccess');
    await happen((world) => {
      const page = Object.values(world.state.portals).find(({ id }) => answer.url.includes(id));
      expect(page?.change?.subscriptionId).toBe(row.id);
      changePrice(world, row, page!.change!.priceId);
    });
    expect(await hears(listener)).toEqual({ plan: { tier: 'PLATINUM', name: 'SOUL' } });
    expect((await viewer(ada)).plan.subscription).toMatchObject({
      plan: 'SOUL',
      state: 'ACTIVE',
      nextPayment: { amountMinor: 388_800 },
    });

    await happen((world) => setCancelling(world, row, true));
    expect(await hears(listener)).toEqual({ plan: { tier: 'PLATINUM', name: 'SOUL' } });
    expect(await viewer(ada)).toMatchObject({
      plan: { name: 'SOUL', endsAt: at(row.periodEnd), subscription: { isCancelled: true, nextPayment: null } },
    });

    await happen((world) => endPeriod(world, row));
    expect(await hears(listener)).toEqual({ plan: { tier: 'FREE', name: null } });
    expect(await viewer(ada)).toEqual(NONE);
    expect((await runBillingJobs(app)).map(({ subject }) => subject)).toEqual(['Your subscription has ended']);
    listener.close();
    const { payments } = await viewer(ada, 'payments { amount { amountMinor currency } state invoiceUrl }');
    // The month at the end of the trial, and at once the whole of what another plan costs more.
    expect(payments.map((each: { amount: { amountMinor: number } }) => each.amount.amountMinor).sort()).toEqual([
      100_000, 288_800,
    ]);
    expect(payments).toContainEqual({
      amount: { amountMinor: 288_800, currency: 'NGN' },
      state: 'PAID',
      invoiceUrl: expect.any(String),
    });
  });

  it('that cannot be paid stays for seven days, ends to the moment, and is back once it is paid', async () => {
    const bola = await buyer();
    const row = await subscribe(bola, FAILS_LATER);
    await happen((world) => endPeriod(world, row));
    expect(row.status).toBe('past_due');
    const ends = graceEnd(new Date(row.periodStart * 1_000));
    expect(await viewer(bola)).toMatchObject({
      plan: {
        ...{ name: 'GOLD', endsAt: ends.toISOString(), trialEndsAt: null },
        subscription: { state: 'PAST_DUE', graceEndsAt: ends.toISOString() },
      },
    });
    const mails = await runBillingJobs(app);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your payment failed']);
    expect(mails[0]?.text).toContain(
      `until ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' }).format(ends)}`,
    );
    // The same news again says nothing new.
    await happen((world) => emit(world, 'customer.subscription.updated', subscriptionObject(world, row)));
    expect(await runBillingJobs(app)).toEqual([]);

    app.clock.set(new Date(ends.getTime() - 5_000));
    const late = await again(bola);
    expect((await viewer(late)).plan.name).not.toBeNull();
    app.clock.set(ends);
    expect(await viewer(late)).toEqual(NONE);

    const card = { ...stripe.payments.read(WORKS)!, fingerprint: bola.id };
    await happen((world) => replaceCard(world, row, card));
    expect(await viewer(late)).toMatchObject({ plan: { name: 'GOLD', subscription: { state: 'ACTIVE' } } });
    // The letter is not written to somebody who has paid meanwhile.
    expect(await runBillingJobs(app)).toEqual([]);
  });

  it('whose change of plan cannot be paid on its 20th day keeps the new plan for seven days from then', async () => {
    const uche = await buyer();
    const row = await subscribe(uche, WORKS);
    await happen((world) => endPeriod(world, row));
    const begun = new Date(row.periodStart * 1_000);
    app.clock.set(new Date(begun.getTime() + 20 * 86_400_000));
    const later = await again(uche);
    await happen((world) => {
      world.state.cards[row.cardId]!.failsLater = true;
      const diamond = Object.values(world.state.prices).find(({ amount }) => amount === 588_800);
      changePrice(world, row, diamond!.id);
    });
    const ends = graceEnd(new Date((row.periodStart + 20 * 86_400) * 1_000)).toISOString();
    expect(await viewer(later)).toMatchObject({
      plan: {
        ...{ name: 'DIAMOND', endsAt: ends },
        subscription: { state: 'PAST_DUE', graceEndsAt: ends, nextPayment: null },
      },
    });
    expect((await runBillingJobs(app)).map(({ subject }) => subject)).toEqual(['Your payment failed']);
  });

  it('tells of the end of its trial once, and not to those who cancelled', async () => {
    const [chidi, dayo] = [await buyer(), await buyer()];
    const [goes, stays] = [await subscribe(chidi), await subscribe(dayo)];
    await happen((world) => setCancelling(world, goes, true));
    for (const row of [goes, stays, stays]) {
      await happen((world) => emit(world, 'customer.subscription.trial_will_end', subscriptionObject(world, row)));
    }
    const mails = await runBillingJobs(app);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [`${dayo.id}@example.com`, 'Your free trial ends soon'],
    ]);
    expect(mails[0]?.text).toMatch(/₦2,888 a month/);
  });

  it('has a portal for those who ever bought something', async () => {
    const emeka = await buyer();
    expect(await portal(emeka)).toMatchObject({
      __typename: 'NotAvailable',
      message: 'You have no subscription to manage.',
    });
    await subscribe(emeka);
    expect((await portal(emeka)).url).toMatch(/^http/);
    stripe.failures.push(402);
    expect(await portal(emeka)).toMatchObject({
      code: 'PAYMENTS_UNAVAILABLE',
      message: 'Failed to open subscription management. Please try again.',
    });
  });
});

describe('a plan that ends by the clock', () => {
  it('has a job at that moment, which moves with the end, and the open page hears of it', async () => {
    const funke = await buyer();
    const row = await subscribe(funke);
    await happen((world) => setCancelling(world, row, true));
    const { rows } = await sql<{ runAt: Date; payload: Jobs['tellPlanEnd'] }>`
      select j.run_at, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'tellPlanEnd' and j.payload ->> 'userId' = ${funke.id}`.execute(app.db);
    const ended = new Date(row.periodEnd * 1_000);
    const payload = { userId: funke.id, entitlementId: expect.any(String), endsAt: ended.toISOString() };
    expect(rows).toEqual([{ runAt: ended, payload }]);
    const listener = await listening(app, funke.accessToken, EVENTS);
    const now = app.clock.now();
    await app.db.updateTable('entitlements').set({ endsAt: now }).where('userId', '=', funke.id).execute();
    await tellPlanEnd({ ...app.deps, clock: () => ended }, { ...rows[0]!.payload, endsAt: now.toISOString() });
    expect(await hears(listener)).toEqual({ plan: { tier: 'FREE', name: null } });
    listener.close();
  });
});

describe('the reconciliation of every night', () => {
  it('repairs what no webhook told: a start, a change, a cancellation, an end, and what Stripe forgot', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, buyer));
    const [starts, changes, cancels, ends, vanishes] = people as [Member, Member, Member, Member, Member];
    const known = await Promise.all([changes, cancels, ends, vanishes].map((someone) => subscribe(someone)));
    const [changed, cancelled, ended, vanished] = known as [
      TestSubscription,
      TestSubscription,
      TestSubscription,
      TestSubscription,
    ];
    loseNews();
    const started = await subscribe(starts);
    await happen((world) => {
      const diamond = Object.values(world.state.prices).find(({ amount }) => amount === 588_800);
      changePrice(world, changed, diamond!.id);
      setCancelling(world, cancelled, true);
      endSubscription(world, ended, world.now());
      delete world.state.subscriptions[vanished.id];
    });
    expect((await viewer(starts)).plan.name).toBeNull();
    expect((await viewer(ends)).plan.name).not.toBeNull();

    await reconcileBilling(app.deps);
    await reconcileBilling(app.deps);
    expect((await viewer(starts)).plan.subscription).toMatchObject({ id: started.id, state: 'TRIALING' });
    expect((await viewer(changes)).plan).toMatchObject({ name: 'DIAMOND' });
    expect((await viewer(cancels)).plan).toMatchObject({ endsAt: at(cancelled.periodEnd) });
    expect(await viewer(ends)).toEqual(NONE);
    expect(await viewer(vanishes)).toEqual(NONE);
    const letters = await runBillingJobs(app);
    expect(letters.map(({ to }) => to).sort()).toEqual([`${ends.id}@example.com`, `${vanishes.id}@example.com`].sort());
  });

  it('brings the invoices that no webhook told, and writes about trials that end, once', async () => {
    const [nkem, obi] = [await buyer(), await buyer()];
    const [pays, tries] = [await subscribe(nkem), await subscribe(obi)];
    loseNews();
    await happen((world) => {
      endPeriod(world, pays);
      tries.trialEnd = tries.periodEnd = world.now() + 4 * 86_400;
    });
    await reconcileBilling(app.deps);
    expect((await viewer(nkem, 'payments { amount { amountMinor } state }')).payments).toEqual([
      { amount: { amountMinor: 288_800 }, state: 'PAID' },
    ]);
    const letters = async () => (await runBillingJobs(app)).map(({ to, subject }) => [to, subject]);
    expect(await letters()).toEqual([]);
    await happen((world) => {
      tries.trialEnd = tries.periodEnd = world.now() + 2 * 86_400;
    });
    await reconcileBilling(app.deps);
    expect(await letters()).toEqual([[`${obi.id}@example.com`, 'Your free trial ends soon']]);
    await reconcileBilling(app.deps);
    tellNews();
    await happen((world) => emit(world, 'customer.subscription.trial_will_end', subscriptionObject(world, tries)));
    expect(await letters()).toEqual([]);
  });

  it('stops when Stripe knows none of several, as with a key of another account', async () => {
    const [pele, quam] = [await buyer(), await buyer()];
    await subscribe(pele);
    await subscribe(quam);
    loseNews();
    const hidden = await stripe.payments.run(({ state }) => state.subscriptions);
    await happen(({ state }) => {
      state.subscriptions = {};
    });
    await expect(reconcileBilling(app.deps)).rejects.toThrow('key of another account');
    expect((await viewer(pele)).plan.name).not.toBeNull();
    expect(await runBillingJobs(app)).toEqual([]);
    await happen(({ state }) => {
      state.subscriptions = hidden;
    });
  });

  it('is not replaced by an older answer: what a webhook told meanwhile stays', async () => {
    const gozie = await buyer();
    const row = await subscribe(gozie);
    const { payments } = app.deps.ports;
    if (payments === null) throw new Error('There is no Stripe.');
    app.deps.ports.payments = {
      ...payments,
      async *subscriptions() {
        for await (const state of payments.subscriptions()) {
          if (state.id === row.id) await happen((world) => endSubscription(world, row, world.now()));
          yield state;
        }
      },
    };
    await reconcileBilling(app.deps);
    app.deps.ports.payments = payments;
    expect(row.status).toBe('canceled');
    expect((await viewer(gozie)).plan.name).toBeNull();
  });
});

describe('the catalogue', () => {
  it('is open to everybody', async () => {
    const { data } = await app.gql(
      '{ checkoutMode plans { id name tier price { amountMinor currency } trialDays isMostPopular } }',
    );
    expect(data.checkoutMode).toBe('LIVE');
    expect(data.plans).toEqual(
      [
        ['GOLD', 'Gold', 'GOLD', 288_800, false],
        ['DIAMOND', 'Diamond', 'GOLD', 588_800, true],
        ['SOUL', expect.any(String), 'PLATINUM', 388_800, false],
      ].map(([id, name, tier, amountMinor, isMostPopular]) => ({
        id,
        name,
        tier,
        price: { amountMinor, currency: 'NGN' },
        trialDays: limits.billing.trialDays,
        isMostPopular,
      })),
    );
    const { payments } = app.deps.ports;
    app.deps.ports.payments = null;
    expect((await app.gql('{ checkoutMode }')).data.checkoutMode).toBe('OFF');
    const halima = await buyer();
    const { data: refused } = await app.gql(START, { input: { plan: 'GOLD' } }, halima.accessToken);
    expect(refused.startCheckout).toMatchObject({
      code: 'PAYMENTS_UNAVAILABLE',
      message: expect.stringContaining('not set up'),
    });
    app.deps.ports.payments = payments;
  });

  it('is published from a terminal, tried first, and leaves an audit row', async () => {
    const musa = await newAdmin(app, 'Musa');
    const fresh = await again(musa);
    const { data } = await app.gql(
      'mutation { createAccessToken(input: { name: "cron", scopes: [PLANS_WRITE] }) { ... on CreateAccessTokenSuccess { token } } }',
      {},
      fresh.accessToken,
    );
    const env = { ZOBO_URL: app.url, ADMIN_TOKEN: data.createAccessToken.token };
    await happen(({ state }) => {
      for (const id of Object.keys(state.prices)) delete state.prices[id];
    });
    const dry = await run(['publish-plans', '--dry-run'], env);
    expect(dry).toContain('Nothing was stored');
    expect(dry).toContain('gold  would be made');
    const audits = () =>
      app.db
        .selectFrom('auditEvents')
        .select(['action', 'details'])
        .where('actorId', '=', musa.id)
        .where('action', '=', 'publish_plans')
        .execute();
    expect(await audits()).toEqual([]);
    expect(await run(['publish-plans'], env)).toMatch(/^gold {2}made {2}price_/);
    expect(await run(['publish-plans'], env)).toMatch(/^gold {2}is there {2}price_/);
    expect(await audits()).toMatchObject([
      { details: { plans: 'gold diamond soul', made: 'gold diamond soul' } },
      { details: { plans: 'gold diamond soul', made: null } },
    ]);
  });
});
