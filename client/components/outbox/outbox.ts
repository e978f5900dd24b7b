import { createListeners } from '#client/lib/listeners.ts';

export type PendingMessage = {
  clientId: string;
  content: string;
  /** The instant of writing, or of the last retry by hand, ISO 8601. */
  at: string;
  /** `sending` is sent automatically as soon as possible; `failed` waits for a tap. */
  state: 'sending' | 'failed';
};

export const outboxPrefix = 'zobo.chat.outbox.';
const none: readonly PendingMessage[] = [];

export type Outbox = ReturnType<typeof createOutbox>;

/** If `storage` is full or forbidden, pending messages live as long as the page. */
export function createOutbox(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>) {
  const lists = new Map<string, readonly PendingMessage[]>();
  /** The matches whose list the storage refused: only the memory has it. */
  const unstored = new Set<string>();
  const { tell, subscribe } = createListeners();

  function write(matchId: string, list: readonly PendingMessage[]): void {
    lists.set(matchId, list);
    try {
      if (list.length === 0) storage.removeItem(outboxPrefix + matchId);
      else storage.setItem(outboxPrefix + matchId, JSON.stringify(list));
      unstored.delete(matchId);
    } catch {
      unstored.add(matchId);
    }
    tell();
  }

  /** Returns the same array until something changes. */
  function read(matchId: string): readonly PendingMessage[] {
    const known = lists.get(matchId);
    if (known) return known;
    const list = restored(storage, matchId);
    lists.set(matchId, list);
    return list;
  }

  /** Another tab may have changed the stored list, and its event may not have come yet. */
  function refresh(matchId: string): void {
    if (unstored.has(matchId)) return;
    const stored = restored(storage, matchId);
    if (JSON.stringify(stored) === JSON.stringify(read(matchId))) return;
    lists.set(matchId, stored);
    tell();
  }

  return {
    read,
    refresh,
    add(matchId: string, message: PendingMessage): void {
      refresh(matchId);
      write(matchId, [...read(matchId), message]);
    },
    change(matchId: string, clientId: string, changes: Partial<Pick<PendingMessage, 'state' | 'at'>>): void {
      const changed = (message: PendingMessage) =>
        message.clientId === clientId ? { ...message, ...changes } : message;
      refresh(matchId);
      write(matchId, read(matchId).map(changed));
    },
    remove(matchId: string, clientIds: ReadonlySet<string>): void {
      refresh(matchId);
      const left = read(matchId).filter(({ clientId }) => !clientIds.has(clientId));
      if (left.length < read(matchId).length) write(matchId, left);
    },
    /** The ids of the matches with pending messages, including those of an earlier visit. */
    matchIds(): string[] {
      return [...new Set([...lists.keys(), ...storedMatchIds(storage)])].filter((id) => read(id).length > 0);
    },
    follow(key: string): void {
      if (!key.startsWith(outboxPrefix)) return;
      refresh(key.slice(outboxPrefix.length));
    },
    /** Clears the memory; the sign-out has emptied the storage. */
    forget(): void {
      lists.clear();
      unstored.clear();
      tell();
    },
    subscribe,
  };
}

function storedMatchIds(storage: Pick<Storage, 'key' | 'length'>): string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.filter((key) => key.startsWith(outboxPrefix)).map((key) => key.slice(outboxPrefix.length));
}

function restored(storage: Pick<Storage, 'getItem'>, matchId: string): readonly PendingMessage[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(outboxPrefix + matchId) ?? '[]');
    return Array.isArray(list) && list.length > 0 ? list.filter(isPending) : none;
  } catch {
    return none;
  }
}

function isPending(value: unknown): value is PendingMessage {
  const { clientId, content, at, state } = (value ?? {}) as Record<string, unknown>;
  const isKnown = state === 'sending' || state === 'failed';
  return typeof clientId === 'string' && typeof content === 'string' && typeof at === 'string' && isKnown;
}
