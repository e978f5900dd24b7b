/** In production only the documents of the product's own pages are run, over HTTP and the socket alike; scripts and administrators explore. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { documentHash, registerDocuments, tendDocuments } from '#server/edge/graphql/trusted-documents.ts';
import { newAdmin, type Person, person } from '#tests/factories/people.ts';
import { CREATE_TOKEN } from '#tests/setup/admin-api.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { asClientOf } from '#tests/setup/documents.ts';

const NAME = 'query Name { viewer { fullName } }';
const PASS = 'mutation Pass($id: ID!) { passProfile(input: { profileId: $id }) { __typename } }';
const EVENTS = 'subscription Events { viewerEvents { __typename } }';
const UNKNOWN = 'PERSISTED_DOCUMENT_REQUIRED';
const idOf = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: documentHash(text) } });

let app: TestApp;
let open: TestApp;
let ada: Person;
let bola: Person;
let folder: string;

function buildOf(texts: readonly string[]): string {
  const built = mkdtempSync(join(tmpdir(), 'zobo-build-'));
  mkdirSync(join(built, '.vite'));
  const manifest = Object.fromEntries(texts.map((text) => [documentHash(text), text]));
  writeFileSync(join(built, '.vite', 'documents.json'), JSON.stringify(manifest));
  return built;
}

beforeAll(async () => {
  open = await startTestApp();
  folder = buildOf([NAME, PASS, EVENTS]);
  await registerDocuments(open.deps, folder);
  app = await startTestApp({ databaseUrl: open.databaseUrl, clock: open.clock, config: { mode: 'production' } });
  ada = await person(open, 'Ada');
  bola = await newAdmin(open, 'Bola');
});
afterAll(async () => {
  await app.stop();
  await open.stop();
  rmSync(folder, { recursive: true });
});

type Body = Record<string, unknown>;
const codeOf = (answer: { errors?: { extensions?: { code?: string } }[] }) => answer.errors?.[0]?.extensions?.code;

async function post(body: Body, token?: string, at = app) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${at.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, ...(await response.json()) };
}

/** The answer of the socket, or the code of its refusal. */
function overSocket(body: { query: string } & Body, token: string): Promise<unknown> {
  const client = app.socket(token);
  return new Promise((resolve, reject) => {
    let answer: unknown;
    client.subscribe(body, {
      next: ({ data }) => {
        answer = data;
      },
      error: (fault) => (Array.isArray(fault) ? resolve(codeOf({ errors: fault as never })) : reject(fault)),
      complete: () => resolve(answer),
    });
  });
}

async function scriptOf(admin: Person): Promise<string> {
  const input = { name: 'explorer', scopes: ['USERS_READ'] };
  const { data, body } = await open.gql(CREATE_TOKEN, { input }, admin.accessToken);
  const token = data?.createAccessToken?.token;
  if (typeof token !== 'string') throw new Error(body);
  return token;
}

