/** The documents of the client, with all their fragments. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefinitionNode, Kind, parse, print, visit } from 'graphql';
import { root } from './deck/processes.ts';

function definitions(): DefinitionNode[] {
  const folder = join(root, 'client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  const all = files.flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')).definitions);
  // Without what is meant for the client's cache alone.
  return all.map((node) => visit(node, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) }));
}

/** The texts of these operations, by name. */
export function documentsOf(names: readonly string[]): Map<string, string> {
  const all = definitions();
  const find = (kind: Kind, name: string): DefinitionNode => {
    const found = all.find((node) => node.kind === kind && 'name' in node && node.name?.value === name);
    if (found === undefined) throw new Error(`The client has no ${name}.`);
    return found;
  };
  const textOf = (name: string): string => {
    const needed = new Map<string, DefinitionNode>();
    const collect = (node: DefinitionNode): void => {
      visit(node, {
        FragmentSpread({ name: { value } }) {
          if (needed.has(value)) return;
          needed.set(value, find(Kind.FRAGMENT_DEFINITION, value));
          collect(find(Kind.FRAGMENT_DEFINITION, value));
        },
      });
    };
    const operation = find(Kind.OPERATION_DEFINITION, name);
    collect(operation);
    return [operation, ...needed.values()].map(print).join('\n');
  };
  return new Map(names.map((name) => [name, textOf(name)]));
}
