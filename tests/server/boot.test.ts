import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unusedPort } from '#server/boot/tcp-port.ts';
import { demoDomain } from '#server/config/demo-domain.ts';
import { isAlive } from '#server/db/embedded/processes.ts';
import { embeddedUrl } from '#server/db/embedded.ts';
import { migrateAll } from '#server/db/migrate.ts';
import { createDb, createPool } from '#server/db/pool.ts';
import { demoAdmin } from '#server/dev/demo/accounts.ts';
import { insertRows } from '#server/dev/demo/queries.ts';
import { accountRows } from '#server/dev/demo/rows.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { registrar } from '#tests/setup/documents.ts';
import { firstStart } from '#tests/setup/first-start.ts';
import { type Program, runProgram } from '#tests/setup/processes.ts';
import { buildServer, builtServer, serverFlags } from '../../tooling/build-server.ts';

const SECRET = 'a secret that only tests use, 32 bytes or more';
const SIGN_UP = `mutation SignUp($input: SignUpInput!) { signUp(input: $input) { __typename ... on UserError { code message } } }`;
const SIGN_IN = `mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename } }`;

let made: Awaited<ReturnType<typeof firstStart>>;
beforeAll(async () => {
  // What is started is what `npm start` starts.
  await buildServer(() => undefined);
  made = await firstStart(migrateAll);
});
afterAll(() => made.remove());

let dataDir: string;
let port: number;
let programs: Program[];
/** In production only what is registered is run. */
let register: (text: string) => Promise<void>;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zobo-boot-'));
  port = await unusedPort();
  programs = [];
  register = registrar(async () => (await embeddedUrl(dataDir)) ?? '');
});
afterEach(async () => {
  for (const { process, ended } of programs) {
    if (process.exitCode === null && process.signalCode === null) process.kill('SIGTERM');
    await ended;
  }
  const pid = await postmaster();
  if (pid !== null && isAlive(pid)) process.kill(pid, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

it('is started by the same command everywhere', async () => {
  const command = `node ${serverFlags.join(' ')} dist/node/server/main.js`;
  const texts = await Promise.all(
    ['package.json', 'Dockerfile', 'docs/operations.md'].map((name) => readFile(name, 'utf8')),
  );
  // The image's as a list of words.
  expect(texts.map((text) => text.replaceAll('", "', ' ').split(command).length - 1)).toEqual([1, 1, 1]);
});

/** Production, as it has no demo people to make first; each test says what else. */
function start(env: Record<string, string> = {}): Program {
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  };
  const program = runProgram(builtServer, { env: { ...settings, ...env } });
  programs.push(program);
  return program;
}

async function postmaster(): Promise<number | null> {
  const note = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => null);
  return note === null ? null : Number(note.split('\n')[0]);
}

async function requirePostmaster(): Promise<number> {
  const pid = await postmaster();
  if (pid === null) throw new Error('No Postgres runs there.');
  return pid;
}

/** What a program made the machine work, in seconds: unlike the time by the clock it does not grow when other tests run beside. */
async function workSeconds({ process }: Program): Promise<number> {
  const fields = (await readFile(`/proc/${process.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function gql(query: string, input: object): Promise<Record<string, { __typename: string }>> {
  await register(query);
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return ((await answer.json()) as { data: Record<string, { __typename: string }> }).data;
}

const ada = { email: 'ada@example.com', password: 'pineapple' };
const newAda = { ...ada, fullName: 'Ada Obi', hasAcceptedPrivacy: true, hasAcceptedTerms: true, isAdult: true };

describe('the server', () => {
  it('starts from nothing, says where it is, and after kill -9 of everything has lost nothing', async () => {
    const first = start();
    await first.says(`Zobo runs on http://localhost:${port}`);
    expect(first.output()).toContain('mail is off, set SMTP_URL');
    expect(first.output()).toContain(dataDir);
    expect(await gql(SIGN_UP, newAda)).toMatchObject({ signUp: { __typename: 'SignUpSuccess' } });
    const postgres = await requirePostmaster();
    first.process.kill('SIGKILL');
    process.kill(postgres, 'SIGKILL');
    await first.ended;

    const second = start();
    await second.says('Zobo runs on');
    expect(await workSeconds(second)).toBeLessThan(10);
    expect(await gql(SIGN_IN, ada)).toMatchObject({ signIn: { __typename: 'SignInSuccess' } });
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(second.output()).toContain('Stopping ...');
    expect(await postmaster()).toBeNull();
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  });

  it('says that it is not ready before it stops to answer, and stops within 25 seconds', async () => {
    made.copyTo(dataDir);
    const server = start();
    await server.says('Zobo runs on');
    const began = Date.now();
    server.process.kill('SIGTERM');
    await server.says('Stopping ...');
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, 'stopping\n']);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(await server.ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(25_000);
  });

  it('ends at once at the second Ctrl-C, and its database with it', async () => {
    made.copyTo(dataDir);
    const server = start();
    await server.says('Zobo runs on');
    const postgres = await requirePostmaster();
    server.process.kill('SIGINT');
    // npm passes on the Ctrl-C that the terminal already sent: that is no second one.
    server.process.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(server.process.exitCode).toBeNull();
    server.process.kill('SIGINT');
    expect(await server.ended).toBe(1);
    for (let tries = 0; isAlive(postgres) && tries < 100; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isAlive(postgres)).toBe(false);
  });

  it('stops when its database ends', async () => {
    made.copyTo(dataDir);
    const server = start();
    await server.says('Zobo runs on');
    process.kill(await requirePostmaster(), 'SIGKILL');
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('The embedded database ended by itself');
  });

  it('runs on a database of one’s own with nothing else changed', async () => {
    const database = await createTestDatabase();
    const server = start({ DATABASE_URL: database.url, APP_SECRET: SECRET });
    await server.says('(the database: DATABASE_URL)');
    register = registrar(async () => database.url);
    expect(await gql(SIGN_UP, newAda)).toMatchObject({ signUp: { __typename: 'SignUpSuccess' } });
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await database.drop();
  });

  it('loads nothing of what is for developers in production, and all of it lazily', async () => {
    const database = await createTestDatabase();
    const own = { DATABASE_URL: database.url, APP_SECRET: SECRET };
    /** The modules of ours that a start loads, as Node's coverage names them. */
    const modules = async (mode: string): Promise<string[]> => {
      const coverage = join(dataDir, `modules-${mode}`);
      const server = start({ ...own, NODE_ENV: mode, NODE_V8_COVERAGE: coverage });
      await server.says('Zobo runs on');
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      const [file = ''] = await readdir(coverage);
      const { result } = JSON.parse(await readFile(join(coverage, file), 'utf8')) as { result: { url: string }[] };
      return result.map(({ url }) => url).filter((url) => url.includes('/dist/node/server/'));
    };
    const isForDevelopers = (url: string) => url.includes('/dist/node/server/dev/');
    const inProduction = await modules('production');
    expect(inProduction.length).toBeGreaterThan(200);
    expect(inProduction.filter(isForDevelopers)).toEqual([]);
    expect((await modules('development')).filter(isForDevelopers).length).toBeGreaterThan(10);
    await database.drop();
  });

  it('in development keeps letters for /dev/mail, and sends them by the queue', async () => {
    const database = await createTestDatabase();
    const server = start({ NODE_ENV: 'development', DATABASE_URL: database.url, APP_SECRET: SECRET });
    await server.says('/dev/mail');
    register = registrar(async () => database.url);
    await gql(SIGN_UP, newAda);
    const page = async () => (await fetch(`http://127.0.0.1:${port}/dev/mail`)).text();
    await vi.waitFor(async () => expect(await page()).toContain('Welcome to Zobo'), { timeout: 30_000, interval: 50 });
    expect(await page()).toContain(ada.email);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await database.drop();
  });
});

