/** Buying: one customer, one open page, one trial, however it is tried. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { beginSession } from '#server/auth/lifecycle.ts';
import { answerBank, endPeriod, endSubscription, replaceCard, setCancelling } from '#server/dev/stripe/lifecycle.ts';
import { cancelSubscription } from '#server/features/billing/scheduled-service.ts';
import { createContext } from '#server/platform/context/context.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { runBillingJobs } from '#tests/setup/billing-jobs.ts';
import { type Member, members } from '#tests/setup/members.ts';
import { freshCard, type StripeWorld, startStripeWorld } from '#tests/setup/stripe-world.ts';

const START = `mutation Start($input: StartCheckoutInput!) { startCheckout(input: $input) { __typename
  ... on StartCheckoutSuccess { url hasTrial } ... on UserError { code message } } }`;
const BILLING =
  '{ viewer { trial launchDiscount { percentOff months } plan { name trialEndsAt subscription { id plan state } } } }';

let app: TestApp;
/** Another server, which only Postgres connects with the first. */
let other: TestApp;
let stripe: StripeWorld;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ databaseUrl: app.databaseUrl, clock: app.clock });
  stripe = await startStripeWorld(app);
  other.deps.ports.payments = app.deps.ports.payments;
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});
beforeEach(() => {
  stripe.isDown = false;
  stripe.before = () => undefined;
});

async function buyer(options: { email?: string; isVerified?: boolean } = {}): Promise<Member> {
  const [someone] = (await members(app, 1)) as [Member];
  const { email = `${someone.id}@example.com`, isVerified = true } = options;
  const emailVerifiedAt = isVerified ? app.clock.now() : null;
  await app.db.updateTable('users').set({ email, emailVerifiedAt }).where('id', '=', someone.id).execute();
  return someone;
}
const start = async (someone: Member | null, plan = 'GOLD', at = app) =>
  (await at.gql(START, { input: { plan } }, someone?.accessToken)).data?.startCheckout;
async function billing({ accessToken }: Member) {
  const { plan, ...rest } = (await app.gql(BILLING, {}, accessToken)).data.viewer;
  return { ...rest, name: plan.name, isTrial: plan.trialEndsAt !== null, subscription: plan.subscription };
}
const sessionsOf = ({ id }: Member) => stripe.sessions().filter(({ referenceId }) => referenceId === id);
const subscriptionsOf = ({ id }: Member) => stripe.subscriptions().filter(({ metadata }) => metadata.user_id === id);

/** Begins and pays, and lets Stripe tell of it and the queue do what follows. Returns the letters. */
async function buy(someone: Member, { card = freshCard(), plan = 'GOLD' } = {}) {
  const answer = await start(someone, plan);
  if (answer?.__typename !== 'StartCheckoutSuccess') throw new Error(JSON.stringify(answer));
  const row = stripe.pay(answer.url, card);
  await stripe.tell();
  const mails = await runBillingJobs(app);
  await stripe.tell();
  return { hasTrial: answer.hasTrial, row, mails, subjects: mails.map(({ subject }) => subject) };
}

