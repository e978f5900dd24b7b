/** In production only registered documents are run: these register what a test sends, as a deploy does its client's. */
import pg from 'pg';
import type { Db } from '#server/db/pool.ts';
import { storeDocuments } from '#server/edge/graphql/trusted-document-queries.ts';
import { documentHash } from '#server/edge/graphql/trusted-documents.ts';
import type { Api } from '#tests/factories/people.ts';
import type { TestApp } from './app.ts';

export async function registerTexts(db: Db, texts: readonly string[], seenAt = new Date()): Promise<void> {
  const documents = [...new Set(texts)].map((text) => ({ hash: documentHash(text), text }));
  await storeDocuments(db, documents, seenAt);
}

/** The API as the product's own client has it. */
export function asClient<A extends Api>(api: A, register: (text: string) => Promise<void>): A {
  return {
    ...api,
    async gql(query, variables, token) {
      await register(query);
      return api.gql(query, variables, token);
    },
  };
}

export const asClientOf = (app: TestApp): TestApp =>
  asClient(app, (text) => registerTexts(app.db, [text], app.clock.now()));

/** Registers with a product that runs elsewhere, each text once. */
export function registrar(databaseUrl: () => Promise<string>): (text: string) => Promise<void> {
  const known = new Map<string, Promise<void>>();
  async function register(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: await databaseUrl() });
    await client.connect();
    const values = [documentHash(text), text];
    await client
      .query('insert into persisted_documents values ($1, $2, now()) on conflict do nothing', values)
      .finally(() => client.end());
  }
  return async (text) => {
    const running = known.get(text) ?? register(text);
    known.set(text, running);
    return running;
  };
}
