import { sql } from 'kysely';
import type { TicketState } from '#rules/support.ts';
import { anyOf } from '#server/db/any-of.ts';
import { isLiveSession, type Listener, sessionChecked } from '#server/db/live-listener.ts';
import type { Page, RankedPlace } from '#server/db/paging.ts';
import type { Db } from '#server/db/pool.ts';
import type { SupportMessageRow, SupportTicketRow } from '#server/db/rows.ts';

export async function insertTicket(db: Db, row: SupportTicketRow): Promise<void> {
  await db.insertInto('supportTickets').values(row).execute();
}

export async function insertMessage(db: Db, row: SupportMessageRow): Promise<void> {
  await db.insertInto('supportMessages').values(row).execute();
}

export async function ticketById(db: Db, id: string): Promise<SupportTicketRow | null> {
  return (await db.selectFrom('supportTickets').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function lockTicket(db: Db, id: string): Promise<SupportTicketRow | null> {
  const row = await db.selectFrom('supportTickets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

export type TicketChange = { state: TicketState; isPriority?: boolean; updatedAt: Date; stateSince: Date };

export async function updateTicket(db: Db, id: string, change: TicketChange): Promise<SupportTicketRow> {
  return db.updateTable('supportTickets').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function newestTicketsOf(db: Db, userId: string, limit: number): Promise<SupportTicketRow[]> {
  return db
    .selectFrom('supportTickets')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Oldest first, at most `limit` for each ticket. */
export async function newestMessagesOf(db: Db, ticketIds: readonly string[], limit: number) {
  return db
    .selectFrom('supportTickets as t')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('supportMessages')
          .selectAll()
          .whereRef('ticketId', '=', 't.id')
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .as('m'),
      (join) => join.onTrue(),
    )
    .selectAll('m')
    .where('t.id', '=', anyOf(ticketIds))
    .orderBy('m.createdAt')
    .orderBy('m.id')
    .execute();
}

/** Rank 1 has priority. */
export async function ticketsPage(db: Db, state: string, { after, limit }: Page<RankedPlace>) {
  let page = db.selectFrom('supportTickets').selectAll().where('state', '=', state);
  if (after !== null) {
    const later = sql<boolean>`(state_since, id) > (${after.at}::timestamptz, ${after.id}::uuid)`;
    page = page.where(
      after.rank === 1 ? sql<boolean>`(not is_priority or ${later})` : sql<boolean>`(not is_priority and ${later})`,
    );
  }
  return page.orderBy('isPriority', 'desc').orderBy('stateSince').orderBy('id').limit(limit).execute();
}

/** Null unless the listener's session is live. */
export async function ticketForListener(db: Db, listener: Listener, ticketId: string) {
  const { rows } = await sql<SupportTicketRow>`
    select t.* from support_tickets t, sessions s, users u
    where t.id = ${ticketId}::uuid and t.user_id = ${listener.userId}::uuid and ${isLiveSession(listener)}`.execute(db);
  return sessionChecked(rows[0]);
}
