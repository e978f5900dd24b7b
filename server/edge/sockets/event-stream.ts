import { createSourceEventStream, type ExecutionResult, type FormattedExecutionResult } from 'graphql';
import { limits } from '#rules/limits.ts';
import { viewerOfSession } from '#server/auth/sessions.ts';
import type { Gate, Outcome, Prepared } from '#server/edge/graphql/gate.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import { ResyncNeeded } from '#server/platform/bus/event-queue.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { type Connection, closeSocket, closing, type OpenSubscription } from './connections.ts';

type Results = AsyncIterableIterator<FormattedExecutionResult>;

/** A bus that collects the topics of one subscription, and ends them together. */
function remembering(bus: Bus, { topics, stop }: OpenSubscription): Bus {
  return {
    ...bus,
    subscribe(topic, signal) {
      topics.add(topic);
      return bus.subscribe(topic, signal ? AbortSignal.any([stop.signal, signal]) : stop.signal);
    },
  };
}

/**
 * Opens the event stream of a subscription.
 *
 * Each event is executed with a new context and a new check of the session. graphql-js would use the first context, with its dataloaders'
 * cache, for the life of the socket.
 *
 * The statement that loads an event checks the session too. The session is checked separately for people with roles, and if no statement
 * ran or found a row.
 *
 * `hold` receives the pending writes of a stream that ended.
 */
export async function openEventStream(
  deps: Deps,
  gate: Gate,
  connection: Connection,
  prepared: Prepared,
  ctx: Context,
  hold: (ending: Promise<unknown>) => void,
): Promise<Results | FormattedExecutionResult> {
  const subscription: OpenSubscription = { topics: new Set(), stop: new AbortController() };
  connection.subscriptions.add(subscription);
  let events: AsyncIterator<unknown> | null = null;
  const end = (): void => {
    connection.subscriptions.delete(subscription);
    subscription.stop.abort();
    // A source that makes events for this reader alone stops.
    const ending = events?.return?.();
    if (ending) hold(ending.catch(() => undefined));
  };
  // Also after a revocation: the peer may delay the close of the socket.
  subscription.stop.signal.addEventListener('abort', end, { once: true });

  let source: AsyncIterable<unknown> | ExecutionResult;
  try {
    source = await createSourceEventStream(
      gate.argumentsOf(prepared, { ...ctx, bus: remembering(deps.bus, subscription) }),
    );
  } catch (error) {
    end();
    return gate.fail(error).body;
  }
  if (!(Symbol.asyncIterator in source)) {
    end();
    return gate.masked(prepared, source).body;
  }
  const arriving = source[Symbol.asyncIterator]();
  events = arriving;
  /** The viewer as of the last check of the session. */
  let known = ctx.viewer;
  let askedAt = deps.clock();

  /** The event's answer for the listener; null when their session is over. */
  async function load(event: unknown): Promise<Outcome | null> {
    // After a while the session is checked all the same, which stores the device's last-seen time.
    const isFresh = deps.clock().getTime() - askedAt.getTime() < limits.session.seenEveryMs;
    if (known !== null && known.roles.length === 0 && isFresh) {
      const own = createContext(deps, known, connection.request);
      const outcome = await gate.execute(prepared, own, event);
      if (own.isSessionVerified) return outcome;
      return (await viewerOfSession(deps, connection.sessionId)) && outcome;
    }
    askedAt = deps.clock();
    known = await viewerOfSession(deps, connection.sessionId);
    return known && gate.execute(prepared, createContext(deps, known, connection.request), event);
  }

  async function next(): Promise<IteratorResult<FormattedExecutionResult>> {
    while (!subscription.stop.signal.aborted) {
      const { value: event, done } = await arriving.next();
      if (done) break;
      const outcome = await load(event);
      if (outcome === null) {
        closeSocket(connection.socket, closing.unauthorized);
        break;
      }
      // A failed event is a gap. The reader fetches what it missed instead of losing it.
      if (outcome.body.errors?.some(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR'))
        throw new ResyncNeeded();
      if (!outcome.skipped && !subscription.stop.signal.aborted) return { value: outcome.body, done: false };
    }
    end();
    return { value: undefined, done: true };
  }

  const results: Results = {
    async next() {
      try {
        return await next();
      } catch (error) {
        end();
        if (!(error instanceof ResyncNeeded)) gate.fail(error);
        closeSocket(connection.socket, closing.resync);
        return { value: undefined, done: true };
      }
    },
    async return() {
      end();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}
