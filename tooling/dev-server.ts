import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { unusedPort } from '#server/boot/tcp-port.ts';

/** Debounce: editors write several files at once. */
const SETTLED_MS = 150;
const ASK_EVERY_MS = 100;

type Started = { process: ChildProcess; port: number };

export type DevServer = {
  /** The base URL, the same across restarts. */
  address: string;
  /** The former server answers until the new one is ready, and stays if the new one fails. */
  restart(): void;
  stop(): Promise<void>;
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function isReady({ process, port }: Started): Promise<boolean> {
  while (!hasEnded(process)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await sleep(ASK_EVERY_MS);
  }
  return false;
}

export async function startDevServer(env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<DevServer> {
  const running = new Set<ChildProcess>();
  let answering: Started | null = null;
  let newest: ChildProcess | null = null;
  let settling: NodeJS.Timeout | undefined;

  const door = createServer((caller) => {
    if (answering === null) return caller.destroy();
    const server = connect(answering.port, '127.0.0.1');
    for (const [from, to] of [
      [caller, server],
      [server, caller],
    ] as const)
      from.pipe(to).on('error', () => from.destroy());
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as { port: number };

  async function start(): Promise<void> {
    const inner = await unusedPort();
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), 'server/main.ts'], {
      env: { ...env, PORT: String(inner) },
      stdio: ['ignore', 'inherit', 'inherit'],
      // A process group of its own: Ctrl-C reaches only the parent, which stops the server before the database.
      detached: true,
    });
    running.add(child);
    child.on('exit', () => {
      running.delete(child);
      if (answering?.process !== child) return;
      answering = null;
      say('The server ended by itself. It starts again when a file changes.');
    });
    // Files changed again before the last start was ready: end that start.
    newest?.kill('SIGTERM');
    newest = child;
    const isStarted = await isReady({ process: child, port: inner });
    if (newest !== child) return;
    newest = null;
    if (isStarted) {
      answering?.process.kill('SIGTERM');
      answering = { process: child, port: inner };
    } else
      say(
        `The server does not start; what stands above says why. ${answering ? 'The one before goes on' : 'It waits'}.`,
      );
  }

  void start();
  return {
    address: `http://127.0.0.1:${port}`,
    restart() {
      clearTimeout(settling);
      settling = setTimeout(() => void start(), SETTLED_MS);
    },
    async stop() {
      clearTimeout(settling);
      [answering, newest] = [null, null];
      door.close();
      await Promise.all(
        [...running].map((child) => {
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          return ended;
        }),
      );
    },
  };
}