describe('a registered document', () => {
  it('is run by its text and by its id, over HTTP and the socket', async () => {
    const answer = { viewer: { fullName: 'Ada Test' } };
    expect(await post({ query: NAME }, ada.accessToken)).toEqual({ status: 200, data: answer });
    expect(await post({ extensions: idOf(NAME) }, ada.accessToken)).toEqual({ status: 200, data: answer });
    expect(await post({ extensions: idOf(NAME), operationName: 'Name', variables: {} }, ada.accessToken)).toEqual({
      status: 200,
      data: answer,
    });
    expect(await overSocket({ query: NAME }, ada.accessToken)).toEqual(answer);
    expect(await overSocket({ query: '', extensions: idOf(NAME) }, ada.accessToken)).toEqual(answer);
  });

  it('is given variables, and is a mutation or a subscription as well', async () => {
    const variables = { id: bola.id };
    const byText = await post({ query: PASS, variables }, ada.accessToken);
    expect(byText.data.passProfile.__typename).toBe('NotAvailable');
    expect(await post({ extensions: idOf(PASS), variables }, ada.accessToken)).toEqual(byText);
    const stream = app.socket(ada.accessToken).iterate({ query: '', extensions: idOf(EVENTS) });
    const closed = stream.return?.();
    expect(await closed).toEqual({ done: true, value: undefined });
  });

  it('is a query by GET too, and never a mutation', async () => {
    const get = async (text: string) => {
      const search = new URLSearchParams({ extensions: JSON.stringify(idOf(text)), variables: '{"id":"1"}' });
      const response = await fetch(`${app.url}/graphql?${search}`, { headers: { 'apollo-require-preflight': '1' } });
      return { status: response.status, ...(await response.json()) };
    };
    expect(await get(NAME)).toEqual({ status: 200, data: { viewer: null } });
    expect([(await get(PASS)).status, codeOf(await get(PASS))]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('is known by its id outside production, where any text is run', async () => {
    const answer = { status: 200, data: { viewer: { fullName: 'Ada Test' } } };
    expect(await post({ extensions: idOf(NAME) }, ada.accessToken, open)).toEqual(answer);
    expect((await post({ query: '{ viewer { id } }' }, ada.accessToken, open)).data.viewer.id).toBe(ada.id);
    expect(codeOf(await post({ extensions: idOf('{ never }') }, ada.accessToken, open))).toBe(UNKNOWN);
  });
});

describe('any other document', () => {
  const texts = Array.from(
    { length: 1_000 },
    (_, at) => `mutation A${at} { passProfile(input: { profileId: "${at}" }) { __typename } }`,
  );
  /** By text, by id, by both, in another spelling; some of them broken. */
  const bodies = texts.map((query, at): { query: string } & Body => {
    if (at % 5 === 1) return { query: '', extensions: idOf(query) };
    if (at % 5 === 2) return { query, extensions: idOf(NAME) };
    if (at % 5 === 3) return { query: `${NAME} ${'#'.repeat(at)}` };
    return at % 5 === 4 ? { query: query.slice(0, -1) } : { query };
  });

  it('is refused before it is read, a thousand of them, half over the socket, whoever sends them', {
    timeout: 120_000,
  }, async () => {
    const verdicts = new Map<string, number>();
    const note = (verdict: string) => verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
    const half = bodies.length / 2;
    for (let at = 0; at < half; at += 20) {
      const part = bodies.slice(at, at + 20);
      const answers = await Promise.all(part.map((body, index) => post(body, index % 2 ? ada.accessToken : undefined)));
      for (const { status, data, errors } of answers) note(`${status} ${data} ${errors?.[0]?.extensions?.code}`);
    }
    expect([...verdicts]).toEqual([[`400 undefined ${UNKNOWN}`, half]]);
    const client = app.socket(ada.accessToken);
    for (let at = half; at < bodies.length; at += 40) {
      const part = bodies.slice(at, at + 40);
      await Promise.all(
        part.map(
          (body) =>
            new Promise<void>((resolve) => {
              client.subscribe(body, {
                next: (answer) => note(`ran ${JSON.stringify(answer)}`),
                error: (fault) => {
                  note(`socket ${codeOf({ errors: fault as never })}`);
                  resolve();
                },
                complete: resolve,
              });
            }),
        ),
      );
    }
    expect(verdicts.get(`socket ${UNKNOWN}`)).toBe(half);
    expect([...verdicts.keys()]).toHaveLength(2);
    expect(await app.db.selectFrom('passes').select('toUserId').execute()).toEqual([]);
  });

  it('is refused with an id that is none as bad input', async () => {
    for (const persistedQuery of [
      { version: 2, sha256Hash: documentHash(NAME) },
      { version: 1, sha256Hash: 'x' },
      7,
      {},
    ]) {
      const answer = await post({ extensions: { persistedQuery } }, ada.accessToken);
      expect([answer.status, codeOf(answer)]).toEqual([400, 'BAD_USER_INPUT']);
    }
    expect(codeOf(await post({ query: 5 }))).toBe('BAD_USER_INPUT');
  });
});

describe('explorers in production', () => {
  const own = 'query Own { me: viewer { name: fullName } }';

  it('are administrators, by HTTP and by the socket, and scripts', async () => {
    const answer = { me: { name: 'Bola Test' } };
    expect(await post({ query: own }, bola.accessToken)).toEqual({ status: 200, data: answer });
    expect(await overSocket({ query: own }, bola.accessToken)).toEqual(answer);
    const token = await scriptOf(bola);
    const script = await post({ query: 'query Own { __typename }' }, token);
    expect(script).toEqual({ status: 200, data: { __typename: 'Query' } });
    // What one of them may ask is not open to others afterwards.
    expect(codeOf(await post({ query: own }, ada.accessToken))).toBe(UNKNOWN);
    expect(codeOf(await post({ query: own }))).toBe(UNKNOWN);
    expect((await post({ query: own }, 'a.token.of.nobody')).status).toBe(401);
  });

  it('go through the limits, and only a script reads the contract by asking', async () => {
    const token = await scriptOf(bola);
    const deep = `{ viewer ${'{ matches { nodes '.repeat(12)} { id } ${'} }'.repeat(12)} }`;
    for (const explorer of [token, bola.accessToken])
      expect(codeOf(await post({ query: deep }, explorer))).toBe('TOO_COSTLY');
    const contract = '{ __schema { queryType { name } } }';
    expect((await post({ query: contract }, token)).data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    expect(codeOf(await post({ query: contract }, bola.accessToken))).toBe('BAD_USER_INPUT');
    expect(codeOf(await post({ query: contract }, ada.accessToken))).toBe(UNKNOWN);
  });
});

describe('a deploy', () => {
  const before = 'query Before { viewer { id } }';
  const days = (count: number) => open.clock.advance(count * 86_400_000);

  it('is heard of by the processes that run, and what came before it goes on for thirty days', async () => {
    const former = buildOf([before]);
    expect(codeOf(await post({ extensions: idOf(before) }))).toBe(UNKNOWN);
    await registerDocuments(open.deps, former);
    expect((await post({ extensions: idOf(before) })).data).toEqual({ viewer: null });
    await days(20);
    await registerDocuments(open.deps, folder);
    await days(9);
    const later = await startTestApp({
      databaseUrl: open.databaseUrl,
      clock: open.clock,
      config: { mode: 'production' },
    });
    expect((await post({ query: before }, undefined, later)).data).toEqual({ viewer: null });
    await later.stop();
    await days(2);
    await tendDocuments(open.deps);
    const kept = (await open.db.selectFrom('persistedDocuments').select('text').execute()).map(({ text }) => text);
    expect([kept.includes(before), kept.includes(NAME)]).toEqual([false, true]);
    const last = await startTestApp({
      databaseUrl: open.databaseUrl,
      clock: open.clock,
      config: { mode: 'production' },
    });
    expect(codeOf(await post({ query: before }, undefined, last))).toBe(UNKNOWN);
    expect((await post({ extensions: idOf(NAME) }, undefined, last)).data).toEqual({ viewer: null });
    await last.stop();
    expect(limits.trustedDocuments.keptMs).toBe(30 * 86_400_000);
    rmSync(former, { recursive: true });
  });

  it('is served for as long as no other comes, however many days no server starts', async () => {
    for (let night = 0; night < 2; night += 1) {
      await days(20);
      await tendDocuments(open.deps, folder);
    }
    const started = await startTestApp({
      databaseUrl: open.databaseUrl,
      clock: open.clock,
      config: { mode: 'production' },
    });
    expect((await post({ extensions: idOf(NAME) }, undefined, started)).data).toEqual({ viewer: null });
    await started.stop();
  });

  it('whose list of documents was changed by hand does not start', async () => {
    const broken = buildOf([]);
    writeFileSync(join(broken, '.vite', 'documents.json'), JSON.stringify({ [documentHash('{ a }')]: '{ b }' }));
    await expect(registerDocuments(open.deps, broken)).rejects.toThrow('is not the hash of its text');
    rmSync(broken, { recursive: true });
  });
});

it('a client of this deploy needs nothing else to make a person', async () => {
  expect((await person(asClientOf(app), 'Chidi')).id).toBeTruthy();
});
