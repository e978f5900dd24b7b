/** The inputs of the contract, for tests that try each of them. */
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql';

export const contract = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

/** Every input of a mutation, with the document that takes it as a variable. */
export const mutations: { field: string; input: GraphQLInputObjectType; query: string }[] = Object.values(
  contract.getMutationType()?.getFields() ?? {},
).flatMap(({ name, args }) =>
  args.map((argument) => {
    const input = getNullableType(argument.type);
    if (!isInputObjectType(input)) throw new Error(`${name} takes something else than an input`);
    return { field: name, input, query: `mutation ($input: ${input.name}!) { ${name}(input: $input) { __typename } }` };
  }),
);

/** A value that an input type takes, of whatever meaning. */
export function validValue(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [];
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields());
    const needed = nullable.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
    return Object.fromEntries(needed.map((field) => [field.name, validValue(field.type)]));
  }
  if ('getValues' in nullable) return nullable.getValues()[0]?.name;
  const times = { Date: '1990-01-01', DateTime: '1990-01-01T00:00:00Z' };
  const scalars: Record<string, unknown> = { Int: 1, Float: 1, Boolean: false, ...times };
  return scalars[getNamedType(nullable).name] ?? 'nothing';
}

/** What a person must never be able to set: our own columns, and those of other products. */
export const privileged = [
  ...[
    'verified',
    'isVerified',
    'isPremium',
    'is_premium',
    'boostExpiresAt',
    'boost_expires_at',
    'userId',
    'user_id',
    'role',
    'roles',
  ],
  ...['isAdmin', 'ageVerified', 'age_verified', 'suspendedAt', 'createdAt', 'plan_id', 'likesLeft', '__proto__'],
];
