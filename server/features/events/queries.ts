import { sql } from 'kysely';
import { isLiveSession, type Listener } from '#server/db/live-listener.ts';
import type { Db } from '#server/db/pool.ts';

/** Whether the listener's session is live. */
export async function isListening(db: Db, listener: Listener): Promise<boolean> {
  const { rows } = await sql`select from sessions s, users u where ${isLiveSession(listener)}`.execute(db);
  return rows.length > 0;
}
