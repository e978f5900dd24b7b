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

type FieldOf<Data> = NonNullable<Data[keyof Data]>;

/** The only field of the document. `Data` is its type in answers.generated.ts. */
export async function ask<Data>(server: Server, document: string, variables: object = {}): Promise<FieldOf<Data>> {
  const [found] = Object.values(await send(server, document, variables));
  if (found === undefined || found === null) throw new Failure('UNEXPECTED', 'The server gave no answer.');
  return found as FieldOf<Data>;
}

/** Throws a Failure for every refusal. */
export async function mutate<Data>(
  server: Server,
  document: string,
  input: object,
): Promise<Extract<FieldOf<Data>, { __typename: `${string}Success` }>> {
  const payload = await ask<{ payload: Payload }>(server, document, { input });
  if (payload.code !== undefined) throw new Failure(payload.code, sentenceOf(payload));
  return payload as Extract<FieldOf<Data>, { __typename: `${string}Success` }>;
}

type Page = { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
type NodeIn<Field> = Field extends { nodes: (infer Node)[] } ? Node : never;
/** A node of the only list of the `admin` field, or of the only field below it. */
export type NodeOf<Data> = NodeIn<FieldOf<FieldOf<Data>>> | NodeIn<FieldOf<FieldOf<FieldOf<Data>>>>;

type Below = Record<string, Page>;
const isPage = (answer: Page | Below): answer is Page => Array.isArray(answer.nodes);

/** The document takes `$first` and `$after`. */
export const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';
/** A larger page could exceed the cost limit of a document. */
const AT_ONCE = 20;

/** All nodes of the list, at most `most`. */
export async function everyNode<Data>(
  server: Server,
  document: string,
  variables: object = {},
  most = Number.POSITIVE_INFINITY,
): Promise<NodeOf<Data>[]> {
  const found: NodeOf<Data>[] = [];
  let after: string | null = null;
  do {
    const first = Math.min(AT_ONCE, most - found.length);
    const lists: Record<string, Page | Below> = await ask(server, document, { ...variables, first, after });
    const [below] = Object.values(lists);
    const page: Page | undefined = below && (isPage(below) ? below : Object.values(below)[0]);
    if (page === undefined) throw new Failure('UNEXPECTED', 'The server gave no answer.');
    found.push(...(page.nodes as NodeOf<Data>[]));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null && found.length < most);
  return found;
}
