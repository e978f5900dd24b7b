import { accessSync, constants } from 'node:fs';
import { access, chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAlive } from '#server/db/embedded/processes.ts';
import { embeddedUrl, startEmbedded } from '#server/db/embedded.ts';
import { firstStart } from '#tests/setup/first-start.ts';
import { openCheckout } from '#tests/setup/open-checkout.ts';
import { type Program, runProgram } from '#tests/setup/processes.ts';

const PROGRAM = 'tests/programs/embedded.ts';
const isRoot = process.getuid?.() === 0;
/** Some user who is not root and owns nothing. */
const NOBODY = 65_534;

/** Where programs run from: other users cannot enter a checkout under /root. */
let checkout: string;
let removeCheckout: () => void;
let made: Awaited<ReturnType<typeof firstStart>>;
beforeAll(async () => {
  ({ folder: checkout, remove: removeCheckout } = openCheckout());
  made = await firstStart();
});
afterAll(async () => {
  removeCheckout();
  await made.remove();
});

let dataDir: string;
let programs: Program[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zobo-embedded-'));
  programs = [];
});
afterEach(async () => {
  for (const { process, ended } of programs) {
    if (process.exitCode === null && process.signalCode === null) process.kill('SIGKILL');
    await ended;
  }
  await killPostgres();
  const record = await readFile(join(dataDir, 'postgres.json'), 'utf8').catch(() => '{}');
  const { folder } = JSON.parse(record) as { folder?: string | null };
  if (folder) await rm(folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

function start(uid?: number, folder = dataDir): Program {
  const program = runProgram(PROGRAM, { args: [folder], uid, checkout });
  programs.push(program);
  return program;
}

const urlOf = (program: Program): string => /ready (\S+)/.exec(program.output())?.[1] ?? '';

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function postmaster(): Promise<number | null> {
  const text = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => null);
  return text === null ? null : Number(text.split('\n')[0]);
}

async function requirePostmaster(): Promise<number> {
  const pid = await postmaster();
  if (pid === null) throw new Error('No Postgres runs there.');
  return pid;
}

async function killPostgres(): Promise<void> {
  const pid = await postmaster();
  if (pid === null) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

async function stopped(program: Program): Promise<void> {
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
}

async function killed(program: Program): Promise<void> {
  program.process.kill('SIGKILL');
  await program.ended;
}

const canRead = async (path: string): Promise<boolean> =>
  access(path, constants.R_OK).then(
    () => true,
    () => false,
  );

describe('the embedded database', () => {
  it('is a real Postgres, keeps its data and its address, and leaves nothing running', async () => {
    const first = await startEmbedded({ dataDir, log: () => undefined });
    const [row] = await query(
      first.url,
      `select current_setting('server_version_num')::int as version, current_setting('jit') as jit, current_setting('TimeZone') as zone,
              current_setting('autovacuum_vacuum_scale_factor') as scale, current_setting('listen_addresses') as host,
              current_setting('server_encoding') as encoding, current_setting('password_encryption') as passwords,
              datlocprovider as provider, datlocale as locale from pg_database where datname = current_database()`,
    );
    expect(row).toMatchObject({
      jit: 'off',
      zone: 'UTC',
      scale: '0.01',
      host: '127.0.0.1',
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
    });
    expect(row?.version).toBeGreaterThanOrEqual(150_000);
    expect(row?.passwords).toBe('scram-sha-256');
    await query(first.url, 'create extension citext');
    await query(first.url, `create table letters as select 'ẹ̀kọ́'::text as word`);
    expect(await embeddedUrl(dataDir)).toBe(first.url);
    const pid = await requirePostmaster();
    await first.stop();
    await first.stop();
    expect(isAlive(pid)).toBe(false);

    const second = await startEmbedded({ dataDir, log: () => undefined });
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select word from letters')).toEqual([{ word: 'ẹ̀kọ́' }]);
    await second.stop();
  });

  it('lets nobody in without the password, which only its owner can read', async () => {
    const { url, stop } = await startEmbedded({ dataDir, log: () => undefined });
    const without = new URL(url);
    without.password = 'guess';
    await expect(query(without.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
    await stop();
  });

  it('writes nothing of what people wrote into its log', async () => {
    made.copyTo(dataDir);
    const { url, stop } = await startEmbedded({ dataDir, log: () => undefined });
    await query(url, `create table people (email text unique)`);
    await query(url, `insert into people values ('ada@example.com')`);
    await expect(query(url, `insert into people values ('ada@example.com')`)).rejects.toThrow('duplicate');
    await expect(query(url, `select 'ada@example.com'::int`)).rejects.toThrow('invalid input');
    await stop();
    expect(await readFile(join(dataDir, 'postgres/postgres.log'), 'utf8')).not.toContain('ada@example.com');
  });

  it('refuses a second start on its folder, and says whose it is', async () => {
    made.copyTo(dataDir);
    const first = start();
    await first.says('ready');
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `The data folder ${dataDir} is in use by another start (process ${first.process.pid}). Stop that one, or set DATA_DIR to another folder.`,
    );
    await expect(startEmbedded({ dataDir, log: () => undefined })).rejects.toThrow('is in use by another start');
    await query(urlOf(first), 'select 1');
    await stopped(first);
  });

  it('takes over the Postgres that a killed start left, with all that was acknowledged', async () => {
    made.copyTo(dataDir);
    const first = start();
    await first.says('ready');
    await query(urlOf(first), 'create table kept as select generate_series(1, 1000) as n');
    const orphan = await requirePostmaster();
    await killed(first);
    expect(isAlive(orphan)).toBe(true);
    const second = start();
    await second.says('ready');
    expect(await query(urlOf(second), 'select count(*)::int as count from kept')).toEqual([{ count: 1000 }]);
    await stopped(second);
    expect(isAlive(orphan)).toBe(false);
  });

  it('recovers when everything was killed, with connections open', async () => {
    made.copyTo(dataDir);
    const first = start();
    await first.says('ready');
    const client = new pg.Client({ connectionString: urlOf(first) });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('create table kept (n int)');
    await client.query('insert into kept values (1)');
    void client.query('select pg_sleep(60)').catch(() => undefined);
    await sleep(100);
    await killPostgres();
    await killed(first);
    const second = start();
    await second.says('ready');
    expect(await query(urlOf(second), 'select n from kept')).toEqual([{ n: 1 }]);
    await stopped(second);
  });

  it('believes no stale lock: of a dead process, of another one with its number, half written, or Postgres’s own', async () => {
    made.copyTo(dataDir);
    const lock = join(dataDir, 'server.lock');
    for (const stale of [
      `{"pid":999999,"identity":null}`,
      `{"pid":${process.pid},"identity":"another boot:1"}`,
      '{"pid":',
      '',
    ]) {
      await writeFile(lock, stale);
      await (await startEmbedded({ dataDir, log: () => undefined })).stop();
    }
    const note = join(dataDir, 'postgres/cluster/postmaster.pid');
    await writeFile(note, `${process.pid}\n${join(dataDir, 'postgres/cluster')}\n0\n5432\n\n127.0.0.1\n0 0\nready\n`);
    if (isRoot) {
      const { uid, gid } = await stat(join(dataDir, 'postgres'));
      await chown(note, uid, gid);
    }
    await (await startEmbedded({ dataDir, log: () => undefined })).stop();
  });

  it('lets exactly one of many starts take over a stale lock', async () => {
    made.copyTo(dataDir);
    await writeFile(join(dataDir, 'server.lock'), '{"pid":999999,"identity":null}');
    const many = Array.from({ length: 4 }, () => start());
    const results = await Promise.allSettled(many.map((program) => program.says('ready')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('goes on where an interrupted first start stopped', async () => {
    await mkdir(join(dataDir, 'postgres/cluster.new/base'), { recursive: true });
    await (await startEmbedded({ dataDir, log: () => undefined })).stop();
  });

  it('takes another port when the old one is in use', async () => {
    made.copyTo(dataDir);
    const other = await mkdtemp(join(tmpdir(), 'zobo-embedded-'));
    const first = await startEmbedded({ dataDir, log: () => undefined });
    await first.stop();
    const port = Number(new URL(first.url).port);
    const occupant = await startEmbedded({ dataDir: other, log: () => undefined, durable: false, port });
    expect(new URL(occupant.url).port).toBe(String(port));
    const second = await startEmbedded({ dataDir, log: () => undefined });
    expect(new URL(second.url).port).not.toBe(String(port));
    await second.stop();
    await occupant.stop();
    await rm(other, { recursive: true });
  });

  it('tells when Postgres ends by itself', async () => {
    made.copyTo(dataDir);
    const lost = new Promise<void>((resolve) => {
      void startEmbedded({ dataDir, log: () => undefined, onLost: resolve }).then(killPostgres);
    });
    await lost;
  });

  it('says why it cannot start', async () => {
    made.copyTo(dataDir);
    await writeFile(join(dataDir, 'postgres/cluster/postgresql.conf'), 'shared_buffers = lots\n');
    await expect(startEmbedded({ dataDir, log: () => undefined })).rejects.toThrow(
      /does not start:[\s\S]*shared_buffers/,
    );
  });

  it('does not start over when its password is lost', async () => {
    made.copyTo(dataDir);
    await rm(join(dataDir, 'postgres.json'));
    await expect(startEmbedded({ dataDir, log: () => undefined })).rejects.toThrow(
      'postgres.json with its password is missing',
    );
    expect(await canRead(join(dataDir, 'postgres/cluster/PG_VERSION'))).toBe(true);
  });
});

describe.runIf(isRoot)('the embedded database, started as root', () => {
  it('runs as another user, who is given nothing but the database', async () => {
    made.copyTo(dataDir);
    const { stop } = await startEmbedded({ dataDir, log: () => undefined });
    const status = await readFile(`/proc/${await postmaster()}/status`, 'utf8');
    expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).not.toBe('0');
    await stop();
  });

  it('in a folder that this user cannot enter keeps it elsewhere, says so, and finds it again', async () => {
    const hidden = join(dataDir, 'root-only');
    await mkdir(hidden, { mode: 0o700 });
    const folder = join(hidden, 'data');
    const first = start(undefined, folder);
    await first.says('ready');
    const place = /The database is in (\/var\/lib\/zobo-\w+)/.exec(first.output())?.[1] ?? '';
    expect(first.output()).toContain(`who cannot enter ${folder}`);
    await query(urlOf(first), 'create table kept as select 1 as n');
    await killed(first);
    const second = start(undefined, folder);
    await second.says('ready');
    expect(second.output()).toContain(`The database is in ${place}.`);
    expect(await query(urlOf(second), 'select n from kept')).toEqual([{ n: 1 }]);
    await stopped(second);
    await rm(place, { recursive: true });
  });

  it('that is thrown away leaves nothing elsewhere either', async () => {
    const hidden = join(dataDir, 'root-only');
    await mkdir(hidden, { mode: 0o700 });
    const said: string[] = [];
    const { stop } = await startEmbedded({
      dataDir: join(hidden, 'data'),
      log: (line) => said.push(line),
      durable: false,
    });
    const place = /The database is in (\S+):/.exec(said.join('\n'))?.[1] ?? '';
    accessSync(place);
    await stop();
    expect(() => accessSync(place)).toThrow();
  });

  it('works for another user as well, also after root used the folder', async () => {
    await chown(dataDir, NOBODY, NOBODY);
    await chmod(dataDir, 0o700);
    for (const uid of [NOBODY, undefined, NOBODY]) {
      const program = start(uid);
      await program.says('ready');
      await stopped(program);
    }
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(NOBODY);
  });

  it('is refused to a user whose it is not, in a sentence', async () => {
    made.copyTo(dataDir);
    const program = start(NOBODY);
    expect(await program.ended).toBe(1);
    expect(program.output().trim()).toBe(`The folder ${dataDir} cannot be written by this user.`);
  });
});
