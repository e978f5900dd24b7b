/** The product as `npm start` brings it up: built client, embedded Postgres, one port; on a free port and in a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from '../../tooling/programs.ts';

export type Product = { url: string; dataDir: string; stop(): Promise<void> };

const START_MS = 180_000;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${output()}`);
    const ok = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`npm start did not come up in ${START_MS / 1_000} s:\n${output()}`);
}

/** Starts it and waits until it is ready; `env` is on top of this process's own. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zobo-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(...npmCommand('start'), {
    // A group of its own, so that what npm starts ends with it.
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, STUN_URL: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));

  const end = (): boolean => child.exitCode === null && child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
  // Also when this process ends before it could stop it.
  process.once('exit', end);

  const stop = async (): Promise<void> => {
    process.off('exit', end);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (end()) await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await answers(url, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, stop };
}
