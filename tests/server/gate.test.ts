/** One gate for both transports: hostile documents get the same verdict over HTTP and the socket, and nothing of them runs. */
import type { Client } from 'graphql-ws';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAdmin, type Person, person } from '#tests/factories/people.ts';
import { type GraphQLErrorBody, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { asClientOf, registerTexts } from '#tests/setup/documents.ts';

const lines: string[] = [];
const SECRET = 'hunter2-of-the-database';
/** What the tests of the transport send as nobody. */
const anybodys = [
  '{ viewer { id } }',
  '{ deck { end } }',
  'mutation { signOut(input: {}) { __typename } }',
  'subscription { viewerEvents { __typename } }',
];
let app: TestApp;
let ada: Person;
let socket: Client;

beforeAll(async () => {
  // Production, because introspection, suggestions and pages differ there.
  app = await startTestApp({ config: { mode: 'production' }, logLines: lines });
  // In production only administrators and scripts may send documents of their own.
  ada = await person(asClientOf(app), 'Ada');
  await makeAdmin(app, ada);
  await registerTexts(app.db, anybodys, app.clock.now());
  socket = app.socket(ada.accessToken);
  await sql`create function refuse() returns trigger language plpgsql as ${sql.lit(`begin raise exception '${SECRET}'; end`)}`.execute(
    app.db,
  );
  await sql`create trigger refuse before insert on passes for each row execute function refuse()`.execute(app.db);
});
afterAll(() => app.stop());

type Document = { query: string; variables?: Record<string, unknown>; operationName?: string };
type Verdict = { data: unknown; errors: GraphQLErrorBody[] };

/** An error without what differs from run to run. */
function plain({ message, extensions, path }: GraphQLErrorBody) {
  const { id, ...rest } = extensions ?? {};
  return { message, extensions: { ...rest, ...(id === undefined ? {} : { id: 'an id' }) }, ...(path && { path }) };
}

async function overHttp(document: Document): Promise<Verdict & { status: number; body: string }> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.accessToken}` },
    body: JSON.stringify(document),
  });
  const body = await response.text();
  const { data = null, errors = [] } = JSON.parse(body);
  return { status: response.status, body, data, errors: errors.map(plain) };
}

function overSocket(document: Document): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    let verdict: Verdict = { data: null, errors: [] };
    socket.subscribe(document, {
      next: ({ data = null, errors = [] }) => {
        verdict = { data, errors: errors.map((error) => plain(error as GraphQLErrorBody)) };
      },
      error: (error) => {
        if (!Array.isArray(error)) return reject(error);
        resolve({ data: null, errors: error.map((each) => plain(each as GraphQLErrorBody)) });
      },
      complete: () => resolve(verdict),
    });
  });
}

const signIn = 'signIn(input: { email: "a@example.com", password: "x" }) { __typename }';
const nested = (depth: number): string =>
  `{ viewer ${'{ matches { nodes '.repeat(depth)} { id } ${'} }'.repeat(depth)} }`;
const bomb = Array.from(
  { length: 26 },
  (_, at) => `fragment F${at} on Viewer { a${at}: id photos { id } ...F${at + 1} ...F${at + 1} }`,
).join('\n');

/** Name -> document, the code of its refusal, and what its message says. */
const hostile: Record<string, [Document, string, RegExp]> = {
  '200 sign-ins by alias': [
    { query: `mutation { ${Array.from({ length: 200 }, (_, at) => `a${at}: ${signIn}`).join(' ')} }` },
    'TOO_COSTLY',
    /tokens|one sign-in/,
  ],
  'two sign-ins by alias': [{ query: `mutation { a: ${signIn} b: ${signIn} }` }, 'TOO_COSTLY', /one sign-in/],
  'a sign-in beside a sign-up': [
    {
      query: `mutation { ${signIn} signUp(input: { email: "b@example.com", password: "secret", fullName: "Bola", acceptsPrivacy: true, acceptsTerms: true, confirmsAdult: true }) { __typename } }`,
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
      variables: { input: { profileId: 'x', verified: true } },
    },
    'BAD_USER_INPUT',
    /"verified" is not defined/,
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
          dataProcessingConsent: true,
        },
      },
    },
    'BAD_USER_INPUT',
    /must exist/,
  ],
};

describe('hostile documents', () => {
  test.each(Object.entries(hostile))('%s', async (_name, [document, code, says]) => {
    const http = await overHttp(document);
    expect(http.status).toBeGreaterThanOrEqual(400);
    expect(http.status).toBeLessThan(500);
    expect(http.data).toBeNull();
    expect(http.errors.length).toBeGreaterThan(0);
    for (const error of http.errors) expect(error.extensions?.code).toBe(code);
    expect(http.errors[0]?.message).toMatch(says);
    expect(http.body).not.toMatch(/did you mean|stack|node_modules/i);
    const { data, errors } = await overSocket(document);
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
    const http = await overHttp(document);
    const ws = await overSocket(document);
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

describe('GraphQL over HTTP', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/graphql`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
  const codeOf = async (response: Response) =>
    ((await response.json()) as { errors: GraphQLErrorBody[] }).errors[0]?.extensions?.code;
  const viewer = JSON.stringify({ query: '{ viewer { id } }' });
  const signOut = 'mutation { signOut(input: {}) { __typename } }';

  test.each([
    ['a batch', `[${viewer},${viewer}]`, {}, 400],
    ['a body that is not JSON', '{ query', {}, 400],
    ['no body', '', {}, 400],
    ['a number', '7', {}, 400],
    ['no keys', '{}', {}, 400],
    ['a document that is no text', '{"query":{"kind":"Document"}}', {}, 400],
    ['variables that are a text', '{"query":"{ viewer { id } }","variables":"{}"}', {}, 400],
    ['a poisoned prototype', '{"query":"{ viewer { id } }","variables":{"__proto__":{"a":1}}}', {}, 400],
    ['300 KB', JSON.stringify({ query: '{ viewer { id } }', variables: { a: 'x'.repeat(300_000) } }), {}, 413],
    ['a form', 'query=%7Bviewer%7Bid%7D%7D', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', viewer, { 'content-type': 'text/plain' }, 415],
    ['multipart', viewer, { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['an answer in a format of its own', viewer, { accept: 'application/xml' }, 406],
    ['a Host that is no name', viewer, { host: '[' }, 400],
  ])('refuses %s', async (name, body, headers, status) => {
    if (name === 'a Host that is no name') return expect(await rawStatus(viewer)).toBe(400);
    const response = await post(body, headers);
    expect([response.status, await codeOf(response)]).toEqual([status, 'BAD_USER_INPUT']);
  });

  /** fetch sends no Host header of ours. */
  async function rawStatus(body: string): Promise<number> {
    const { request } = await import('node:http');
    return new Promise((resolve, reject) => {
      const sent = request(`${app.url}/graphql`, {
        method: 'POST',
        headers: { host: '[', 'content-type': 'application/json' },
      });
      sent.on('response', (response) => resolve(response.statusCode ?? 0)).on('error', reject);
      sent.end(body);
    });
  }

  test('refuses a mutation by GET, and a query by GET that a page could send', async () => {
    const mutation = await fetch(`${app.url}/graphql?query=${encodeURIComponent(signOut)}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect([mutation.status, await codeOf(mutation)]).toEqual([400, 'BAD_USER_INPUT']);
    const bare = await fetch(`${app.url}/graphql?query=${encodeURIComponent('{ viewer { id } }')}`);
    expect([bare.status, await codeOf(bare)]).toEqual([400, 'BAD_USER_INPUT']);
    const asked = await fetch(`${app.url}/graphql?query=${encodeURIComponent('{ viewer { id } }')}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect([asked.status, await asked.json()]).toEqual([200, { data: { viewer: null } }]);
  });

  test('refuses a subscription', async () => {
    const response = await post(JSON.stringify({ query: 'subscription { viewerEvents { __typename } }' }));
    expect([response.status, await codeOf(response)]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test.each([
    ['an unknown token', 'Bearer nobody'],
    ['no token', 'Bearer'],
    ['a password', 'Basic YTpi'],
    ['a novel', `Bearer ${'x'.repeat(600)}`],
  ])('answers 401 as a whole to %s', async (_name, authorization) => {
    const response = await post(JSON.stringify({ query: '{ viewer { id } }' }), { authorization });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      errors: [{ message: 'Not authenticated', extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  test('gives the status of a fault, and the media type that was asked for', async () => {
    const accept = 'application/graphql-response+json, application/json;q=0.9';
    const response = await post(JSON.stringify({ query: '{ deck { end } }' }), { accept });
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      data: null,
      errors: [{ path: ['deck'], extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  test('has no pages in production', async () => {
    const response = await fetch(`${app.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(406);
  });

  test('answers __typename', async () => {
    expect((await app.gql('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });

  test('tells only its own pages and the allow-list that they may call', async () => {
    const allowed = async (origin: string) =>
      (await post(viewer, { origin })).headers.get('access-control-allow-origin');
    expect(await allowed(app.url)).toBe(app.url);
    expect(await allowed('https://evil.example')).toBeNull();
    const preflight = await fetch(`${app.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, null]);
  });
});

describe('outside production', () => {
  let open: TestApp;
  beforeAll(async () => {
    open = await startTestApp({ databaseUrl: app.databaseUrl, config: { allowedOrigins: ['https://studio.example'] } });
  });
  afterAll(() => open.stop());

  test('introspection, suggestions and the Sandbox are there', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    expect((await open.gql(getIntrospectionQuery())).data.__schema.queryType.name).toBe('Query');
    expect((await open.gql('{ viewer { emial } }')).errors?.[0]?.message).toMatch(/Did you mean "email"/);
    const page = await fetch(`${open.url}/graphql`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  });

  test('an origin of the allow-list may call', async () => {
    const response = await fetch(`${open.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://studio.example' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://studio.example');
  });
});
