import { expect, it } from 'vitest';
import { cutThread } from './kept-thread.ts';

type Answer = Parameters<typeof cutThread>[0];

/** Messages from..to; those from `live` on came by event, and are on no page of the server. */
function chat(from: number, to: number, live = to + 1, canViewerMessage = true): Answer {
  const edges = Array.from({ length: to - from + 1 }, (_, index) => {
    const seq = from + index;
    return { cursor: seq < live ? `c${seq}` : '', node: { id: String(seq), seq } };
  });
  const pageInfo = { hasPreviousPage: false, hasNextPage: false, startCursor: 'c1', endCursor: null };
  return { viewer: { match: { canViewerMessage, messages: { edges, pageInfo } } } } as unknown as Answer;
}
const kept = (answer: Answer) => cutThread(answer)?.viewer?.match?.messages;

it('keeps the thirty newest messages, and knows that there are earlier ones', () => {
  const messages = kept(chat(1, 40));
  expect(messages?.edges.map(({ node }) => node.seq)).toEqual(Array.from({ length: 30 }, (_, index) => 11 + index));
  expect(messages?.pageInfo).toMatchObject({ hasPreviousPage: true, startCursor: 'c11' });
  expect(kept(chat(1, 5))?.pageInfo).toMatchObject({ hasPreviousPage: false, startCursor: 'c1' });
});

it('begins with a message that has a cursor', () => {
  const messages = kept(chat(1, 40, 39));
  expect(messages?.edges.at(-1)).toMatchObject({ cursor: '', node: { seq: 40 } });
  expect(messages?.edges[0]?.cursor).toBe('c11');
});

it('keeps nothing of a chat that may not be read, and of one that is over', () => {
  expect(cutThread(chat(1, 3, 4, false))).toBeNull();
  expect(cutThread({ viewer: { match: null } } as unknown as Answer)).toBeNull();
  expect(cutThread({ viewer: null })).toBeNull();
});
