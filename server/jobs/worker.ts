import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Job, Logger, parseCronItems, run, type Task, type WorkerEvents } from 'graphile-worker';
import type { Deps } from '../context.ts';
import { createPool } from '../db/pool.ts';
import { described } from '../log.ts';
import { LetterRefused } from '../ports/mailer.ts';
import { traced } from '../telemetry/tracing.ts';
import { keepAlive } from './alive.ts';
import { lineOf } from './queue.ts';
import { schedule } from './schedule.ts';
import { tasks } from './tasks.ts';

/** Jobs a process runs at once; each of them may hold a connection of the queue's own pool. */
export const AT_ONCE = 3;
/** New jobs are announced at once; this finds those whose announcement was lost, and those of workers that died. Milliseconds. */
const LOOK_EVERY_MS = 5_000;

/** How long the jobs under way may take to end at a stop; later they are given back to the queue, which tries them again. */
const STOP_MS = 5_000;
const GIVE_BACK_MS = 3_000;

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The queue's messages in our log, without payloads and without an error's own words: a job's name and number are enough to find it. */
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

function taskList(deps: Deps): Record<string, Task> {
  const handlers = Object.entries(tasks).map(([name, handler]): [string, Task] => [
    name,
    (payload) =>
      (handler as (deps: Deps, payload: unknown) => Promise<void>)(deps, payload).catch((error: unknown) => {
        if (!(error instanceof LetterRefused)) throw error;
        deps.log.warn({ job: name }, 'A letter was refused for good: its receiver takes none.');
      }),
  ]);
  const scheduled = schedule.map(({ name, run: work }): [string, Task] => [name, () => work(deps)]);
  return Object.fromEntries(
    [...handlers, ...scheduled].map(([name, task]): [string, Task] => [
      name,
      (payload, helpers) => traced(`job ${name}`, { 'zobo.job': name }, async () => task(payload, helpers)),
    ]),
  );
}

/** What the queue tells of its jobs: one that failed for good is said in the log. */
function queueEvents(deps: Deps): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('job:failed', ({ job }) =>
    deps.log.error({ job: job.task_identifier, id: job.id, tries: job.attempts }, 'A job failed for good.'),
  );
  return events;
}

/**
 * Runs jobs and the schedule until stopped; `stop` waits some seconds for the jobs under way. Jobs of a process that was killed come
 * back after two or three looks. The database must be migrated.
 */
export async function startWorker(
  deps: Deps,
  { lookEveryMs = LOOK_EVERY_MS, atOnce = AT_ONCE }: { lookEveryMs?: number; atOnce?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  let isStopping = false;
  const pool = createPool({
    connectionString: deps.config.databaseDirectUrl,
    max: atOnce + 1,
    onError(error) {
      if (!isStopping) deps.log.warn({ reason: error.message }, 'A connection of the job queue was lost.');
    },
  });
  const events = queueEvents(deps);
  let alive: ReturnType<typeof keepAlive> | null = null;
  events.once('pool:create', ({ workerPool }) => {
    const { databaseDirectUrl: connectionString } = deps.config;
    alive = keepAlive({ connectionString, workerId: workerPool.id, everyMs: lookEveryMs, log: deps.log });
  });
  const runner = await run({
    pgPool: pool,
    taskList: taskList(deps),
    parsedCronItems: parseCronItems(
      schedule.map(({ name, cron }) => ({
        task: name,
        match: cron,
        options: { backfillPeriod: 0, queueName: lineOf(name) ?? undefined },
      })),
    ),
    concurrency: atOnce,
    pollInterval: lookEveryMs,
    events,
    noHandleSignals: true,
    logger: queueLogger(deps),
  });
  // A queue that gives up for good says so; requests go on and their jobs wait in the database.
  runner.promise.catch((error: unknown) => deps.log.error({ err: error }, 'The job queue stopped.'));
  return {
    async stop() {
      isStopping = true;
      // The runner itself can give nothing back once it was asked to stop; its workers can.
      let giveBack: (() => unknown) | undefined;
      runner.events.once('pool:gracefulShutdown', ({ workerPool }) => {
        giveBack = () => workerPool.forcefulShutdown('It did not end in time.');
      });
      // To the end, or others would take the jobs under way for those of a dead one.
      const end = (): Promise<unknown> => Promise.all([pool.end(), alive?.close()]);
      const ended = runner.stop().then(
        () => true,
        () => true,
      );
      if (await Promise.race([ended, sleep(STOP_MS, false, { ref: false })])) return void (await end());
      deps.log.warn('A job did not end in time: it is given back to the queue.');
      const givenBack = Promise.resolve(giveBack?.()).catch(() => undefined);
      await Promise.race([givenBack.then(end), sleep(GIVE_BACK_MS, undefined, { ref: false })]);
    },
  };
}
