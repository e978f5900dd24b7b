/** A Stripe behind HTTP that can be copied: each round of a test begins with the same one. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerApi } from '#server/dev/stripe/api.ts';
import { fillCatalogue } from '#server/dev/stripe/catalogue.ts';
import { completeSession } from '#server/dev/stripe/lifecycle.ts';
import { stateOf, type TestState, type World } from '#server/dev/stripe/state.ts';
import { createStripePayments } from '#server/ports/payments-stripe.ts';
import { stripeKeys } from './job-world.ts';
import { freshCard } from './stripe-world.ts';

export type StripeState = {
  state: TestState;
  /** A customer for a person, and what they subscribe to. */
  subscribe(userId: string): Promise<{ id: string; customerId: string }>;
};

function worldOf(state: TestState, now: Date): World {
  let count = 0;
  const newId = (prefix: string): string => {
    count += 1;
    return `${prefix}${Object.keys(state.customers).length}x${count}`;
  };
  return { state, newId, now: () => Math.floor(now.getTime() / 1_000), publicUrl: 'http://localhost:4000' };
}

const answered = (world: World, method: string, path: string, headers: Headers, body: string) =>
  answerApi(world, { method, path, headers, body }, stripeKeys.secretKey);

export function createStripeState(now: Date): StripeState {
  const state = stateOf({});
  const world = worldOf(state, now);
  fillCatalogue(world);
  const payments = createStripePayments({
    ...{ ...stripeKeys, mode: 'test', clock: () => now },
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const { status, body } = answered(
        world,
        request.method,
        pathname + search,
        request.headers,
        await request.text(),
      );
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    },
  });
  return {
    state,
    async subscribe(userId) {
      const customerId = await payments.createCustomer(userId, `${userId}@example.com`);
      const { sessionId } = await payments.createCheckout({
        ...{ key: crypto.randomUUID(), userId, customerId, plan: 'gold', trialDays: null, hasLaunchCoupon: false },
        ...{ successUrl: 'http://localhost/done', cancelUrl: 'http://localhost/cancelled' },
        expiresAt: new Date(now.getTime() + 3_600_000),
      });
      const session = state.sessions[sessionId];
      const begun = session === undefined ? null : completeSession(world, session, freshCard({ fingerprint: userId }));
      if (begun === null) throw new Error('Nothing was bought.');
      return { id: begun.id, customerId };
    },
  };
}

/** Answers as Stripe from a copy of a state. */
export async function serveStripe(from: TestState, now: Date) {
  const state = stateOf(structuredClone({ ...from }) as TestState);
  const world = worldOf(state, now);
  const server = createServer(async (call, answer) => {
    const given = Object.entries(call.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    const { method = '', url = '/' } = call;
    const { status, body } = answered(world, method, url, new Headers(given), await text(call));
    answer.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What is to be the same in the end: who is a customer, what is subscribed to and how, and what was given back. */
    told: (): string =>
      JSON.stringify([
        Object.keys(state.customers).toSorted(),
        Object.values(state.subscriptions).map(({ id, status, cancelAtPeriodEnd }) => [id, status, cancelAtPeriodEnd]),
        Object.values(state.invoices).map(({ id, isRefunded }) => [id, isRefunded ?? false]),
      ]),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
