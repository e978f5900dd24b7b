import type { Topics } from './topics.ts';

/** Carries content events between processes. Publish after commit (`ctx.afterCommit`). Delivery is a hint: Postgres stays the truth. */
export type Bus = {
  publish<T extends keyof Topics & string>(topic: T, event: Topics[T]): Promise<void>;
  /**
   * Every event of a topic from now on. Subscribed when this returns, not at the first `next()`. Ends when the signal fires, and by an
   * error when the reader is more than `limits.socket.queued` events behind.
   */
  subscribe<T extends keyof Topics & string>(topic: T, signal?: AbortSignal): AsyncIterableIterator<Topics[T]>;
  /** Whether events of other processes arrive now. It comes back by itself. */
  isUp(): boolean;
  /** Resolves once nothing more is delivered. */
  close(): Promise<void>;
};
