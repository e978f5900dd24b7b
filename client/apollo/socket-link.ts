import { ApolloLink } from '@apollo/client';
import { from, switchMap } from 'rxjs';
import { persistently } from '#client/lib/lazy-part.ts';

const AFTER_ANSWER_MS = 300;

/**
 * Subscriptions. The code of the socket comes with the first of them, after the first `answered` request of the page: what a page shows
 * comes first on a slow line. Subscribers ask for what changed before the socket stood.
 */
export function createSocketLink(answered: Promise<void>, load = () => import('./socket.ts')): ApolloLink {
  const ready = answered.then(() => new Promise((resolve) => setTimeout(resolve, AFTER_ANSWER_MS)));
  return new ApolloLink((operation) =>
    from(ready.then(() => persistently(load))).pipe(switchMap(({ socketLink }) => socketLink.request(operation))),
  );
}
