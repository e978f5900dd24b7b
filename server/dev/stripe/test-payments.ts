/** A small Stripe in this process: the payment adapter calls it through Stripe's SDK. No money is taken. One file keeps the state. */
import { join } from 'node:path';
import { derived } from '#server/base/secrets.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { answerApi } from './api.ts';
import { type ReadCard, readCard } from './cards.ts';
import { fillCatalogue } from './catalogue.ts';
import { readState, type TestState, type World, writeState } from './state.ts';

/** Delivers an event to the server; resolves to the status of the answer. */
type Deliver = (body: string, signature: string) => Promise<number>;

export type TestPayments = {
  secretKey: string;
  webhookSecret: string;
  fetch: typeof fetch;
  /** Runs `work` and saves a changed state. Resolves after all resulting events were delivered. */
  run<T>(work: (world: World) => T): Promise<T>;
  read(typed: string): ReadCard | null;
  /** Sets the receiver of events; waiting events are delivered at once. Null stops the delivery. */
  deliverTo(deliver: Deliver | null): void;
  delivered(): Promise<void>;
};

type Needs = Pick<Deps, 'clock' | 'random'> & { config: Pick<Deps['config'], 'appSecret' | 'dataDir' | 'publicUrl'> };

const ID_BYTES = 16;
const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** The world in its file. Writes follow one another, so that the newest is the last. */
function createKeeping(file: string, world: Omit<World, 'state'>) {
  let loaded: Promise<World> | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function load(): Promise<World> {
    const filled = { ...world, state: await readState(file) };
    fillCatalogue(filled);
    return filled;
  }

  return {
    world(): Promise<World> {
      loaded ??= load();
      return loaded;
    },
    save(state: TestState): Promise<void> {
      const written = writing.then(() => writeState(file, state, world.now()));
      writing = written.catch(() => undefined);
      return written;
    },
    written: () => writing,
  };
}

type Keeping = ReturnType<typeof createKeeping>;

/** Hands events to the server, in their order, signed as Stripe's; those that it does not take wait for the next time. */
function createDelivery({ world, save, written }: Keeping, sign: (body: string) => Promise<string>) {
  let delivering: Promise<void> = Promise.resolve();
  let deliver: Deliver | null = null;

  async function deliverAll(): Promise<void> {
    const { state } = await world();
    const taken = new Set<string>();
    for (const { id, body } of [...state.events]) {
      if (deliver === null) break;
      const status = await deliver(body, await sign(body)).catch(() => 0);
      if (isTaken(status)) taken.add(id);
    }
    if (taken.size === 0) return;
    state.events = state.events.filter(({ id }) => !taken.has(id));
    await save(state);
  }

  function deliverWaiting(): void {
    delivering = delivering.then(deliverAll).catch(() => undefined);
  }

  return {
    deliverWaiting,
    deliverTo(to: Deliver | null): void {
      deliver = to;
      deliverWaiting();
    },
    async delivered(): Promise<void> {
      for (let seen: Promise<void> | null = null; seen !== delivering; ) {
        seen = delivering;
        await seen;
        await written();
      }
    },
  };
}

export function createTestPayments({ config, clock, random }: Needs): TestPayments {
  const secret = (text: string): string => derived(config, 'test payments', text).toString('hex');
  const [secretKey, webhookSecret] = [`sk_test_${secret('api key')}`, `whsec_${secret('webhook')}`];
  const now = (): number => Math.floor(clock().getTime() / 1000);
  const newId = (prefix: string): string => `${prefix}${random.bytes(ID_BYTES).toString('hex')}`;
  const file = join(config.dataDir, 'test-payments.json');
  const keeping = createKeeping(file, { now, newId, publicUrl: config.publicUrl });
  const { world, save } = keeping;
  const { deliverWaiting, deliverTo, delivered } = createDelivery(keeping, async (body) => {
    const { webhooks } = (await import('stripe')).default;
    return webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp: now() });
  });

  async function answer(request: Request): Promise<Response> {
    const here = await world();
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const { method, headers } = request;
    const { status, body } = answerApi(here, { method, path: pathname + search, headers, body: text }, secretKey);
    if (method !== 'GET' && status === 200) {
      await save(here.state);
      // As from afar: the caller is answered before the server is told of it.
      deliverWaiting();
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
      deliverWaiting();
      await delivered();
      return result;
    },
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