describe('a start that cannot succeed says why, and leaves nothing behind', () => {
  it('on a port in use, before it starts a database', async () => {
    const occupant = createServer().listen(port, '127.0.0.1');
    await once(occupant, 'listening');
    const server = start();
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`Port ${port} is in use`);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    occupant.close();
  });

  it('on a data folder in use, on another port', async () => {
    made.copyTo(dataDir);
    const first = start();
    await first.says('Zobo runs on');
    const second = start({ PORT: String(await unusedPort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `The data folder ${dataDir} is in use by another start (process ${first.process.pid})`,
    );
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  });

  it('with bad settings, naming each', async () => {
    const server = start({ PORT: 'http', SMTP_URL: 'mail.example' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('PORT: should be a whole number');
    expect(server.output()).toContain('SMTP_URL: should be an address like smtp://');
    expect(server.output()).not.toContain('    at ');
  });

  it('with a database that is not there', async () => {
    const server = start({ DATABASE_URL: 'postgres://zobo:hunter2@127.0.0.1:1/zobo', APP_SECRET: SECRET });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('DATABASE_URL: the database at 127.0.0.1:1 cannot be used');
    expect(server.output()).not.toContain('hunter2');
  });

  it('in production on a database with demo people, whose password everybody knows', async () => {
    const database = await createTestDatabase();
    const db = createDb(createPool({ connectionString: database.url, max: 1, onError: () => undefined }));
    const add = async (email: string, acceptanceId: string) => {
      const id = randomUUID();
      const user = { id, email, passwordHash: 'none', fullName: 'Zainab Bello' };
      const version = { privacyVersion: '1', termsVersion: '1', acceptedAt: new Date() };
      await db
        .insertInto('users')
        .values({ ...user, createdAt: new Date() })
        .execute();
      await db
        .insertInto('privacyAcceptances')
        .values({ id: acceptanceId, userId: id, ...version })
        .execute();
    };
    const settings = { DATABASE_URL: database.url, APP_SECRET: SECRET };
    // Whoever signs up with such an address keeps nobody from starting.
    await add(`stranger@${demoDomain}`, v7());
    const server = start(settings);
    await server.says('Zobo runs on');
    server.process.kill('SIGTERM');
    await server.ended;

    const admin = accountRows(demoAdmin, 'none', new Date());
    await insertRows(db, { users: [admin.user], privacyAcceptances: [admin.acceptance] });
    await db.destroy();
    const refused = start(settings);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('This database holds demo people');
    expect(refused.output()).not.toContain('    at ');
    await database.drop();
  });

  it('with an address that is not of this machine', async () => {
    const server = start({ HOST: '203.0.113.7' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('HOST 203.0.113.7 is not an address of this machine');
  });
});