describe('a payment page', () => {
  it('is of the plan, the person and the trial, and leads back to the pricing page', async () => {
    const ada = await buyer();
    expect(await start(ada, 'DIAMOND')).toMatchObject({ __typename: 'StartCheckoutSuccess', hasTrial: true });
    const [session] = sessionsOf(ada);
    expect(session).toMatchObject({
      trialDays: limits.billing.trialDays,
      couponId: null,
      subscriptionMetadata: { user_id: ada.id },
      successUrl: expect.stringMatching(/\/pricing\?checkout=done$/),
      cancelUrl: expect.stringMatching(/\/pricing\?checkout=cancelled$/),
    });
    expect(stripe.world.state.prices[session!.priceId]).toMatchObject({ amount: 588_800, currency: 'ngn' });
  });

  it('is for people who are signed in', async () => {
    const { errors } = await app.gql(START, { input: { plan: 'GOLD' } });
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('has no price of the caller', async () => {
    const ada = await buyer();
    const { errors } = await app.gql(START, { input: { plan: 'GOLD', priceId: 'price_x' } }, ada.accessToken);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(sessionsOf(ada)).toEqual([]);
  });

  it('is the same again, another for another plan, and a new one once it is about to close', async () => {
    const ada = await buyer();
    const first = await start(ada);
    expect(await start(ada, 'GOLD', other)).toEqual(first);
    const second = await start(ada, 'SOUL');
    expect(second.url).not.toBe(first.url);
    expect(sessionsOf(ada).map(({ status }) => status)).toEqual(['expired', 'open']);
    app.clock.advance(limits.billing.checkoutMs - 60_000);
    const [someone] = await signedInAgain([ada]);
    const third = await start(someone!, 'SOUL');
    expect(third.url).not.toBe(second.url);
    expect(stripe.pay(second.url)).toBeNull();
  });

  it('brings nothing by being visited, nor does the page behind it', async () => {
    const ada = await buyer();
    await start(ada);
    const response = await fetch(`${app.url}/pricing?checkout=done`, { headers: { accept: 'text/html' } });
    await response.text();
    expect(await billing(ada)).toMatchObject({ name: null, subscription: null, trial: 'AVAILABLE' });
  });

  it('is refused to those who have a subscription', async () => {
    const ada = await buyer();
    await buy(ada);
    expect(await start(ada, 'DIAMOND')).toMatchObject({ __typename: 'HasSubscription', code: 'HAS_SUBSCRIPTION' });
  });

  it('fails with the words of the product while Stripe does, and is there when it is back', async () => {
    const ada = await buyer();
    stripe.isDown = true;
    expect(await start(ada)).toEqual({
      __typename: 'PaymentsUnavailable',
      code: 'PAYMENTS_UNAVAILABLE',
      message: 'Failed to start checkout. Please try again.',
    });
    stripe.isDown = false;
    expect((await start(ada)).__typename).toBe('StartCheckoutSuccess');
  });

  it('is asked for 60 times in ten minutes at most', async () => {
    const ada = await buyer();
    const { points } = limits.throttles.checkoutsOfAccount;
    const answers = await Promise.all(Array.from({ length: points + 5 }, () => start(ada)));
    expect(answers.filter(({ __typename }) => __typename === 'TooManyAttempts')).toHaveLength(5);
  });
});

/** Tokens run out when the clock is moved. */
async function signedInAgain(people: Member[]): Promise<Member[]> {
  const ctx = createContext(app.deps, null, { ip: '', label: 'test' });
  return Promise.all(
    people.map(async ({ id }) => ({ id, accessToken: (await beginSession(ctx, id)).tokens.accessToken })),
  );
}

describe('fifty at once', () => {
  it('on two servers are one customer, one open page and one trial, whoever pays on which page', async () => {
    const ada = await buyer();
    const plans = ['GOLD', 'GOLD', 'DIAMOND'];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => start(ada, plans[n % 3], n % 2 === 0 ? app : other)),
    );
    const customers = Object.values(stripe.world.state.customers).filter(({ metadata }) => metadata.user_id === ada.id);
    expect(customers).toHaveLength(1);
    expect(sessionsOf(ada).filter(({ status }) => status === 'open')).toHaveLength(1);
    const kinds = new Set(answers.map(({ __typename }) => __typename));
    expect([...kinds].filter((kind) => !['StartCheckoutSuccess', 'PaymentsUnavailable'].includes(kind))).toEqual([]);
    const urls = new Set(answers.flatMap(({ url }) => (url === undefined ? [] : [url])));
    // Also the pages that were closed meanwhile, as if the provider had not closed them.
    for (const session of sessionsOf(ada)) session.status = 'open';
    for (const url of urls) stripe.pay(url);
    expect(subscriptionsOf(ada).length).toBe(urls.size);
    await stripe.tell();
    await runBillingJobs(app);
    await stripe.tell();
    expect(subscriptionsOf(ada).filter(({ status }) => status === 'trialing')).toHaveLength(1);
    const grants = await app.db.selectFrom('entitlements').select('isTrial').where('userId', '=', ada.id).execute();
    expect(grants).toEqual([{ isTrial: true }]);
  });

  it('of one plan get one page', async () => {
    const ada = await buyer();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => start(ada, 'SOUL', n % 2 ? app : other)));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(sessionsOf(ada)).toHaveLength(1);
  });

  it('hold no connection while Stripe is silent', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => buyer()));
    let wake: () => void = () => undefined;
    const silence = new Promise<void>((resolve) => (wake = resolve));
    stripe.before = () => silence;
    const waiting = people.map((someone) => start(someone));
    for (let n = 0; n < 20; n += 1) expect((await billing(people[n % 12]!)).trial).toBe('AVAILABLE');
    wake();
    expect((await Promise.all(waiting)).every(({ url }) => url !== undefined)).toBe(true);
  });
});

