import { sql } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';

export type ShownProfile = { fullName: string; age: number; bio: string; location: string; interests: string[] };

export type Report = {
  id: string;
  reporterId: string;
  reportedId: string;
  reason: string;
  description: string | null;
  urgency: number;
  /** True if the report can limit the person: see `limits.reports.underagePerDay`. */
  counts: boolean;
  shown: ShownProfile | null;
  createdAt: Date;
};

/**
 * A second report for the same reason replaces the words of the first, if it has any, and reopens a decided one with its earlier notes.
 * `shown` and `counts` are those of the moment at which the report began to wait.
 */
export async function upsertReport(db: Db, { shown, ...report }: Report): Promise<string> {
  const isOpen = sql<boolean>`reported_users.state = 'open'`;
  const { id } = await db
    .insertInto('reportedUsers')
    .values({ ...report, shown: shown && JSON.stringify(shown), waitingSince: report.createdAt })
    .onConflict((conflict) =>
      conflict.constraint('reported_users_once').doUpdateSet((eb) => ({
        description: eb.fn.coalesce('excluded.description', 'reportedUsers.description'),
        waitingSince: sql<Date>`case when ${isOpen} then reported_users.waiting_since else excluded.waiting_since end`,
        shown: sql`case when ${isOpen} then coalesce(reported_users.shown, excluded.shown) else coalesce(excluded.shown, reported_users.shown) end`,
        counts: sql<boolean>`case when ${isOpen} then reported_users.counts else excluded.counts end`,
        state: 'open',
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the newest messages between two people and what they wrote in games, beside what is stored already. */
export async function keepEvidence(db: Db, reportId: string, [one, other]: [string, string], most: number) {
  await sql`
    with t as (
      select id from matches where user1_id = least(${one}::uuid, ${other}::uuid) and user2_id = greatest(${one}::uuid, ${other}::uuid)
    ), written as (
      (select m.id, m.sender_id, m.content, m.created_at as sent_at from t join messages m on m.match_id = t.id
        order by m.seq desc limit ${most}::integer)
      union all
      (select md5(v.session_id::text || v.version)::uuid, v.user_id, coalesce(v.move->>'reply',
          (select string_agg(s, E'\\n') from jsonb_array_elements_text(v.move->'statements') s)), v.made_at
        from t join game_sessions g on g.match_id = t.id join game_moves v on v.session_id = g.id
        where v.move->>'type' in ('reply', 'tell') order by v.made_at desc limit ${most}::integer)
    )
    insert into report_evidence (report_id, message_id, sender_id, content, sent_at)
    select ${reportId}::uuid, id, sender_id, content, sent_at from written order by sent_at desc limit ${most}::integer
    on conflict do nothing`.execute(db);
}

export async function evidenceOf(db: Db, reportIds: readonly string[], most: number) {
  return db
    .selectFrom('reportedUsers as r')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('reportEvidence')
          .selectAll()
          .whereRef('reportId', '=', 'r.id')
          .orderBy('sentAt', 'desc')
          .orderBy('messageId', 'desc')
          .limit(most)
          .as('e'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'r.id as reportId',
      'e.messageId as id',
      eb('e.senderId', '=', eb.ref('r.reportedId')).$castTo<boolean>().as('isByReported'),
      'e.content',
      'e.sentAt',
    ])
    .where('r.id', '=', anyOf(reportIds))
    .orderBy('e.sentAt')
    .orderBy('e.messageId')
    .execute();
}
