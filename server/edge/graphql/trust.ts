/** In production only scripts and administrators write documents of their own. */
import { GraphQLError } from 'graphql';
import { badInput, fault } from '#server/base/errors.ts';
import type { Viewer } from '#server/platform/context/context.ts';
import { type Documents, documentHash } from './trusted-documents.ts';

const HASH = /^[0-9a-f]{64}$/;

const unknownDocument = (): GraphQLError =>
  fault('PERSISTED_DOCUMENT_REQUIRED', 'Only the documents of the product’s own pages are run here.');

/** Scripts have scopes; administrators explore with their own session. */
const mayExplore = (viewer: Viewer | null): boolean =>
  viewer !== null && (viewer.accessTokenId !== null || viewer.roles.includes('admin'));

function idIn(extensions: unknown): string | null | GraphQLError {
  const given = (extensions as { persistedQuery?: unknown } | null | undefined)?.persistedQuery;
  if (given === undefined || given === null) return null;
  const { version, sha256Hash } = given as { version?: unknown; sha256Hash?: unknown };
  if (version !== 1 || typeof sha256Hash !== 'string' || !HASH.test(sha256Hash))
    return badInput('`persistedQuery` must have the version 1 and a SHA-256 in hex.');
  return sha256Hash;
}

/** A text wins over an id beside it. Outside production every text is run, so only ids have to be known. */
export async function trustedText(
  { query, extensions }: { query: unknown; extensions?: unknown },
  viewer: Viewer | null,
  { documents, production }: { documents: Documents; production: boolean },
): Promise<string | GraphQLError> {
  if (query !== undefined && query !== null && typeof query !== 'string') return badInput('`query` must be a text.');
  // The socket's protocol requires a `query` in any case.
  if (query === undefined || query === null || query.trim() === '') {
    const id = idIn(extensions);
    if (id === null) return badInput('The document is missing: `query` must be a text.');
    if (id instanceof GraphQLError) return id;
    if (documents.textOf(id) === undefined) await documents.learn(id);
    return documents.textOf(id) ?? unknownDocument();
  }
  if (!production || documents.has(query) || mayExplore(viewer)) return query;
  await documents.learn(documentHash(query));
  return documents.has(query) ? query : unknownDocument();
}
