import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { embeddedUrl } from '#server/db/embedded.ts';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import type { Answer } from '#tests/setup/app.ts';
import { registrar } from '#tests/setup/documents.ts';

/** The database of the product in production mode that all journeys share, where nothing is run that is not registered. */
async function sharedDatabase(): Promise<string> {
  const url = await embeddedUrl(process.env.E2E_DATA_DIR ?? '');
  if (url === null) throw new Error('The product of the journeys has no database.');
  return url;
}
/** To do what time does, and to read what no page shows. */
export async function openShared(): Promise<Db> {
  return createDb(createPool({ connectionString: await sharedDatabase(), max: 1, onError: () => undefined }));
}
const isShared = (url: string): boolean => url === process.env.E2E_URL;
export const registerShared = registrar(sharedDatabase);

/** The API of a product that runs, over HTTP; `databaseUrl` of one in production mode that is not the shared one. */
export function createApi(url: string, databaseUrl?: string) {
  const register = databaseUrl === undefined ? registerShared : registrar(async () => databaseUrl);
  const isClosed = databaseUrl !== undefined || isShared(url);
  return {
    async gql(query: string, variables?: Record<string, unknown>, token?: string): Promise<Answer> {
      if (isClosed) await register(query);
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

/** Its socket, without retries; what is sent over it is registered before with `registerShared`. */
export function socketOf(url: string, token: string): Client {
  return createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });
}
