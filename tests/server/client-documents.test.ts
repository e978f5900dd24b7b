/** Every document of the client passes the gate, with a quarter of each limit to spare. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  Lexer,
  parse,
  print,
  Source,
  TokenKind,
  visit,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { limits } from '#rules/limits.ts';
import { createCostRule } from '#server/edge/graphql/cost.ts';
import { credentialFieldsOf } from '#server/edge/graphql/credentials.ts';
import { measure } from '#server/edge/graphql/limits.ts';
import { createSchema } from '#server/edge/graphql/schema.ts';

const client = new URL('../../client/', import.meta.url);
const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
const definitions = files.flatMap((file) => parse(readFileSync(new URL(file, client), 'utf8')).definitions);
const fragments = new Map(
  definitions
    .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => [node.name.value, node]),
);
const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
const schema = createSchema();
const costOf = createCostRule(schema);
const credentialFields = credentialFieldsOf(schema);

/** The operation with every fragment that it needs, as the client sends it. */
function documentOf(operation: (typeof operations)[number]): DocumentNode {
  const needed = new Set<FragmentDefinitionNode>();
  const follow = (node: typeof operation | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`There is no fragment ${name.value}`);
        if (needed.has(fragment)) return;
        needed.add(fragment);
        follow(fragment);
      },
    });
  };
  follow(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...needed] };
}

function tokensOf(source: string): number {
  const lexer = new Lexer(new Source(source));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count++;
  return count;
}

test('there are documents', () => {
  expect(operations.length).toBeGreaterThan(0);
});

describe('limits', () => {
  test.each(operations.map((operation) => [operation.name?.value ?? 'a nameless one', operation] as const))(
    '%s',
    (_name, operation) => {
      const document = documentOf(operation);
      const { aliases, depth, credentials } = measure(document, credentialFields);
      expect(credentials).toBeLessThanOrEqual(1);
      const used = {
        tokens: tokensOf(print(document)) / limits.document.tokens,
        aliases: aliases / limits.document.aliases,
        depth: depth / limits.document.depth,
        cost: costOf(document, operation, {}) / limits.document.cost,
      };
      for (const [limit, share] of Object.entries(used))
        expect(share, limit).toBeLessThanOrEqual(limit === 'depth' ? 1 : 0.8);
    },
  );
});
