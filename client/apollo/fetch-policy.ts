/** Cached data is shown at once while the server is asked once. After that only the cache is read. */
export const shownAtOnce = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;
