import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Clock, Random } from '#server/base/chance.ts';
import { writeWhole } from './files.ts';
import type { Mail, Mailer } from './mailer.ts';

/** `sentAt` is an ISO instant; `name` is the file's without the extension. */
export type OutboxLetter = Mail & { sentAt: string; name: string };

const ENDING = '.json';

export function outboxFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'outbox');
}

type OutboxOptions = { folder: string; clock: Clock; random: Random };

/** JSON files, with names that sort by time. */
export function createOutboxMailer({ folder, clock, random }: OutboxOptions): Mailer {
  return {
    destination: folder,
    sends: true,
    async send(mail) {
      const sentAt = clock().toISOString();
      const name = `${sentAt.replaceAll(':', '-')}-${random.bytes(4).toString('hex')}`;
      await writeWhole(join(folder, `${name}${ENDING}`), `${JSON.stringify({ sentAt, ...mail }, null, 2)}\n`, 0o600);
    },
  };
}

const noneIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

export async function readLetter(folder: string, name: string): Promise<OutboxLetter | null> {
  if (name !== basename(name)) return null;
  const json = await readFile(join(folder, `${name}${ENDING}`), 'utf8').catch(noneIfMissing);
  return json === null ? null : { name, ...(JSON.parse(json) as Omit<OutboxLetter, 'name'>) };
}

export async function readOutbox(folder: string, atMost: number): Promise<OutboxLetter[]> {
  const names = (await readdir(folder).catch(noneIfMissing)) ?? [];
  const newest = names
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .reverse()
    .slice(0, atMost);
  const letters = await Promise.all(newest.map((name) => readLetter(folder, name.slice(0, -ENDING.length))));
  return letters.filter((letter) => letter !== null);
}
