/**
 * What a page holds that the device's database does not have yet: it was written before the database was at hand, or its write may be under
 * way when the page is left. Local storage is written at once. An open tab sends it at once too; what is sent twice then is known by its id.
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
