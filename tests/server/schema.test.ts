/** The executable schema: closed by default, complete at start, exact about days and instants. */
import { buildSchema, type GraphQLFieldResolver, graphql, isEnumType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { createSchema, typeDefs } from '#server/edge/graphql/schema.ts';
import type { Context, Viewer } from '#server/platform/context/context.ts';

const contract = buildSchema(typeDefs);
const roots = ['Query', 'Mutation', 'Subscription'].map((name) => contract.getType(name)).filter(isObjectType);

const person: Viewer = { userId: 'u', sessionId: 's', accessTokenId: null, scopes: [], roles: [] };
const admin: Viewer = { ...person, roles: ['admin'] };
const script: Viewer = { ...admin, sessionId: null, accessTokenId: 't', scopes: ['users_read'] };

/** A contract of one's own with the directives of the real one. */
const small = (types: string) => `${typeDefs.match(/^directive[\s\S]*?on FIELD_DEFINITION$/gm)?.join('\n')}
  scalar DateTime
  scalar Date
  enum AccessTokenScope { USERS_READ ENTITLEMENTS_WRITE }
  ${types}`;
const make = (types: string, resolvers: object) => createSchema([resolvers as Resolvers], small(types));
const yes: GraphQLFieldResolver<unknown, unknown> = () => true;

async function ask(
  schema: ReturnType<typeof make>,
  source: string,
  viewer: Viewer | null = person,
  variableValues = {},
) {
  const contextValue = { viewer } as Context;
  const { data, errors } = await graphql({ schema, source, contextValue, variableValues });
  return errors ? errors.map(({ extensions, message }) => extensions.code ?? message) : data;
}

describe('the real schema', () => {
  test('starts, with a resolver for every root field', () => {
    const schema = createSchema();
    for (const { name } of roots)
      expect(Object.keys((schema.getType(name) as (typeof roots)[0])!.getFields()).length).toBeGreaterThan(0);
  });

  test('maps every enum both ways', () => {
    const schema = createSchema();
    const enums = Object.values(schema.getTypeMap())
      .filter(isEnumType)
      .filter(({ name }) => !name.startsWith('__'));
    expect(enums.length).toBeGreaterThan(10);
    for (const type of enums) for (const { name, value } of type.getValues()) expect(value).toBe(name.toLowerCase());
  });
});

describe('the guard', () => {
  const schema = make(
    `type Query { open: Boolean @public closed: Boolean read: Boolean @scope(requires: USERS_READ)
       write: Boolean @scope(requires: ENTITLEMENTS_WRITE) admin: Admin @public }
     type Admin { secret: Boolean }`,
    { Query: { open: yes, closed: yes, read: yes, write: yes, admin: () => ({ secret: true }) } },
  );
  test.each([
    ['open', null, true],
    ['open', person, true],
    ['open', script, 'FORBIDDEN'],
    ['closed', null, 'UNAUTHENTICATED'],
    ['closed', person, true],
    ['closed', script, 'FORBIDDEN'],
    ['read', null, 'UNAUTHENTICATED'],
    ['read', person, 'FORBIDDEN'],
    ['read', admin, true],
    ['read', script, true],
    ['read', { ...script, roles: [] }, 'FORBIDDEN'],
    ['write', admin, true],
    ['write', script, 'FORBIDDEN'],
  ] as const)('%s for %o', async (field, viewer, expected) => {
    const answer = await ask(schema, `{ ${field} }`, viewer as Viewer | null);
    expect(answer).toEqual(expected === true ? { [field]: true } : [expected]);
  });

  test('fields of Admin are for administrators however they are reached', async () => {
    expect(await ask(schema, '{ admin { secret } }', null)).toEqual(['UNAUTHENTICATED']);
    expect(await ask(schema, '{ admin { secret } }', person)).toEqual(['FORBIDDEN']);
    expect(await ask(schema, '{ admin { secret } }', admin)).toEqual({ admin: { secret: true } });
  });
});

describe('a start', () => {
  test('fails on a root field without a resolver', () => {
    expect(() => make('type Query { a: Boolean b: Boolean }', { Query: { a: yes } })).toThrow('Query.b');
  });
  test('fails on a subscription without a source', () => {
    const types = 'type Query { a: Boolean } type Subscription { b: Boolean }';
    expect(() => make(types, { Query: { a: yes }, Subscription: { b: { resolve: yes } } })).toThrow('Subscription.b');
  });
  test('fails on a field with arguments that nothing honours', () => {
    const types = 'type Query { a: Thing } type Thing { plain: Boolean sized(first: Int): Boolean }';
    expect(() => make(types, { Query: { a: yes } })).toThrow('Thing.sized');
  });
  test('fails on a resolver that the contract does not know', () => {
    expect(() => make('type Query { a: Boolean }', { Query: { a: yes, b: yes } })).toThrow('Query.b');
  });
});

describe('scalars', () => {
  const schema = make(
    `type Query { day(given: Date!): Date at(given: DateTime!): DateTime isDate(given: DateTime!): Boolean wrong: Date late: DateTime }`,
    {
      Query: {
        day: (_: unknown, { given }: { given: unknown }) => given,
        at: (_: unknown, { given }: { given: unknown }) => given,
        isDate: (_: unknown, { given }: { given: unknown }) => given instanceof Date,
        wrong: () => new Date(0),
        late: () => '2026-01-01',
      },
    },
  );
  const byVariable = (field: string, type: string, given: unknown) =>
    ask(schema, `query ($given: ${type}!) { ${field}(given: $given) }`, person, { given });

  test.each(['2026-02-28', '2024-02-29', '1900-01-01'])('takes the day %s', async (given) => {
    expect(await byVariable('day', 'Date', given)).toEqual({ day: given });
    expect(await ask(schema, `{ day(given: "${given}") }`)).toEqual({ day: given });
  });

  test.each(['2026-02-30', '2023-02-29', '2026-13-01', '2026-1-1', '', '2026-01-01T00:00:00Z', 20260101, null])(
    'refuses %s as a day',
    async (given) => {
      const answer = await byVariable('day', 'Date', given);
      expect(answer).toHaveLength(1);
      if (typeof given === 'string') {
        expect(answer).toEqual(['BAD_USER_INPUT']);
        expect(await ask(schema, `{ day(given: "${given}") }`)).toEqual(['BAD_USER_INPUT']);
      }
    },
  );

  test('an instant is a Date in the code and ISO 8601 with milliseconds outside', async () => {
    expect(await byVariable('isDate', 'DateTime', '2026-01-31T09:30:00Z')).toEqual({ isDate: true });
    expect(await byVariable('at', 'DateTime', '2026-01-31T10:30:00+01:00')).toEqual({ at: '2026-01-31T09:30:00.000Z' });
  });

  test.each([
    '2026-02-30T00:00:00Z',
    '2026-01-01',
    '2026-01-01T00:00:00',
    '2026-01-01T24:00:00Z',
    'now',
    '2026-01-01T00:00:00+99:00',
  ])('refuses %s as an instant', async (given) => {
    expect(await byVariable('at', 'DateTime', given)).toEqual(['BAD_USER_INPUT']);
  });

  test('never sends what is no day or no instant', async () => {
    expect(await ask(schema, '{ wrong }')).toHaveLength(1);
    expect(await ask(schema, '{ late }')).toHaveLength(1);
  });
});
