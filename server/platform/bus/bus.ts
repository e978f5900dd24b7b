import type { Topics } from './topics.ts';

/** Publish after the commit (`ctx.afterCommit`). Delivery is a hint: Postgres stays the truth. */
export type Bus = {
  publish<T extends keyof Topics & string>(topic: T, event: Topics[T]): Promise<void>;
  /**
   * Begins when this returns, not at the first `next()`. Fails when the reader is more than `limits.socket.queued` events behind.
   * `first` is for this reader alone, before all others.
   */
  subscribe<T extends keyof Topics & string>(
    topic: T,
    options?: { signal?: AbortSignal; first?: Topics[T] },
  ): AsyncIterableIterator<Topics[T]>;
  /** The bus reconnects by itself. */
  isUp(): boolean;
  /** Resolves once no more events are delivered. */
  close(): Promise<void>;
};
