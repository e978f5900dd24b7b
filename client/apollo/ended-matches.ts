/** The matches of this visit that are over: nothing that was kept of them is shown again. */
export const endedMatches = new Set<string>();
