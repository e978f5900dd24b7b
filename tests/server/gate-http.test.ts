/** GraphQL over HTTP as its specification has it, in production and outside: methods, media types, statuses, pages and origins. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GraphQLErrorBody, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { registerTexts } from '#tests/setup/documents.ts';

/** What is sent as nobody, who may send no documents of their own in production. */
const anybodys = [
  '{ viewer { id } }',
  '{ deck { end } }',
  'mutation { signOut(input: {}) { __typename } }',
  'subscription { viewerEvents { __typename } }',
];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { mode: 'production' } });
  await registerTexts(app.db, anybodys, app.clock.now());
});
afterAll(() => app.stop());

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
    ['extensions that are a text', '{"query":"{ viewer { id } }","extensions":"x"}', {}, 400],
    ['extensions that are a list', '{"query":"{ viewer { id } }","extensions":[]}', {}, 400],
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

  test('lets no other origin call', async () => {
    const { headers } = await post(viewer, { origin: 'https://evil.example' });
    expect(headers.get('access-control-allow-origin')).toBeNull();
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
    open = await startTestApp({
      databaseUrl: app.databaseUrl,
      config: { publicUrl: 'https://zobo.example', allowedOrigins: ['https://studio.example'] },
    });
  });
  afterAll(() => open.stop());

  test('introspection, suggestions and the Sandbox are there', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    expect((await open.gql(getIntrospectionQuery())).data.__schema.queryType.name).toBe('Query');
    expect((await open.gql('{ viewer { emial } }')).errors?.[0]?.message).toMatch(/Did you mean "email"/);
    const page = await fetch(`${open.url}/graphql`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  });

  test('its own public address and an origin of the allow-list may call', async () => {
    const allowed = async (origin: string, method: 'POST' | 'OPTIONS') => {
      const body = method === 'POST' ? '{"query":"{ viewer { id } }"}' : undefined;
      const headers = { origin, 'content-type': 'application/json' };
      const answer = await fetch(`${open.url}/graphql`, { method, headers, body });
      return answer.headers.get('access-control-allow-origin');
    };
    for (const origin of ['https://zobo.example', 'https://studio.example'])
      for (const method of ['POST', 'OPTIONS'] as const) expect(await allowed(origin, method)).toBe(origin);
    // A browser asks its own page's origin for no leave.
    expect(await allowed(open.url, 'POST')).toBeNull();
    const { headers } = await fetch(`${open.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://studio.example' },
    });
    expect(headers.get('access-control-allow-headers')).toContain('authorization');
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST');
  });
});
