import { ApolloLink } from '@apollo/client';
import { from, switchMap } from 'rxjs';
import { persistently } from '#client/lib/lazy-part.ts';
import { afterFirstAnswer } from './first-answer.ts';

/**
 * Subscriptions. The code of the socket comes with the first of them, after the first answer of the page. Subscribers ask for what changed
 * before the socket stood.
 */
export function createSocketLink(ready = afterFirstAnswer, load = () => import('./socket.ts')): ApolloLink {
  return new ApolloLink((operation) =>
    from(ready.then(() => persistently(load))).pipe(switchMap(({ socketLink }) => socketLink.request(operation))),
  );
}
