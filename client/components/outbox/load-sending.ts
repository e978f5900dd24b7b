import { persistently } from '#client/lib/lazy-part.ts';
import { writeItem } from '#client/lib/safe-storage.ts';
import { leaveBehind } from './left-behind.ts';
import { outbox } from './outbox.ts';
import { unsentKey } from './unsent-key.ts';

let isAsked = false;
let isLoaded = false;

const importSending = () => import('./sending.ts');

/**
 * Loads the part of the outbox that keeps and sends, once the page is in use. It also sends what an earlier visit left. What keeps the pages
 * comes with it.
 */
export function loadSending(): void {
  if (isAsked) return;
  isAsked = true;
  void persistently(importSending).then(() => {
    isLoaded = true;
  });
}

export const isSending = (): boolean => isLoaded;

outbox.onAdded((item) => {
  // The page may be left before the device's database is at hand.
  if (!isLoaded) {
    leaveBehind([item]);
    writeItem(unsentKey, 'yes');
  }
  loadSending();
});

/** Asks about what is unsent. Resolves to true if the person means to sign out; rejects if it cannot be asked. */
export const isSignOutMeant = (): Promise<boolean> => importSending().then((part) => part.isSignOutMeant());
