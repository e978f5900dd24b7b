/** A redis-server of a test's or a run's own, on one port for its life, that keeps nothing on disk. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { unusedPort } from '#server/boot/tcp-port.ts';

export type OwnRedis = {
  url: string;
  /** Again, after a kill. */
  start(): Promise<void>;
  /** As if its machine lost power. */
  kill(): Promise<void>;
  /** Holds it still: connections stay open and nothing is answered. */
  freeze(): void;
  thaw(): void;
};

const HOST = '127.0.0.1';

/** Throws a sentence where none is installed. */
export async function startRedis(given?: number): Promise<OwnRedis> {
  const port = given ?? (await unusedPort());
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const args = ['--port', String(port), '--bind', HOST, '--save', '', '--appendonly', 'no'];
    const started = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    const failed = once(started, 'error').then(([error]) => {
      throw new Error(
        `redis-server does not start (${(error as NodeJS.ErrnoException).code}). Install it: apt-get install redis-server, or brew install redis.`,
      );
    });
    const ready = (async () => {
      for await (const chunk of started.stdout.iterator({ destroyOnReturn: false }))
        if (String(chunk).includes('Ready to accept connections')) return;
      throw new Error('redis-server ended before it was ready.');
    })();
    failed.catch(() => undefined);
    ready.catch(() => undefined);
    await Promise.race([ready, failed]);
    started.stdout.resume();
  }

  // A run that is broken off leaves none behind.
  process.once('exit', () => child?.kill('SIGKILL'));
  await start();
  return {
    url: `redis://${HOST}:${port}`,
    start,
    async kill() {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}
