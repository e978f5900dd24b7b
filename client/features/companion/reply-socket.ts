import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { onSocketStatus } from '#client/apollo/socket-status.ts';
import { nextLagosMidnight } from '#rules/age.ts';
import { messages as rules } from '#rules/companion.ts';
import { CompanionReplyDocument } from './companion.generated.ts';
import type { Failure, ReplyEvent } from './reply.ts';

/** The time in ms for a socket to open. A socket that never opens, for example behind a proxy, reports no failure. */
const OPENS_WITHIN_MS = 20_000;

/** The refusal because of another reply or a used-up allowance. Any other error means that the reply broke off. */
function refusalOf(error: unknown): Failure | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const [first] = error.errors;
  if (first?.extensions?.code !== 'RATE_LIMITED') return undefined;
  if (first.message !== rules.usedUp) return { kind: 'busy' };
  return { kind: 'limit', message: first.message, resetsAt: nextLagosMidnight(new Date()).toISOString() };
}

type Listener = {
  heard: (event: ReplyEvent) => void;
  /** No further event can come. */
  over: (refusal?: Failure) => void;
  isConnected: () => boolean;
};

/** A reply has one reader: a lost socket ends it, and there is no second attempt. Returns the function that unsubscribes. */
export function listen(
  client: ApolloClient,
  exchangeId: string,
  { heard, over, isConnected }: Listener,
  opensWithinMs = OPENS_WITHIN_MS,
): () => void {
  const timer = setTimeout(() => {
    if (!isConnected()) over();
  }, opensWithinMs);
  const subscription = client
    .subscribe({ query: CompanionReplyDocument, variables: { exchangeId }, fetchPolicy: 'no-cache' })
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
