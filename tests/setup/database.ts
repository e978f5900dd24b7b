import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export const TEMPLATE = 'zobo_template';

/** The URL of another database on the same server. */
export function databaseAt(url: string, name: string): string {
  const at = new URL(url);
  at.pathname = `/${name}`;
  return at.href;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of one's own, cloned from the migrated template; `drop` also ends what is still connected. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `zobo_test_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name} template ${TEMPLATE}`);
  return {
    url: databaseAt(inject('postgresUrl'), name),
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  };
}
