/** The binaries come from npm, and the data is in the data folder. */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findBinaries } from './embedded/binaries.ts';
import { ensureCluster, stopPostgres } from './embedded/cluster.ts';
import { chooseDataFolder, makeDataFolder, readRecord, writeRecord } from './embedded/data-folder.ts';
import { lockFolder } from './embedded/lock.ts';
import { ensureDatabase, startServer, urlOf } from './embedded/server.ts';

type EmbeddedOptions = {
  dataDir: string;
  /** Receives sentences for the person. */
  log: (line: string) => void;
  /** False for temporary databases: faster, lost when the machine fails, and deleted at the stop when outside the data folder. */
  durable?: boolean;
  maxConnections?: number;
  port?: number;
  /** Called when Postgres ends without `stop`. */
  onLost?: () => void;
};

export type Embedded = {
  url: string;
  /** Waits for the end. It may be called again. */
  stop(): Promise<void>;
};

const DATABASE = 'zobo';

/** Also of a database that does not run now; null when there never was one. */
export async function embeddedUrl(dataDir: string): Promise<string | null> {
  const record = await readRecord(resolve(dataDir));
  return record === null || record.port === null ? null : urlOf(record.port, record.password, DATABASE);
}

/** A folder has one start at a time. A Postgres that outlived a killed start is stopped first. Throws sentences for the person. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log, durable = true, maxConnections = 100 } = options;
  const dataDir = resolve(options.dataDir);
  await makeDataFolder(dataDir);
  const locks = [await lockFolder(dataDir)];
  const unlock = async (): Promise<void> => {
    for (const release of locks.splice(0)) await release();
  };
  try {
    const { folder, owner, record } = await chooseDataFolder(dataDir, log);
    // A copy of a data folder names the same database outside of it, so that one is locked too.
    if (record.folder !== null) locks.unshift(await lockFolder(folder));
    const binaries = await findBinaries(owner, log);
    const { password } = record;
    const cluster = await ensureCluster({ folder, owner, binaries, password });
    const port = options.port ?? record.port;
    const server = await startServer({ folder, cluster, owner, binaries, password, port, durable, maxConnections });
    await writeRecord(dataDir, { ...record, port: server.port });
    await ensureDatabase({ port: server.port, password }, DATABASE);

    let stopping: Promise<void> | null = null;
    // Postgres ends with this process, except after kill -9.
    const atExit = (): void => void server.process.kill('SIGINT');
    process.once('exit', atExit);
    server.process.once('exit', () => {
      process.off('exit', atExit);
      if (stopping === null) options.onLost?.();
    });
    const stop = async (): Promise<void> => {
      await stopPostgres(server.pid);
      if (!durable && record.folder !== null) await rm(folder, { recursive: true, force: true });
      await unlock();
    };
    return { url: urlOf(server.port, password, DATABASE), stop: () => (stopping ??= stop()) };
  } catch (error) {
    await unlock();
    throw error;
  }
}
