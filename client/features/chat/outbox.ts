/** Own messages that the server has not confirmed yet. They outlive the page: what could not be sent is never lost. */

export type PendingMessage = {
  clientId: string;
  content: string;
  /** When it was written, ISO 8601. */
  at: string;
  state: 'sending' | 'failed';
};

const PREFIX = 'zobo.chat.outbox.';
const none: readonly PendingMessage[] = [];

export type Outbox = ReturnType<typeof createOutbox>;

/** `storage` may be full or forbidden: then pending messages live as long as the page. */
export function createOutbox(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const lists = new Map<string, readonly PendingMessage[]>();
  const listeners = new Set<() => void>();

  function write(matchId: string, list: readonly PendingMessage[]): void {
    lists.set(matchId, list);
    try {
      if (list.length === 0) storage.removeItem(PREFIX + matchId);
      else storage.setItem(PREFIX + matchId, JSON.stringify(list));
    } catch {
      // The list in memory still stands.
    }
    for (const listener of listeners) listener();
  }

  /** The same array until something changes. */
  function read(matchId: string): readonly PendingMessage[] {
    const known = lists.get(matchId);
    if (known) return known;
    const list = restored(storage, matchId);
    lists.set(matchId, list);
    return list;
  }

  return {
    read,
    add(matchId: string, message: PendingMessage): void {
      write(matchId, [...read(matchId), message]);
    },
    mark(matchId: string, clientId: string, state: PendingMessage['state']): void {
      write(
        matchId,
        read(matchId).map((message) => (message.clientId === clientId ? { ...message, state } : message)),
      );
    },
    remove(matchId: string, clientIds: ReadonlySet<string>): void {
      const left = read(matchId).filter(({ clientId }) => !clientIds.has(clientId));
      if (left.length < read(matchId).length) write(matchId, left);
    },
    /** Forgets what is in memory; whoever signs out has emptied the storage. */
    forget(): void {
      lists.clear();
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** After a reload nobody is sending any more, so what was on its way waits for a retry (with the same clientId). */
function restored(storage: Pick<Storage, 'getItem'>, matchId: string): readonly PendingMessage[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(PREFIX + matchId) ?? '[]');
    if (!Array.isArray(list) || list.length === 0) return none;
    return list.filter(isPending).map((message) => ({ ...message, state: 'failed' }));
  } catch {
    return none;
  }
}

function isPending(value: unknown): value is PendingMessage {
  const { clientId, content, at } = (value ?? {}) as Record<string, unknown>;
  return typeof clientId === 'string' && typeof content === 'string' && typeof at === 'string';
}
