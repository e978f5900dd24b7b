import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import { currentTracer, errorName } from '#server/base/tracing.ts';

type Query = (...given: unknown[]) => unknown;
type Done = (error: unknown, ...results: unknown[]) => void;

const textOf = (first: unknown): unknown =>
  typeof first === 'object' && first !== null && 'text' in first ? first.text : first;

/** In any form that pg accepts. */
export function tracedQuery(given: unknown[], query: Query): unknown {
  const tracer = currentTracer();
  const text = textOf(given[0]);
  const end = tracer === null || typeof text !== 'string' ? null : tracer.statement(text);
  if (end === null) return query(...given);
  const last = given.at(-1);
  if (typeof last === 'function') {
    const done: Done = (error, ...results) => {
      end(error ? { code: errorName(error) } : {});
      (last as Done)(error, ...results);
    };
    return query(...given.slice(0, -1), done);
  }
  const sent = query(...given);
  if (sent instanceof Promise)
    sent.then(
      () => end(),
      (error: unknown) => end({ code: errorName(error) }),
    );
  else end();
  return sent;
}

/** Otherwise the pool calls back in the async context that released the connection. */
export function keepCallers(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (done?: Done) => unknown;
  pool.connect = ((done?: Done) =>
    done !== undefined && currentTracer() !== null
      ? connect(AsyncResource.bind(done))
      : connect(done)) as typeof pool.connect;
}
