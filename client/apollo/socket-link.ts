import { ApolloLink } from '@apollo/client';
import { from, switchMap } from 'rxjs';
import { persistently } from '#client/lib/lazy-part.ts';

/** Subscriptions. The code of the socket comes with the first of them, so that no page waits for it. */
export function createSocketLink(load = () => import('./socket.ts')): ApolloLink {
  return new ApolloLink((operation) =>
    from(persistently(load)).pipe(switchMap(({ socketLink }) => socketLink.request(operation))),
  );
}
