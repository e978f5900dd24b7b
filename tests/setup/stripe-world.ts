/** A Stripe of a test's own, all in memory: it answers the adapter, and what happened there is told only when the test says so. */
import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { limits } from '#rules/limits.ts';
import type { ReadCard } from '#server/dev/payments/cards.ts';
import { answerApi } from '#server/dev/stripe/api.ts';
import { fillCatalogue } from '#server/dev/stripe/catalogue.ts';
import { completeSession } from '#server/dev/stripe/lifecycle.ts';
import {
  readState,
  type TestEvent,
  type TestSession,
  type TestSubscription,
  type World,
} from '#server/dev/stripe/state.ts';
import { PaymentsFailed } from '#server/ports/payments.ts';
import { createStripePayments } from '#server/ports/payments-stripe.ts';
import type { TestApp } from './app.ts';

const webhookSecret = 'whsec_of_the_tests';
const secretKey = 'sk_test_of_the_tests';
const { webhooks } = Stripe;

export type StripeWorld = {
  world: World;
  /** What Stripe has to tell, taken away. */
  events(): TestEvent[];
  signed(body: string, options?: { secret?: string; at?: Date }): string;
  /** Sends a body to the webhook and returns the status of its answer. */
  post(body: string, signature?: string, url?: string): Promise<number>;
  /** Tells all that waits, in its order, and what follows from that. */
  tell(): Promise<void>;
  /** Pays on a payment page. */
  pay(url: string, card?: ReadCard): TestSubscription | null;
  sessions(): TestSession[];
  subscriptions(): TestSubscription[];
  /** While true, whatever the adapter asks fails. */
  isDown: boolean;
  /** How many of the next requests it refuses. */
  refusals: number;
  /** Called before every request is answered. */
  before: (path: string) => Promise<void> | void;
};

/** A card that nobody has used. */
export function freshCard(changes: Partial<ReadCard> = {}): ReadCard {
  const fingerprint = randomBytes(8).toString('hex');
  return {
    brand: 'visa',
    last4: '4242',
    fingerprint,
    isDeclined: false,
    failsLater: false,
    needsBank: false,
    ...changes,
  };
}

/** Puts a Stripe in memory in the place of the app's. */
export async function startStripeWorld(app: TestApp): Promise<StripeWorld> {
  const now = (): number => Math.floor(app.clock.now().getTime() / 1_000);
  const world: World = {
    state: await readState('/nonexistent/test-payments.json'),
    now,
    newId: (prefix) => `${prefix}${randomBytes(12).toString('hex')}`,
    publicUrl: app.deps.config.publicUrl,
  };
  fillCatalogue(world);
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    await stripe.before(pathname);
    if (stripe.isDown) throw new PaymentsFailed('Stripe is down.');
    if (stripe.refusals > 0) {
      stripe.refusals -= 1;
      return Response.json({ error: { type: 'invalid_request_error', message: 'No.' } }, { status: 400 });
    }
    const asked = {
      method: request.method,
      path: pathname + search,
      headers: request.headers,
      body: await request.text(),
    };
    const { status, body } = answerApi(world, asked, secretKey);
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };
  app.deps.ports.payments = createStripePayments({
    secretKey,
    webhookSecret,
    mode: 'test',
    clock: app.clock.now,
    fetch: answer,
  });
  const stripe: StripeWorld = {
    world,
    isDown: false,
    refusals: 0,
    before: () => undefined,
    events: () => world.state.events.splice(0),
    signed: (payload, { secret = webhookSecret, at = app.clock.now() } = {}) =>
      webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1_000) }),
    async post(body, signature = stripe.signed(body), url = app.url) {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
      const response = await fetch(`${url}/webhooks/stripe`, { method: 'POST', headers, body });
      await response.text();
      return response.status;
    },
    async tell() {
      for (let waiting = stripe.events(); waiting.length > 0; waiting = stripe.events()) {
        for (const { body, type } of waiting) {
          const status = await stripe.post(body);
          if (status !== 200) throw new Error(`${type} was answered with ${status}`);
        }
      }
    },
    pay(url, card = freshCard()) {
      const session = Object.values(world.state.sessions).find(({ id }) => url.includes(id));
      if (session === undefined) throw new Error(`No payment page at ${url}`);
      return completeSession(world, session, card);
    },
    sessions: () => Object.values(world.state.sessions),
    subscriptions: () => Object.values(world.state.subscriptions),
  };
  return stripe;
}

/** A page of the world for somebody, as `startCheckout` would ask for it; they are a customer from now on. */
export async function pageFor(
  app: TestApp,
  userId: string,
  { plan = 'gold' as const, trialDays = limits.billing.trialDays as number | null } = {},
): Promise<string> {
  const { payments } = app.deps.ports;
  if (payments === null) throw new Error('There is no Stripe.');
  const createdAt = app.clock.now();
  const customerId = await payments.createCustomer(userId, `${userId}@example.com`);
  await app.db.insertInto('billingCustomers').values({ userId, customerId, createdAt }).execute();
  const { url } = await payments.createCheckout({
    key: randomBytes(12).toString('hex'),
    userId,
    customerId,
    plan,
    trialDays,
    hasLaunchCoupon: false,
    successUrl: 'http://localhost/done',
    cancelUrl: 'http://localhost/cancelled',
    expiresAt: new Date(createdAt.getTime() + 3_600_000),
  });
  return url;
}
