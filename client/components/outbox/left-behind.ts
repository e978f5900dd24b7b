/**
 * What a page holds that the device's database does not have yet. When the page is left, a write that is under way may be lost; local storage
 * is written at once. An item that was sent nevertheless is sent twice then, and known by its id.
 */
import { readItem, writeItem } from '#client/lib/safe-storage.ts';
import { leftKey } from './keys.ts';
import type { Item } from './outbox.ts';

/** What is kept under a key, as far as it can be read. */
export function itemsAt(key: string): unknown[] {
  try {
    const items: unknown = JSON.parse(readItem(key) ?? '[]');
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}

/** Beside what other pages left. */
export function leaveBehind(items: readonly Item[]): void {
  if (items.length > 0) writeItem(leftKey, JSON.stringify([...itemsAt(leftKey), ...items]));
}

/** The database has these. */
export function takeUp(taken: readonly unknown[]): void {
  const known = new Set(taken.map((item) => JSON.stringify(item)));
  const others = itemsAt(leftKey).filter((item) => !known.has(JSON.stringify(item)));
  writeItem(leftKey, others.length > 0 ? JSON.stringify(others) : '');
}
