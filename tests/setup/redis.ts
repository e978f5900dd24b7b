/** A redis-server of a test's own, on one port for its life. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export type OwnRedis = {
  url: string;
  start(): Promise<void>;
  /** As if its machine lost power. */
  kill(): Promise<void>;
  /** Holds it still: connections stay open and nothing is answered. */
  freeze(): void;
  thaw(): void;
};

export async function ownRedis(): Promise<OwnRedis> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  let child: ChildProcess | null = null;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      const started = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
      child = started;
      for await (const chunk of started.stdout) if (String(chunk).includes('Ready to accept connections')) break;
      started.stdout.resume();
    },
    async kill() {
      if (child === null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      child = null;
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}
