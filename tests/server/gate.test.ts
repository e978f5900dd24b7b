/** One gate for both transports: hostile documents get the same verdict over HTTP and the socket, and nothing of them runs. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAdmin, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { asClientOf } from '#tests/setup/documents.ts';
import type { HostileDocument } from '#tests/setup/hostile-documents.ts';
import { verdictOver } from '#tests/setup/two-transports.ts';

const lines: string[] = [];
const SECRET = 'hunter2-of-the-database';
let app: TestApp;
let ada: Person;
let over: ReturnType<typeof verdictOver>;

beforeAll(async () => {
  // Production, because introspection, suggestions and pages differ there.
  app = await startTestApp({ config: { mode: 'production' }, logLines: lines });
  // In production only administrators and scripts may send documents of their own.
  ada = await person(asClientOf(app), 'Ada');
  await makeAdmin(app, ada);
  over = verdictOver(app, ada.accessToken, app.socket(ada.accessToken));
  await sql`create function refuse() returns trigger language plpgsql as ${sql.lit(`begin raise exception '${SECRET}'; end`)}`.execute(
    app.db,
  );
  await sql`create trigger refuse before insert on passes for each row execute function refuse()`.execute(app.db);
});
afterAll(() => app.stop());

const signIn = 'signIn(input: { email: "a@example.com", password: "x" }) { __typename }';
const nested = (depth: number): string =>
  `{ viewer ${'{ matches { nodes '.repeat(depth)} { id } ${'} }'.repeat(depth)} }`;
const bomb = Array.from(
  { length: 26 },
  (_, at) => `fragment F${at} on Viewer { a${at}: id photos { id } ...F${at + 1} ...F${at + 1} }`,
).join('\n');

/** Name -> document, the code of its refusal, and what its message says. */
const hostile: Record<string, [HostileDocument, string, RegExp]> = {
  '200 sign-ins by alias': [
    { query: `mutation { ${Array.from({ length: 200 }, (_, at) => `a${at}: ${signIn}`).join(' ')} }` },
    'TOO_COSTLY',
    /tokens|one sign-in/,
  ],
  'two sign-ins by alias': [{ query: `mutation { a: ${signIn} b: ${signIn} }` }, 'TOO_COSTLY', /one sign-in/],
  'a sign-in beside a sign-up': [
    {
      query: `mutation { ${signIn} signUp(input: { email: "b@example.com", password: "secret", fullName: "Bola", hasAcceptedPrivacy: true, hasAcceptedTerms: true, isAdult: true }) { __typename } }`,
    },
    'TOO_COSTLY',
    /one sign-in/,
  ],
  'two changes of the address': [
    {
      query: `mutation { ${['a', 'b'].map((alias) => `${alias}: changeEmail(input: { password: "secret", newEmail: "b@example.com" }) { __typename }`)} }`,
    },
    'TOO_COSTLY',
    /one sign-in/,
  ],
  'two exports with a password': [
    {
      query: `mutation { ${['a', 'b'].map((alias) => `${alias}: exportMyData(input: { password: "secret" }) { __typename }`)} }`,
    },
    'TOO_COSTLY',
    /one sign-in/,
  ],
  'two sign-ins in two operations': [
    { query: `mutation A { ${signIn} } mutation B { ${signIn} }`, operationName: 'A' },
    'TOO_COSTLY',
    /one sign-in/,
  ],
  'depth 25': [{ query: nested(12) }, 'TOO_COSTLY', /deep/],
  'depth by fragments': [
    {
      query: `{ viewer { ...A } } fragment A on Viewer { matches { nodes { ...B } } } fragment B on Match { messages { nodes { ...C } } }
        fragment C on Message { x { x { x { x { x { x } } } } } }`,
    },
    'TOO_COSTLY',
    /deep/,
  ],
  '2,000 tokens': [{ query: `{ viewer { ${'id '.repeat(2_000)} } }` }, 'TOO_COSTLY', /tokens/],
  '16 aliases': [
    { query: `{ viewer { ${Array.from({ length: 16 }, (_, at) => `a${at}: id`).join(' ')} } }` },
    'TOO_COSTLY',
    /aliases/,
  ],
  'a fragment bomb': [{ query: `{ viewer { ...F0 } } ${bomb} fragment F26 on Viewer { id }` }, 'TOO_COSTLY', /aliases/],
  'a fragment bomb without aliases': [
    { query: `{ viewer { ...F0 } } ${bomb.replace(/a\d+: /g, '')} fragment F26 on Viewer { id }` },
    'TOO_COSTLY',
    /too much/,
  ],
  'a fragment in itself': [
    { query: '{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }' },
    'BAD_USER_INPUT',
    /contain itself/,
  ],
  'a huge list in lists': [
    { query: '{ viewer { matches(first: 100) { nodes { messages(first: 100) { nodes { id } } } } } }' },
    'TOO_COSTLY',
    /too much/,
  ],
  'a huge list by variable': [
    { query: 'query ($n: Int!) { viewer { matches(first: $n) { nodes { id } } } }', variables: { n: 2_000_000_000 } },
    'TOO_COSTLY',
    /too much/,
  ],
  introspection: [{ query: '{ __schema { types { name } } }' }, 'BAD_USER_INPUT', /Introspection/],
  'introspection in a fragment': [
    { query: '{ ...A } fragment A on Query { __type(name: "Viewer") { name } }' },
    'BAD_USER_INPUT',
    /Introspection/,
  ],
  'an unknown field': [
    { query: '{ viewer { emial } }' },
    'BAD_USER_INPUT',
    /^Cannot query field "emial" on type "Viewer"\.$/,
  ],
  'no document': [{ query: '   ' }, 'BAD_USER_INPUT', /missing/],
  'a broken document': [{ query: '{ viewer { id ' }, 'BAD_USER_INPUT', /Syntax Error/],
  'a type definition': [{ query: '{ viewer { id } } type Secret { id: ID }' }, 'BAD_USER_INPUT', /not executable/],
  'a directive flood': [
    { query: `{ viewer { id ${'@include(if: true) '.repeat(100)} } }` },
    'BAD_USER_INPUT',
    /only be used once/,
  ],
  'an unknown directive': [
    { query: `{ viewer { id ${'@boom '.repeat(300)} } }` },
    'BAD_USER_INPUT',
    /Unknown directive/,
  ],
  'an operation that is not there': [
    { query: 'query A { viewer { id } }', operationName: 'B' },
    'BAD_USER_INPUT',
    /no operation/,
  ],
  'several operations without a name': [
    { query: 'query A { viewer { id } } query B { viewer { id } }' },
    'BAD_USER_INPUT',
    /operationName/,
  ],
  'a variable of the wrong type': [
    { query: 'query ($n: Int!) { viewer { matches(first: $n) { nodes { id } } } }', variables: { n: 'many' } },
    'BAD_USER_INPUT',
    /Int cannot represent/,
  ],
  'a variable that is missing': [
    { query: 'query ($id: ID!) { profile(id: $id) { id } }' },
    'BAD_USER_INPUT',
    /required type/,
  ],
  'an unknown key in an input': [
    {
      query: 'mutation ($input: LikeProfileInput!) { likeProfile(input: $input) { __typename } }',
      variables: { input: { profileId: 'x', isVerified: true } },
    },
    'BAD_USER_INPUT',
    /"isVerified" is not defined/,
  ],
  'the thirtieth of February': [
    {
      query: 'mutation ($input: CreateProfileInput!) { createProfile(input: $input) { __typename } }',
      variables: {
        input: {
          fullName: 'Ada',
          dateOfBirth: '1990-02-30',
          gender: 'FEMALE',
          bio: '',
          location: '',
          interests: '',
          hasConsentedToDataProcessing: true,
        },
      },
    },
    'BAD_USER_INPUT',
    /must exist/,
  ],
};

