import type { WebSocket } from 'ws';
import { limits } from '#rules/limits.ts';
import type { Revocation } from '#server/platform/bus/topics.ts';
import type { RequestInfo } from '#server/platform/context/context.ts';

/** The client retries after 1001, 1013 and 4403, and never after 4400, 4401 and 4429. */
export const closing = {
  goingAway: [1001, 'Going away'],
  resync: [1013, 'Resync'],
  badMessage: [4400, 'Bad message'],
  unauthorized: [4401, 'Unauthorized'],
  forbidden: [4403, 'Forbidden'],
  tooManySockets: [4429, 'Too many sockets'],
} as const;

/** Then the connection is cut. */
const CLOSE_MS = 2_000;

export type OpenSubscription = { topics: Set<string>; stop: AbortController };

/** After connection_init, bound to a session for as long as both live. */
export type Connection = {
  socket: WebSocket;
  userId: string;
  sessionId: string;
  request: RequestInfo;
  subscriptions: Set<OpenSubscription>;
  /** Not answered yet. */
  running: number;
};

/** Also one that no longer reads. */
export function closeSocket(socket: WebSocket, [code, reason]: readonly [number, string]): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), CLOSE_MS).unref();
}

export type Connections = {
  /** Closes the person's oldest sockets when there are too many. */
  add(connection: Connection): void;
  remove(connection: Connection): void;
  all(): readonly Connection[];
  revoke(revocation: Revocation): void;
  closeSessions(ids: ReadonlySet<string>): void;
};

export function createConnections(): Connections {
  const byUser = new Map<string, Set<Connection>>();
  const all = (): Connection[] => [...byUser.values()].flatMap((own) => [...own]);

  const remove = (connection: Connection): void => {
    const own = byUser.get(connection.userId);
    own?.delete(connection);
    if (own?.size === 0) byUser.delete(connection.userId);
    for (const { stop } of connection.subscriptions) stop.abort();
  };
  const close = (connection: Connection, why: readonly [number, string]): void => {
    remove(connection);
    closeSocket(connection.socket, why);
  };

  return {
    all,
    remove,
    add(connection) {
      const own = byUser.get(connection.userId) ?? new Set();
      byUser.set(connection.userId, own.add(connection));
      for (const oldest of [...own].slice(0, Math.max(0, own.size - limits.socket.perPerson)))
        close(oldest, closing.tooManySockets);
    },
    revoke(revocation) {
      if (revocation.kind === 'verdict' || revocation.kind === 'photos') return;
      if (revocation.kind === 'user') {
        for (const connection of [...(byUser.get(revocation.userId) ?? [])])
          if (connection.sessionId !== revocation.keptSessionId) close(connection, closing.unauthorized);
        return;
      }
      for (const connection of all()) {
        if (revocation.kind === 'session') {
          if (connection.sessionId === revocation.sessionId) close(connection, closing.unauthorized);
          continue;
        }
        for (const { topics, stop } of connection.subscriptions)
          if (topics.has(`chat:${revocation.matchId}`) || topics.has(`calls:${revocation.matchId}`)) stop.abort();
      }
    },
    closeSessions(ids) {
      for (const connection of all()) if (ids.has(connection.sessionId)) close(connection, closing.unauthorized);
    },
  };
}
