/** `npm run generate`: row types from the migrations, and resolver types, operations and React hooks from the schema. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateAll } from '#server/db/migrate.ts';
import { rowTypes } from './generate-rows.ts';
import { programOf } from './programs.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'zobo-generate-'));
const postgres = await startEmbedded({ dataDir, log: () => undefined, durable: false });
try {
  await migrateAll(postgres.url);
  await writeFile(new URL('../server/db/rows.generated.ts', import.meta.url), await rowTypes(postgres.url));
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
execFileSync(process.execPath, [programOf('@graphql-codegen/cli', 'graphql-codegen')], { stdio: 'inherit' });
