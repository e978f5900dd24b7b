/** What the phone keeps of a chat. */
import type { Unmasked } from '@apollo/client';
import type { ChatPageQuery } from './chat.generated.ts';
import { PAGE } from './use-thread.ts';

type Answer = Unmasked<ChatPageQuery>;

/** The newest messages, from one of a page of the server on: a live one has no cursor to load earlier ones by. Null once it may not be read. */
export function cutThread({ viewer }: Answer): Answer | null {
  const match = viewer?.match;
  if (!viewer || !match?.canViewerMessage) return null;
  const newest = match.messages.edges.slice(-PAGE);
  const first = newest.findIndex(({ cursor }) => cursor !== '');
  if (first < 0 && newest.length > 0) return null;
  const edges = newest.slice(Math.max(0, first));
  const pageInfo = {
    ...match.messages.pageInfo,
    hasPreviousPage: (edges[0]?.node.seq ?? 1) > 1,
    startCursor: edges[0]?.cursor ?? null,
  };
  // Nobody knows whether the other will be active then.
  const profile = match.profile && { ...match.profile, activity: null };
  return { viewer: { ...viewer, match: { ...match, profile, messages: { ...match.messages, edges, pageInfo } } } };
}
