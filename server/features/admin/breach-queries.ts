import { sql } from 'kysely';
import type { BreachedParent } from '#server/contract/mappers.ts';
import type { Page } from '#server/db/paging.ts';
import type { Db } from '#server/db/pool.ts';

export type Span = { since: Date; until: Date; actorId: string | null };

/** From the audit log and the sessions of a span, ordered by id. Of all actors if `actorId` is null. */
export async function touchedPeople(db: Db, { since, until, actorId }: Span, { after, limit }: Page<string>) {
  const isActor = (column: string) => sql<boolean>`(${actorId}::uuid is null or ${sql.ref(column)} = ${actorId}::uuid)`;
  const { rows } = await sql<BreachedParent>`
    select id, array_agg(distinct action order by action) as actions from (
      select subject_id as id, action from audit_events
      where created_at >= ${since}::timestamptz and created_at < ${until}::timestamptz and subject_id is not null
        and ${isActor('actor_id')}
      union all
      select user_id, 'session' from sessions
      where last_seen_at >= ${since}::timestamptz and created_at < ${until}::timestamptz and ${isActor('user_id')}
    ) touched
    where ${after}::uuid is null or id > ${after}::uuid
    group by id order by id limit ${limit}`.execute(db);
  return rows;
}
