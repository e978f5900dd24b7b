import { Failure } from './failure.ts';

type ApiError = { message: string; extensions?: { code?: string } };
type Payload = {
  __typename: string;
  code?: string;
  message?: string;
  fieldErrors?: { path: string; message: string }[];
};
type Answer = { data?: Record<string, unknown> | null; errors?: ApiError[] };

/** What every command selects of a refusal. */
export const USER_ERROR = '... on UserError { code message } ... on InvalidInput { fieldErrors { path message } }';

export type Server = { url: string; token: string | null };

function sentenceOf({ message, fieldErrors }: Payload): string {
  return fieldErrors?.map((error) => `${error.path}: ${error.message}`).join('\n') ?? message ?? 'The server refused.';
}

/** Sends a document and returns its data; an answer without any is a Failure. */
async function send(server: Server, query: string, variables: object): Promise<Record<string, unknown>> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (server.token !== null) headers.authorization = `Bearer ${server.token}`;
  const body = JSON.stringify({ query, variables });
  let answer: Answer;
  try {
    const response = await fetch(new URL('/graphql', server.url), { method: 'POST', headers, body });
    answer = (await response.json()) as Answer;
  } catch (error) {
    const why = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    throw new Failure(
      'UNEXPECTED',
      `${server.url} does not answer as a Zobo server${why}. Set ZOBO_URL to its address.`,
    );
  }
  const [error] = answer.errors ?? [];
  if (error !== undefined) throw new Failure(error.extensions?.code ?? 'UNEXPECTED', error.message);
  return answer.data ?? {};
}

/** Sends a query and returns one of its root fields. */
export async function ask<T>(server: Server, field: string, document: string, variables: object): Promise<T> {
  const found = (await send(server, document, variables))[field];
  if (found === undefined || found === null) throw new Failure('UNEXPECTED', 'The server gave no answer.');
  return found as T;
}

/** Sends a mutation with one root field and returns its payload; every refusal is a Failure. */
export async function mutate<T>(server: Server, field: string, document: string, input: unknown): Promise<T> {
  const payload = await ask<Payload>(server, field, document, { input });
  if (payload.code !== undefined) throw new Failure(payload.code, sentenceOf(payload));
  return payload as T;
}
