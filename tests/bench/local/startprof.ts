import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { answering, freePort, root, start } from '../deck/processes.ts';
export async function startProf(databaseUrl: string, folder: string, cwd = root) {
  const port = await freePort();
  const env: Record<string, string> = { DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1', APP_SECRET: randomBytes(32).toString('hex'), DATA_DIR: join(folder, 'data'+port), LOG_LEVEL: 'warn' };
  const process_ = start(join(cwd, 'server/main.ts'), env, process.env.FLAGS ? process.env.FLAGS.split(' ') : process.env.PROF ? ['--cpu-prof', '--cpu-prof-dir=/tmp/prof', '--cpu-prof-interval', '500'] : []);
  await answering(`http://127.0.0.1:${port}/readyz`, process_);
  return { target: { name: 'zobo' as const, port }, process: process_, collected: async () => 0 };
}
