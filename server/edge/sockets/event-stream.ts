import { createSourceEventStream, type ExecutionResult, type FormattedExecutionResult } from 'graphql';
import { limits } from '#rules/limits.ts';
import { viewerOfSession } from '#server/auth/sessions.ts';
import type { Gate, Outcome, Prepared } from '#server/edge/graphql/gate.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import { ResyncNeeded } from '#server/platform/bus/event-queue.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { type Connection, closeSocket, closing, type OpenSubscription } from './connections.ts';

type Results = AsyncIterableIterator<FormattedExecutionResult>;
type Opening = { deps: Deps; gate: Gate; connection: Connection; prepared: Prepared };

/** Records the topics of one subscription, and ends them together. */
function remembering(bus: Bus, { topics, stop }: OpenSubscription): Bus {
  return {
    ...bus,
    subscribe(topic, { signal, first } = {}) {
      topics.add(topic);
      return bus.subscribe(topic, { signal: signal ? AbortSignal.any([stop.signal, signal]) : stop.signal, first });
    },
  };
}

/** The returned function resolves to null when the listener's session is over. */
function eventLoader({ deps, gate, connection, prepared }: Opening, viewer: Context['viewer']) {
  /** As of the last check of the session. */
  let known = viewer;
  let askedAt = deps.clock();

  return async (event: unknown): Promise<Outcome | null> => {
    // The session is still checked from time to time, which also records when the device was last seen.
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
  };
}

function resultsOf(
  { gate, connection }: Opening,
  events: AsyncIterator<unknown>,
  load: (event: unknown) => Promise<Outcome | null>,
  stopped: AbortSignal,
  end: () => void,
): Results {
  async function next(): Promise<IteratorResult<FormattedExecutionResult>> {
    while (!stopped.aborted) {
      const { value: event, done } = await events.next();
      if (done) break;
      const outcome = await load(event);
      if (outcome === null) {
        closeSocket(connection.socket, closing.unauthorized);
        break;
      }
      // A failed event is a gap. The socket closes, and the client fetches the missed data.
      if (outcome.body.errors?.some(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR'))
        throw new ResyncNeeded();
      if (!outcome.skipped && !stopped.aborted) return { value: outcome.body, done: false };
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

/**
 * Each event is executed with a new context: graphql-js would use the first one, with its dataloaders' cache, for the life of the socket.
 * The statement that loads an event checks the session. It is checked separately for people with roles, and if no statement found a row.
 * `hold` receives the pending writes of a stream that ended.
 */
export async function openEventStream(
  opening: Opening,
  ctx: Context,
  hold: (ending: Promise<unknown>) => void,
): Promise<Results | FormattedExecutionResult> {
  const { deps, gate, connection, prepared } = opening;
  const subscription: OpenSubscription = { topics: new Set(), stop: new AbortController() };
  connection.subscriptions.add(subscription);
  let events: AsyncIterator<unknown> | null = null;
  const end = (): void => {
    connection.subscriptions.delete(subscription);
    subscription.stop.abort();
    // Stops a source that produces events for this listener alone.
    const ending = events?.return?.();
    if (ending) hold(ending.catch(() => undefined));
  };
  // This also runs after a revocation, because the peer may delay the close of the socket.
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
    return gate.masked(source).body;
  }
  events = source[Symbol.asyncIterator]();
  return resultsOf(opening, events, eventLoader(opening, ctx.viewer), subscription.stop.signal, end);
}
