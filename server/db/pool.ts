import { createHash } from 'node:crypto';
import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { isSpent, keptAlive } from './outages.ts';
import { keepCallers, tracedQuery } from './query-tracing.ts';
import type { Database } from './rows.generated.ts';

export type Db = Kysely<Database>;

/** A statement gets a name from this use on. The limits below bound the counted texts and the names of a connection. */
const NAMED_FROM = 3;
const MAX_COUNTED = 2_000;
const MAX_NAMED = 500;
/** A new connection then replaces the old one and its statement names: single names cannot be deallocated through poolers. */
const MAX_USES = 20_000;

const uses = new LRUCache<string, number>({ max: MAX_COUNTED });

/** The least recently used texts are forgotten, so that rare texts never displace frequent ones. */
function isHot(text: string): boolean {
  const count = (uses.get(text) ?? 0) + 1;
  uses.set(text, count);
  return count >= NAMED_FROM;
}

type Query = (...given: unknown[]) => unknown;

/** Postgres plans unnamed statements each time. Only frequent ones get a name, so that the memory of Postgres stays bounded. */
class NamingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const names = new Map<string, string>();
    const nameOf = (text: string): string | undefined => {
      const known = names.get(text);
      if (known !== undefined || !isHot(text) || names.size >= MAX_NAMED) return known;
      const name = createHash('sha1').update(text).digest('base64url');
      names.set(text, name);
      return name;
    };
    const part = (error: unknown): void => {
      if (isSpent(error)) this.end().catch(() => undefined);
    };
    const query: Query = (...given) =>
      tracedQuery(given, (...each) => {
        const sent = (super.query as Query).call(this, ...each);
        if (sent instanceof Promise) sent.catch(part);
        return sent;
      });
    const naming: Query = (text, values, ...rest) =>
      typeof text === 'string' && Array.isArray(values)
        ? query({ name: nameOf(text), text, values }, ...rest)
        : query(text, values, ...rest);
    this.query = naming as typeof this.query;
  }
}

/** A generic plan is made once, instead of five custom plans first. Compilation does not pay off for statements of a millisecond. */
const SETTINGS = ['plan_cache_mode = force_generic_plan', 'jit = off'];

const DATE = 1082;

/** JavaScript dates would shift with the machine's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === DATE && format !== 'binary' ? (value: string) => value : pg.types.getTypeParser(oid, format ?? 'text'),
} as pg.CustomTypesConfig;

type PoolOptions = {
  connectionString: string;
  max: number;
  onError: (error: Error) => void;
  /** Milliseconds for a connection, for one statement, and for any answer. */
  patience?: { connectMs: number; statementMs: number; answerMs: number };
};

/** It survives the failure of its idle connections. */
export function createPool({ connectionString, max, onError, patience }: PoolOptions): pg.Pool {
  // Sent as statements, because poolers refuse connections that set options at the start.
  const settings = [...SETTINGS, ...(patience ? [`statement_timeout = ${patience.statementMs}`] : [])];
  const pool = new pg.Pool({
    connectionString,
    max,
    maxUses: MAX_USES,
    Client: NamingClient,
    types,
    ...keptAlive,
    ...(patience && { connectionTimeoutMillis: patience.connectMs, query_timeout: patience.answerMs }),
    onConnect: (client: pg.ClientBase) => client.query(settings.map((each) => `set ${each}`).join('; ')),
  } as pg.PoolConfig);
  keepCallers(pool);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });
const pools = new WeakMap<Db, pg.Pool>();

/** `waiting`: callers that wait for a connection. */
export function connectionsOf(db: Db): { used: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  if (pool === undefined) return { used: 0, idle: 0, waiting: 0 };
  const { totalCount, idleCount, waitingCount } = pool;
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** camelCase in code, snake_case in SQL. Keys inside jsonb stay unchanged. */
export function createDb(pool: pg.Pool): Db {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
  pools.set(db, pool);
  return db;
}

/** Outside of transactions it goes directly to the pool, and its columns get the same names. */
export async function run<Row>(db: Db, query: CompiledQuery<Row>): Promise<Row[]> {
  const pool = pools.get(db);
  if (pool === undefined) return (await db.executeQuery(query)).rows;
  const { rows } = await pool.query(query.sql, query.parameters as unknown[]);
  // Most frequent statements return one JSON value in a column without an underscore.
  if (!Object.keys(rows[0] ?? {}).some((name) => name.includes('_'))) return rows as Row[];
  const result = await camelCase.transformResult({ result: { rows }, queryId: query.queryId });
  return result.rows as Row[];
}
