/** What is done about the events that seldom come. */
import type { ApolloCache, Reference } from '@apollo/client';
import { toast } from '#client/ui/toast.tsx';
import { paths } from '#rules/paths.ts';
import { ViewerUnreadDocument } from './ViewerUnread.generated.ts';

export function tellReview(selfie: { status: string; reason: string | null } | null): void {
  if (selfie?.status === 'APPROVED') toast({ title: 'You are verified', tone: 'success' });
  else if (selfie?.status === 'REJECTED')
    toast({ title: 'Your selfie was not accepted', description: selfie.reason ?? undefined, tone: 'error' });
}

/** Links to the request when the person is on another page. */
export function tellAnswer({ subject, state }: { subject: string; state: string }, read: () => void): void {
  toast({
    title: state === 'CLOSED' ? 'Your request is settled' : 'The team answered',
    description: subject,
    tone: 'info',
    about: 'support',
    action: location.pathname === paths.support ? undefined : { label: 'Read', run: read },
  });
}

/** Puts a new match first in the viewer's lists that are loaded, but not among the conversations. The event itself has written the match. */
export function addMatch(cache: ApolloCache, matchId: string): void {
  const { viewer } = cache.readQuery({ query: ViewerUnreadDocument }) ?? {};
  if (!viewer) return;
  cache.modify<{ matches: { edges: readonly { cursor: string; node: Reference }[] } }>({
    id: cache.identify(viewer),
    fields: {
      matches(known, { readField, storeFieldName, toReference }) {
        const node = toReference({ __typename: 'Match', id: matchId });
        if (
          !node ||
          storeFieldName.includes('TALKING') ||
          !('edges' in known) ||
          known.edges.some((edge) => readField('id', edge.node) === matchId)
        )
          return known;
        return { ...known, edges: [{ __typename: 'MatchEdge', cursor: '', node }, ...known.edges] };
      },
    },
  });
}
