import { useSyncExternalStore } from 'react';
import { session } from '#client/apollo/session.ts';

/** Matches to be celebrated, oldest first. A like's answer and the socket's event both tell of the same match: it is shown once. */
let waiting: readonly string[] = [];
const announced = new Set<string>();
const listeners = new Set<() => void>();
let withheld = 0;

function change(next: readonly string[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

// A match that nobody saw must not greet the next person.
session.subscribe(({ type }) => {
  if (type !== 'signed_out') return;
  announced.clear();
  change([]);
});

/** Opens the match dialog; a match that was announced before is ignored. The match must be in the cache as `MatchMoment_match`. */
export function announceMatch(matchId: string): void {
  if (announced.has(matchId)) return;
  announced.add(matchId);
  change([...waiting, matchId]);
}

export function dismissMatch(matchId: string): void {
  change(waiting.filter((id) => id !== matchId));
}

/**
 * Withholds all announcements: the event of a match may come before the answer to the like that makes it. The function returned lets
 * them go on; the match that it is given was told of by other words.
 */
export function withholdMatches(): (told: string | null) => void {
  withheld += 1;
  change(waiting);
  return (told) => {
    withheld -= 1;
    if (told !== null) announced.add(told);
    change(waiting.filter((id) => id !== told));
  };
}

/** The match to be celebrated now, or null. */
export function useAnnouncedMatch(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (withheld > 0 ? null : (waiting[0] ?? null)),
    () => null,
  );
}
