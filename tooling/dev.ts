/**
 * `npm run dev`: everything with reload on one address. Vite serves the client there and passes the rest on to the server, which is started
 * anew when its files change; the database is started once, here, so that a restart of the server is quick.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { requirePort } from '#server/boot/port.ts';
import { loadConfig, type Settings } from '#server/config.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { factsOf } from '#server/http/facts.ts';
import { addressOf, headOf, nowhere } from '#server/http/pages.ts';
import { composed } from '#server/http/shell.ts';
import { requireExplorer } from './build-client.ts';

const say = (line: string): void => console.log(line);
/** What the server answers; all other addresses are the client's. */
const SERVED = [
  '/graphql',
  '/graphiql',
  '/photos',
  '/uploads',
  '/dev',
  '/test-payments',
  '/webhooks',
  '/healthz',
  '/readyz',
  '/schema.graphql',
  '/robots.txt',
  '/sitemap.xml',
];

/** The head of each page and what this installation knows, as the server writes them into the built shell. */
const heads = (settings: Settings): Plugin => ({
  name: 'heads',
  transformIndexHtml(html, { originalUrl = '/' }) {
    const address = addressOf(originalUrl.split(/[?#]/)[0] ?? '/') ?? nowhere;
    return composed(html, headOf(address, settings), factsOf(settings, new Date()), null);
  },
});

async function develop(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = loadConfig(process.env);
  const inner = settings.port + 1;
  await requirePort(settings);
  await requirePort({ host: '127.0.0.1', port: inner });
  await requireExplorer(say);
  const database = settings.databaseUrl === null ? await startEmbedded({ dataDir: settings.dataDir, log: say }) : null;

  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(inner),
    PUBLIC_URL: settings.publicUrl,
    ...(database === null ? {} : { DATABASE_URL: database.url, APP_SECRET: settings.appSecret, DEMO: '1' }),
  };
  const tsx = join('node_modules', 'tsx', 'dist', 'cli.mjs');
  const watch = [tsx, 'watch', '--clear-screen=false', '--include', 'schema.graphql', 'server/main.ts'];
  // A group of its own: Ctrl-C is for this process, which stops the server before its database.
  const server = spawn(process.execPath, watch, { env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });

  const target = `http://127.0.0.1:${inner}`;
  const proxy = Object.fromEntries(SERVED.map((path) => [path, { target, ws: path === '/graphql' }]));
  const vite = await createServer({
    plugins: [heads(settings)],
    server: { host: settings.host, port: settings.port, strictPort: true, proxy },
  });
  await vite.listen();
  say(`The client, with reload, is on http://localhost:${settings.port}; the server behind it is on ${target}.`);

  const stop = async (): Promise<void> => {
    await vite.close();
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    await database?.stop();
    process.exit(0);
  };
  let stopping: Promise<void> | null = null;
  // Vite would end the process on its own.
  process.removeAllListeners('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopping ??= stop()));
}

try {
  await develop();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