describe('the free trial', () => {
  it('is one a person: used, the next checkout has none', async () => {
    const ada = await buyer();
    const { row, hasTrial } = await buy(ada);
    expect(hasTrial).toBe(true);
    expect(await billing(ada)).toMatchObject({ trial: 'USED', name: 'GOLD', isTrial: true });
    endSubscription(stripe.world, row!, stripe.world.now());
    await stripe.tell();
    expect(await billing(ada)).toMatchObject({ name: null, subscription: null });
    const again = await buy(ada);
    expect(again.hasTrial).toBe(false);
    expect(again.row?.status).toBe('active');
    expect(await billing(ada)).toMatchObject({ isTrial: false, subscription: { state: 'ACTIVE' } });
  });

  it('needs a confirmed address, and nothing else does', async () => {
    const ada = await buyer({ isVerified: false });
    expect((await billing(ada)).trial).toBe('EMAIL_UNVERIFIED');
    const { hasTrial, row } = await buy(ada);
    expect(hasTrial).toBe(false);
    expect(row?.status).toBe('active');
    expect(await billing(ada)).toMatchObject({ name: 'GOLD', isTrial: false });
  });

  it('begun on a page without one is replaced once the address is confirmed', async () => {
    const ada = await buyer({ isVerified: false });
    const without = await start(ada);
    expect(without.hasTrial).toBe(false);
    await app.db.updateTable('users').set({ emailVerifiedAt: app.clock.now() }).where('id', '=', ada.id).execute();
    const now = await start(ada);
    expect(now.hasTrial).toBe(true);
    expect(now.url).not.toBe(without.url);
  });

  it('is one a card: somebody else’s second one is cancelled, brings nothing and costs nothing', async () => {
    const [ada, bola] = [await buyer(), await buyer()];
    const card = freshCard();
    await buy(ada, { card });
    const { row, hasTrial, mails, subjects } = await buy(bola, { card });
    expect(hasTrial).toBe(true);
    expect(row?.status).toBe('canceled');
    expect(await billing(bola)).toMatchObject({ name: null, subscription: null, trial: 'USED' });
    expect(await app.db.selectFrom('entitlements').select('id').where('userId', '=', bola.id).execute()).toEqual([]);
    expect(subjects).toEqual(['The free trial was used before']);
    expect(mails[0]?.text).toContain('Nothing was charged');
    const paid = await app.db
      .selectFrom('billingInvoices')
      .select('id')
      .where('userId', '=', bola.id)
      .where('amountMinor', '>', 0)
      .execute();
    expect(paid).toEqual([]);
    // The first one goes on, and the second person may pay.
    expect(await billing(ada)).toMatchObject({ name: 'GOLD', isTrial: true });
    const again = await buy(bola, { card });
    expect(again).toMatchObject({ hasTrial: false, row: { status: 'active' }, subjects: [] });
    expect(await billing(bola)).toMatchObject({ name: 'GOLD', isTrial: false });
  });

  it('is one an address, which is known again on another account', async () => {
    const email = `Kemi.${crypto.randomUUID()}@example.com`;
    const kemi = await buyer({ email });
    await buy(kemi);
    await app.db
      .updateTable('users')
      .set({ email: `former-${email}` })
      .where('id', '=', kemi.id)
      .execute();
    const again = await buyer({ email: email.toLowerCase() });
    expect((await billing(again)).trial).toBe('USED');
    expect((await start(again)).hasTrial).toBe(false);
  });

  it('is not given again to those who left and came back, by their card or their address', async () => {
    const email = `lola.${crypto.randomUUID()}@example.com`;
    const card = freshCard();
    const lola = await buyer({ email });
    await buy(lola, { card });
    await app.db.deleteFrom('users').where('id', '=', lola.id).execute();
    expect((await billing(await buyer({ email }))).trial).toBe('USED');
    const disguised = await buyer();
    const { row, subjects } = await buy(disguised, { card });
    expect(row?.status).toBe('canceled');
    expect(subjects).toEqual(['The free trial was used before']);
    expect((await billing(disguised)).name).toBeNull();
    const claims = await app.db.selectFrom('trialClaims').select(['kind', 'hash']).execute();
    expect(claims.every(({ hash }) => hash.length === 32)).toBe(true);
    expect(JSON.stringify(claims)).not.toContain(card.fingerprint);
  });

  it('is one a card also when two people use it in the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => buyer()));
    const card = freshCard();
    const pages = await Promise.all(people.map((someone) => start(someone)));
    for (const { url } of pages) stripe.pay(url, card);
    await Promise.all(stripe.events().map(({ body }, n) => stripe.post(body, undefined, n % 2 ? app.url : other.url)));
    await runBillingJobs(app);
    await stripe.tell();
    const trials = people.flatMap(subscriptionsOf).filter(({ status }) => status === 'trialing');
    expect(trials).toHaveLength(1);
    const held = await Promise.all(people.map(async (someone) => (await billing(someone)).name));
    expect(held.filter((name) => name !== null)).toHaveLength(1);
  });

  it.each(['known', 'fresh'])(
    'brings nothing before its card is known, and is decided then: a %s one',
    async (kind) => {
      const [ada, bola] = [await buyer(), await buyer()];
      const card = freshCard();
      await buy(ada, { card: kind === 'known' ? card : freshCard() });
      const { url } = await start(bola);
      const row = stripe.pay(url, card)!;
      const { payments } = app.deps.ports;
      app.deps.ports.payments = {
        ...payments!,
        subscription: async (id) => {
          const state = await payments!.subscription(id);
          return state && { ...state, cardFingerprint: null };
        },
      };
      await stripe.tell();
      app.deps.ports.payments = payments;
      expect(await billing(bola)).toMatchObject({ name: null, subscription: null });
      await runBillingJobs(app);
      expect(row.status).toBe('trialing');
      setCancelling(stripe.world, row, true);
      await stripe.tell();
      const held = kind === 'fresh' ? { name: 'GOLD', isTrial: true } : { name: null, isTrial: false };
      expect(await billing(bola)).toMatchObject(held);
      await runBillingJobs(app);
      expect(row.status).toBe(kind === 'fresh' ? 'trialing' : 'canceled');
      if (kind === 'known') return;
      // A card that is taken away from it later does not undo it.
      app.deps.ports.payments = {
        ...payments!,
        subscription: async (id) => {
          const state = await payments!.subscription(id);
          return state && { ...state, cardFingerprint: null };
        },
      };
      setCancelling(stripe.world, row, false);
      await stripe.tell();
      app.deps.ports.payments = payments;
      expect(await billing(bola)).toMatchObject(held);
    },
  );
});

