/** The documents of the client. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefinitionNode, Kind, parse, print, visit } from 'graphql';
import { root } from './deck/processes.ts';

const folder = join(root, 'client');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
const definitions = files
  .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')).definitions)
  // Without what is meant for the client's cache alone.
  .map((node) => visit(node, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) }));

function find(kind: Kind, name: string): DefinitionNode {
  const found = definitions.find((node) => node.kind === kind && 'name' in node && node.name?.value === name);
  if (found === undefined) throw new Error(`The client has no ${name}.`);
  return found;
}

/** The text of an operation, with all its fragments. */
export function documentOf(name: string): string {
  const needed = new Map<string, DefinitionNode>();
  const collect = (node: DefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        if (needed.has(value)) return;
        const fragment = find(Kind.FRAGMENT_DEFINITION, value);
        needed.set(value, fragment);
        collect(fragment);
      },
    });
  };
  const operation = find(Kind.OPERATION_DEFINITION, name);
  collect(operation);
  return [operation, ...needed.values()].map(print).join('\n');
}
