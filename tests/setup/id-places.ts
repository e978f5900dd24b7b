/** Every place of the contract that takes an id, with a document that names one there. */
import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredInputField,
  isUnionType,
} from 'graphql';
import { contract, mutations, validValue } from './contract-inputs.ts';

export type IdPlace = {
  /** `LikeProfileInput.profileId` or `Query.profile(id)`. */
  name: string;
  /** The document that gives this id there. `known` are values for other fields, by `name` or `Input.name`. */
  naming(id: string, known: Readonly<Record<string, unknown>>): { query: string; variables: Record<string, unknown> };
};

const isId = (type: GraphQLInputType): boolean => getNamedType(type).name === 'ID';
const holdsList = (type: GraphQLInputType): boolean => isListType(getNullableType(type));

/** What is asked of a mutation's answer: why it was refused. */
function faultsOf(mutation: string): string {
  const payload = contract.getType(`${mutation.replace(/^./, (letter) => letter.toUpperCase())}Payload`);
  const told = isUnionType(payload) && payload.getTypes().some(({ name }) => name === 'InvalidInput');
  return `... on UserError { code message } ${told ? '... on InvalidInput { fieldErrors { path message } }' : ''}`;
}

/** The fields that lead to an id below an input: the last of each path is the id. */
function pathsOf(input: GraphQLInputObjectType, above: readonly GraphQLInputField[] = []): GraphQLInputField[][] {
  return Object.values(input.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (isId(field.type)) return [[...above, field]];
    return isInputObjectType(named) && !above.includes(field) ? pathsOf(named, [...above, field]) : [];
  });
}

/** A value of an input in which the id stands at the end of a path. */
function valueWith(
  input: GraphQLInputObjectType,
  [field, ...rest]: readonly GraphQLInputField[],
  id: string,
  known: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const knownOf = (name: string): unknown => known[`${input.name}.${name}`] ?? known[name];
  const others = input.isOneOf
    ? []
    : Object.values(input.getFields()).filter(
        (other) => other !== field && (isRequiredInputField(other) || knownOf(other.name) !== undefined),
      );
  const own = Object.fromEntries(others.map(({ name, type }) => [name, knownOf(name) ?? validValue(type)]));
  if (field === undefined) return own;
  const below = getNamedType(field.type);
  const value = isInputObjectType(below) ? valueWith(below, rest, id, known) : id;
  return { ...own, [field.name]: holdsList(field.type) ? [value] : value };
}

/** The fields without arguments that lead from a root to a type. */
const ways = new Map<string, readonly string[]>([
  ['Query', []],
  ['Subscription', []],
]);
for (const [name, way] of ways) {
  const type = contract.getType(name);
  if (!isObjectType(type)) continue;
  for (const field of Object.values(type.getFields())) {
    const below = getNamedType(field.type).name;
    const isFree = field.args.every(({ type: of, defaultValue }) => defaultValue !== undefined || !isRequired(of));
    if (isFree && !ways.has(below) && name !== 'Subscription') ways.set(below, [...way, field.name]);
  }
}
function isRequired(type: GraphQLInputType): boolean {
  return getNullableType(type) !== type;
}

function inArguments(type: string, field: GraphQLField<unknown, unknown>): IdPlace[] {
  return field.args
    .filter((arg) => isId(arg.type))
    .map((arg) => ({
      name: `${type}.${field.name}(${arg.name})`,
      naming(id) {
        const way = ways.get(type);
        if (way === undefined) throw new Error(`No way leads to ${type}.${field.name}`);
        const asked = [...way, `${field.name}(${arg.name}: $id) { __typename }`].join(' { ');
        const kind = type === 'Subscription' ? 'subscription' : 'query';
        const query = `${kind} ($id: ${String(arg.type)}) { ${asked}${' }'.repeat(way.length)} }`;
        return { query, variables: { id: holdsList(arg.type) ? [id] : id } };
      },
    }));
}

function inInputs(): IdPlace[] {
  return mutations.flatMap(({ field, input }) =>
    pathsOf(input).map((path) => {
      const last = path.at(-1);
      const above = path.at(-2);
      const owner = above === undefined ? input : getNamedType(above.type);
      return {
        name: `${owner.name}.${last?.name}`,
        naming: (id, known) => ({
          query: `mutation ($input: ${input.name}!) { ${field}(input: $input) { __typename ${faultsOf(field)} } }`,
          variables: { input: valueWith(input, path, id, known) },
        }),
      };
    }),
  );
}

export const idPlaces: readonly IdPlace[] = [
  ...Object.values(contract.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__') && name !== 'Mutation')
    .flatMap((type) => Object.values(type.getFields()).flatMap((field) => inArguments(type.name, field))),
  ...inInputs(),
];
