import type { Topics } from './topics.ts';

/** Carries content events between processes. Publish after the commit (`ctx.afterCommit`). Delivery is a hint: Postgres stays the truth. */
export type Bus = {
  publish<T extends keyof Topics & string>(topic: T, event: Topics[T]): Promise<void>;
  /**
   * Every event of a topic from now on. The subscription begins when this returns, not at the first `next()`. It ends when the signal
   * fires. It fails when the reader is more than `limits.socket.queued` events behind.
   */
  subscribe<T extends keyof Topics & string>(topic: T, signal?: AbortSignal): AsyncIterableIterator<Topics[T]>;
  /** True if events of other processes arrive now. The bus reconnects by itself. */
  isUp(): boolean;
  /** Resolves once no more events are delivered. */
  close(): Promise<void>;
};
