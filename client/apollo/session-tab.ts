import { createListeners } from '#client/lib/listeners.ts';
import { forgetKept, type Kept, type KeptIn, readKept, sessionIdOf, sessionKey, waitLeft } from './kept-session.ts';

export type SessionEvent =
  | { type: 'initial_session' | 'token_refreshed' | 'user_updated' }
  | { type: 'signed_in'; reason: 'asked' | 'elsewhere' }
  /** `asked` by the person in this tab, `elsewhere` in another tab, `refused` by the server. */
  | { type: 'signed_out'; reason: 'asked' | 'elsewhere' | 'refused' };

export type TabPorts = {
  storage: KeptIn;
  now: () => number;
  later: (run: () => void, ms: number) => () => void;
};

export type SessionTab = ReturnType<typeof createSessionTab>;

/** In ms before the token's end, so that no request has to wait for a refresh. */
const aheadMs = 60_000;

export function createSessionTab({ storage, now, later }: TabPorts, refresh: () => void) {
  const { tell: emit, subscribe } = createListeners<[event: SessionEvent]>();
  let kept = readKept(storage);
  let person = kept && sessionIdOf(kept);
  let cancelTimer = () => {};

  function schedule(): void {
    cancelTimer();
    if (kept) cancelTimer = later(refresh, Math.max(kept.expiresAt - aheadMs - now(), waitLeft(kept, now())));
  }

  function forget(reason: 'asked' | 'elsewhere' | 'refused'): void {
    if (!kept) return;
    kept = null;
    cancelTimer();
    forgetKept(storage);
    emit({ type: 'signed_out', reason });
  }

  return {
    kept: (): Kept | null => kept,
    person: () => person,
    emit,
    schedule,
    forget,
    write(next: Kept): void {
      kept = next;
      storage.setItem(sessionKey, JSON.stringify(next));
      schedule();
    },
    /** Takes over the changes of another tab, and checks the time again when this tab wakes from sleep. */
    follow(): void {
      const before = kept;
      const found = readKept(storage);
      if (!found) {
        forget('elsewhere');
        return;
      }
      kept = found;
      schedule();
      if (before?.accessToken === found.accessToken) return;
      const isSame = before !== null && sessionIdOf(before) === sessionIdOf(found);
      // Another person signed in elsewhere, so this tab's data belongs to the former person.
      if (before && !isSame) emit({ type: 'signed_out', reason: 'elsewhere' });
      if (!isSame) person = sessionIdOf(found);
      emit(isSame ? { type: 'token_refreshed' } : { type: 'signed_in', reason: 'elsewhere' });
    },
    /** Calls the listener at once with the initial session, then at each change. */
    subscribe(listener: (event: SessionEvent) => void): () => void {
      const stop = subscribe(listener);
      listener({ type: 'initial_session' });
      return stop;
    },
  };
}
