import { sql } from 'kysely';
import { isLiveSession, type Listener, type SessionChecked, sessionChecked } from '#server/db/live-listener.ts';
import type { Db } from '#server/db/pool.ts';

export async function isListening(db: Db, listener: Listener): Promise<SessionChecked<true> | null> {
  const { rows } = await sql`select from sessions s, users u where ${isLiveSession(listener)}`.execute(db);
  return sessionChecked(rows.length > 0 ? true : null);
}
