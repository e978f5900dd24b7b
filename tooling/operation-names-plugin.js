/** The operations that the server may use as labels; any other name is a caller's text. */
import { Kind, parse } from 'graphql';

export const plugin = (_schema, documents, { plainTexts }) => {
  const parsed = [...documents.map(({ document }) => document), ...plainTexts.map((text) => parse(text))];
  const names = parsed
    .flatMap(({ definitions }) => definitions)
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map(({ name }) => `  '${name.value}',`)
    .sort();
  return `export const knownOperations: ReadonlySet<string> = new Set([\n${names.join('\n')}\n]);\n`;
};
