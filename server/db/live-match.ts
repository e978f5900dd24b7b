/** The one condition under which a match exists for somebody. Every statement that reads matches or messages uses it. */
import { type RawBuilder, sql } from 'kysely';

/** The match `m` is live, the viewer is one of the two, and neither blocked the other. The statement names matches `m`. */
export function isLiveMatchOf(viewerId: string): RawBuilder<boolean> {
  return sql<boolean>`m.ended_at is null and ${viewerId}::uuid in (m.user1_id, m.user2_id) and not exists (
    select from blocked_users b
    where (b.blocker_id = m.user1_id and b.blocked_id = m.user2_id) or (b.blocker_id = m.user2_id and b.blocked_id = m.user1_id)
  )`;
}
