/**
 * The test payments: a small Stripe in this process. The payment adapter calls it through Stripe's SDK, as it calls the real one. No money
 * is taken. The state lies in one file of the data folder.
 */
import { join } from 'node:path';
import { derived } from '#server/base/secrets.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { answerApi } from './api.ts';
import { type ReadCard, readCard } from './cards.ts';
import { fillCatalogue } from './catalogue.ts';
import { readState, type TestState, type World, writeState } from './state.ts';

/** Delivers an event to the server; resolves to the status of the answer. */
export type Deliver = (body: string, signature: string) => Promise<number>;

export type TestPayments = {
  secretKey: string;
  webhookSecret: string;
  /** Answers like Stripe's API. */
  fetch: typeof fetch;
  /** Runs `work` and saves a changed state. Resolves after all resulting events were delivered. */
  run<T>(work: (world: World) => T): Promise<T>;
  read(typed: string): ReadCard | null;
  /** Sets the receiver of events; waiting events are delivered at once. Null stops the delivery. */
  deliverTo(deliver: Deliver | null): void;
  /** Resolves when no delivery is under way. */
  settled(): Promise<void>;
};

type Needs = Pick<Deps, 'clock' | 'random'> & { config: Pick<Deps['config'], 'appSecret' | 'dataDir' | 'publicUrl'> };

const ID_BYTES = 16;
const isTaken = (status: number): boolean => status >= 200 && status < 300;

export function createTestPayments({ config, clock, random }: Needs): TestPayments {
  const file = join(config.dataDir, 'test-payments.json');
  const secret = (text: string): string => derived(config, 'test payments', text).toString('hex');
  const [secretKey, webhookSecret] = [`sk_test_${secret('api key')}`, `whsec_${secret('webhook')}`];
  const now = (): number => Math.floor(clock().getTime() / 1000);
  const newId = (prefix: string): string => `${prefix}${random.bytes(ID_BYTES).toString('hex')}`;
  let loaded: Promise<World> | null = null;
  let writing: Promise<void> = Promise.resolve();
  let delivering: Promise<void> = Promise.resolve();
  let deliver: Deliver | null = null;

  async function load(): Promise<World> {
    const state = await readState(file);
    const world = { state, now, newId, publicUrl: config.publicUrl };
    fillCatalogue(world);
    return world;
  }

  function world(): Promise<World> {
    loaded ??= load();
    return loaded;
  }

  /** Writes one after the other, so that the newest state is written last. */
  function save(state: TestState): Promise<void> {
    const written = writing.then(() => writeState(file, state, now()));
    writing = written.catch(() => undefined);
    return written;
  }

  async function signed(body: string): Promise<string> {
    const { webhooks } = (await import('stripe')).default;
    return webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp: now() });
  }

  async function deliverAll(): Promise<void> {
    const { state } = await world();
    const taken = new Set<string>();
    for (const { id, body } of [...state.events]) {
      if (deliver === null) break;
      const status = await deliver(body, await signed(body)).catch(() => 0);
      if (isTaken(status)) taken.add(id);
    }
    if (taken.size === 0) return;
    state.events = state.events.filter(({ id }) => !taken.has(id));
    await save(state);
  }

  function deliverWaiting(): Promise<void> {
    delivering = delivering.then(deliverAll).catch(() => undefined);
    return delivering;
  }

  async function settled(): Promise<void> {
    for (let seen: Promise<void> | null = null; seen !== delivering; ) {
      seen = delivering;
      await seen;
      await writing;
    }
  }

  async function answer(request: Request): Promise<Response> {
    const here = await world();
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const { method, headers } = request;
    const { status, body } = answerApi(here, { method, path: pathname + search, headers, body: text }, secretKey);
    if (method !== 'GET' && status === 200) {
      await save(here.state);
      // Like a remote server: the caller gets its answer before the event arrives.
      void deliverWaiting();
    }
    return new Response(body, { status, headers: { 'content-type': 'application/json', 'request-id': newId('req_') } });
  }

  return {
    secretKey,
    webhookSecret,
    fetch: (input, init) => answer(new Request(input, init)),
    async run(work) {
      const here = await world();
      const before = JSON.stringify(here.state);
      const result = work(here);
      if (JSON.stringify(here.state) === before) return result;
      await save(here.state);
      void deliverWaiting();
      await settled();
      return result;
    },
    read: (typed) => readCard(typed, (digits) => secret(`card ${digits}`).slice(0, ID_BYTES)),
    deliverTo(to) {
      deliver = to;
      void deliverWaiting();
    },
    settled,
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
