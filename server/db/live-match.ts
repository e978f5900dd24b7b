/** The only condition for a match to exist for a person. Every statement that reads matches or messages uses it. */
import { type RawBuilder, sql } from 'kysely';

/** True when match `m` is live and neither person blocked the other. The statement must name matches `m`. */
export const isLiveMatch: RawBuilder<boolean> = sql<boolean>`m.ended_at is null and not exists (
    select from blocked_users b
    where (b.blocker_id = m.user1_id and b.blocked_id = m.user2_id) or (b.blocker_id = m.user2_id and b.blocked_id = m.user1_id)
  )`;

/** True when neither person of match `m` requested the deletion of their account. A person who leaves gets no news. */
export const nobodyLeaves: RawBuilder<boolean> = sql<boolean>`not exists (
    select from users l where l.id in (m.user1_id, m.user2_id) and l.deletion_requested_at is not null)`;

/** True when live match `m` is the viewer's. The viewer is a value, or a column of the statement. */
export function isLiveMatchOf(viewerId: string | RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`${viewerId}::uuid in (m.user1_id, m.user2_id) and ${isLiveMatch}`;
}
