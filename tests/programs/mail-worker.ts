/** Runs the job queue of a database alone, with a real mail server: `mail-worker.ts <database url> <smtp url> <jobs at once> [the time it shall be]`. Says "ready"; ends with its input. */

import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { createPorts } from '#server/boot/adapters.ts';
import { schedule } from '#server/boot/schedule.ts';
import { createDb, createPool } from '#server/db/pool.ts';
import { hooks, tasks } from '#server/features/index.ts';
import { createPostgresBus } from '#server/platform/bus/postgres-bus.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { startWorker } from '#server/platform/jobs/worker.ts';
import { testConfig } from '#tests/setup/config.ts';

const [databaseUrl = '', smtpUrl = '', atOnce = '', startsAt] = process.argv.slice(2);
const aheadMs = startsAt === undefined ? 0 : Date.parse(startsAt) - Date.now();
const log = pino({ level: 'silent' });
const needs = {
  config: testConfig({ databaseUrl, dataDir: tmpdir(), smtpUrl, mailFrom: 'Zobo <hello@zobo.example>' }),
  clock: () => new Date(Date.now() + aheadMs),
  random: { next: Math.random, bytes: randomBytes },
  log,
};
const deps: Deps = {
  ...needs,
  db: createDb(createPool({ connectionString: databaseUrl, max: 4, onError: () => undefined })),
  bus: await createPostgresBus({ connectionString: databaseUrl, log }),
  ports: await createPorts(needs),
  hooks,
};
const worker = await startWorker(deps, { tasks, schedule }, { lookEveryMs: 300, atOnce: Number(atOnce) });
console.log('ready');

for await (const _ of process.stdin) {
  // Nothing is read: only the end counts, which also comes when the test's process dies.
}
await worker.stop();
await deps.bus.close();
await deps.db.destroy();
