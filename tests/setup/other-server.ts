/** A server in a process of its own: `tsx other-server.ts <database url> <data folder>` prints its address, and stops at the end of its input. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import type { Deps } from '#server/context.ts';
import { createDb, createPool } from '#server/db/pool.ts';
import { handed } from '#server/features/handed.ts';
import { createLocalStorage } from '#server/ports/storage-local.ts';
import { createPostgresBus } from '#server/realtime/postgres-bus.ts';
import { testConfig } from './config.ts';

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const deps: Deps = {
  db: createDb(createPool({ connectionString: databaseUrl, max: 4, onError: () => undefined })),
  bus: await createPostgresBus({ connectionString: databaseUrl, log }),
  clock: () => new Date(),
  random: { next: Math.random, bytes: randomBytes },
  ports: {
    mailer: { destination: 'nowhere', sends: true, send: async () => undefined },
    storage: createLocalStorage(join(dataDir, 'photos')),
    captcha: null,
    payments: null,
    coach: null,
    ...handed,
  },
  config: testConfig({ databaseUrl, dataDir }),
  log,
};
const app = await createApp(deps);
process.stdout.write(`${await app.listen()}\n`);

for await (const _ of process.stdin) {
  // Nothing is read: only the end counts, which also comes when the test's process dies.
}
await app.close();
await deps.bus.close();
await deps.db.destroy();
