import { ApolloLink } from '@apollo/client';
import type { Client } from 'graphql-ws';

/** The build writes the id; under `npm run dev` documents have none. */
type Named = { id?: string };

export function createTrustedLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { id } = operation.query as Named;
    if (id !== undefined) {
      operation.extensions.persistedQuery = { version: 1, sha256Hash: id };
      operation.setContext(({ http }) => ({ http: { ...http, includeQuery: false } }));
    }
    return forward(operation);
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
