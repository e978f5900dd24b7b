/** Compares the build's list of documents with the documents that Apollo Client really sends, for every operation. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { buildSchema, type DocumentNode, Kind, type OperationTypeNode, parse, print, validate } from 'graphql';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { documentsBelow, hashOf, withIds } from './trusted-documents.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'client');
const list = documentsBelow(folder);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const sourceOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

type Sent = { text: string; id: string | undefined };

/** The request for a document from a client with the product's settings. */
function sentOf(document: DocumentNode, kind: OperationTypeNode | undefined): Sent {
  let sent: Sent | undefined;
  const link = new ApolloLink(({ query }) => {
    sent = { text: print(query), id: (query as { id?: string }).id };
    return of({ data: null });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link, dataMasking: true });
  // Apollo evaluates @include and @skip before it sends, so every variable gets a value.
  const variables = Object.fromEntries(
    document.definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION
        ? (node.variableDefinitions ?? []).map(({ variable }) => [variable.name.value, true])
        : [],
    ),
  );
  const quiet = { next: () => undefined, error: () => undefined };
  if (kind === 'query') client.query({ query: document, variables }).catch(() => undefined);
  else if (kind === 'mutation') client.mutate({ mutation: document, variables }).catch(() => undefined);
  else client.subscribe({ query: document, variables }).subscribe(quiet);
  if (sent === undefined) throw new Error(`Nothing was sent of ${print(document)}`);
  return sent;
}

/** The documents of a generated module after the build's change. */
function builtDocuments(file: string): DocumentNode[] {
  const { code } = withIds(sourceOf(file));
  return [...code.matchAll(/Document = (\{.*\}) as unknown as/g)].map(([, json]) => JSON.parse(json ?? ''));
}

it('every operation of the client is in it, as it is sent, and carries its id to the link', () => {
  const written = files
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(sourceOf(file)).definitions)
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const built = files.filter((file) => file.endsWith('.generated.ts')).flatMap(builtDocuments);
  const operations = built.map((document) => {
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    const { text, id } = sentOf(document, operation?.operation);
    expect(list[hashOf(text)], operation?.name?.value).toBe(text);
    expect(id, operation?.name?.value).toBe(hashOf(text));
    return operation?.name?.value;
  });
  expect(written.length).toBeGreaterThan(100);
  expect(operations.toSorted()).toEqual(written.map(({ name }) => name?.value).toSorted());
});

it('and so is every document that is written as a text', () => {
  const texts = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|generated)\.tsx?$/.test(file))
    .flatMap((file) => [...sourceOf(file).matchAll(/(['"`])\s*((?:query|mutation|subscription)[\s({][^'"`]*)\1/g)])
    .map(([, , text]) => text ?? '');
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(list[hashOf(text)]).toBe(text);
});

it('all of which the schema knows', () => {
  const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
  for (const text of Object.values(list)) expect(validate(schema, parse(text)), text).toEqual([]);
});
