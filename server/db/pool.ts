import { createHash } from 'node:crypto';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './rows.generated.ts';

export type Db = Kysely<Database>;

/** Distinct statements a connection prepares; beyond that they are sent unnamed, so that server memory stays bounded. */
const MAX_NAMED = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMED) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

type Query = (...given: unknown[]) => unknown;

/** Kysely sends unnamed statements, which Postgres plans anew each time; a name by hash of the SQL keeps the plan. */
class NamingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    const naming: Query = (text, values, ...rest) =>
      typeof text === 'string' && Array.isArray(values)
        ? query({ name: nameOf(text), text, values }, ...rest)
        : query(text, values, ...rest);
    this.query = naming as typeof this.query;
  }
}

const DATE = 1082;

/** Calendar days stay YYYY-MM-DD strings; as JavaScript dates they would move with the machine's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === DATE && format !== 'binary' ? (value: string) => value : pg.types.getTypeParser(oid, format ?? 'text'),
} as pg.CustomTypesConfig;

export type PoolOptions = {
  connectionString: string;
  max: number;
  onError: (error: Error) => void;
  /** How long to wait for a connection and for one statement, in milliseconds; without it, for as long as it takes. */
  patience?: { connectMs: number; statementMs: number };
};

/** A pool whose idle connections may die without taking the process with them. */
export function createPool({ connectionString, max, onError, patience }: PoolOptions): pg.Pool {
  const patient = patience && {
    connectionTimeoutMillis: patience.connectMs,
    // As a statement: poolers refuse connections that ask for it as they open.
    onConnect: (client: pg.ClientBase) => client.query(`set statement_timeout = ${patience.statementMs}`),
  };
  const pool = new pg.Pool({ connectionString, max, Client: NamingClient, types, ...patient } as pg.PoolConfig);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Kysely over a pool: camelCase in code, snake_case in SQL, keys inside jsonb left alone. */
export function createDb(pool: pg.Pool): Db {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
