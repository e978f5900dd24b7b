import { ApolloClient, ApolloLink, CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { finalize, from, switchMap, throwError } from 'rxjs';
import { outdatedEvent } from '../lib/outdated.ts';
import { countedFetch } from '../lib/traffic.ts';
import { createCache } from './cache.ts';
import { tellAnswered } from './first-answer.ts';
import { createRequestLink } from './request-link.ts';
import { createSerialLink } from './serial-link.ts';
import { session } from './session.ts';
import { createSocketLink } from './socket-link.ts';

function isUnauthenticated(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some((each) => each.extensions?.code === 'UNAUTHENTICATED');
  return ServerError.is(error) && error.statusCode === 401;
}

/** Concurrent refused requests share one renewal. */
const renewOnce = new ErrorLink(({ error, operation, forward }) => {
  const { token, isRenewed } = operation.getContext();
  if (!isUnauthenticated(error) || isRenewed || typeof token !== 'string') return;
  operation.setContext({ isRenewed: true });
  return from(session.renew(token)).pipe(
    switchMap((hasToken) => (hasToken ? forward(operation) : throwError(() => error))),
  );
});

/** A page so old that the server no longer knows its documents; a retry would not help. */
const tellOutdated = new ErrorLink(({ error }) => {
  const isUnknown =
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'PERSISTED_DOCUMENT_REQUIRED');
  if (isUnknown) document.dispatchEvent(new Event(outdatedEvent));
});

const telling = new ApolloLink((operation, forward) => forward(operation).pipe(finalize(tellAnswered)));

function createApollo(): ApolloClient {
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      createSerialLink(),
      renewOnce,
      tellOutdated,
      createRequestLink(),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        createSocketLink(),
        // Unlike HttpLink, it does not add the name and version of the library to each request.
        telling.concat(new BaseHttpLink({ uri: '/graphql', fetch: countedFetch })),
      ),
    ]),
    dataMasking: true,
    // With deduplication, a refetch would join a request already under way, whose answer predates the cause of the refetch.
    queryDeduplication: false,
    devtools: { enabled: import.meta.env.DEV },
  });
  session.subscribe(({ type }) => {
    if (type === 'signed_out') void client.clearStore().catch(() => undefined);
  });
  return client;
}

export const client = createApollo();
