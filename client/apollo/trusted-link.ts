import { ApolloLink } from '@apollo/client';
import type { Client } from 'graphql-ws';

/** What tells the server of a build which document is meant; `npm run dev` has texts alone. */
type Named = { id?: string };

/** Sends the id that the build gave a document, and not its text. */
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

/** The socket likewise; its protocol wants a text in any case. */
export function withoutTexts(socket: Client): Client {
  return {
    ...socket,
    subscribe: (payload, sink) =>
      socket.subscribe(payload.extensions?.persistedQuery ? { ...payload, query: '' } : payload, sink),
  };
}
