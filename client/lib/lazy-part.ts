import { type ComponentType, lazy } from 'react';

const againAfterMs = 5_000;

/** Resolves when the device comes back online, or after a while where it never says. */
function again(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, againAfterMs);
    window.addEventListener('online', done);
  });
}

async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await again();
    }
  }
}

/** A part that is fetched when it is needed. While the network is away it is late, instead of taking the page down with it. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await persistently(load) }));
}
