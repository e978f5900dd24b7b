/** A small Stripe in this process: the payment adapter calls it through Stripe's SDK. No money is taken. One file keeps the state. */
import { join } from 'node:path';
import { derived } from '#server/base/secrets.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { type ReadCard, readCard } from '../payments/cards.ts';
import { createTestProvider, type TestProvider } from '../payments/test-provider.ts';
import { answerApi } from './api.ts';
import { fillCatalogue } from './catalogue.ts';
import { readState, type World, writeState } from './state.ts';

export type TestPayments = Pick<TestProvider<World>, 'run' | 'deliverTo' | 'delivered'> & {
  secretKey: string;
  webhookSecret: string;
  fetch: typeof fetch;
  read(typed: string): ReadCard | null;
};

type Needs = Pick<Deps, 'clock' | 'random'> & { config: Pick<Deps['config'], 'appSecret' | 'dataDir' | 'publicUrl'> };

const ID_BYTES = 16;

export function createTestPayments({ config, clock, random }: Needs): TestPayments {
  const secret = (text: string): string => derived(config, 'test payments', text).toString('hex');
  const [secretKey, webhookSecret] = [`sk_test_${secret('api key')}`, `whsec_${secret('webhook')}`];
  const now = (): number => Math.floor(clock().getTime() / 1000);
  const newId = (prefix: string): string => `${prefix}${random.bytes(ID_BYTES).toString('hex')}`;
  const file = join(config.dataDir, 'test-payments.json');
  const provider = createTestProvider<World>(
    async () => {
      const world = { now, newId, publicUrl: config.publicUrl, state: await readState(file) };
      fillCatalogue(world);
      return world;
    },
    ({ state }) => writeState(file, state, now()),
    async (body) => {
      const { webhooks } = (await import('stripe')).default;
      return webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp: now() });
    },
  );
  const { run, deliverTo, delivered } = provider;

  async function answer(request: Request): Promise<Response> {
    const here = await provider.world();
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const { method, headers } = request;
    const { status, body } = answerApi(here, { method, path: pathname + search, headers, body: text }, secretKey);
    if (method !== 'GET' && status === 200) {
      await provider.save();
      // As from afar: the caller is answered before the server is told of it.
      provider.deliverWaiting();
    }
    return new Response(body, { status, headers: { 'content-type': 'application/json', 'request-id': newId('req_') } });
  }

  return {
    secretKey,
    webhookSecret,
    fetch: (input, init) => answer(new Request(input, init)),
    run,
    read: (typed) => readCard(typed, (digits) => secret(`card ${digits}`).slice(0, ID_BYTES)),
    deliverTo,
    delivered,
  };
}

/** App-scoped: one instance for each config object (as in server/base/app-state.ts). */
const apps = new WeakMap<Needs['config'], TestPayments>();

/** The test payments of an app. Its adapter, pages and tests share them. */
export function testPaymentsOf(needs: Needs): TestPayments {
  const known = apps.get(needs.config) ?? createTestPayments(needs);
  apps.set(needs.config, known);
  return known;
}
