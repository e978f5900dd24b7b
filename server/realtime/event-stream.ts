import { createSourceEventStream, type ExecutionResult, type FormattedExecutionResult } from 'graphql';
import { viewerOfSession } from '../auth/sessions.ts';
import { type Context, createContext, type Deps, type Viewer } from '../context.ts';
import type { Gate, Outcome, Prepared } from '../gate.ts';
import type { Bus } from './bus.ts';
import { type Connection, closeSocket, closing, type OpenSubscription } from './connections.ts';
import { ResyncNeeded } from './event-queue.ts';

type Results = AsyncIterableIterator<FormattedExecutionResult>;

/** A bus that remembers which topics one subscription listens to, and lets them go together. */
function remembering(bus: Bus, { topics, stop }: OpenSubscription): Bus {
  return {
    ...bus,
    subscribe(topic, signal) {
      topics.add(topic);
      return bus.subscribe(topic, signal ? AbortSignal.any([stop.signal, signal]) : stop.signal);
    },
  };
}

const isAlike = (one: Viewer, other: Viewer): boolean => one.roles.join() === other.roles.join();

/**
 * Opens the event stream of a subscription. Each event is executed with a context of its own and with the session asked again, since
 * graphql-js would use the first context, and what its loaders remember, for the life of the socket. The answer about the session is not
 * waited for before the event is loaded, but before it is sent.
 */
export async function openEventStream(
  deps: Deps,
  gate: Gate,
  connection: Connection,
  prepared: Prepared,
  ctx: Context,
): Promise<Results | FormattedExecutionResult> {
  const subscription: OpenSubscription = { topics: new Set(), stop: new AbortController() };
  connection.subscriptions.add(subscription);
  const end = (): void => {
    connection.subscriptions.delete(subscription);
    subscription.stop.abort();
  };

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
  const events = source[Symbol.asyncIterator]();
  /** As the session was last heard of. */
  let known = ctx.viewer;

  const load = (viewer: Viewer | null, event: unknown): Promise<Outcome> =>
    gate.execute(prepared, createContext(deps, viewer, connection.request), event);

  async function next(): Promise<IteratorResult<FormattedExecutionResult>> {
    while (!subscription.stop.signal.aborted) {
      const { value: event, done } = await events.next();
      if (done) break;
      const loading = load(known, event);
      const viewer = await viewerOfSession(deps, connection.sessionId);
      if (viewer === null) {
        closeSocket(connection.socket, closing.unauthorized);
        break;
      }
      const outcome = known !== null && isAlike(known, viewer) ? await loading : await load(viewer, event);
      known = viewer;
      // An event that failed is a gap: the reader fetches what it missed, rather than never hearing of it.
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
