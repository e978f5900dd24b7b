/** This page reports these ends in its own words, so their events need no toast. */
const ending = new Set<string>();

export const pendingUnmatches = {
  begin: (matchId: string): void => void ending.add(matchId),
  /** The unmatch failed. */
  fail: (matchId: string): void => void ending.delete(matchId),
  has: (matchId: string): boolean => ending.has(matchId),
};
