import { expect, it } from 'vitest';
import { isOld } from './names.ts';
import { leaving } from './selection.ts';
import type { Snapshot } from './snapshot.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const HOUR = 3_600_000;
const page = (hoursAgo = 0, changes: Partial<Snapshot> = {}): Snapshot => ({
  asked: 'id {}',
  session: 'mine',
  at: now - hoursAgo * HOUR,
  data: {},
  ...changes,
});
const gone = (all: Record<string, Snapshot>, threads: string[] | null = null) =>
  leaving(new Map(Object.entries(all)), { session: 'mine', now, threads });

it('keeps pages for a week and a deck for a day, whatever the clock said', () => {
  expect(gone({ deck: page(23), inbox: page(6 * 24), 'chat:a': page(6 * 24) })).toEqual([]);
  expect(gone({ deck: page(25), inbox: page(8 * 24), 'chat:a': page(8 * 24) })).toEqual(['deck', 'inbox', 'chat:a']);
  expect(isOld('deck', now + 48 * HOUR, now)).toBe(false);
});

it('drops what another session left', () => {
  expect(gone({ deck: page(), 'chat:a': page(0, { session: 'theirs' }) })).toEqual(['chat:a']);
});

it('drops the chats of matches that ended or may not be read any more, once the inbox knows', () => {
  const all = { inbox: page(), 'chat:a': page(), 'chat:b': page() };
  expect(gone(all, ['a'])).toEqual(['chat:b']);
  expect(gone(all, [])).toEqual(['chat:a', 'chat:b']);
  expect(gone(all)).toEqual([]);
});

it('keeps the ten chats that were written last', () => {
  const all = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`chat:${index}`, page(index)]));
  expect(gone(all)).toEqual(['chat:10', 'chat:11']);
});

it('keeps half a megabyte: pages first, then the newest chats', () => {
  const heavy = (letters: number, hoursAgo: number) => page(hoursAgo, { data: 'x'.repeat(letters) });
  const all = { 'chat:old': heavy(200_000, 2), 'chat:new': heavy(200_000, 1), inbox: heavy(200_000, 0) };
  expect(gone(all)).toEqual(['chat:old']);
  expect(gone({ 'chat:new': heavy(600_000, 1), deck: page() })).toEqual(['chat:new']);
});
