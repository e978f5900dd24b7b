import { type Adapter, Lucia, TimeSpan } from 'lucia';
import { limits } from '#rules/limits.ts';
import type { Deps } from '#server/platform/context/context.ts';
import type { SessionRow } from '../db/rows.ts';
import { deleteSession, deleteSessionsExpiredBy, deleteSessionsOfUser, insertSession } from './queries.ts';

/** Those beside lucia's id, user id and end. */
type SessionAttributes = Pick<
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

/** Lucia would use the machine's clock and extend a session on every read. So sessions.ts reads the verdicts. */
const notRead = (): never => {
  throw new Error('Sessions are not read through lucia.');
};

/** Tokens are columns of our own. All instants come from the product's clock, so our end replaces the one that lucia computes. */
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
