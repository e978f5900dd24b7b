/** What a job meets in these tests: a database, a folder of files, a mail server, a Stripe, push services that know no browser, and a clock that stands still. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { createPorts } from '#server/boot/adapters.ts';
import { schedule } from '#server/boot/schedule.ts';
import type { Config } from '#server/config/config.ts';
import { createDb, createPool } from '#server/db/pool.ts';
import { hooks, tasks } from '#server/features/index.ts';
import { createPostgresBus } from '#server/platform/bus/postgres-bus.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { startWorker } from '#server/platform/jobs/worker.ts';
import { createWebPush } from '#server/ports/push-web.ts';
import { createLocalStorage } from '#server/ports/storage-local.ts';
import { testConfig } from './config.ts';
import { paystackKey } from './job-paystack.ts';
import { steppingPool, steppingPorts } from './job-steps.ts';

export type World = { databaseUrl: string; dataDir: string; smtpUrl: string; now: string } & Record<
  'stripeUrl' | 'paystackUrl',
  string
>;

/** Connections enough for every job to be held in a transaction of its own. */
const AT_ONCE = 60;
export const stripeKeys = { secretKey: 'sk_test_of_the_jobs', webhookSecret: 'whsec_of_the_jobs' };

const configOf = ({ databaseUrl, dataDir, smtpUrl, stripeUrl, paystackUrl }: World): Config =>
  testConfig({
    ...{ databaseUrl, dataDir, smtpUrl, mailFrom: 'Zobo <hello@zobo.example>' },
    payments: { ...stripeKeys, apiUrl: stripeUrl } as Config['payments'],
    prepaid: { secretKey: paystackKey, apiUrl: paystackUrl },
  });

/** The dependencies of a world, whose statements and calls are steps. */
export async function depsOf(world: World): Promise<{ deps: Deps; close(): Promise<void> }> {
  const log = pino({ level: process.env.JOB_LOG ?? 'silent' });
  const pool = createPool({ connectionString: world.databaseUrl, max: AT_ONCE, onError: () => undefined });
  const needs = {
    ...{ config: configOf(world), log },
    clock: () => new Date(world.now),
    random: { next: Math.random, bytes: randomBytes },
  };
  const push = createWebPush({ ...needs, fetch: async () => new Response(null, { status: 410 }) });
  const ports = { ...(await createPorts(needs)), storage: createLocalStorage(join(world.dataDir, 'files')), push };
  const deps: Deps = {
    ...needs,
    db: createDb(steppingPool(pool)),
    bus: await createPostgresBus({ connectionString: world.databaseUrl, log }),
    ports: steppingPorts(ports),
    hooks,
  };
  return {
    deps,
    async close() {
      await deps.bus.close();
      await deps.db.destroy();
    },
  };
}

/** Starts the jobs of a world. */
export async function startJobs(world: World): Promise<{ stop(): Promise<void> }> {
  const { deps, close } = await depsOf(world);
  const worker = await startWorker(deps, { tasks, schedule }, { lookEveryMs: 200, atOnce: AT_ONCE });
  return {
    async stop() {
      await worker.stop();
      await close();
    },
  };
}
