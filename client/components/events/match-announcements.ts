import { useSyncExternalStore } from 'react';
import { session } from '#client/apollo/session.ts';
import { createListeners } from '#client/lib/listeners.ts';

/** Matches to celebrate, oldest first. The answer to a like and the socket's event report the same match; it is shown once. */
let waiting: readonly string[] = [];
const announced = new Set<string>();
const { tell, subscribe } = createListeners();
let withheld = 0;

function change(next: readonly string[]): void {
  waiting = next;
  tell();
}

// An unseen match must not appear to the next person on this device.
session.subscribe(({ type }) => {
  if (type !== 'signed_out') return;
  announced.clear();
  change([]);
});

/** Opens the match dialog. A match that was announced before is ignored. The match must be in the cache as `MatchMoment_match`. */
export function announceMatch(matchId: string): void {
  if (announced.has(matchId)) return;
  announced.add(matchId);
  change([...waiting, matchId]);
}

export function dismissMatch(matchId: string): void {
  change(waiting.filter((id) => id !== matchId));
}

/** The event of a match may arrive before the answer to the like. The returned function takes a match that needs no dialog. */
export function withholdMatches(): (told: string | null) => void {
  withheld += 1;
  change(waiting);
  return (told) => {
    withheld -= 1;
    if (told !== null) announced.add(told);
    change(waiting.filter((id) => id !== told));
  };
}

export function useAnnouncedMatch(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (withheld > 0 ? null : (waiting[0] ?? null)),
    () => null,
  );
}
