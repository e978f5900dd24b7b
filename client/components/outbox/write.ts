/** What people add to the outbox, and take out of it. */
import { session } from '#client/apollo/session.ts';
import { newId } from '#client/lib/new-id.ts';
import { writeItem } from '#client/lib/safe-storage.ts';
import { clearToasts } from '#client/ui/toast.tsx';
import { leaveBehind } from './left-behind.ts';
import { isSending, loadSending } from './load-sending.ts';
import { chatLane, laneOf, type Message, outbox, type Swipe } from './outbox.ts';
import { unsentKey } from './unsent-key.ts';
import { toastOf } from './unsent-toast.ts';

/** The outbox sends it at once or as soon as possible. Returns the id of the item. */
export function send(work: Swipe | Message): string {
  const id = newId();
  outbox.add(work, { id, at: new Date().toISOString(), session: session.id() });
  // The page may be left before the database is at hand.
  if (!isSending()) {
    leaveBehind(outbox.read(laneOf(work)).slice(-1));
    writeItem(unsentKey, 'yes');
  }
  loadSending();
  return id;
}

export function retryMessage(matchId: string, id: string): void {
  outbox.change(chatLane(matchId), id, { state: 'sending', at: new Date().toISOString() });
}

export function discardMessage(matchId: string, id: string): void {
  outbox.remove(chatLane(matchId), new Set([id]));
  clearToasts(toastOf(matchId));
}
