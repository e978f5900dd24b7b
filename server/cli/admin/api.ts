import { Failure } from './failure.ts';

type ApiError = { message: string; extensions?: { code?: string } };
type Payload = {
  __typename: string;
  code?: string;
  message?: string;
  fieldErrors?: { path: string; message: string }[];
};
type Answer = { data?: Record<string, unknown> | null; errors?: ApiError[] };

/** USER_ERROR is for mutations that validate input. */
export const REFUSAL = '... on UserError { code message }';
export const USER_ERROR = `${REFUSAL} ... on InvalidInput { fieldErrors { path message } }`;

export type Server = { url: string; token: string | null };

type FieldErrors = readonly { path: string; message: string }[];

export const sentencesOf = (fieldErrors: FieldErrors): string =>
  fieldErrors.map(({ path, message }) => `${path}: ${message}`).join('\n');

const sentenceOf = ({ message, fieldErrors }: Payload): string =>
  fieldErrors ? sentencesOf(fieldErrors) : (message ?? 'The server refused.');

/** Throws a Failure if the answer has no data. */
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

export async function ask<T>(server: Server, field: string, document: string, variables: object): Promise<T> {
  const found = (await send(server, document, variables))[field];
  if (found === undefined || found === null) throw new Failure('UNEXPECTED', 'The server gave no answer.');
  return found as T;
}

/** Throws a Failure for every refusal. */
export async function mutate<T>(server: Server, field: string, document: string, input: unknown): Promise<T> {
  const payload = await ask<Payload>(server, field, document, { input });
  if (payload.code !== undefined) throw new Failure(payload.code, sentenceOf(payload));
  return payload as T;
}

type Page<Node> = { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

/** The document takes `$first` and `$after`. */
export const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';
/** A larger page could exceed the cost limit of a document. */
const AT_ONCE = 20;

/** Nodes of a list of the `admin` field, at most `most`. */
export async function everyNode<Node>(
  server: Server,
  list: string,
  document: string,
  variables: object = {},
  most = Number.POSITIVE_INFINITY,
): Promise<Node[]> {
  const found: Node[] = [];
  let after: string | null = null;
  do {
    const first = Math.min(AT_ONCE, most - found.length);
    const answer: Record<string, Page<Node>> = await ask(server, 'admin', document, { ...variables, first, after });
    const page = answer[list];
    if (page === undefined) throw new Failure('UNEXPECTED', 'The server gave no answer.');
    found.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null && found.length < most);
  return found;
}
