/** Documents of earlier builds stay known, so that a page is usable after a deploy. A table holds them for every process. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { limits } from '#rules/limits.ts';
import { clientFolder } from '#server/base/root.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { builtInOperations } from './built-in-operations.ts';
import * as queries from './trusted-document-queries.ts';

/** Below the folder of the built client, in a folder that is not served. */
const MANIFEST = '.vite/documents.json';

export type Documents = {
  /** As far as this process knows. */
  textOf(hash: string): string | undefined;
  has(text: string): boolean;
  /** Another process or deploy may have stored it. */
  learn(hash: string): Promise<void>;
};

/** SHA-256 in hex. */
export const documentHash = (text: string): string => createHash('sha256').update(text).digest('hex');

const since = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock().getTime() - limits.trustedDocuments.keptMs);

/** None without a build. Throws when an id is not the hash of its text. */
async function documentsOfBuild(folder: string): Promise<queries.StoredDocument[]> {
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

/** Runs before the server serves a page. */
export async function registerDocuments({ db, clock }: Pick<Deps, 'db' | 'clock'>, folder = clientFolder) {
  await queries.storeDocuments(db, await documentsOfBuild(folder), clock());
}

/** Keeps those of the served build, also when no server started for long. */
export async function tendDocuments(deps: Pick<Deps, 'db' | 'clock'>, folder = clientFolder): Promise<void> {
  await registerDocuments(deps, folder);
  await queries.deleteDocumentsSeenBy(deps.db, since(deps));
}

export async function loadDocuments(deps: Pick<Deps, 'db' | 'clock'>): Promise<Documents> {
  const texts = new Map<string, string>();
  const known = new Set<string>();
  const remember = ({ hash, text }: queries.StoredDocument): void => {
    texts.set(hash, text);
    known.add(text);
  };
  for (const text of builtInOperations) remember({ hash: documentHash(text), text });
  for (const document of await queries.documentsSeenAfter(deps.db, since(deps))) remember(document);
  return {
    textOf: (hash) => texts.get(hash),
    has: (text) => known.has(text),
    async learn(hash) {
      const found = await queries.documentSeenAfter(deps.db, hash, since(deps));
      if (found !== undefined) remember(found);
    },
  };
}

export const noDocuments: Documents = { textOf: () => undefined, has: () => false, learn: async () => undefined };
