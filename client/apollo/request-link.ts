import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import type { Client } from 'graphql-ws';
import { from, switchMap } from 'rxjs';
import { session } from './session.ts';

/** The build writes the id; under `npm run dev` documents have none. */
type Named = { id?: string };

/** Sends the document's id in place of its text, with the access token. A socket gave the token when it connected. */
export function createRequestLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { id } = operation.query as Named;
    if (id !== undefined) {
      operation.extensions.persistedQuery = { version: 1, sha256Hash: id };
      operation.setContext(({ http }) => ({ http: { ...http, includeQuery: false } }));
    }
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return forward(operation);
    return from(session.accessToken()).pipe(
      switchMap((token) => {
        if (token !== null)
          operation.setContext(({ headers }) => ({ token, headers: { ...headers, authorization: `Bearer ${token}` } }));
        return forward(operation);
      }),
    );
  });
}

/** The socket's protocol requires a text, so the text is empty. */
export function withoutTexts(socket: Client): Client {
  return {
    ...socket,
    subscribe: (payload, sink) =>
      socket.subscribe(payload.extensions?.persistedQuery ? { ...payload, query: '' } : payload, sink),
  };
}
