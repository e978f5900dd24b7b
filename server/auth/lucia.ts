import { type Adapter, Lucia, TimeSpan } from 'lucia';
import { limits } from '#rules/limits.ts';
import type { Deps } from '#server/platform/context/context.ts';
import type { SessionRow } from '../db/rows.ts';
import { deleteSession, deleteSessionsExpiredBy, deleteSessionsOfUser, insertSession } from './queries.ts';

/** What a session has beyond lucia's id, person and end. */
export type SessionAttributes = Pick<
  SessionRow,
  | 'label'
  | 'createdAt'
  | 'expiresAt'
  | 'absoluteExpiresAt'
  | 'lastSeenAt'
  | 'accessHash'
  | 'accessExpiresAt'
  | 'refreshHash'
>;

declare module 'lucia' {
  interface Register {
    Lucia: Lucia;
    DatabaseSessionAttributes: SessionAttributes;
  }
}

/** lucia would read by session id, go by the machine's clock, and extend on every read: verdicts are read by sessions.ts. */
const notRead = (): never => {
  throw new Error('Sessions are not read through lucia.');
};

/**
 * lucia over the database (or transaction) of `deps`: it begins and ends the long-lived session rows. Access and refresh tokens are
 * columns of ours; all instants come from the product's clock, so the end that lucia computes is replaced by ours.
 */
export function luciaOver({ db, clock }: Pick<Deps, 'db' | 'clock'>): Lucia {
  const adapter: Adapter = {
    setSession: ({ id, userId, attributes }) => insertSession(db, { id, userId, ...attributes }),
    deleteSession: (id) => deleteSession(db, id),
    deleteUserSessions: (userId) => deleteSessionsOfUser(db, userId),
    deleteExpiredSessions: () => deleteSessionsExpiredBy(db, clock()),
    getSessionAndUser: notRead,
    getUserSessions: notRead,
    updateSessionExpiration: notRead,
  };
  return new Lucia(adapter, { sessionExpiresIn: new TimeSpan(limits.session.idleMs, 'ms') });
}
