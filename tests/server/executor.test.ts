/** Compiled queries answer what graphql-js answers, to the byte, and nothing that a caller writes becomes code. */
import { type ExecutionResult, GraphQLError, parse } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCompilable } from '#server/edge/graphql/compilable.ts';
import { createExecutors } from '#server/edge/graphql/executor.ts';
import { createGate, type Gate, type Prepared } from '#server/edge/graphql/gate.ts';
import { createSchema } from '#server/edge/graphql/schema.ts';
import { createContext } from '#server/platform/context/context.ts';
import { crowd } from '#tests/factories/crowd.ts';
import { newcomer, type Person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let app: TestApp;
let gate: Gate;
let ada: Person;
let others: string[];
const schema = createSchema();

beforeAll(async () => {
  app = await startTestApp();
  gate = createGate({ schema, deps: app.deps });
  ada = await newcomer(app, 'Ada');
  others = await crowd(app, 5);
});
afterAll(() => app.stop());

const sender = { viewer: null, request: { ip: '', label: '' } };

async function prepared(query: string, variables: Record<string, unknown> = {}): Promise<Prepared> {
  const preparation = await gate.prepare({ query, variables, allowed: ['query', 'mutation'] }, sender);
  if (!preparation.ok) throw new Error(preparation.faults[0]?.message);
  return preparation.prepared;
}

async function preparedAs(query: string, operationName: string): Promise<Prepared> {
  const preparation = await gate.prepare({ query, operationName, allowed: ['query'] }, sender);
  if (!preparation.ok) throw new Error(preparation.faults[0]?.message);
  return preparation.prepared;
}

const contextOf = (person: Person | null) =>
  createContext(
    app.deps,
    person && { userId: person.id, sessionId: 'session', accessTokenId: null, scopes: [], roles: [] },
    { ip: '', label: 'test' },
  );

async function answer(from: number, request: Prepared, person: Person | null): Promise<ExecutionResult> {
  const execute = createExecutors({ from })(request, schema);
  const result = await execute(gate.argumentsOf(request, contextOf(person)));
  return { ...result, errors: result.errors?.map((error) => new GraphQLError(error.message, error)) };
}

const PROFILE = `id fullName age activity distanceText visiting compatibility { level score reasons }
  photos { id small: url(size: SMALL) medium: url(size: MEDIUM, format: WEBP) thumbHash aspectRatio } interests gender`;

describe('a compiled query', () => {
  const documents: [name: string, query: string, variables?: () => Record<string, unknown>][] = [
    ['the deck', `{ deck { profiles { ${PROFILE} } end viewQuota { remaining resetsAt } } }`],
    [
      'a filter and a limit in variables',
      `query($filter: DeckFilterInput, $limit: Int!) { deck(filter: $filter, limit: $limit) { profiles { ...P } end } } fragment P on Profile { ${PROFILE} }`,
      () => ({ filter: { minAge: 20, maxAge: 70, gender: 'FEMALE' }, limit: 3 }),
    ],
    ['literal arguments', '{ deck(filter: { minAge: 20, maxAge: 80, interests: [] }, limit: 2) { profiles { id } } }'],
    [
      'directives',
      `query($yes: Boolean!, $no: Boolean!) { viewer { id @include(if: $no) likesLeft @skip(if: $no) superLikesLeft @include(if: $yes) } }`,
      () => ({ yes: true, no: false }),
    ],
    [
      'aliases, a name twice and __typename',
      '{ a: viewer { __typename id profile { fullName } } b: viewer { id profile { age } } }',
    ],
    ['a person in a variable', `query($id: ID!) { profile(id: $id) { ${PROFILE} } }`, () => ({ id: others[0] })],
    ['nobody', 'query($id: ID!) { profile(id: $id) { id photos { id } } }', () => ({ id: crypto.randomUUID() })],
    ['a refusal below a list of fields', '{ viewer { id likers(first: 3) { nodes { id } } likesLeft } }'],
    [
      'a refusal of the whole',
      'query($filter: DeckFilterInput) {\n  deck(filter: $filter) {\n profiles { id } } }',
      () => ({ filter: { minAge: 70, maxAge: 20 } }),
    ],
    [
      'the contract',
      '{ __schema { queryType { name } types { kind name fields { name type { name ofType { name } } } } } }',
    ],
    ['a default of a variable', 'query($limit: Int! = 2) { deck(limit: $limit) { profiles { id } } }'],
  ];

  it.each(documents)('gives what graphql-js gives: %s', async (_, query, variables) => {
    for (const person of [ada, null]) {
      const request = await prepared(query, variables?.());
      const never = await answer(Number.POSITIVE_INFINITY, request, person);
      const always = await answer(1, request, person);
      expect(JSON.stringify(always)).toBe(JSON.stringify(never));
      if (person) expect(always.data ?? always.errors).toBeTruthy();
    }
  });

  it('is what the third run is, of a document that the gate remembers', async () => {
    let compiled = 0;
    const watched = new Proxy(schema, {
      get(target, name, receiver) {
        if (name === 'getRootType') compiled += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const executorOf = createExecutors({ from: 3 });
    for (let at = 1; at <= 5; at++) {
      const request = await prepared('{ viewer { id } }');
      compiled = 0;
      await executorOf(request, watched)({ ...gate.argumentsOf(request, contextOf(ada)), schema: watched });
      // graphql-js asks for the root type at each run, a compiled query never again.
      expect(compiled > 0).toBe(at <= 3);
    }
  });
});

/** Whether a document is compiled at its first run. */
async function isCompiled(
  query: string,
  now?: () => number,
  executorOf = createExecutors({ from: 1, ...(now && { now }) }),
) {
  const request = await prepared(query);
  let asked = 0;
  const watched = new Proxy(schema, {
    get(target, name, receiver) {
      if (name === 'getRootType') asked += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  await executorOf(request, watched)({ ...gate.argumentsOf(request, contextOf(ada)), schema: watched });
  asked = 0;
  await executorOf(request, watched)({ ...gate.argumentsOf(request, contextOf(ada)), schema: watched });
  return asked === 0;
}

describe('compiled is', () => {
  it.each([
    ['a plain query', '{ viewer { id } }', true],
    ['one with fragments', '{ viewer { ...V } } fragment V on Viewer { id profile { fullName } }', true],
    ['a literal', '{ deck(limit: 2, filter: { minAge: 20 }) { end } }', true],
    ['a variable as an argument', 'query($limit: Int) { deck(limit: $limit) { end } }', true],
    ['no mutation', 'mutation { recordProfileView(input: { profileId: 1 }) { __typename } }', false],
    ['no second operation', 'query A { viewer { id } } query B { viewer { id } }', false],
    ['no condition', 'query($a: Boolean = true) { viewer { id @include(if: $a) } }', false],
    [
      'no condition in another fragment',
      '{ viewer { ...V } } fragment V on Viewer { ...W @skip(if: false) } fragment W on Viewer { id }',
      false,
    ],
    ['no variable within an object', 'query($a: Int) { deck(filter: { minAge: $a }) { end } }', false],
    ['no default', 'query($a: Int = 2) { deck(limit: $a) { end } }', false],
    ['no text', '{ deck(search: "a") { end } }', false],
    ['no block of text', '{ deck(search: """a""") { end } }', false],
    ['no name with two underscores', '{ viewer { __proto__: id } }', false],
    ['nothing of the contract', '{ __schema { queryType { name } } }', false],
    ['a fragment of the root', '{ viewer { id } ...Q } fragment Q on Query { a: viewer { id } }', true],
  ])('%s', async (_, query, expected) => {
    const isOfTwo = query.includes('query B');
    if (isOfTwo) return expect(isCompilable(schema, await preparedAs(query, 'A'))).toBe(expected);
    if (query.startsWith('mutation')) return expect(isCompilable(schema, await prepared(query))).toBe(expected);
    expect(await isCompiled(query)).toBe(expected);
  });

  it('no document that doubles itself, nor any above its measure', async () => {
    const doubling = (levels: number) =>
      `{ viewer { ...f0 } } ${Array.from({ length: levels }, (_, at) => `fragment f${at} on Viewer { ...f${at + 1} ...f${at + 1} }`).join(' ')} fragment f${levels} on Viewer { id }`;
    expect(isCompilable(schema, await prepared(doubling(3)))).toBe(true);
    const from = performance.now();
    expect(isCompilable(schema, await prepared(doubling(60)))).toBe(false);
    // By the compiler it would take longer than the sun will shine.
    expect(performance.now() - from).toBeLessThan(5_000);
  });

  it('one a second', async () => {
    let time = 0;
    const executorOf = createExecutors({ from: 1, now: () => time });
    expect(await isCompiled('{ viewer { id } }', undefined, executorOf)).toBe(true);
    time = 999;
    expect(await isCompiled('{ viewer { likesLeft } }', undefined, executorOf)).toBe(false);
    time = 1_000;
    expect(await isCompiled('{ viewer { likesLeft } }', undefined, executorOf)).toBe(true);
  });

  it('so many in the life of a process, because each leaves something behind; those that there are stay', async () => {
    let time = 0;
    const executorOf = createExecutors({ from: 1, most: 1, now: () => time });
    const first = '{ viewer { id } }';
    expect(await isCompiled(first, undefined, executorOf)).toBe(true);
    time = 10_000;
    expect(await isCompiled('{ viewer { likesLeft } }', undefined, executorOf)).toBe(false);
    expect(await isCompiled(first, undefined, executorOf)).toBe(true);
  });
});

describe('a text in a document', () => {
  // The compiler marks dates with this text before it writes them out as code (graphql-jit, src/execution.ts).
  const mark = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';
  const hostile = `{ deck(search: "${mark}globalThis.broken = true") { profiles { id } } }`;
  const world = globalThis as { broken?: boolean };

  it('would become code, were it compiled', () => {
    const compiled = compileQuery(schema, parse(hostile));
    if (!isCompiledQuery(compiled)) throw new Error('It does not compile.');
    void compiled.query({}, contextOf(null), {});
    expect(world.broken).toBe(true);
    delete world.broken;
  });

  it('never is, nor is one in a variable', async () => {
    await answer(1, await prepared(hostile), ada);
    const asVariable = await prepared('query($search: String) { deck(search: $search) { profiles { id } } }', {
      search: `${mark}globalThis.broken = true`,
    });
    await answer(1, asVariable, ada);
    const asDefault = await prepared(
      `query($search: String = "${mark}globalThis.broken = true") { deck(search: $search) { profiles { id } } }`,
    );
    await answer(1, asDefault, ada);
    const asBlock = await prepared(`{ deck(search: """${mark}globalThis.broken = true""") { profiles { id } } }`);
    await answer(1, asBlock, ada);
    expect(world.broken).toBeUndefined();
  });
});
