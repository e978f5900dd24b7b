import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { onSocketStatus } from '#client/apollo/socket-status.ts';
import { nextLagosMidnight } from '#rules/age.ts';
import { messages as rules } from '#rules/companion.ts';
import { CompanionReplyDocument } from './companion.generated.ts';
import type { Failure, ReplyEvent } from './reply.ts';

/** A socket that is lost from the start, as behind a proxy that lets none through, never says so: it has so long to open. */
const OPENS_WITHIN_MS = 20_000;

/** Another reply is being written, or the day's allowance went meanwhile. All else is a reply that broke off. */
function refusalOf(error: unknown): Failure | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const [first] = error.errors;
  if (first?.extensions?.code !== 'RATE_LIMITED') return undefined;
  if (first.message !== rules.usedUp) return { kind: 'busy' };
  return { kind: 'limit', message: first.message, resetsAt: nextLagosMidnight(new Date()).toISOString() };
}

type Listener = {
  heard: (event: ReplyEvent) => void;
  /** Nothing more can come. */
  over: (refusal?: Failure) => void;
  isConnected: () => boolean;
};

/** Opens a reply, and returns how to leave it. It has one reader: a socket that is lost ends it, and is not asked for it again. */
export function listen(
  client: ApolloClient,
  turnId: string,
  { heard, over, isConnected }: Listener,
  opensWithinMs = OPENS_WITHIN_MS,
): () => void {
  const timer = setTimeout(() => {
    if (!isConnected()) over();
  }, opensWithinMs);
  const subscription = client
    .subscribe({ query: CompanionReplyDocument, variables: { turnId }, fetchPolicy: 'no-cache' })
    .subscribe({
      next: ({ data, error }) => {
        clearTimeout(timer);
        if (data) heard(data.companionReply);
        else if (error) over(refusalOf(error));
      },
      error: (error) => over(refusalOf(error)),
      complete: () => over(),
    });
  const stop = onSocketStatus((status) => {
    if (status === 'lost') over();
  });
  return () => {
    clearTimeout(timer);
    stop();
    subscription.unsubscribe();
  };
}
