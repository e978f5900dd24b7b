/** A Paystack of a test's own, all in memory: it answers the adapter, and what happened there is told only when the test says so. */
import { createHmac, randomBytes } from 'node:crypto';
import type { ReadCard } from '#server/dev/payments/cards.ts';
import { answerApi } from '#server/dev/paystack/api.ts';
import { pay } from '#server/dev/paystack/lifecycle.ts';
import { subscribe } from '#server/dev/paystack/renewals.ts';
import { fillPlans } from '#server/dev/paystack/renewals-api.ts';
import { stateOf, type TestSubscription, type TestTransaction, type World } from '#server/dev/paystack/state.ts';
import { createPaystackPayments } from '#server/ports/payments-paystack.ts';
import { createPaystackPrepaid } from '#server/ports/prepaid-paystack.ts';
import type { TestApp } from './app.ts';

const secretKey = 'sk_test_of_the_tests';

export type PaystackWorld = {
  world: World;
  /** What Paystack has to tell, taken away. */
  events(): string[];
  signed(body: string, key?: string): string;
  /** Sends a body to the webhook and returns the status of its answer. */
  post(body: string, signature?: string): Promise<number>;
  /** Tells all that waits, in its order, and what follows from that. */
  tell(): Promise<void>;
  /** The transaction of a payment page. */
  at(url: string): TestTransaction;
  /** Pays on a payment page what was asked for, or another sum. */
  pay(url: string, kobo?: number): TestTransaction;
  /** Pays the first month on a payment page of a plan that renews. */
  subscribe(url: string, card: ReadCard): TestSubscription;
  subscriptionsOf(userId: string): TestSubscription[];
  /** While true, whatever the adapter asks fails. */
  isDown: boolean;
  /** Called before every request is answered. */
  before: (() => Promise<void>) | null;
  /** What fails, such as `POST /refund`. */
  refuses: string | null;
  /** What the adapter asked, such as `POST /refund`. */
  asked: string[];
};

/** Puts a Paystack in memory in the place of the app's; for cards too, if the app's settings say so. */
export function startPaystackWorld(app: TestApp): PaystackWorld {
  const world: World = {
    state: stateOf({}),
    now: app.clock.now,
    newCode: () => randomBytes(12).toString('hex'),
    publicUrl: app.deps.config.publicUrl,
  };
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    paystack.asked.push(`${request.method} ${pathname}`);
    await paystack.before?.();
    if (paystack.refuses === `${request.method} ${pathname}`) return new Response('{}', { status: 500 });
    if (paystack.isDown) throw new TypeError('fetch failed');
    const { method, headers } = request;
    const asked = { method, path: pathname + search, headers, body: await request.text() };
    const { status, body } = answerApi(world, asked, secretKey);
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };
  fillPlans(world);
  const settings = { secretKey, apiUrl: null, mode: 'test', fetch: answer } as const;
  app.deps.ports.prepaid = createPaystackPrepaid(settings);
  if (app.deps.config.cards === 'paystack')
    app.deps.ports.payments = createPaystackPayments({ ...settings, clock: app.clock.now });
  const paystack: PaystackWorld = {
    world,
    isDown: false,
    refuses: null,
    before: null,
    asked: [],
    events: () => world.state.events.splice(0).map(({ body }) => body),
    signed: (body, key = secretKey) => createHmac('sha512', key).update(body).digest('hex'),
    async post(body, signature = paystack.signed(body)) {
      const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
      const response = await fetch(`${app.url}/webhooks/paystack`, { method: 'POST', headers, body });
      await response.text();
      return response.status;
    },
    async tell() {
      for (let waiting = paystack.events(); waiting.length > 0; waiting = paystack.events()) {
        for (const body of waiting) {
          const status = await paystack.post(body);
          if (status !== 200) throw new Error(`${body} was answered with ${status}`);
        }
      }
    },
    at(url) {
      const found = Object.values(world.state.transactions).find(({ accessCode }) => url.endsWith(accessCode));
      if (found === undefined) throw new Error(`No payment page at ${url}`);
      return found;
    },
    pay(url, kobo) {
      const row = paystack.at(url);
      pay(world, row, kobo ?? row.asked, 'bank_transfer');
      return row;
    },
    subscribe(url, card) {
      const row = subscribe(world, paystack.at(url), card);
      if (row === null) throw new Error('The page was used.');
      return row;
    },
    subscriptionsOf: (userId) =>
      Object.values(world.state.subscriptions).filter(
        ({ customerCode }) => world.state.customers[customerCode]?.metadata?.user_id === userId,
      ),
  };
  return paystack;
}
