/** The matches that this page itself is ending: it says so in words of its own, and need not tell that they are gone. */
const ending = new Set<string>();

export const ownEnds = {
  begin: (matchId: string): void => void ending.add(matchId),
  /** It did not end after all. */
  fail: (matchId: string): void => void ending.delete(matchId),
  has: (matchId: string): boolean => ending.has(matchId),
};
