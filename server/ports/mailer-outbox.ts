import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock, Random } from '../context.ts';
import { writeWhole } from './files.ts';
import type { Mail, Mailer } from './mailer.ts';

/** A letter as it lies in the outbox; `sentAt` is an ISO instant. */
export type OutboxLetter = Mail & { sentAt: string };

export type OutboxOptions = { folder: string; clock: Clock; random: Random };

/** Sends nothing: keeps each letter as a JSON file of its own, named so that the names sort by time. */
export function createOutboxMailer({ folder, clock, random }: OutboxOptions): Mailer {
  return {
    destination: folder,
    async send(mail) {
      const sentAt = clock().toISOString();
      const name = `${sentAt.replaceAll(':', '-')}-${random.bytes(4).toString('hex')}.json`;
      const letter: OutboxLetter = { sentAt, ...mail };
      await writeWhole(join(folder, name), `${JSON.stringify(letter, null, 2)}\n`, 0o600);
    },
  };
}

/** The newest letters of an outbox, newest first. */
export async function readOutbox(folder: string, atMost: number): Promise<OutboxLetter[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, atMost);
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as OutboxLetter),
  );
}
