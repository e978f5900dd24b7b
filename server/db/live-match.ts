/** The only condition for a match to exist for a person. */
import { type RawBuilder, sql } from 'kysely';

/** The statement must name matches `m`. */
export const isLiveMatch: RawBuilder<boolean> = sql<boolean>`m.ended_at is null and not exists (
    select from blocked_users b
    where (b.blocker_id = m.user1_id and b.blocked_id = m.user2_id) or (b.blocker_id = m.user2_id and b.blocked_id = m.user1_id)
  )`;

/** A person who requested an account deletion gets no news. */
export const nobodyLeaves: RawBuilder<boolean> = sql<boolean>`not exists (
    select from users l where l.id in (m.user1_id, m.user2_id) and l.deletion_requested_at is not null)`;

export function isLiveMatchOf(viewerId: string | RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`${viewerId}::uuid in (m.user1_id, m.user2_id) and ${isLiveMatch}`;
}
