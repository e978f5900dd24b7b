/** A small Paystack in this process. No money is taken. One file keeps the state. */
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { derived } from '#server/base/secrets.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { type ReadCard, readCard } from '../payments/cards.ts';
import { createTestProvider, type TestProvider } from '../payments/test-provider.ts';
import { answerApi } from './api.ts';
import { fillPlans } from './renewals-api.ts';
import { readState, type World, writeState } from './state.ts';

export type TestPaystack = Pick<TestProvider<World>, 'run' | 'deliverTo' | 'delivered'> & {
  secretKey: string;
  fetch: typeof fetch;
  /** Null if the number of a card is invalid. */
  read(typed: string): ReadCard | null;
};

type Needs = Pick<Deps, 'clock' | 'random'> & { config: Pick<Deps['config'], 'appSecret' | 'dataDir' | 'publicUrl'> };

const CODE_BYTES = 16;

function createTestPaystack({ config, clock, random }: Needs): TestPaystack {
  const secretKey = `sk_test_${derived(config, 'test payments', 'paystack key').toString('hex')}`;
  const file = join(config.dataDir, 'test-paystack.json');
  const newCode = (): string => random.bytes(CODE_BYTES).toString('hex');
  const provider = createTestProvider<World>(
    async () => {
      const world = { now: clock, newCode, publicUrl: config.publicUrl, state: await readState(file) };
      fillPlans(world);
      return world;
    },
    ({ state }) => writeState(file, state),
    (body) => createHmac('sha512', secretKey).update(body).digest('hex'),
  );

  async function answer(request: Request): Promise<Response> {
    const here = await provider.world();
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const asked = { method, path: pathname + search, headers, body: await request.text() };
    const { status, body } = answerApi(here, asked, secretKey);
    if (method !== 'GET' && status === 200) {
      await provider.save();
      provider.deliverWaiting();
    }
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  }

  const { run, deliverTo, delivered } = provider;
  const hash = (digits: string): string =>
    derived(config, 'test payments', `paystack card ${digits}`).toString('hex').slice(0, CODE_BYTES);
  return {
    secretKey,
    fetch: (input, init) => answer(new Request(input, init)),
    read: (typed) => readCard(typed, hash),
    run,
    deliverTo,
    delivered,
  };
}

/** App-scoped: one instance for each config object (as in server/base/app-state.ts). */
const apps = new WeakMap<Needs['config'], TestPaystack>();

export function testPaystackOf(needs: Needs): TestPaystack {
  const known = apps.get(needs.config) ?? createTestPaystack(needs);
  apps.set(needs.config, known);
  return known;
}
