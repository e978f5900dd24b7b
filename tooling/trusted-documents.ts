/** The build writes an id into each Apollo document, and Apollo sends the id alone. Pages without Apollo send texts. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InMemoryCache } from '@apollo/client/cache';
import { removeDirectivesFromDocument } from '@apollo/client/utilities/internal';
import { type DocumentNode, parse, print } from 'graphql';
import type { Plugin } from 'vite';

/** An operation as codegen writes it: one line of JSON. */
const OPERATION =
  /^(export const \w+Document = )(\{"kind":"Document","definitions":\[.*\]\})( as unknown as DocumentNode<.*>;)$/gm;
/** A document in a string literal, as `plainFetch` takes it. */
const PLAIN = /(['`])((?:query|mutation) \w+[^'`]*\})\1/g;

const cache = new InMemoryCache();
const ofClientOnly = [
  { name: 'client', remove: true },
  { name: 'connection' },
  { name: 'nonreactive' },
  { name: 'unmask' },
];

function sentText(document: DocumentNode): string {
  const sent = removeDirectivesFromDocument(ofClientOnly, cache.transformDocument(document));
  if (sent === null) throw new Error(`Nothing of a document is sent: ${print(document)}`);
  return print(sent);
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The code of a generated module with the ids of its documents, and the documents' texts. */
export function withIds(code: string): { code: string; texts: string[] } {
  const texts: string[] = [];
  const named = code.replace(OPERATION, (_line, start: string, json: string, end: string) => {
    const text = sentText(JSON.parse(json) as DocumentNode);
    texts.push(text);
    return `${start}{"id":"${hashOf(text)}",${json.slice(1)}${end}`;
  });
  return { code: named, texts };
}

/** The documents in string literals of a module. Throws if a call of `plainFetch` has none, or one with insertions. */
function plainTexts(code: string, file: string): string[] {
  if (!code.includes('plainFetch(') || code.includes('function plainFetch')) return [];
  const texts = [...code.matchAll(PLAIN)].map(([, , text]) => text ?? '');
  if (texts.length === 0) throw new Error(`${file} calls plainFetch without a document that the build could register.`);
  for (const text of texts) {
    if (/[\\$]\{|\\/.test(text)) throw new Error(`${file}: a document must be a text without insertions.`);
    parse(text);
  }
  return texts;
}

function inModules(folder: string, read: (code: string, file: string) => string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => read(readFileSync(join(folder, file), 'utf8'), file));
}

export const plainTextsBelow = (folder: string): string[] => inModules(folder, plainTexts);

/** All documents of the client below a folder, by their ids. */
export function documentsBelow(folder: string): Record<string, string> {
  const texts = inModules(folder, (code, file) =>
    file.endsWith('.generated.ts') ? withIds(code).texts : plainTexts(code, file),
  );
  return Object.fromEntries(texts.toSorted().map((text) => [hashOf(text), text]));
}

/** A Vite plugin that writes the ids into the documents and emits the list. */
export const trustedDocuments: Plugin = {
  name: 'trusted-documents',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'pre',
  transform: {
    filter: { id: /\.generated\.ts$/, code: /Document = / },
    handler: (code) => ({ code: withIds(code).code, map: null }),
  },
  generateBundle() {
    const folder = join(import.meta.dirname, '..', 'client');
    // The server serves no files of this folder.
    this.emitFile({ type: 'asset', fileName: '.vite/documents.json', source: JSON.stringify(documentsBelow(folder)) });
  },
};
