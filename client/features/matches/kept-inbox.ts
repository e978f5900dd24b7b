/** What the phone keeps of the inbox. */
import type { Unmasked } from '@apollo/client';
import { limits } from '#rules/limits.ts';
import type { MatchesPageQuery } from './matches.generated.ts';

type Answer = Unmasked<MatchesPageQuery>;
type List = NonNullable<Answer['viewer']>['conversations'];

/** The first page of it, and where it goes on. */
function firstOf({ edges, pageInfo, ...list }: List): List {
  const first = edges.slice(0, limits.page.default);
  const isWhole = first.length === edges.length;
  const endCursor = first.at(-1)?.cursor ?? null;
  return { ...list, edges: first, pageInfo: isWhole ? pageInfo : { ...pageInfo, hasNextPage: true, endCursor } };
}

export function cutInbox({ viewer }: Answer): Answer | null {
  if (viewer === null) return null;
  return {
    viewer: { ...viewer, newMatches: firstOf(viewer.newMatches), conversations: firstOf(viewer.conversations) },
  };
}

/** The matches whose messages may be read: the threads of others do not stay on the phone. Null while there are more than are loaded. */
export function readable({ viewer }: Answer): string[] | null {
  if (!viewer || viewer.newMatches.pageInfo.hasNextPage || viewer.conversations.pageInfo.hasNextPage) return null;
  return [...viewer.newMatches.edges, ...viewer.conversations.edges]
    .filter(({ node }) => node.canViewerMessage)
    .map(({ node }) => node.id);
}
