import type { Data, TestApp } from './app.ts';

/** What the one root field of a document answers; the whole body where there is none. */
export async function ask(app: TestApp, document: string, input?: object, token?: string | null): Promise<Data> {
  const { data, body } = await app.gql(document, input && { input }, token ?? undefined);
  return Object.values(data ?? {})[0] ?? body;
}
