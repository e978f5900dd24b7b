import { expect, it } from 'vitest';
import { cutInbox, readable } from './kept-inbox.ts';

type Answer = Parameters<typeof cutInbox>[0];

const list = (name: string, count: number, canViewerMessage = true) => ({
  edges: Array.from({ length: count }, (_, index) => ({
    cursor: `${name}${index}`,
    node: { id: `${name}${index}`, canViewerMessage },
  })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: `${name}0`, endCursor: `${name}${count - 1}` },
});
const inbox = (newMatches: object, conversations: object) =>
  ({ viewer: { newMatches, conversations } }) as unknown as Answer;

it('keeps the first page, and where it goes on', () => {
  const viewer = cutInbox(inbox(list('n', 2), list('c', 45)))?.viewer;
  expect(viewer?.newMatches).toEqual(list('n', 2));
  expect(viewer?.conversations.edges).toHaveLength(20);
  expect(viewer?.conversations.pageInfo).toMatchObject({ hasNextPage: true, endCursor: 'c19' });
  expect(cutInbox({ viewer: null })).toBeNull();
});

it('names the matches whose messages may be read', () => {
  expect(readable(inbox(list('n', 1), list('c', 2)))).toEqual(['n0', 'c0', 'c1']);
  expect(readable(inbox(list('n', 1), list('c', 2, false)))).toEqual(['n0']);
  const more = list('c', 2);
  more.pageInfo.hasNextPage = true;
  expect(readable(inbox(list('n', 1), more))).toBeNull();
});
