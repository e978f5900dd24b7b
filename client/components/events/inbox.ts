/** What an inbox shows of the matches that are loaded, on whichever list they came. */
export type Loaded = {
  id: string;
  unreadCount: number;
  /** Null without a message, or while the viewer may not read it. */
  lastMessage: { createdAt: string } | null;
};

const hasWords = ({ unreadCount, lastMessage }: Loaded): boolean => lastMessage !== null || unreadCount > 0;

/**
 * Splits them by what is known now: a message that arrived since makes a conversation of a new match, and brings an older conversation up.
 * Those whose messages may not be read keep the server's order.
 */
export function inboxOf<T extends Loaded>(newMatches: readonly T[], conversations: readonly T[]) {
  const known = new Set(conversations.map(({ id }) => id));
  const begun = newMatches.filter((match) => hasWords(match) && !known.has(match.id));
  const at = ({ lastMessage }: Loaded) => lastMessage?.createdAt ?? '';
  return {
    newMatches: newMatches.filter((match) => !hasWords(match) && !known.has(match.id)),
    conversations: [...begun, ...conversations].sort((a, b) => at(b).localeCompare(at(a))),
  };
}
