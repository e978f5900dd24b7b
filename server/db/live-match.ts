/** The one condition under which a match exists for somebody. Every statement that reads matches or messages uses it. */
import { type RawBuilder, sql } from 'kysely';

/** The match `m` is live, and neither of the two blocked the other. The statement names matches `m`. */
export const isLiveMatch: RawBuilder<boolean> = sql<boolean>`m.ended_at is null and not exists (
    select from blocked_users b
    where (b.blocker_id = m.user1_id and b.blocked_id = m.user2_id) or (b.blocker_id = m.user2_id and b.blocked_id = m.user1_id)
  )`;

/** Neither of the two of the match `m` asked for their account to be deleted: nothing new is told to who leaves. */
export const nobodyLeaves: RawBuilder<boolean> = sql<boolean>`not exists (
    select from users l where l.id in (m.user1_id, m.user2_id) and l.deletion_requested_at is not null)`;

/** The live match `m` is the viewer's: one of the two is them. The viewer as a value, or as a column of the statement. */
export function isLiveMatchOf(viewerId: string | RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`${viewerId}::uuid in (m.user1_id, m.user2_id) and ${isLiveMatch}`;
}
