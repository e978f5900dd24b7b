/**
 * The documents that the product's own clients send, of the build that is served and of those before it: a page that was opened before a
 * deploy goes on after it. They stand in a table, so that every process knows those of all.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { limits } from '#rules/limits.ts';
import { clientFolder } from '#server/base/root.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { houseDocuments } from './built-in-operations.ts';
import {
  deleteDocumentsSeenBy,
  documentSeenAfter,
  documentsSeenAfter,
  type StoredDocument,
  storeDocuments,
} from './trusted-document-queries.ts';

/** Below the folder of the built client; a folder that is not served. */
const MANIFEST = '.vite/documents.json';

export type Documents = {
  /** The text that an id stands for, as far as this process knows. */
  textOf(hash: string): string | undefined;
  /** Whether a text is registered, as far as this process knows. */
  has(text: string): boolean;
  /** Asks the table for one that another process, or another deploy, may have brought. */
  learn(hash: string): Promise<void>;
};

/** What names a document: the SHA-256 of its text, in hex. */
export const documentHash = (text: string): string => createHash('sha256').update(text).digest('hex');

const since = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock().getTime() - limits.trustedDocuments.keptMs);

/** The documents of the built client; none where it was not built, as in development. Throws where an id is not that of its text. */
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

/** Brings the documents of the client that this server hands out into the table; before it is asked for a page. */
export async function registerDocuments(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  folder = clientFolder,
): Promise<void> {
  await storeDocuments(db, await documentsOfBuild(folder), clock());
}

/** Those of the served build stay, however long no server started; those that no server has brought for long go. For the schedule. */
export async function tendDocuments(deps: Pick<Deps, 'db' | 'clock'>, folder = clientFolder): Promise<void> {
  await registerDocuments(deps, folder);
  await deleteDocumentsSeenBy(deps.db, since(deps));
}

/** What is registered, remembered by a process. */
export async function loadDocuments(deps: Pick<Deps, 'db' | 'clock'>): Promise<Documents> {
  const texts = new Map<string, string>();
  const known = new Set<string>();
  const remember = ({ hash, text }: StoredDocument): void => {
    texts.set(hash, text);
    known.add(text);
  };
  for (const text of houseDocuments) remember({ hash: documentHash(text), text });
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

/** No documents: for whoever runs a gate without a database. */
export const noDocuments: Documents = { textOf: () => undefined, has: () => false, learn: async () => undefined };
