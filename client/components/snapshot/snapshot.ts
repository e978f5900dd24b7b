/** What the phone keeps of pages, so that they show it before the server answers, and without a network: as it was found at the start. */
import { session } from '#client/apollo/session.ts';
import { readItem } from '#client/lib/safe-storage.ts';
import { keptKey } from './kept-key.ts';

/** A slow database holds no page up for longer. */
const OPEN_MS = 300;

/** `asked` is the document's id and the variables: another build's data may lack fields. */
export type Snapshot = { asked: string; session: string; at: number; data: unknown };

let opened: Promise<null> | undefined;
let found: ReadonlyMap<string, Snapshot> = new Map();

export const snapshots = () => found;

async function open(): Promise<null> {
  if (!session.isSignedIn() || readItem(keptKey) !== session.id()) return null;
  const reading = import('./stored.ts').then(async ({ readFresh }) => {
    found = await readFresh();
  });
  await Promise.race([reading.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, OPEN_MS))]);
  return null;
}

/** Once a visit, before a page asks for its data. */
export function openSnapshots(): Promise<null> {
  opened ??= open();
  return opened;
}

/** After a sign-out. */
export function forgetFound(): void {
  found = new Map();
}
