import { session } from '#client/apollo/session.ts';
import { keptKey } from '#client/components/snapshot/kept-key.ts';
import { readItem } from '#client/lib/safe-storage.ts';
import { unsentKey } from './unsent-key.ts';

/**
 * The person's own sign-out. If something may be unsent, it asks first: in the browser's words where ours cannot be fetched. The part that asks
 * also deletes what the phone keeps of pages.
 */
export async function leave(): Promise<void> {
  const isMeant =
    (!readItem(unsentKey) && !readItem(keptKey)) ||
    (await import('./load-sending.ts')
      .then((part) => part.isSignOutMeant())
      .catch(() => confirm('Lose what is not sent?')));
  if (isMeant) void session.signOut();
}
