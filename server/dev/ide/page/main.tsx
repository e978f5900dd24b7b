/** GraphiQL for the API of the same origin, with subscriptions over graphql-ws. Works offline. */
import 'graphiql/style.css';
import './page.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import { exampleDocument } from './example.ts';

const { origin, protocol, host } = window.location;
const socketUrl = `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/graphql`;

/** The access token from the headers tab also goes to the socket, in the form in which the client sends it. */
const fetcher: ReturnType<typeof createGraphiQLFetcher> = (parameters, options) => {
  const headers = options?.headers ?? {};
  const authorization = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  return createGraphiQLFetcher({
    url: `${origin}/graphql`,
    wsClient: createClient({
      url: socketUrl,
      retryAttempts: 0,
      connectionParams: authorization ? { authorization } : {},
    }),
  })(parameters, options);
};

const root = document.getElementById('graphiql');
if (root)
  createRoot(root).render(
    <GraphiQL fetcher={fetcher} defaultQuery={exampleDocument} defaultEditorToolsVisibility="headers" />,
  );
