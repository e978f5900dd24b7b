/** The processes of a measurement: each is ended by whoever started it, and tells how much of a processor it used. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildServer, builtServer, serverFlags } from '../../../tooling/build-server.ts';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
const START_MS = 60_000;
/** Ticks of the kernel's accounting: 10 ms wherever Linux runs Node. */
const TICK_MS = 10;

export type Process = { child: ChildProcess; pid: number; stop(): Promise<void> };

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The product as it runs in production: the built server, made of today's sources. */
export async function productFile(): Promise<string> {
  await buildServer((line) => console.log(line));
  return builtServer;
}

/**
 * Starts a program of this repository with these settings and no others, and further flags for Node; its errors go to this one's. The built
 * server is plain JavaScript and has the flags of `npm start`; all others go through tsx, whose hook on `require` would slow down what they
 * serve with.
 */
export function start(file: string, env: Record<string, string>, flags: readonly string[] = []): Process {
  const own = file.endsWith('.js') ? serverFlags : ['--import', 'tsx/esm'];
  const child = spawn(process.execPath, [...own, ...flags, file], {
    cwd: root,
    // The limits count as in production, and stop nobody: so many requests of each viewer are a flood by intention.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      REQUESTS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const atExit = (): void => void child.kill('SIGTERM');
  process.once('exit', atExit);
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    process.off('exit', atExit);
  };
  return { child, pid: child.pid ?? 0, stop };
}

/** The lines that a process writes, one after the other. */
export function linesOf({ child }: Process): AsyncIterator<string> {
  if (child.stdout === null) throw new Error('This process has no output to read.');
  return createInterface({ input: child.stdout })[Symbol.asyncIterator]();
}

/** Waits until an address answers without an error of the server. */
export async function answering(url: string, { child }: Process): Promise<void> {
  for (const until = Date.now() + START_MS; Date.now() < until; ) {
    if (child.exitCode !== null) break;
    const isUp = await fetch(url).then(
      (response) => response.status < 500,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not come up.`);
}

/** The processor time a process used so far, in milliseconds: fields 14 and 15 of its stat, behind the name in brackets. */
export async function cpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