const sessionAt = (url: string) => stripe.sessions().find(({ id }) => url.includes(id))!;

describe('the bank', () => {
  it('is asked first: until it agrees, the page stays open and the coupon is not used', async () => {
    const ada = await buyer({ isVerified: false });
    await app.db.insertInto('betaPlaces').values({ place: 8, userId: ada.id, takenAt: app.clock.now() }).execute();
    const { url } = await start(ada);
    const row = stripe.pay(url, freshCard({ needsBank: true }));
    await stripe.tell();
    expect(row?.status).toBe('incomplete');
    expect(await billing(ada)).toMatchObject({
      name: null,
      subscription: null,
      launchDiscount: { percentOff: 20 },
    });
    expect(sessionAt(url).status).toBe('open');
    expect((await start(ada)).url).toBe(url);
    answerBank(stripe.world, sessionAt(url), true);
    await stripe.tell();
    expect(await billing(ada)).toMatchObject({ name: 'GOLD', launchDiscount: null });
    expect(await app.db.selectFrom('billingCheckouts').select('id').where('userId', '=', ada.id).execute()).toEqual([]);
  });

  it('that never agrees leaves nothing behind but the coupon', async () => {
    const ada = await buyer({ isVerified: false });
    await app.db.insertInto('betaPlaces').values({ place: 9, userId: ada.id, takenAt: app.clock.now() }).execute();
    const { url } = await start(ada);
    const row = stripe.pay(url, freshCard({ needsBank: true }));
    await stripe.tell();
    expect((await start(ada, 'SOUL')).url).not.toBe(url);
    await stripe.tell();
    expect(row?.status).toBe('incomplete_expired');
    expect(await billing(ada)).toMatchObject({ subscription: null, launchDiscount: { percentOff: 20 } });
    expect(await runBillingJobs(app)).toEqual([]);
  });
});

it('somebody whose subscription recovers while another page is open loses the page', async () => {
  const ada = await buyer({ isVerified: false });
  const { row } = await buy(ada, { card: freshCard({ failsLater: true }) });
  endPeriod(stripe.world, row!);
  row!.periodStart -= 30 * 86_400;
  stripe.world.state.invoices[row!.latestInvoiceId!]!.created -= 30 * 86_400;
  await stripe.tell();
  const { url } = await start(ada, 'SOUL');
  expect(sessionAt(url).status).toBe('open');
  replaceCard(stripe.world, row!, freshCard());
  await stripe.tell();
  expect(await billing(ada)).toMatchObject({ subscription: { plan: 'GOLD', state: 'ACTIVE' } });
  expect(sessionAt(url).status).toBe('expired');
});

