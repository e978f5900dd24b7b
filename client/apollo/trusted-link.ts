import { ApolloLink } from '@apollo/client';
import type { Client } from 'graphql-ws';

/** A document with the id that the build writes into it. Under `npm run dev` documents have no id. */
type Named = { id?: string };

/** Sends a document's id, if it has one, instead of its text. */
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

/** The same for the socket. Its protocol requires a text, so the text is empty. */
export function withoutTexts(socket: Client): Client {
  return {
    ...socket,
    subscribe: (payload, sink) =>
      socket.subscribe(payload.extensions?.persistedQuery ? { ...payload, query: '' } : payload, sink),
  };
}
