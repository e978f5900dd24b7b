import type { FieldPolicy, Reference } from '@apollo/client';

type Edge = { cursor: string; node: Reference };
type PageInfo = {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
};
type Thread = { edges: readonly Edge[]; pageInfo?: Partial<PageInfo> };

/** The number of the last message without a gap after the last page. A live message may have come before those between. */
function reached(known: readonly Edge[], seqOf: (edge: Edge) => number): number {
  const lastOnPage = known.findLastIndex(({ cursor }) => cursor !== '');
  const seqs = known.slice(Math.max(0, lastOnPage)).map(seqOf);
  return seqs.find((seq, index) => seqs[index + 1] !== seq + 1) ?? 0;
}

/** Each message once, in the server's order. The stock Relay policy drops live messages during catch-up. */
export const messagesPolicy: FieldPolicy<Thread, Thread> = {
  keyArgs: false,
  merge(existing, incoming, { args, readField }) {
    const seqOf = (edge: Edge | undefined) => (edge ? (readField<number>('seq', edge.node) ?? 0) : 0);
    const known = existing?.edges ?? [];
    const { pageInfo } = incoming;
    // A live message is on no page: it is added and says nothing about further pages.
    const isNewestPage = pageInfo !== undefined && !args?.after && !args?.before;
    // The newest page starts after the known messages. The gap between is unknown, so the thread restarts with this page.
    const isBeyond = isNewestPage && known.length > 0 && seqOf(incoming.edges[0]) > reached(known, seqOf) + 1;
    const kept = isBeyond ? [] : known;
    // The thread was restarted while this page was under way: between them messages would be missing.
    const isCutOff = args?.before && !known.some(({ cursor }) => cursor === args.before);
    if (existing && isCutOff) return existing;
    const byNode = new Map(kept.map((edge) => [edge.node.__ref, edge]));
    for (const edge of incoming.edges) {
      const { __ref } = edge.node;
      byNode.set(__ref, edge.cursor === '' ? (byNode.get(__ref) ?? edge) : edge);
    }
    const edges = [...byNode.values()].sort((one, other) => seqOf(one) - seqOf(other));
    if (!pageInfo) return { ...incoming, ...existing, edges };

    const before = kept.length > 0 ? existing?.pageInfo : undefined;
    const reachesStart = !before || args?.before || (isNewestPage && edges[0] === incoming.edges[0]);
    const reachesEnd = !before || args?.after || isNewestPage;
    const onPages = edges.filter(({ cursor }) => cursor !== '');
    return {
      ...incoming,
      edges,
      pageInfo: {
        ...before,
        ...pageInfo,
        hasPreviousPage: (reachesStart ? pageInfo : before).hasPreviousPage,
        hasNextPage: (reachesEnd ? pageInfo : before).hasNextPage,
        startCursor: onPages[0]?.cursor ?? null,
        endCursor: onPages.at(-1)?.cursor ?? null,
      },
    };
  },
  read(existing, { canRead }) {
    return existing && { ...existing, edges: existing.edges.filter((edge) => canRead(edge.node)) };
  },
};
