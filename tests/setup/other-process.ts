import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Answer, TestApp } from './app.ts';

const script = fileURLToPath(new URL('other-server.ts', import.meta.url));

export type OtherProcess = {
  url: string;
  pid: number;
  gql(query: string, variables?: Record<string, unknown>, token?: string): Promise<Answer>;
  stop(): Promise<void>;
};

/** A second server on the same database, in a process of its own, so that nothing but Postgres connects the two. */
export async function startOtherProcess(app: TestApp): Promise<OtherProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, app.databaseUrl, app.deps.config.dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [url] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    exited.then(() => Promise.reject(new Error('The other server did not start.'))),
  ])) as [string];
  return {
    url,
    pid: child.pid ?? 0,
    async gql(query, variables, token) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      });
      const body = await response.text();
      return { status: response.status, body, ...JSON.parse(body) };
    },
    async stop() {
      child.stdin.end();
      await exited;
    },
  };
}
