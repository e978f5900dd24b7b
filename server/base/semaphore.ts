/** Semaphores for work that takes a core, a connection or much memory. */
import { Semaphore, withTimeout } from 'async-mutex';

type Line = {
  /** The most works that may wait. */
  waiting: number;
  /** The longest wait, in milliseconds; unbounded when absent. */
  waitMs?: number;
  refusal: () => Error;
};

/** Runs `work` once one of `atOnce` places is free. Throws `refusal()` when too many wait, or when no place became free in time. */
export function createSemaphore({ atOnce, waiting, waitMs, refusal }: Line & { atOnce: number }) {
  const unbounded = new Semaphore(atOnce);
  const places = waitMs === undefined ? unbounded : withTimeout(unbounded, waitMs, refusal());
  let inside = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= atOnce + waiting) throw refusal();
    inside += 1;
    try {
      return await places.runExclusive(work);
    } finally {
      inside -= 1;
    }
  };
}

const endless: Line = { waiting: Number.POSITIVE_INFINITY, refusal: () => new Error('The line is full.') };

/** Keyed mutex: runs works of one key one after the other, so that they wait here and not each on a connection. */
export function createKeyedMutex(line = endless) {
  const locks = new Map<string, { run: ReturnType<typeof createSemaphore>; users: number }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const lock = locks.get(key) ?? { run: createSemaphore({ atOnce: 1, ...line }), users: 0 };
    locks.set(key, lock);
    lock.users += 1;
    try {
      return await lock.run(work);
    } finally {
      lock.users -= 1;
      if (lock.users === 0) locks.delete(key);
    }
  };
}
