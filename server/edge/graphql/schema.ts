import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  buildASTSchema,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  isEnumType,
  parse,
  validateSchema,
} from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { root } from '#server/base/root.ts';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { DateScalar, DateTimeScalar } from '#server/contract/scalars.ts';
import { features } from '#server/features/index.ts';
import { assertResolved, guardFields } from './guard.ts';

export const typeDefs = readFileSync(new URL('schema.graphql', root), 'utf8');

function faultText({ message, locations = [] }: GraphQLError): string {
  const [at] = locations;
  return at === undefined ? `schema.graphql: ${message}` : `schema.graphql:${at.line}:${at.column}: ${message}`;
}

/** Throws all faults of the contract with their places. */
function readContract(sdl: string): { document: DocumentNode; contract: GraphQLSchema } {
  try {
    const document = parse(sdl);
    const broken = validateSDL(document);
    const contract = buildASTSchema(document, { assumeValidSDL: true });
    const faults = broken.length > 0 ? broken : validateSchema(contract);
    if (faults.length > 0) throw new Error(faults.map(faultText).join('\n'));
    return { document, contract };
  } catch (error) {
    throw error instanceof GraphQLError ? new Error(faultText(error)) : error;
  }
}

/** UPPER_CASE in the API, and the same words in lower case in the code. */
function enumResolvers(schema: GraphQLSchema): Record<string, Record<string, string>> {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType);
  const own = enums.filter((type) => !type.name.startsWith('__'));
  return Object.fromEntries(
    own.map((type) => [type.name, Object.fromEntries(type.getValues().map(({ name }) => [name, name.toLowerCase()]))]),
  );
}

/** Every root field is guarded. Throws when a field that needs a resolver has none, so that such a server never starts. */
export function createSchema(
  resolvers: readonly Resolvers[] = features.map((feature) => feature.resolvers),
  sdl: string = typeDefs,
): GraphQLSchema {
  const { document, contract } = readContract(sdl);
  const schema = makeExecutableSchema({
    typeDefs: document,
    resolvers: [{ DateTime: DateTimeScalar, Date: DateScalar, ...enumResolvers(contract) }, ...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  assertResolved(schema);
  guardFields(schema);
  return schema;
}
