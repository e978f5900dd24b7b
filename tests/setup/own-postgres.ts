/** A Postgres of the machine itself, such as Debian's 15, in a throw-away folder: never its service and none of its clusters. */
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Binaries } from '#server/db/embedded/binaries.ts';
import { DATABASE_USER, stopPostgres } from '#server/db/embedded/cluster.ts';
import { run } from '#server/db/embedded/command.ts';
import { databaseOwner } from '#server/db/embedded/owner.ts';
import { startServer, urlOf } from '#server/db/embedded/server.ts';

export type OwnPostgres = { url: string; stop(): Promise<void> };

/** Starts the server whose programs lie in `bin`, as `TEST_POSTGRES_BIN` names them. */
export async function startOwnPostgres(bin: string): Promise<OwnPostgres> {
  const binaries: Binaries = {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  };
  const owner = await databaseOwner();
  const folder = await mkdtemp(join(tmpdir(), 'zobo-postgres-'));
  const password = randomBytes(24).toString('base64url');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (owner !== null) for (const path of [folder, passwordFile]) await chown(path, owner.uid, owner.gid);
  const cluster = join(folder, 'cluster');
  const access = ['--username', DATABASE_USER, '--pwfile', passwordFile, '--auth=scram-sha-256'];
  await run(binaries.initdb, ['-D', cluster, '--encoding=UTF8', '--locale=C.UTF-8', ...access], {
    owner,
    env: binaries.env,
  });
  const server = await startServer({
    ...{ folder, cluster, owner, binaries, password },
    ...{ port: null, durable: false, maxConnections: 300 },
  });
  const atExit = (): void => void server.process.kill('SIGINT');
  process.once('exit', atExit);
  return {
    url: urlOf(server.port, password, 'postgres'),
    async stop() {
      process.off('exit', atExit);
      await stopPostgres(server.pid);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
