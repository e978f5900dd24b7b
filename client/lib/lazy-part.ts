import { type ComponentType, lazy } from 'react';
import { onlineOrAfter } from './online.ts';

const againAfterMs = 5_000;

async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await onlineOrAfter(againAfterMs);
    }
  }
}

/** Without a network it keeps trying, instead of breaking the page. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await persistently(load) }));
}
