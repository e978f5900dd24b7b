import type { ApolloCache } from '@apollo/client';
import { endedMatches } from './ended-matches.ts';

export function forgetMatch(cache: ApolloCache, matchId: string): void {
  endedMatches.add(matchId);
  cache.evict({ id: cache.identify({ __typename: 'Match', id: matchId }) });
  cache.gc();
}

type Kept = { __typename?: string; id?: string; profile?: { __ref?: string } | null };

/** Lists leave out objects that the cache lacks. */
export function forgetPerson(cache: ApolloCache, profileId: string): void {
  const profile = cache.identify({ __typename: 'Profile', id: profileId });
  const all = cache.extract(true) as Record<string, Kept>;
  for (const [id, kept] of Object.entries(all))
    if (kept.profile?.__ref === profile && (kept.__typename === 'Match' || kept.__typename === 'Liker')) {
      if (kept.id !== undefined) endedMatches.add(kept.id);
      cache.evict({ id });
    }
  cache.evict({ id: profile });
  // The list of blocked people has changed: evicted, so that its page fetches it again.
  for (const [id, kept] of Object.entries(all))
    if (kept.__typename === 'Viewer') cache.evict({ id, fieldName: 'blockedProfiles' });
  cache.gc();
}
