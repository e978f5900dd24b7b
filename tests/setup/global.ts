/**
 * One real Postgres for a test run, in a folder of its own, with a migrated template that each file clones: the embedded one, or that of
 * `TEST_POSTGRES_BIN` (a folder of programs, such as /usr/lib/postgresql/15/bin). Meanwhile the programs are compiled that tests start.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateAll } from '#server/db/migrate.ts';
import { buildPrograms } from '../../tooling/build-server.ts';
import { databaseAt, TEMPLATE } from './database.ts';
import { startOwnPostgres } from './own-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zobo-tests-'));
  const programs = buildPrograms(() => undefined);
  const { TEST_POSTGRES_BIN: bin } = process.env;
  const postgres = bin
    ? await startOwnPostgres(bin)
    : await startEmbedded({ dataDir, log: () => undefined, durable: false, maxConnections: 300 });

  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const url = databaseAt(postgres.url, TEMPLATE);
  await migrateAll(url);
  await programs;

  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
