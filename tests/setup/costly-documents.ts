/** Texts, and documents with variables, that ask for more than one document may. */

export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const aliased = (count: number, field = 'id'): string => times(count, (at) => `a${at}: ${field}`).join(' ');
const SIGN_IN = 'signIn(input: { email: "a@example.com", password: "x" }) { __typename }';

export const depth = [
  ...times(10, (at) => `{ viewer ${'{ matches { nodes '.repeat(5 + at)} { id } ${'} }'.repeat(5 + at)} }`),
  ...times(8, (at) => `{ ${'x { '.repeat(10 + at * 30)} y ${'} '.repeat(10 + at * 30)} }`),
  ...times(6, (at) => {
    const chain = times(9 + at, (link) => `fragment D${link} on Viewer { x { ...D${link + 1} } }`).join(' ');
    return `{ viewer { ...D0 } } ${chain} fragment D${9 + at} on Viewer { x { id } }`;
  }),
  ...times(6, (at) => `{ viewer { ${'... on Viewer { x { '.repeat(9 + at)} id ${'} }'.repeat(9 + at)} } }`),
];

export const aliases = [
  ...times(12, (at) => `{ viewer { ${aliased(16 + at)} } }`),
  ...times(6, (at) => `{ ${aliased(16 + at, 'viewer { id }')} }`),
  ...times(6, (at) => `{ viewer { ...A } } fragment A on Viewer { ${aliased(16 + at, 'email')} }`),
  ...times(4, (at) => `query A { viewer { ${aliased(8 + at)} } } query B { viewer { ${aliased(8)} } }`),
  ...times(4, (at) => `mutation { ${times(2 + at, (n) => `s${n}: ${SIGN_IN}`).join(' ')} }`),
  ...times(4, (at) => `mutation A { ${SIGN_IN} } ${times(1 + at, (n) => `mutation B${n} { ${SIGN_IN} }`).join(' ')}`),
];

export const tokens = [
  ...times(6, (at) => `{ viewer { ${'id '.repeat(1_000 + at * 500)} } }`),
  ...times(3, (at) => `{ viewer { id(${'a: 1 '.repeat(400 + at * 100)}) } }`),
  ...times(3, (at) => `query (${times(300 + at, (n) => `$v${n}: Int`).join(' ')}) { viewer { id } }`),
  ...times(3, (at) => `{ deck(filter: { minAge: [${'1 '.repeat(1_000 + at)}] }) { end } }`),
  ...times(3, (at) => `${'{ viewer { id } } '.repeat(170 + at)}`),
];

export const cost = [
  ...[
    ...times(
      5,
      (at) => `{ viewer { matches(first: 100) { nodes { messages(first: ${60 + at * 10}) { nodes { id } } } } } }`,
    ),
    ...times(
      5,
      (at) => `{ viewer { ${times(10 + at, (n) => `a${n}: matches(first: 100) { nodes { id } }`).join(' ')} } }`,
    ),
  ].map((query) => ({ query })),
  ...[1e6, 1e9, 2 ** 31 - 1].map((n) => ({
    query: 'query ($n: Int!) { viewer { matches(first: $n) { nodes { id } } } }',
    variables: { n },
  })),
  ...[50, 60, 70, 80].map((n) => ({
    query: 'query ($n: Int!) { viewer { matches(first: $n) { nodes { messages(first: $n) { nodes { id } } } } } }',
    variables: { n },
  })),
];

const doubling = (links: number): string =>
  times(links, (at) => `fragment F${at} on Viewer { id ...F${at + 1} ...F${at + 1} }`).join(' ');
export const bombs = times(
  6,
  (at) =>
    `{ viewer { photos { id } ...F0 } } ${doubling(14 + at * 2)} fragment F${14 + at * 2} on Viewer { photos { id } }`,
);
