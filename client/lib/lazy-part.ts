import { type ComponentType, lazy } from 'react';
import { onlineOrAfter } from './online.ts';

const againAfterMs = 5_000;

/** Without a network it keeps trying. */
export async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await onlineOrAfter(againAfterMs);
    }
  }
}

/**
 * Loaded persistently, so that a missing network does not break the page. Where bytes are counted most, on the landing page and in the deck,
 * the part is taken with `then`, which the bundler makes shorter than an `await`.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await persistently(load) }));
}
