/** A codegen plugin: the names of the client's operations, which the server may use as labels; any other is a text of a caller's. */
import { Kind } from 'graphql';

export const plugin = (_schema, documents) => {
  const names = documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map(({ name }) => `  '${name.value}',`)
    .sort();
  return `export const knownOperations: ReadonlySet<string> = new Set([\n${names.join('\n')}\n]);\n`;
};
