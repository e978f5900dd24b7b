import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { outdatedEvent } from '../lib/outdated.ts';
import { serverError } from './error-message.ts';

export type Answered = { status: number; data: unknown; codes: readonly string[]; message: string | undefined };
/** A text, or a generated document, which the build names by an id. */
type Sent = string | (TypedDocumentNode<never, never> & { id?: string });

async function operationOf(document: Sent): Promise<object> {
  if (typeof document === 'string') return { query: document };
  if (import.meta.env.DEV) return { query: (await import('graphql')).print(document) };
  return { extensions: { persistedQuery: { version: 1, sha256Hash: document.id } } };
}

/** Without Apollo. Rejects if the network fails or after 20 s; any answer resolves to its status, data and error codes. */
export async function plainFetch(document: Sent, variables: object, token?: string | null): Promise<Answered> {
  return post({ ...(await operationOf(document)), variables }, token);
}

/** The same for the body of a request, as it is sent. */
export async function post(body: object, token?: string | null): Promise<Answered> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
    keepalive: true,
    // Longer than the server's timeout of any document.
    signal: AbortSignal.timeout(20_000),
  });
  const { data = null, errors = [] } = (await response.json().catch(() => ({}))) as {
    data?: unknown;
    errors?: { message?: string; extensions?: { code?: string } }[];
  };
  const codes = errors.map(({ extensions }) => extensions?.code ?? '');
  return { status: response.status, data, codes, message: errors[0]?.message };
}

/**
 * Asks a mutation of one field, as nobody, unless `asked` is an answer that is under way. Resolves to its payload, or rejects, if possible
 * with the server's message.
 */
export async function plainAnswer<D extends object, I>(
  document: TypedDocumentNode<D, { input: I }>,
  input: I,
  asked: Promise<Answered> = plainFetch(document as Sent, { input }),
): Promise<D[keyof D]> {
  const { data, codes, message } = await asked;
  const [payload] = Object.values((data ?? {}) as D) as D[keyof D][];
  if (payload) return payload;
  if (codes.includes('PERSISTED_DOCUMENT_REQUIRED')) window.document.dispatchEvent(new Event(outdatedEvent));
  throw message === undefined ? new Error('The server did not answer') : serverError(message);
}
