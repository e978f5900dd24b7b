/**
 * A server in a process of its own: `tsx other-server.ts <database url> <data folder> <settings as JSON>` prints its address. Each line of its
 * input is a number of milliseconds by which its clock moves on, said once it has; it stops at the end of its input.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { createDb, createPool } from '#server/db/pool.ts';
import { hooks } from '#server/features/index.ts';
import { createPostgresBus } from '#server/platform/bus/postgres-bus.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { createWebPush } from '#server/ports/push-web.ts';
import { createLocalStorage } from '#server/ports/storage-local.ts';
import { createS3Storage } from '#server/ports/storage-s3.ts';
import { createTestClock } from './clock.ts';
import { testConfig } from './config.ts';

const [databaseUrl = '', dataDir = '', settings = '{}'] = process.argv.slice(2);
const config = testConfig({ databaseUrl, dataDir, ...JSON.parse(settings) });
const clock = createTestClock();
const log = pino({ level: 'silent' });
const deps: Deps = {
  db: createDb(createPool({ connectionString: databaseUrl, max: 4, onError: () => undefined })),
  bus: await createPostgresBus({ connectionString: databaseUrl, log }),
  clock: clock.now,
  random: { next: Math.random, bytes: randomBytes },
  ports: {
    mailer: { destination: 'nowhere', sends: true, send: async () => undefined },
    storage: config.s3 === null ? createLocalStorage(join(dataDir, 'photos')) : createS3Storage(config.s3),
    captcha: null,
    payments: null,
    prepaid: null,
    coach: null,
    push: createWebPush({ config, log }),
  },
  hooks,
  config,
  log,
};
const app = await createApp(deps);
process.stdout.write(`${await app.listen()}\n`);

// The end also comes when the test's process dies.
for await (const line of createInterface(process.stdin)) {
  clock.advance(Number(line));
  process.stdout.write(`${line}\n`);
}
await app.close();
await deps.bus.close();
await deps.db.destroy();
