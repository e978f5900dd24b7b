import { beforeEach, describe, expect, it } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { addToThread } from '#client/components/outbox/thread-cache.ts';
import {
  ChatCatchUpDocument,
  ChatEarlierDocument,
  ChatPageDocument,
  type ThreadMessageFragment,
} from './chat.generated.ts';

const matchId = 'm1';

const message = (seq: number): ThreadMessageFragment => ({
  __typename: 'Message',
  kind: 'TEXT',
  id: `id-${seq}`,
  clientId: null,
  matchId,
  seq,
  isMine: false,
  content: `message ${seq}`,
  createdAt: '2026-03-12T10:00:00.000Z',
  dateIdea: null,
});

/** A page of the server with the messages from..to. */
function page(from: number, to: number, ends: { previous?: boolean; next?: boolean } = {}) {
  const edges = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({
    __typename: 'MessageEdge' as const,
    cursor: `c${from + index}`,
    node: message(from + index),
  }));
  return {
    __typename: 'MessageConnection' as const,
    edges,
    pageInfo: {
      __typename: 'PageInfo' as const,
      hasPreviousPage: ends.previous ?? false,
      hasNextPage: ends.next ?? false,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

const header = { __typename: 'Match' as const, id: matchId, profile: null, datePlan: null, gameSession: null };
const state = {
  canViewerCall: true,
  canViewerMessage: true,
  canOtherMessage: null,
  theirReadSeq: 0,
  myReadSeq: 0,
  unreadCount: 0,
  lastMessage: null as { __typename: 'Message'; id: string; seq: number } | null,
};
/** The newest message in the answers and events about a match. */
const last = (seq: number) => ({ __typename: 'Message' as const, id: `id-${seq}`, seq });

describe('the thread in the cache', () => {
  let cache: ReturnType<typeof createCache>;
  const open = (messages: ReturnType<typeof page>) =>
    cache.writeQuery({
      query: ChatPageDocument,
      variables: { matchId, last: 30 },
      data: {
        viewer: {
          __typename: 'Viewer',
          id: 'v',
          plan: { __typename: 'HeldPlan', abilities: ['MESSAGES'] },
          match: { ...header, ...state, messages },
        },
      },
    });
  const match = () => {
    const data = cache.readQuery({ query: ChatPageDocument, variables: { matchId, last: 30 } });
    return data?.viewer?.match ?? null;
  };
  const thread = () => match()?.messages ?? null;
  const seqs = () => thread()?.edges.map(({ node }) => node.seq);
  const caughtUp = (messages: ReturnType<typeof page>, after: string, now: Partial<typeof state> = {}) =>
    cache.writeQuery({
      query: ChatCatchUpDocument,
      variables: { matchId, first: 100, after },
      data: {
        viewer: { __typename: 'Viewer', id: 'v', unreadCount: 0, match: { ...header, ...state, ...now, messages } },
      },
    });

  beforeEach(() => {
    cache = createCache();
  });

  it('takes the first message of an empty thread', () => {
    open(page(1, 0));
    addToThread(cache, matchId, message(1));
    expect(seqs()).toEqual([1]);
    expect(thread()?.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: false });
  });

  it('takes a message once, though the event and the answer both bring it', () => {
    open(page(1, 3));
    addToThread(cache, matchId, message(4));
    addToThread(cache, matchId, message(4));
    expect(seqs()).toEqual([1, 2, 3, 4]);
  });

  it('keeps what is known when a message arrives before the ones that were missed, and fills the hole', () => {
    open(page(1, 3));
    addToThread(cache, matchId, message(7));
    expect(seqs()).toEqual([1, 2, 3, 7]);
    caughtUp(page(4, 7), 'c3');
    expect(seqs()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('keeps the cursor of a page when the same message comes by itself', () => {
    open(page(1, 3));
    addToThread(cache, matchId, message(3));
    expect(thread()?.edges.at(-1)?.cursor).toBe('c3');
  });

  it('puts earlier pages on top and knows where the thread begins', () => {
    open(page(11, 13, { previous: true }));
    addToThread(cache, matchId, message(14));
    expect(thread()?.pageInfo.hasPreviousPage).toBe(true);
    cache.writeQuery({
      query: ChatEarlierDocument,
      variables: { matchId, last: 10, before: 'c11' },
      data: {
        viewer: {
          __typename: 'Viewer',
          id: 'v',
          match: { __typename: 'Match', id: matchId, messages: page(1, 10, { next: true }) },
        },
      },
    });
    expect(seqs()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(thread()?.pageInfo.hasPreviousPage).toBe(false);
  });

  it('begins anew with a newest page that leaves a hole behind what is known', () => {
    open(page(1, 3));
    open(page(40, 42, { previous: true }));
    expect(seqs()).toEqual([40, 41, 42]);
    expect(thread()?.pageInfo.hasPreviousPage).toBe(true);
  });

  it('takes nothing back for an answer that was read before what is known', () => {
    open(page(1, 3));
    caughtUp(page(1, 5), 'c3', { theirReadSeq: 5, myReadSeq: 4, lastMessage: last(5) });
    caughtUp(page(1, 4), 'c3', { theirReadSeq: 3, myReadSeq: 2, lastMessage: last(4) });
    expect(match()).toMatchObject({ theirReadSeq: 5, myReadSeq: 4, lastMessage: { seq: 5 } });
    caughtUp(page(1, 6), 'c3', { theirReadSeq: 6, myReadSeq: 4, lastMessage: last(6) });
    expect(match()).toMatchObject({ theirReadSeq: 6, lastMessage: { seq: 6 } });
    caughtUp(page(1, 0), 'c3', { lastMessage: null });
    expect(match()?.lastMessage).toMatchObject({ seq: 6 });
    caughtUp(page(1, 0), 'c3', { lastMessage: null, canViewerMessage: false });
    expect(match()?.lastMessage).toBeNull();
  });
});
