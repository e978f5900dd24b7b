import { type GraphQLInputType, type GraphQLSchema, getNamedType, isInputObjectType, isObjectType } from 'graphql';

/** In an argument, or at any depth of an input. `@credential` in the contract marks them. */
export function credentialFieldsOf(schema: GraphQLSchema): ReadonlySet<string> {
  const isMarked = ({ astNode }: { astNode?: { directives?: readonly { name: { value: string } }[] } | null }) =>
    astNode?.directives?.some(({ name }) => name.value === 'credential') === true;
  const takes = (type: GraphQLInputType, above: readonly string[] = []): boolean => {
    const named = getNamedType(type);
    if (!isInputObjectType(named) || above.includes(named.name)) return false;
    return Object.values(named.getFields()).some(
      (field) => isMarked(field) || takes(field.type, [...above, named.name]),
    );
  };
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  return new Set(
    fields.filter(({ args }) => args.some((arg) => isMarked(arg) || takes(arg.type))).map(({ name }) => name),
  );
}
