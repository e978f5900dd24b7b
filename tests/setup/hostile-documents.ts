/** Documents that no client of ours would send, by families: what each is refused for is told apart by the code that answers it. */
import { isObjectType } from 'graphql';
import { contract, mutations, privileged, validValue } from './contract-inputs.ts';
import { aliases, bombs, cost, depth, times, tokens } from './costly-documents.ts';

export type HostileDocument = { query: string; variables?: Record<string, unknown>; operationName?: string };
export type Family = { code: 'BAD_USER_INPUT' | 'TOO_COSTLY'; documents: HostileDocument[] };

const texts = (queries: readonly string[]): HostileDocument[] => queries.map((query) => ({ query }));

const fragments = texts([
  ...times(8, (size) => {
    const ring = times(size + 1, (at) => `fragment R${at} on Viewer { ...R${(at + 1) % (size + 1)} }`).join(' ');
    return `{ viewer { ...R0 } } ${ring}`;
  }),
  ...times(4, (at) => `{ viewer { id } } fragment Unused${at} on Viewer { id }`),
  ...times(4, (at) => `{ viewer { ...Missing${at} } }`),
  ...['Query', 'Deck', 'Nobody', 'String', 'SignInInput'].map((type) => `{ viewer { ... on ${type} { id } } }`),
  '{ viewer { ...A } } fragment A on Viewer { id } fragment A on Viewer { email }',
  '{ viewer { ... } }',
  '{ ...on } fragment on on Query { viewer { id } }',
  'fragment A on Viewer { id }',
]);

const directives = texts([
  ...times(5, (at) => `{ viewer { id ${'@include(if: true) '.repeat(2 + at * 30)} } }`),
  ...times(5, (at) => `{ viewer { id ${'@boom '.repeat(1 + at * 60)} } }`),
  ...[
    'cost(weight: 0)',
    'public',
    'whileDeletionPending',
    'scope(requires: USERS_READ)',
    'defer',
    'stream',
    'oneOf',
    'deprecated',
  ].map((name) => `{ viewer @${name} { id } }`),
  '{ viewer { id @include } }',
  '{ viewer { id @skip(if: "yes") } }',
  'query @skip(if: true) { viewer { id } }',
]);

const wrong: Record<string, unknown[]> = {
  'Int!': ['many', 1.5, null, true, [], {}, 2 ** 31, '1', 1e308],
  'String!': [1, null, true, {}, ['a', 'b']],
  'ID!': [1.5, null, true, {}, [[1]]],
  'Boolean!': ['true', 1, 0, null, {}],
  'Date!': ['1990-02-30', '1990-13-01', 'yesterday', '', 19900101, null, '-000001-01-01'],
};
const inside: Record<string, string> = {
  'Int!': '{ viewer { matches(first: $x) { nodes { id } } } }',
  'String!': '{ towns(search: $x) { id } }',
  'ID!': '{ profile(id: $x) { id } }',
  'Boolean!': '{ viewer { id @skip(if: $x) } }',
  'Date!': `mutation ($x: Date!) { createProfile(input: { fullName: "A", dateOfBirth: $x, gender: MALE, bio: "", location: "",
    interests: "", hasConsentedToDataProcessing: true }) { __typename } }`,
};
const variables: HostileDocument[] = [
  ...Object.entries(wrong).flatMap(([type, values]) => {
    const body = inside[type] ?? '';
    const query = body.startsWith('mutation') ? body : `query ($x: ${type}) ${body}`;
    return [{ query }, ...values.map((x) => ({ query, variables: { x } }))];
  }),
  { query: 'query ($x: Nobody) { viewer { id } }', variables: { x: 1 } },
  { query: 'query ($x: Viewer) { viewer { id } }', variables: { x: 1 } },
  { query: 'query ($x: Int = "one") { viewer { matches(first: $x) { nodes { id } } } }' },
  { query: 'query ($x: String!) { viewer { matches(first: $x) { nodes { id } } } }', variables: { x: '1' } },
  { query: 'query { profile(id: $x) { id } }', variables: { x: '1' } },
  { query: 'query ($x: Int) { viewer { id } }', variables: { x: 1 } },
  { query: 'query ($x: Int, $x: Int) { viewer { matches(first: $x) { nodes { id } } } }', variables: { x: 1 } },
];

