/** `npm run dev`, whole: two of them side by side, from a copy of the checkout whose schema can be broken. */
import { randomInt } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { requirePort } from '#server/boot/tcp-port.ts';
import { servedRoutes } from '#server/edge/http/routes.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Program, runProgram } from '#tests/setup/processes.ts';

const PATIENCE = { timeout: 60_000, interval: 200 };
const root = resolve(import.meta.dirname, '../..');
const sources = ['package.json', 'tsconfig.json', 'vite.config.ts', 'schema.graphql'];
const folders = ['rules', 'content', 'migrations', 'server', 'client', 'tooling'];

type Dev = { url: string; program: Program };

let checkout: string;
let databases: Awaited<ReturnType<typeof createTestDatabase>>[];
let devs: Dev[];

/** The first of two neighbours, below the ports that the system gives to connections: it could give the second one away meanwhile. */
async function unusedPair(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  const host = '127.0.0.1';
  const areFree = await Promise.all([requirePort({ host, port }), requirePort({ host, port: port + 1 })]).catch(
    () => null,
  );
  return areFree === null ? unusedPair() : port;
}

async function startDev(port: number): Promise<Dev> {
  const database = await createTestDatabase();
  databases.push(database);
  const env = {
    PORT: String(port),
    DATA_DIR: join(checkout, `.data-${port}`),
    DATABASE_URL: database.url,
    APP_SECRET: 'a secret that only tests use, 32 bytes or more',
    LOG_LEVEL: 'warn',
  };
  const program = runProgram('tooling/dev.ts', { checkout, env });
  return { url: `http://127.0.0.1:${port}`, program };
}

beforeAll(async () => {
  checkout = mkdtempSync(join(tmpdir(), 'zobo-dev-'));
  for (const name of [...sources, ...folders]) cpSync(join(root, name), join(checkout, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  // In the place of GraphiQL, which takes long to build.
  mkdirSync(join(checkout, 'dist/ide'), { recursive: true });
  writeFileSync(join(checkout, 'dist/ide/index.html'), 'GraphiQL');
  databases = [];
  const port = await unusedPair();
  devs = await Promise.all([startDev(port), startDev(port + 1)]);
  await Promise.all(devs.map(({ program }) => program.says('Stop with Ctrl-C.')));
});
afterAll(async () => {
  for (const { program } of devs) program.process.kill('SIGTERM');
  await Promise.all(devs.map(({ program }) => program.ended));
  for (const database of databases) await database.drop();
  rmSync(checkout, { recursive: true, force: true });
});

it('two are side by side, each with its own server', async () => {
  for (const { url } of devs) {
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), PATIENCE);
    expect(await (await fetch(`${url}/`, { headers: { accept: 'text/html' } })).text()).toContain('/@vite/client');
  }
});

it('every route of the server is answered by the server, and pages by the client', async () => {
  const url = devs[0]?.url ?? '';
  // Of all that answers here, the server alone says this.
  const isServers = async (method: string, path: string) =>
    (await fetch(url + path, { method, headers: { accept: '*/*' }, redirect: 'manual' })).headers.get(
      'x-content-type-options',
    ) === 'nosniff';
  for (const { url: pattern, methods } of servedRoutes)
    for (const method of methods)
      expect(await isServers(method, pattern.replace(/:\w+|\*$/g, 'a-1')), `${method} ${pattern}`).toBe(true);
  for (const path of ['/', '/browse', '/unsubscribe?token=1']) expect(await isServers('GET', path), path).toBe(false);
});

it('a schema that is broken leaves the last good server, and its place is told', async () => {
  const [{ url, program }] = devs as [Dev, Dev];
  const file = join(checkout, 'schema.graphql');
  const good = readFileSync(file, 'utf8');
  const write = (text: string): void => {
    writeFileSync(`${file}.next`, text);
    renameSync(`${file}.next`, file);
  };
  const line = good.slice(0, good.indexOf('type Query')).split('\n').length;
  write(good.replace('type Query {', 'type Query {\n  broken(:'));
  await program.says(`schema.graphql:${line + 1}:10: Syntax Error: Expected Name, found ":".`);
  await program.says('The server does not start; what stands above says why. The one before goes on.');
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  });
  expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
  write(`${good}\n# mended\n`);
  await vi.waitFor(
    async () => expect(await (await fetch(`${url}/schema.graphql`)).text()).toContain('# mended'),
    PATIENCE,
  );
});
