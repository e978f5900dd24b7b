import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Job, Logger, parseCronItems, type Runner, run, type Task, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { limits } from '#rules/limits.ts';
import { described } from '#server/base/log.ts';
import { traced } from '#server/base/tracing.ts';
import { beforeAnother } from '#server/db/outages.ts';
import { createPool } from '#server/db/pool.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { LetterRefused } from '#server/ports/mailer.ts';
import { keepAlive } from './alive.ts';
import { makePatient } from './patient-pool.ts';
import { type Handlers, serialQueueOf } from './queue.ts';
import type { ScheduledJob } from './scheduled-job.ts';

/** Each may hold a connection of the queue's own pool. */
export const AT_ONCE = 3;
/** New jobs are announced at once; polling finds lost announcements, and the jobs of dead workers. */
const LOOK_EVERY_MS = 5_000;

/** Later they are given back to the queue, which tries them again. */
const STOP_MS = 5_000;
const GIVE_BACK_MS = 3_000;
/** An outage and the queue's retries after it. */
const END_MS = 120_000;

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Without payloads and without an error's message: a job's name and id are enough to find it. */
function queueLogger(deps: Deps): Logger {
  const production = deps.config.mode === 'production';
  return new Logger(() => (level, message, meta) => {
    const { task_identifier: job = meta?.task_identifier, id } = (meta?.job ?? {}) as Partial<Job>;
    const failure = meta?.error ?? meta?.failure;
    const words = failure === undefined ? message : 'A job failed.';
    deps.log[levels[level]](
      { job, id, ...(failure !== undefined && { error: described(meta?.error, production) }) },
      words,
    );
  });
}

export type Work = { tasks: Handlers; schedule: readonly ScheduledJob[] };

function taskList(deps: Deps, { tasks, schedule }: Work): Record<string, Task> {
  const handlers = Object.entries(tasks).map(([name, handler]): [string, Task] => [
    name,
    (payload) =>
      (handler as (deps: Deps, payload: unknown) => Promise<void>)(deps, payload).catch((error: unknown) => {
        if (!(error instanceof LetterRefused)) throw error;
        deps.log.warn({ job: name }, 'A letter was refused for good: its receiver takes none.');
      }),
  ]);
  const scheduled = schedule.map(({ name, run: doIt }): [string, Task] => [name, () => doIt(deps)]);
  return Object.fromEntries(
    [...handlers, ...scheduled].map(([name, task]): [string, Task] => [
      name,
      (payload, helpers) => traced(`job ${name}`, { 'zobo.job': name }, async () => task(payload, helpers)),
    ]),
  );
}

/** Logs jobs that failed for good, and keeps the running ones in `inHand`. */
function queueEvents(deps: Deps, inHand: Map<string, number>): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  let starts = 0;
  events.on('job:start', ({ job }) => {
    starts += 1;
    inHand.set(job.id, starts);
  });
  // The queue does not wait until a job's end is written, which may take as long as an outage. If the job were given back in that time, it
  // would run twice.
  events.on('job:complete', ({ job }) => {
    const start = inHand.get(job.id);
    const forget = () => inHand.get(job.id) === start && inHand.delete(job.id);
    setTimeout(forget, END_MS).unref();
  });
  events.on('job:failed', ({ job }) =>
    deps.log.error({ job: job.task_identifier, id: job.id, tries: job.attempts }, 'A job failed for good.'),
  );
  return events;
}

type Amounts = { lookEveryMs: number; atOnce: number };
type Queue = { runner: Runner; alive: { close(): Promise<void> } };

async function startQueue(deps: Deps, work: Work, pgPool: pg.Pool, { lookEveryMs, atOnce }: Amounts): Promise<Queue> {
  const { databaseDirectUrl: connectionString } = deps.config;
  const inHand = new Map<string, number>();
  const events = queueEvents(deps, inHand);
  let alive: Queue['alive'] = { close: async () => undefined };
  events.once('pool:create', ({ workerPool }) => {
    alive = keepAlive({ connectionString, workerId: workerPool.id, inHand, everyMs: lookEveryMs, log: deps.log });
  });
  const runner = await run({
    pgPool,
    taskList: taskList(deps, work),
    parsedCronItems: parseCronItems(
      work.schedule.map(({ name, cron }) => ({
        task: name,
        match: cron,
        options: { backfillPeriod: 0, queueName: serialQueueOf(name) ?? undefined },
      })),
    ),
    concurrency: atOnce,
    pollInterval: lookEveryMs,
    events,
    noHandleSignals: true,
    logger: queueLogger(deps),
  });
  return { runner, alive };
}

/** Gives back jobs that do not end in time. `end` runs last: other workers must not take these jobs for a dead worker's. */
async function stopQueue({ runner }: Queue, log: Deps['log'], end: () => Promise<unknown>): Promise<void> {
  // The runner gives nothing back after it was asked to stop, but its workers can.
  let giveBack: (() => unknown) | undefined;
  runner.events.once('pool:gracefulShutdown', ({ workerPool }) => {
    giveBack = () => workerPool.forcefulShutdown('It did not end in time.');
  });
  const ended = runner.stop().then(
    () => true,
    () => true,
  );
  if (await Promise.race([ended, sleep(STOP_MS, false, { ref: false })])) return void (await end());
  log.warn('A job did not end in time: it is given back to the queue.');
  const givenBack = Promise.resolve(giveBack?.()).catch(() => undefined);
  await Promise.race([givenBack.then(end), sleep(GIVE_BACK_MS, undefined, { ref: false })]);
}

/** Jobs of a killed process return after two or three polls. The database must be migrated; a later outage is survived. */
export async function startWorker(
  deps: Deps,
  work: Work,
  { lookEveryMs = LOOK_EVERY_MS, atOnce = AT_ONCE }: Partial<Amounts> = {},
): Promise<{ stop(): Promise<void> }> {
  const { log } = deps;
  const closing = new AbortController();
  const warn = (words: string) => (error: unknown) => {
    if (!closing.signal.aborted) log.warn({ reason: (error as Error).message }, words);
  };
  const pool = createPool({
    connectionString: deps.config.databaseDirectUrl,
    max: atOnce + 1,
    patience: limits.database,
    onError: warn('A connection of the job queue was lost.'),
  });
  makePatient(pool, { closing: closing.signal, onAway: warn('The job queue waits for its database.') });
  const start = (): Promise<Queue> => startQueue(deps, work, pool, { lookEveryMs, atOnce });
  let queue = await start();

  /** The jobs in hand return like those of a dead worker. */
  async function follow(): Promise<void> {
    for (let tries = 0; !closing.signal.aborted; tries += 1) {
      const reason = await queue.runner.promise.catch((error: unknown) => error);
      if (closing.signal.aborted) return;
      log.error({ err: reason }, 'The job queue stopped by itself: another is started.');
      await queue.alive.close();
      await beforeAnother(tries, closing.signal);
      // A failed start is tried again: `queue` is still the ended one.
      queue = await start().catch(() => queue);
    }
    await queue.runner.stop().catch(() => undefined);
  }
  void follow();
  return {
    stop() {
      closing.abort();
      return stopQueue(queue, log, () => Promise.all([pool.end(), queue.alive.close()]));
    },
  };
}
