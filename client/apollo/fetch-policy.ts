/** What is known is shown at once, the server is asked once, and from then on the cache is followed. */
export const shownAtOnce = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;
