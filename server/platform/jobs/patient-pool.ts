/**
 * graphile-worker stores the end of a job (`completeJob` and `failJob` in its worker.js) without waiting for the answer. It retries a few
 * codes; any other rejection would end the process. So this pool waits for a connection without a timeout, and a statement that failed
 * because of the server fails with a code that the queue retries.
 */
import type pg from 'pg';
import { beforeAnother, isOutage } from '#server/db/outages.ts';

/** graphile-worker retries it within moments, a hundred times. */
const TRIED_AGAIN = '40001';

const toTryAgain = (error: unknown): unknown =>
  isOutage(error) ? Object.assign(new Error((error as Error).message, { cause: error }), { code: TRIED_AGAIN }) : error;

type Query = (...given: unknown[]) => unknown;
type Done = Parameters<pg.Pool['connect']>[0];

/** Waits for the server until `closing` fires. `onAway` is called once for each outage. */
export function makePatient(
  pool: pg.Pool,
  { closing, onAway }: { closing: AbortSignal; onAway: (error: unknown) => void },
): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const known = new WeakSet<pg.PoolClient>();
  let isAway = false;

  function patient(client: pg.PoolClient): pg.PoolClient {
    if (known.has(client)) return client;
    known.add(client);
    const query = client.query.bind(client) as Query;
    const trying: Query = (...given) => {
      const sent = query(...given);
      return sent instanceof Promise ? sent.catch((error: unknown) => Promise.reject(toTryAgain(error))) : sent;
    };
    client.query = trying as typeof client.query;
    return client;
  }

  async function connected(): Promise<pg.PoolClient> {
    for (let tries = 0; ; tries += 1) {
      try {
        const client = patient(await connect());
        isAway = false;
        return client;
      } catch (error) {
        if (closing.aborted) throw toTryAgain(error);
        if (!isAway) onAway(error);
        isAway = true;
        await beforeAnother(tries, closing);
      }
    }
  }

  pool.connect = ((done?: Done) => {
    if (done === undefined) return connected();
    connected().then(
      (client) => done(undefined, client, client.release),
      (error: Error) => done(error, undefined, () => undefined),
    );
    return undefined;
  }) as typeof pool.connect;
}
