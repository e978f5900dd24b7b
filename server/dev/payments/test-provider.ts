/** What the doubles of payment providers share: a world in a file, and events that wait until the server takes them. */
import type { FastifyInstance } from 'fastify';

/** Delivers an event to the server; resolves to the status of the answer. */
type Deliver = (body: string, signature: string) => Promise<number>;

/** An event that the server has not accepted yet. */
type Waiting = { id: string; body: string };
type World = { state: { events: Waiting[] } };

export type TestProvider<W extends World> = {
  world(): Promise<W>;
  save(): Promise<void>;
  /** Delivers what waits, without waiting for it. */
  deliverWaiting(): void;
  /** Runs `work` and saves a changed state. Resolves after all resulting events were delivered. */
  run<T>(work: (world: W) => T): Promise<T>;
  /** Sets the receiver of events; waiting events are delivered at once. Null stops the delivery. */
  deliverTo(deliver: Deliver | null): void;
  delivered(): Promise<void>;
};

const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** The world in its file. Writes follow one another, so that the newest is the last. */
function createKeeping<W extends World>(open: () => Promise<W>, write: (world: W) => Promise<void>) {
  let loaded: Promise<W> | null = null;
  let writing: Promise<void> = Promise.resolve();
  const world = (): Promise<W> => {
    loaded ??= open();
    return loaded;
  };
  return {
    world,
    save(): Promise<void> {
      const written = writing.then(async () => write(await world()));
      writing = written.catch(() => undefined);
      return written;
    },
    written: () => writing,
  };
}

/** Hands events to the server, in their order and signed; those that it does not take wait for the next time. */
export function createTestProvider<W extends World>(
  open: () => Promise<W>,
  write: (world: W) => Promise<void>,
  sign: (body: string) => Promise<string> | string,
): TestProvider<W> {
  const { world, save, written } = createKeeping(open, write);
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
    await save();
  }

  function deliverWaiting(): void {
    delivering = delivering.then(deliverAll).catch(() => undefined);
  }

  async function delivered(): Promise<void> {
    for (let seen: Promise<void> | null = null; seen !== delivering; ) {
      seen = delivering;
      await seen;
      await written();
    }
  }

  return {
    world,
    save,
    deliverWaiting,
    delivered,
    deliverTo(to) {
      deliver = to;
      deliverWaiting();
    },
    async run(work) {
      const here = await world();
      const before = JSON.stringify(here.state);
      const result = work(here);
      if (JSON.stringify(here.state) === before) return result;
      await save();
      deliverWaiting();
      await delivered();
      return result;
    },
  };
}

/** Delivers events to a webhook of this server as the provider does, without the network. */
export function deliverHere(
  app: FastifyInstance,
  provider: Pick<TestProvider<World>, 'deliverTo' | 'delivered'>,
  { url, header }: { url: string; header: string },
): void {
  app.addHook('onListen', async () => {
    provider.deliverTo(async (payload, signature) => {
      const headers = { 'content-type': 'application/json', [header]: signature };
      return (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
    });
  });
  app.addHook('preClose', async () => {
    provider.deliverTo(null);
    await provider.delivered();
  });
}
