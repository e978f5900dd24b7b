import { expect, it } from 'vitest';
import { inboxOf } from './inbox.ts';

const match = (id: string, at: string | null, unreadCount = 0) => ({
  id,
  unreadCount,
  lastMessage: at === null ? null : { createdAt: `2026-11-24T${at}:00.000Z` },
});
const ids = ({ newMatches, conversations }: ReturnType<typeof inboxOf>) => [
  newMatches.map(({ id }) => id),
  conversations.map(({ id }) => id),
];

it('brings up what has a newer message, and makes a conversation of a new match with one', () => {
  expect(ids(inboxOf([match('a', null)], [match('b', '10:00'), match('c', '09:00')]))).toEqual([['a'], ['b', 'c']]);
  expect(ids(inboxOf([match('a', '12:00')], [match('b', '10:00'), match('c', '11:00')]))).toEqual([
    [],
    ['a', 'c', 'b'],
  ]);
});

it('keeps the order of those who may not read, and counts what they were sent', () => {
  expect(ids(inboxOf([match('a', null, 1), match('d', null)], [match('b', null), match('c', null, 3)]))).toEqual([
    ['d'],
    ['a', 'b', 'c'],
  ]);
});

it('has a match once when both lists hold it', () => {
  expect(ids(inboxOf([match('a', '12:00'), match('e', null)], [match('a', '12:00')]))).toEqual([['e'], ['a']]);
});
