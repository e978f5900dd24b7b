import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Answer } from '#tests/setup/app.ts';

/** The API of a product that runs, over HTTP. */
export function createApi(url: string) {
  return {
    async gql(query: string, variables?: Record<string, unknown>, token?: string): Promise<Answer> {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      });
      const body = await response.text();
      const { data, errors } = JSON.parse(body) as Pick<Answer, 'data' | 'errors'>;
      return { status: response.status, data, errors, body };
    },
  };
}

/** Its socket, without retries. */
export function socketOf(url: string, token: string): Client {
  return createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });
}
