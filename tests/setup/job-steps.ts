/** Makes the steps of each job count: every statement it sends, every call of a port, and its end. Before one of them it can be held for ever. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { schedule } from '#server/boot/schedule.ts';
import { tasks } from '#server/features/index.ts';
import type { Deps } from '#server/platform/context/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import type { Ports } from '#server/ports/index.ts';

type Listener = {
  /** Before which step a job is to be held, counted from 1; undefined for never. */
  haltAt(job: string): number | undefined;
  held(job: string, step: number): void;
  /** `outside`: the steps before which no transaction was open, so that what was done until then stays done. */
  done(job: string, steps: number, outside: readonly number[]): void;
};

type Running = { job: string; steps: number; outside: number[]; isInTransaction: boolean };
const running = new AsyncLocalStorage<Running>();
let listener: Listener = { haltAt: () => undefined, held: () => undefined, done: () => undefined };

async function step(statement?: unknown): Promise<void> {
  const current = running.getStore();
  if (current === undefined) return;
  current.steps += 1;
  if (!current.isInTransaction && current.steps > 1) current.outside.push(current.steps);
  if (statement === 'begin') current.isInTransaction = true;
  if (statement === 'commit' || statement === 'rollback') current.isInTransaction = false;
  if (current.steps !== listener.haltAt(current.job)) return;
  listener.held(current.job, current.steps);
  await new Promise(() => undefined);
}

type Work = (deps: Deps, payload: never) => Promise<void>;

const stepping =
  (job: string, work: Work): Work =>
  (deps, payload) =>
    running.run({ job, steps: 0, outside: [], isInTransaction: false }, async () => {
      await work(deps, payload);
      await step();
      const { steps = 0, outside = [] } = running.getStore() ?? {};
      listener.done(job, steps, outside);
    });

/** The names of all jobs that the product has. */
export const jobNames = [...Object.keys(tasks), ...schedule.map(({ name }) => name)];

/** Lets all jobs of this process count their steps from now on, and none of them run by the clock. */
export function countSteps(listens: Listener): void {
  listener = listens;
  const handlers = tasks as unknown as Record<string, Work>;
  for (const [name, work] of Object.entries(handlers)) handlers[name] = stepping(name, work);
  for (const job of schedule as ScheduledJob[]) {
    const work = stepping(job.name, job.run);
    job.run = (deps) => work(deps, undefined as never);
    job.cron = '0 0 29 2 *';
  }
}

type Call = (...given: unknown[]) => unknown;
const afterStep =
  (call: Call, of: object): Call =>
  async (...given) => {
    await step(given[0]);
    return call.apply(of, given);
  };

/** A pool whose connections take a step for each statement of a job. */
export function steppingPool(pool: pg.Pool): pg.Pool {
  const stepped = (client: pg.PoolClient): pg.PoolClient =>
    new Proxy(client, {
      get(target, key) {
        const value = Reflect.get(target, key, target) as unknown;
        if (key === 'query') return afterStep(value as Call, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  return new Proxy(pool, {
    get(target, key) {
      const value = Reflect.get(target, key, target) as unknown;
      if (key === 'connect') return async () => stepped(await target.connect());
      if (key === 'query') return afterStep(value as Call, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** The same of what the product needs from outside. */
export function steppingPorts(ports: Ports): Ports {
  const stepped = <T extends object>(port: T | null): T | null =>
    port &&
    new Proxy(port, {
      get(target, key) {
        const value = Reflect.get(target, key, target) as unknown;
        if (typeof value !== 'function') return value;
        if (key === 'subscriptions') {
          return async function* (...given: unknown[]) {
            await step();
            yield* value.apply(target, given);
          };
        }
        return afterStep(value as Call, target);
      },
    });
  const { mailer, storage, payments, push } = ports;
  return {
    ...ports,
    mailer: stepped(mailer) as never,
    storage: stepped(storage) as never,
    payments: stepped(payments),
    push: stepped(push) as never,
  };
}
