import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Config } from '#server/config/config.ts';
import { builtProgram } from '../../tooling/build-server.ts';
import type { Answer, TestApp } from './app.ts';

const program = builtProgram('tests/setup/other-server.ts');

export type OtherProcess = {
  url: string;
  pid: number;
  gql(query: string, variables?: Record<string, unknown>, token?: string): Promise<Answer>;
  /** Moves its clock on, which runs with the real one. */
  advance(ms: number): Promise<void>;
  stop(): Promise<void>;
};

/** A second server on the same database, in a process of its own, so that nothing but Postgres connects the two. */
export async function startOtherProcess(app: TestApp, config: Partial<Config> = {}): Promise<OtherProcess> {
  const given = [app.databaseUrl, app.deps.config.dataDir, JSON.stringify(config)];
  const child = spawn(process.execPath, [program, ...given], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  const exited = once(child, 'exit');
  const [url] = (await Promise.race([
    once(lines, 'line'),
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
    async advance(ms) {
      const moved = once(lines, 'line');
      child.stdin.write(`${ms}\n`);
      await moved;
    },
    async stop() {
      child.stdin.end();
      await exited;
    },
  };
}
