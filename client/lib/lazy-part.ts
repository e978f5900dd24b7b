import { type ComponentType, lazy } from 'react';

const againAfterMs = 5_000;

/** Devices that never report to be online wait `againAfterMs`. */
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

/** Without a network it keeps trying, instead of breaking the page. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await persistently(load) }));
}