const signal = 'sendCallSignal(input: { matchId: "m", callId: "c", signal: $s }) { __typename }';
const oneOf: HostileDocument[] = [
  ...[
    {},
    { isStillHere: null },
    { isStillHere: true, hangUp: 'BUSY' },
    { offer: {} },
    { hangUp: 'TIRED' },
    { isStillHere: 'yes' },
    [],
    'busy',
    null,
  ].map((s) => ({ query: `mutation ($s: CallSignalInput!) { ${signal} }`, variables: { s } })),
  ...texts(
    ['{}', '{ isStillHere: null }', '{ isStillHere: true, hangUp: BUSY }', '{ hangUp: "BUSY" }', '{ nothing: 1 }'].map(
      (given) => `mutation { ${signal.replace('$s', given)} }`,
    ),
  ),
  { query: `mutation ($b: Boolean) { ${signal.replace('$s', '{ isStillHere: $b }')} }`, variables: { b: null } },
  { query: `mutation ($b: Boolean) { ${signal.replace('$s', '{ isStillHere: $b }')} }` },
];

const unknownFields = texts([
  ...Object.values(contract.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .slice(0, 30)
    .map(({ name }) => `{ viewer { id } } fragment F on ${name} { passwordHash }`),
  ...['password', 'passwordHash', 'totpSecret', 'suspendedAt', 'latitude', '__proto__', 'constructor', 'toString'].map(
    (field) => `{ viewer { ${field} } }`,
  ),
  ...['latitude', 'longitude', 'deckLatitude', 'email', 'dateOfBirth', 'lastActiveAt', 'matches'].map(
    (field) => `{ profile(id: "x") { ${field} } }`,
  ),
  '{ users { id } }',
  '{ viewer }',
  '{ viewer { id { id } } }',
  '{ viewer { matches(last: 5) { nodes { id } } } }',
  '{ profile { id } }',
]);

const introspection = texts([
  '{ __schema { types { name } } }',
  '{ __schema { queryType { fields { name } } } }',
  '{ __type(name: "Viewer") { name } }',
  '{ a: __schema { __typename } }',
  '{ ...A } fragment A on Query { __schema { types { name } } }',
  '{ ... on Query { __type(name: "User") { fields { name } } } }',
  'query A { viewer { id } } query B { __schema { __typename } }',
  '{ __schema @include(if: true) { __typename } }',
  '{ viewer { id } __type(name: "Viewer") { name } }',
  '{ __SCHEMA { types { name } } }',
  '{ viewer { __schema { types { name } } } }',
]);

const A_B = 'query A { viewer { id } } query B { viewer { email } }';
const operations: HostileDocument[] = [
  { query: A_B },
  ...['C', '', 'a', '__proto__', 'constructor', 'A\u0000'].map((operationName) => ({ query: A_B, operationName })),
  { query: 'query A { viewer { id } } query A { viewer { email } }', operationName: 'A' },
  { query: '{ viewer { id } } query B { viewer { email } }', operationName: 'B' },
  { query: '{ viewer { id } } { viewer { email } }' },
  { query: 'query A { viewer { id } } type Secret { id: ID }', operationName: 'A' },
  ...texts([
    'type Secret { id: ID }',
    'schema { query: Query }',
    'extend type Viewer { password: String }',
    'scalar Anything',
    'directive @boom on FIELD',
    'subscribe { viewer { id } }',
    'mutation { viewer { id } }',
    'query { signOut(input: {}) { __typename } }',
  ]),
];

const broken = texts([
  ...['\u0000', '\u202e', '\ud800', '\ufffe', '\u200b', '💘', 'ẹ', '\\u0041', '“', '|'].map(
    (char) => `{ viewer { i${char}d } }`,
  ),
  ...[
    '{',
    '}',
    '{}',
    '{ viewer { id }',
    '{ viewer { } }',
    '"',
    '"""',
    '{ viewer(id: "',
    '...',
    '$',
    '@',
    '!',
    '&',
    '{ a: }',
    '[]',
    '%7Bviewer%7D',
  ],
  ...[
    '{ viewer { id }\n}}',
    "{ viewer(a: 'b') { id } }",
    '{ profile(id: "\\u{110000}") { id } }',
    '{ profile(id: "\\x") { id } }',
    '{ profile(id: "a\nb") { id } }',
  ],
  ...['# nothing', '#', '# { viewer { id } }', '#\n#\n', ',,,,', '\ufeff', ' \t\r\n', '# a comment that hides { \n# }'],
  ...[
    'query',
    'mutation',
    'subscription',
    'fragment',
    'null',
    'true',
    '1',
    'SELECT 1',
    '<script>',
    '{"query":"{ viewer { id } }"}',
  ],
]);
const empty = texts(['', ' ', '\n', '\t\t', '\r\n\r\n', '\u00a0', '\u3000']);

const huge = texts([
  ...['2147483648', '-2147483649', '99999999999999999999', '1e400', '1.0', '0x10', '00', '-', '1_000'].map(
    (n) => `{ viewer { matches(first: ${n}) { nodes { id } } } }`,
  ),
  ...times(3, (at) => `{ viewer { ${'x'.repeat(10_000 * (at + 1))} } }`),
  ...times(3, (at) => `{ profile(id: ${'['.repeat(100 * (at + 1))}${']'.repeat(100 * (at + 1))}) { id } }`),
  `{ deck(filter: { ${'minAge: 18, '.repeat(3)} }) { end } }`,
  '{ deck(filter: { minAge: 18, minAge: 19 }) { end } }',
  '{ deck(limit: 1, limit: 2) { end } }',
  '{ profile(id: "a", id: "b") { id } }',
  '{ viewer { a: id a: email } }',
  '{ viewer { matches(first: 1) { nodes { id } } matches(first: 2) { nodes { id } } } }',
  'mutation { signOut(input: {}, input: {}) { __typename } }',
  'mutation { signOut(input: { refreshToken: "a", refreshToken: "b" }) { __typename } }',
]);

/** Keys that are not in the contract: one per input, each time another. */
const unknownKeys: HostileDocument[] = mutations.map(({ input, query }, at) => {
  const key = privileged[at % privileged.length] ?? '';
  const given = validValue(input) as Record<string, unknown>;
  const isKnown = key in input.getFields();
  // As the text of a request would have it: a literal `__proto__` would set the prototype instead.
  const more = JSON.parse(`{${JSON.stringify(isKnown || key === '__proto__' ? 'isAdmin' : key)}: true}`);
  return { query, variables: { input: { ...given, ...more } } };
});
const noInputs: HostileDocument[] = mutations.map(({ query }, at) => ({
  query,
  variables: { input: [null, 5, 'text', [1], true][at % 5] },
}));

const bad = (documents: HostileDocument[]): Family => ({ code: 'BAD_USER_INPUT', documents });
const costly = (documents: HostileDocument[]): Family => ({ code: 'TOO_COSTLY', documents });

export const families: Record<string, Family> = {
  depth: costly(texts(depth)),
  aliases: costly(texts(aliases)),
  tokens: costly(texts(tokens)),
  cost: costly(cost),
  'fragment bombs': costly(texts(bombs)),
  fragments: bad(fragments),
  directives: bad(directives),
  'variables of the wrong type': bad(variables),
  oneOf: bad(oneOf),
  'unknown fields': bad(unknownFields),
  introspection: bad(introspection),
  'several operations': bad(operations),
  'broken texts': bad(broken),
  'empty documents': bad(empty),
  'huge literals and doubled keys': bad(huge),
  'unknown keys of inputs': bad(unknownKeys),
  'inputs that are none': bad(noInputs),
};
