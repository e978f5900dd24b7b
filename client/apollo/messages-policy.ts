import type { FieldPolicy, Reference } from '@apollo/client';

type Edge = { cursor: string; node: Reference };
type PageInfo = {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
};
type Thread = { edges: readonly Edge[]; pageInfo?: Partial<PageInfo> };

/**
 * One thread from all pages and live messages: each message once, in the server's order, whatever arrives first. The stock Relay
 * policy replaces the tail and so dropped live messages during catch-up.
 */
export const messagesPolicy: FieldPolicy<Thread, Thread> = {
  keyArgs: false,
  merge(existing, incoming, { args, readField }) {
    const seqOf = (edge: Edge | undefined) => (edge ? (readField<number>('seq', edge.node) ?? 0) : 0);
    const known = existing?.edges ?? [];
    // A message that came by itself (an event, the answer to sending) is on no page: it has no cursor and moves neither end.
    const isPage = incoming.pageInfo !== undefined;
    const isNewest = isPage && !args?.['after'] && !args?.['before'];
    // The newest page begins beyond what is known: what lies between is unknown, so the thread begins anew with this page.
    const isBeyond = isNewest && known.length > 0 && seqOf(incoming.edges[0]) > seqOf(known.at(-1)) + 1;
    const kept = isBeyond ? [] : known;
    const byNode = new Map(kept.map((edge) => [edge.node.__ref, edge]));
    for (const edge of incoming.edges) {
      const { __ref } = edge.node;
      if (edge.cursor !== '' || !byNode.has(__ref)) byNode.set(__ref, edge);
    }
    const edges = [...byNode.values()].sort((one, other) => seqOf(one) - seqOf(other));

    const before = isPage && kept.length === 0 ? undefined : existing?.pageInfo;
    const reachesStart = !before || args?.['before'] || (isNewest && edges[0] === incoming.edges[0]);
    const reachesEnd = !before || args?.['after'] || isNewest;
    return {
      ...incoming,
      edges,
      pageInfo: {
        ...before,
        ...incoming.pageInfo,
        hasPreviousPage: (reachesStart ? incoming.pageInfo : before)?.hasPreviousPage,
        hasNextPage: (reachesEnd ? incoming.pageInfo : before)?.hasNextPage,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
    };
  },
  read(existing, { canRead }) {
    return existing && { ...existing, edges: existing.edges.filter((edge) => canRead(edge.node)) };
  },
};
