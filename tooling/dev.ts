/** `npm run dev`: Vite serves the client and proxies the rest. The database starts once, so that a server restart is quick. */
import { join, sep } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { requirePort } from '#server/boot/tcp-port.ts';
import { loadConfig, type Settings } from '#server/config/config.ts';
import { loadEnv } from '#server/config/env.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { factsOf } from '#server/edge/http/facts.ts';
import { addressOf, headOf, nowhere } from '#server/edge/http/pages.ts';
import { composed } from '#server/edge/http/shell.ts';
import { requireExplorer } from './build-client.ts';
import { root } from './building.ts';
import { proxyTo } from './dev-proxy.ts';
import { startDevServer } from './dev-server.ts';

const say = (line: string): void => console.log(line);
const SOURCES = ['server', 'rules', 'content', 'migrations', 'schema.graphql'].map((name) => join(root, name));

/** The head of each page and the installation's settings, as the server writes them into the built shell. */
const heads = (settings: Settings): Plugin => ({
  name: 'heads',
  transformIndexHtml(html, { originalUrl = '/' }) {
    const address = addressOf(originalUrl.split(/[?#]/)[0] ?? '/') ?? nowhere;
    return composed(html, headOf(address, settings), factsOf(settings, new Date()), null);
  },
});

async function develop(): Promise<void> {
  const settings = loadConfig(loadEnv());
  await requirePort(settings);
  await requireExplorer(say);
  const database = settings.databaseUrl === null ? await startEmbedded({ dataDir: settings.dataDir, log: say }) : null;

  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOST: '127.0.0.1',
    PUBLIC_URL: settings.publicUrl,
    ...(database === null ? {} : { DATABASE_URL: database.url, APP_SECRET: settings.appSecret, DEMO: '1' }),
  };
  const server = await startDevServer(env, say);
  const vite = await createServer({
    plugins: [heads(settings)],
    // The server decides which origins may call it.
    server: { host: settings.host, port: settings.port, strictPort: true, cors: false, proxy: proxyTo(server.address) },
  });
  vite.watcher.add(SOURCES).on('all', (_event, file) => {
    const isSource = SOURCES.some((path) => file === path || file.startsWith(path + sep));
    if (isSource && !file.endsWith('.test.ts')) server.restart();
  });
  await vite.listen();
  say(
    `The client, with reload, is on http://localhost:${settings.port}; the server behind it is on ${server.address}.`,
  );

  const stop = async (): Promise<void> => {
    await vite.close();
    await server.stop();
    await database?.stop();
    process.exit(0);
  };
  let stopping: Promise<void> | null = null;
  // Vite would end the process by itself.
  process.removeAllListeners('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopping ??= stop()));
}

try {
  await develop();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
