import { Redis } from 'ioredis';
import { appScoped } from '#server/base/app-state.ts';
import type { Deps } from '#server/platform/context/context.ts';

/** Short, because a person waits to sign in. After it, Postgres counts. */
const PATIENCE_MS = 500;
const retryStrategy = (attempt: number): number => Math.min(50 * 2 ** attempt, 5_000);

export const redisPrefix = 'zobo:throttle';

/** Keeps the window's end. */
const RETURN = `local points = redis.call('get', KEYS[1])
if points and tonumber(points) > 0 then return redis.call('decr', KEYS[1]) end
return 0`;

const clientOf = appScoped<{ redis: Redis | null }>(() => ({ redis: null }));

/** A server starts without it too. */
export async function openThrottles({
  config,
  log,
}: Pick<Deps, 'config' | 'log'>): Promise<{ close: () => Promise<void> }> {
  if (config.redisUrl === null) return { close: async () => undefined };
  // No command waits for a connection: without one, Postgres counts.
  const client = new Redis(config.redisUrl, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE_MS,
    connectTimeout: PATIENCE_MS,
    retryStrategy,
  });
  const warn = (error: Error): void => log.warn({ reason: error.name }, 'The connection to Redis failed.');
  client.on('error', warn);
  await client.connect().catch(() => undefined);
  clientOf({ config }).redis = client;
  return {
    async close() {
      clientOf({ config }).redis = null;
      client.disconnect();
    },
  };
}

export const throttleRedis = (deps: Pick<Deps, 'config'>): Redis | null => clientOf(deps).redis;

/** Unless its window has passed. */
export async function returnPointOfRedis(client: Redis, key: string): Promise<void> {
  await client.eval(RETURN, 1, `${redisPrefix}:${key}`);
}