describe('hostile documents', () => {
  test.each(Object.entries(hostile))('%s', async (_name, [document, code, says]) => {
    const http = await over.http(document);
    expect(http.status).toBeGreaterThanOrEqual(400);
    expect(http.status).toBeLessThan(500);
    expect(http.data).toBeNull();
    expect(http.errors.length).toBeGreaterThan(0);
    for (const error of http.errors) expect(error.extensions?.code).toBe(code);
    expect(http.errors[0]?.message).toMatch(says);
    expect(http.body).not.toMatch(/did you mean|stack|node_modules/i);
    const { data, errors } = await over.socket(document);
    expect({ data, errors }).toEqual({ data: http.data, errors: http.errors });
  });

  test('nothing of them ran', async () => {
    const { count } = await app.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe('1');
  });

  test('an exception with a secret in it is masked in the answer and in the log', async () => {
    const bola = await person(app, 'Bola');
    const document = {
      query: 'mutation Ngozi($input: PassProfileInput!) { chidi: passProfile(input: $input) { __typename } }',
      variables: { input: { profileId: bola.id } },
    };
    lines.length = 0;
    const http = await over.http(document);
    const ws = await over.socket(document);
    expect(http.status).toBe(200);
    expect(http.errors).toEqual([
      {
        message: 'Something went wrong on our side. Please try again.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', id: 'an id' },
        path: ['chidi'],
      },
    ]);
    expect(ws).toEqual({ data: http.data, errors: http.errors });
    const log = lines.join('');
    expect(log.match(/An exception was masked/g)).toHaveLength(2);
    // Names and aliases are the caller's texts.
    expect(log).not.toMatch(/ngozi|chidi/i);
    for (const secret of [SECRET, bola.id, ada.accessToken]) expect(log + http.body).not.toContain(secret);
  });
});
