/**
 * The types behind each interface and union that a document asks about by `... on`. Apollo's cache looks up no others, and every page loads
 * this list; the published plugin writes all of them.
 */
import { isAbstractType, visit } from 'graphql';

export const plugin = (schema, documents) => {
  const asked = new Set();
  const note = ({ typeCondition }) => {
    if (typeCondition !== undefined) asked.add(typeCondition.name.value);
  };
  for (const { document } of documents) visit(document, { InlineFragment: note, FragmentDefinition: note });
  const types = [...asked]
    .toSorted()
    .map((name) => schema.getType(name))
    .filter(isAbstractType);
  const possibleTypes = Object.fromEntries(
    types.map((type) => [
      type.name,
      schema
        .getPossibleTypes(type)
        .map(({ name }) => name)
        .toSorted(),
    ]),
  );
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes, null, 2)};\n`;
};
