/**
 * The documents of the product's own clients, of the served build and of earlier ones: a page stays usable after a deploy. A table holds
 * them, so that every process knows the documents of all.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { limits } from '#rules/limits.ts';
import { clientFolder } from '#server/base/root.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { builtInOperations } from './built-in-operations.ts';
import {
  deleteDocumentsSeenBy,
  documentSeenAfter,
  documentsSeenAfter,
  type StoredDocument,
  storeDocuments,
} from './trusted-document-queries.ts';

/** Below the folder of the built client, in a folder that is not served. */
const MANIFEST = '.vite/documents.json';

export type Documents = {
  /** The text of an id, as far as this process knows. */
  textOf(hash: string): string | undefined;
  /** True if this process knows the text as registered. */
  has(text: string): boolean;
  /** Reads a document from the table that another process or deploy may have stored. */
  learn(hash: string): Promise<void>;
};

/** The id of a document: the SHA-256 of its text, in hex. */
export const documentHash = (text: string): string => createHash('sha256').update(text).digest('hex');

const since = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock().getTime() - limits.trustedDocuments.keptMs);

/** The documents of the built client; none without a build, as in development. Throws when an id is not the hash of its text. */
async function documentsOfBuild(folder: string): Promise<StoredDocument[]> {
  const source = await readFile(join(folder, MANIFEST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const documents = Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(source)));
  return documents.map(([hash, text]) => {
    if (documentHash(text) !== hash) throw new Error(`${MANIFEST}: ${hash} is not the hash of its text.`);
    return { hash, text };
  });
}

/** Stores the documents of the client that this server serves. Runs before the server serves a page. */
export async function registerDocuments(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  folder = clientFolder,
): Promise<void> {
  await storeDocuments(db, await documentsOfBuild(folder), clock());
}

/**
 * Keeps the documents of the served build, also when no server started for long. Deletes documents that no server has stored for long. The
 * schedule calls it.
 */
export async function tendDocuments(deps: Pick<Deps, 'db' | 'clock'>, folder = clientFolder): Promise<void> {
  await registerDocuments(deps, folder);
  await deleteDocumentsSeenBy(deps.db, since(deps));
}

/** The registered documents, cached in the process. */
export async function loadDocuments(deps: Pick<Deps, 'db' | 'clock'>): Promise<Documents> {
  const texts = new Map<string, string>();
  const known = new Set<string>();
  const remember = ({ hash, text }: StoredDocument): void => {
    texts.set(hash, text);
    known.add(text);
  };
  for (const text of builtInOperations) remember({ hash: documentHash(text), text });
  for (const document of await documentsSeenAfter(deps.db, since(deps))) remember(document);
  return {
    textOf: (hash) => texts.get(hash),
    has: (text) => known.has(text),
    async learn(hash) {
      const found = await documentSeenAfter(deps.db, hash, since(deps));
      if (found !== undefined) remember(found);
    },
  };
}

/** No documents, for a gate without a database. */
export const noDocuments: Documents = { textOf: () => undefined, has: () => false, learn: async () => undefined };
