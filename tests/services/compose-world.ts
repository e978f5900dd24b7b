/** What docker-compose.yml and docs/deploy/nginx.conf describe, started without Docker: Debian's Postgres 15, redis-server and nginx. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { unusedPort } from '#server/boot/tcp-port.ts';
import { databaseAt } from '#tests/setup/database.ts';
import { startOwnPostgres } from '#tests/setup/own-postgres.ts';
import { type Program, runProgram } from '#tests/setup/processes.ts';
import { startRedis } from '#tests/setup/redis.ts';
import { startS3Double } from '#tests/setup/s3-double.ts';
import { startSmtp } from '#tests/setup/smtp.ts';
import { buildServer, builtServer } from '../../tooling/build-server.ts';

const POSTGRES = process.env.TEST_POSTGRES_BIN || '/usr/lib/postgresql/15/bin';
const root = new URL('../../', import.meta.url);
const fileOf = (name: string): Promise<string> => readFile(new URL(name, root), 'utf8');

/** The `environment` of a service, with what it takes from .env filled in as compose does. */
export function environmentOf(compose: string, service: string, env: Record<string, string>): Record<string, string> {
  const part = new RegExp(`^  ${service}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';
  const block = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(part)?.[1] ?? '';
  const pairs = [...block.matchAll(/^ {6}(\w+): *(.*)$/gm)].map(([, name = '', raw = '']) => {
    const plain = raw.replace(/^"(.*)"$/, '$1');
    const value = plain.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, key: string, how?: string, rest = '') => {
      const given = env[key];
      if (given) return given;
      if (how === '-') return rest;
      throw new Error(`${key} is needed in .env: ${rest}`);
    });
    return [name, value];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** nginx with the file that the compose file mounts; only where it listens and where the app is are this machine's. */
async function startNginx(
  folder: string,
  accessLog: string,
  { port, plainPort }: { port: number; plainPort: number },
  apps: readonly number[],
): Promise<ChildProcess> {
  const given = await fileOf('docs/deploy/nginx.conf');
  const servers = apps.map((each) => `server 127.0.0.1:${each};`).join(' ');
  await mkdir(folder, { recursive: true });
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  // What Debian's nginx 1.22 does not know yet it knows by its older name.
  const places = {
    ...{ 'server app:4000 resolve;': servers, 'listen 80;': `listen 127.0.0.1:${plainPort};` },
    ...{ 'listen 443 ssl;': `listen 127.0.0.1:${port} ssl http2;`, 'http2 on;': '' },
    ...{ '/dev/stdout': accessLog, '/dev/stderr': join(folder, 'site-error.log') },
    ...{ '/etc/nginx/tls/fullchain.pem': certificate, '/etc/nginx/tls/privkey.pem': key },
  };
  const site = Object.entries(places).reduce((all, [there, here]) => {
    if (!all.includes(there)) throw new Error(`nginx.conf has no ${there}`);
    return all.replace(there, here);
  }, given);
  await writeFile(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = `${user} daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')} warn;
    events {} http { ${temporary} include ${join(folder, 'site.conf')}; }`;
  await writeFile(join(folder, 'nginx.conf'), main);
  return spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
}

export type Compose = Awaited<ReturnType<typeof startCompose>>;

export async function startCompose(metricsToken: string) {
  const folder = await mkdtemp(join(tmpdir(), 'zobo-compose-'));
  const letters: string[] = [];
  const [postgres, redis, mail, s3] = [
    await startOwnPostgres(POSTGRES),
    await startRedis(),
    await startSmtp(({ raw }) => void letters.push(raw)),
    await startS3Double(),
  ];
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('create database zobo');
  await admin.end();
  const port = await unusedPort();
  const plainPort = await unusedPort();
  const ports = [await unusedPort(), await unusedPort()];
  const address = new URL(postgres.url);
  const env = environmentOf(await fileOf('docker-compose.yml'), 'app', {
    POSTGRES_PASSWORD: address.password,
    APP_SECRET: 'a secret that only tests use, 32 bytes or more',
    PUBLIC_URL: `https://127.0.0.1:${port}`,
    S3_ACCESS_KEY: s3.accessKeyId,
    S3_SECRET_KEY: s3.secretAccessKey,
    METRICS_TOKEN: metricsToken,
    TURN_SECRET: 'a secret of the TURN server',
  });
  const hosts: Readonly<Record<string, string>> = {
    'postgres:5432': address.host,
    'redis:6379': new URL(redis.url).host,
    'mail:1025': new URL(mail.url).host,
    's3:9000': new URL(s3.url).host,
  };
  const here = (value: string): string =>
    Object.entries(hosts).reduce(
      (all, [host, local]) => all.replace(`//${host}`, `//${local}`).replace(`@${host}`, `@${local}`),
      value,
    );
  const settings = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, here(value)]));
  await buildServer(() => undefined);
  const apps: { port: number; url: string; program: Program }[] = [];
  for (const [at, port] of ports.entries()) {
    // What the image sets, and an address of this machine alone.
    const image = { DATA_DIR: join(folder, `data-${at}`), PORT: String(port), HOST: '127.0.0.1' };
    const program = runProgram(builtServer, { env: { ...settings, ...image } });
    apps.push({ port, url: `http://127.0.0.1:${port}`, program });
    await program.says('Zobo runs on');
  }
  const accessLog = join(folder, 'access.log');
  const nginx = await startNginx(join(folder, 'nginx'), accessLog, { port, plainPort }, ports);
  // The certificate is this test's own.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  return {
    env,
    url: `https://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    databaseUrl: databaseAt(postgres.url, 'zobo'),
    apps,
    letters,
    files: s3.files,
    accessLog: () => readFile(accessLog, 'utf8'),
    /** Of nginx itself, and of the site. */
    errorLogs: async (): Promise<string> =>
      (
        await Promise.all(['error.log', 'site-error.log'].map((name) => readFile(join(folder, 'nginx', name), 'utf8')))
      ).join(''),
    async stop(): Promise<void> {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      const quit = once(nginx, 'exit');
      nginx.kill('SIGQUIT');
      for (const { program } of apps) {
        if (program.process.exitCode === null && program.process.signalCode === null) program.process.kill('SIGTERM');
        await program.ended;
      }
      nginx.kill('SIGTERM');
      await quit;
      await redis.kill();
      await mail.stop();
      await s3.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
