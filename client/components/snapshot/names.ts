/** The names of snapshots, and how long they are shown. */
const keptMs = 7 * 86_400_000;
/** The people of a deck go on living. */
const deckMs = 86_400_000;

export const deckName = 'deck';
export const inboxName = 'inbox';
const threadPrefix = 'chat:';
export const threadName = (matchId: string): string => `${threadPrefix}${matchId}`;
export const isThread = (name: string): boolean => name.startsWith(threadPrefix);
/** The match of a thread; of another name what no match is called. */
export const matchOf = (name: string): string => name.slice(threadPrefix.length);

/** Times in ms. A clock that was set back makes nothing old. */
export const isOld = (name: string, at: number, now: number): boolean =>
  now - at > (name === deckName ? deckMs : keptMs);
