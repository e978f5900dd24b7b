import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import type { Client, SubscribePayload } from 'graphql-ws';
import { expect, it } from 'vitest';
import { createRequestLink, withoutTexts } from './request-link.ts';

const id = 'a'.repeat(64);
const query = gql`query Name { viewer { id } }`;
const events = gql`subscription Events { viewerEvents { __typename } }`;
const named = <D extends object>(document: D): D => ({ ...document, id });
const asked = { persistedQuery: { version: 1, sha256Hash: id } };

/** The request for one document. */
async function sent(document: typeof query): Promise<SubscribePayload> {
  let body: SubscribePayload | undefined;
  const http = new HttpLink({
    uri: '/graphql',
    fetch: async (_uri, init) => {
      body = JSON.parse(String(init?.body));
      return Response.json({ data: { viewer: null } });
    },
  });
  const subscribe = (payload: SubscribePayload) => {
    body = payload;
    return () => undefined;
  };
  const socket = { subscribe } as unknown as Client;
  const link = createRequestLink().concat(
    ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      new GraphQLWsLink(withoutTexts(socket)),
      http,
    ),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  if (document.definitions === events.definitions) client.subscribe({ query: document }).subscribe({});
  else await client.query({ query: document });
  if (body === undefined) throw new Error('Nothing was sent.');
  return body;
}

it('sends the id of a document that a build has named, and no text', async () => {
  expect(await sent(named(query))).toMatchObject({ operationName: 'Name', extensions: asked });
  expect(await sent(named(query))).not.toHaveProperty('query');
  expect(await sent(named(events))).toMatchObject({ query: '', extensions: asked });
});

it('sends texts in development', async () => {
  const plain = await sent(query);
  expect(plain.query).toContain('query Name');
  expect(plain.extensions).not.toHaveProperty('persistedQuery');
  expect((await sent(events)).query).toContain('subscription Events');
});
