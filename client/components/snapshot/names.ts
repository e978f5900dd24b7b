/** The names of snapshots, and how long they are shown. */
const keptMs = 7 * 86_400_000;
/** The people of a deck go on living. */
const deckMs = 86_400_000;

export const deckName = 'deck';
export const inboxName = 'inbox';
export const threadPrefix = 'chat:';
export const threadName = (matchId: string): string => `${threadPrefix}${matchId}`;

/** Times in ms. A clock that was set back makes nothing old. */
export const isOld = (name: string, at: number, now: number): boolean =>
  now - at > (name === deckName ? deckMs : keptMs);
