import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema, isEnumType } from 'graphql';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Enum values are UPPER_CASE in the contract and lower-case in the code and the database: `server/schema.ts` maps them. */
const enumValues = Object.fromEntries(
  Object.values(schema.getTypeMap())
    .filter((type) => isEnumType(type) && !type.name.startsWith('__'))
    .map((type) => [
      type.name,
      Object.fromEntries(isEnumType(type) ? type.getValues().map(({ name }) => [name, name.toLowerCase()]) : []),
    ]),
);

const parents = './parents.ts';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'server/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: './context.ts#Context',
        useTypeImports: true,
        enumsAsTypes: true,
        enumValues,
        defaultScalarType: 'unknown',
        scalars: { ID: 'string', DateTime: 'Date', Date: 'string' },
        resolversNonOptionalTypename: { unionMember: true },
        mappers: {
          Viewer: `${parents}#ViewerParent`,
          OwnProfile: `${parents}#ProfileRow`,
          Profile: `${parents}#ProfileParent`,
          Photo: `${parents}#PhotoRow`,
          Match: `${parents}#MatchRow`,
          Message: `${parents}#MessageRow`,
          Entitlement: `${parents}#EntitlementRow`,
          Session: `${parents}#SessionRow`,
          AdminUser: `${parents}#UserRow`,
          AccessToken: `${parents}#AccessTokenRow`,
        },
      },
    },
  },
};

export default config;
