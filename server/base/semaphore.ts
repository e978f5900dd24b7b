/** A semaphore with a bounded line, for work that takes a core or much memory. */

/** Runs `work` once a place is free. Throws `refusal()` when the line is full, or when no place became free in time. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

type Options = {
  atOnce: number;
  /** The most works that may wait in the line. */
  waiting: number;
  /** The longest wait in the line, in milliseconds; unbounded when absent. */
  waitMs?: number;
  refusal: () => Error;
};

export function createSemaphore({ atOnce, waiting, waitMs, refusal }: Options): Semaphore {
  const line = new Set<() => void>();
  let running = 0;

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      line.add(start);
      if (waitMs === undefined) return;
      timer = setTimeout(() => {
        line.delete(start);
        reject(refusal());
      }, waitMs);
    });
  }

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (line.size >= waiting) throw refusal();
    else await turn();
    try {
      return await work();
    } finally {
      // A work that ends hands its place to the next one, so `running` stays the same.
      const [next] = line;
      if (next === undefined) running -= 1;
      else {
        line.delete(next);
        next();
      }
    }
  };
}

/** Keyed mutex: runs works of one key one after the other, so that they wait here and not each on a connection. */
export function createKeyedMutex(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mine = (lines.get(key) ?? Promise.resolve()).then(work, work);
    lines.set(key, mine);
    try {
      return await mine;
    } finally {
      if (lines.get(key) === mine) lines.delete(key);
    }
  };
}
