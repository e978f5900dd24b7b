import { beforeEach, expect, it } from 'vitest';
import { leftKey } from './keys.ts';
import { itemsAt, leaveBehind, takeUp } from './left-behind.ts';
import { createOutbox, type Item } from './outbox.ts';

function itemOf(id: string): Item {
  const outbox = createOutbox();
  outbox.add({ kind: 'like', profileId: 'chidi' }, { id, at: '2026-03-12T10:00:00.000Z', session: 's' });
  return outbox.read('swipe')[0] as Item;
}

beforeEach(() => localStorage.clear());

it('keeps what several pages left until it is taken up', () => {
  const [a, b] = [itemOf('a'), itemOf('b')];
  leaveBehind([]);
  expect(localStorage.length).toBe(0);
  leaveBehind([a]);
  const taken = itemsAt(leftKey);
  expect(taken).toEqual([a]);
  leaveBehind([b]);
  takeUp(taken);
  expect(itemsAt(leftKey)).toEqual([b]);
  takeUp([b]);
  expect(localStorage.length).toBe(0);
});

it('reads nothing from what is no list', () => {
  for (const text of ['', 'x', '{}', 'null']) {
    localStorage.setItem(leftKey, text);
    expect(itemsAt(leftKey)).toEqual([]);
  }
});