describe('a second subscription', () => {
  const refund = ({ latestInvoiceId }: { latestInvoiceId: string | null }) =>
    stripe.world.state.invoices[latestInvoiceId!]!.isRefunded ?? false;

  async function second(someone: Member) {
    const { url } = await start(someone, 'SOUL');
    const session = sessionAt(url);
    await buy(someone, { plan: 'GOLD' });
    session.status = 'open';
    return stripe.pay(url)!;
  }

  it('is cancelled and its payment given back, also when the person ends it before us', async () => {
    for (const isQuick of [false, true]) {
      const ada = await buyer({ isVerified: false });
      const row = await second(ada);
      await stripe.tell();
      if (isQuick) {
        endSubscription(stripe.world, row, stripe.world.now());
        await stripe.tell();
      }
      const mails = await runBillingJobs(app);
      expect(mails.map(({ subject }) => subject)).toEqual(['You had a subscription already']);
      expect(row.status).toBe('canceled');
      expect(refund(row)).toBe(true);
      // Once more, as after a crash between the two.
      await cancelSubscription(app.deps, { subscriptionId: row.id });
      expect(await billing(ada)).toMatchObject({ subscription: { plan: 'GOLD' } });
    }
  });

  it('that came in the place of one long unpaid gives nothing back of that one', async () => {
    const ada = await buyer({ isVerified: false });
    const { row } = await buy(ada, { card: freshCard({ failsLater: true }) });
    const first = { latestInvoiceId: row!.latestInvoiceId };
    endPeriod(stripe.world, row!);
    stripe.world.state.invoices[row!.latestInvoiceId!]!.created -= 30 * 86_400;
    await stripe.tell();
    await buy(ada, { plan: 'SOUL' });
    expect(row?.status).toBe('canceled');
    expect(refund(first)).toBe(false);
    expect(await billing(ada)).toMatchObject({ subscription: { plan: 'SOUL' } });
  });

  it('is the only one when Stripe does not have the first any more', async () => {
    const ada = await buyer({ isVerified: false });
    const row = await second(ada);
    for (const { id } of subscriptionsOf(ada)) if (id !== row.id) delete stripe.world.state.subscriptions[id];
    await stripe.tell();
    expect(await billing(ada)).toMatchObject({ subscription: { id: row.id, plan: 'SOUL' } });
  });
});

it('a customer whom Stripe does not have any more is made anew, for the page and for the portal', async () => {
  const ada = await buyer();
  await start(ada, 'SOUL');
  const customers = async () =>
    (await app.db.selectFrom('billingCustomers').select('customerId').where('userId', '=', ada.id).execute())[0]!
      .customerId;
  const former = await customers();
  delete stripe.world.state.customers[former];
  expect(await start(ada)).toMatchObject({ __typename: 'StartCheckoutSuccess' });
  const next = await customers();
  expect(next).not.toBe(former);
  delete stripe.world.state.customers[next];
  const PORTAL = 'mutation { openCustomerPortal(input: {}) { __typename ... on UserError { code } } }';
  const { data } = await app.gql(PORTAL, {}, ada.accessToken);
  expect(data.openCustomerPortal).toEqual({ __typename: 'OpenCustomerPortalSuccess' });
  expect(await customers()).not.toBe(next);
});

describe('the launch coupon', () => {
  it('is for those who hold a beta place, once', async () => {
    const ada = await buyer();
    await app.db.insertInto('betaPlaces').values({ place: 7, userId: ada.id, takenAt: app.clock.now() }).execute();
    expect((await billing(ada)).launchDiscount).toEqual({ percentOff: 20, months: 3 });
    const { row } = await buy(ada);
    expect(row?.discount?.couponId).toBeDefined();
    expect((await billing(ada)).launchDiscount).toBeNull();
    const place = await app.db
      .selectFrom('betaPlaces')
      .selectAll()
      .where('userId', '=', ada.id)
      .executeTakeFirstOrThrow();
    expect(place.couponUsedBy).toBe(row?.id);
    endSubscription(stripe.world, row!, stripe.world.now());
    await stripe.tell();
    const again = await buy(ada);
    expect(again.row?.discount).toBeNull();
    expect((await billing(await buyer())).launchDiscount).toBeNull();
  });
});
