/** The product and the bare server, which say what they weigh, and the load that both are under. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { registrar } from '../../setup/documents.ts';
import { answering, freePort, linesOf, type Process, productFile, root, start } from '../deck/processes.ts';
import { sent } from './documents.ts';
import type { Answer, Order, Outcome, ServerName, Target } from './orders.ts';

const COLLECT_MS = 20_000;

export type Server = {
  target: Target;
  process: Process;
  /** Bytes in memory once the garbage is gone. */
  collected(): Promise<number>;
};
export type Load = { process: Process; order<T extends Outcome>(order: Order): Promise<T> };

/** The product runs as in production, but for a collector that waits to be called, and is told what it will be sent. */
export async function startServer(name: ServerName, databaseUrl: string, folder: string): Promise<Server> {
  const port = await freePort();
  const env: Record<string, string> = { DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1' };
  const more = { APP_SECRET: randomBytes(32).toString('hex'), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' };
  const collector = join(root, 'tests/bench/chat/collect.mjs');
  const file = name === 'zobo' ? await productFile() : join(root, 'tests/bench/chat/bare.ts');
  const process = start(file, name === 'zobo' ? { ...env, ...more } : env, ['--expose-gc', '--import', collector]);
  const { stdout } = process.child;
  if (stdout === null) throw new Error('This process has no output to read.');
  const output = createInterface({ input: stdout });
  await answering(`http://127.0.0.1:${port}/readyz`, process).catch(async (error: unknown) => {
    await process.stop();
    throw error;
  });
  const register = registrar(async () => databaseUrl);
  for (const text of name === 'zobo' ? sent : []) await register(text);
  const collected = () =>
    new Promise<number>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${name} did not collect its garbage.`)), COLLECT_MS);
      output.on('line', function look(line: string) {
        if (!line.startsWith('{"rss":')) return;
        output.off('line', look);
        clearTimeout(late);
        resolve((JSON.parse(line) as { rss: number }).rss);
      });
      process.child.kill('SIGUSR2');
    });
  return { target: { name, port }, process, collected };
}

export function startLoad(): Load {
  const process = start(join(root, 'tests/bench/chat/load.ts'), {});
  const lines = linesOf(process);
  return {
    process,
    async order<T extends Outcome>(order: Order) {
      process.child.stdin?.write(`${JSON.stringify(order)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error('The load ended by itself.');
      const answer = JSON.parse(value) as Answer;
      if ('failure' in answer) throw new Error(`${order.do}: ${answer.failure}`);
      return answer.outcome as T;
    },
  };
}

/** Bytes in memory now, garbage and all. */
export async function bytesOf({ process: { pid } }: Server): Promise<number> {
  const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) * 1024;
}
