import { limits } from '#rules/limits.ts';
import { messages, type TicketState, ticketReplyRule, ticketRule } from '#rules/support.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { invalidInput, notAvailable } from '#server/base/errors.ts';
import { idOf, rowId } from '#server/base/ids.ts';
import type { CreateSupportTicketInput, ReplyToSupportTicketInput } from '#server/contract/resolvers.generated.ts';
import type { SupportTicketRow } from '#server/db/rows.ts';
import { userById } from '#server/features/accounts/loaders.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { listenerOf } from '#server/platform/context/event-listener.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue, type Jobs } from '#server/platform/jobs/queue.ts';
import { post } from '#server/platform/mail/post.ts';
import { ticketLetter } from './letters.ts';
import * as queries from './queries.ts';

const unknown = () => notAvailable(messages.unknown);

/** The plan of this moment decides on the ticket's priority. */
export async function createSupportTicket(ctx: Context, input: CreateSupportTicketInput) {
  const { userId } = requireViewer(ctx);
  const checked = check(ticketRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const refusal = await admitAttempt(ctx, [['ticketsOfAccount', userId]]);
  if (refusal !== null) return refusal;
  const { subject, content } = checked.value;
  const isPriority = await viewerCan(ctx, 'priority_support');
  const now = ctx.clock();
  const ticket = {
    id: rowId(ctx),
    userId,
    subject,
    state: 'open',
    isPriority,
    createdAt: now,
    updatedAt: now,
    stateSince: now,
  };
  await inTransaction(ctx, async (tx) => {
    await queries.insertTicket(tx.db, ticket);
    await write(tx, ticket.id, { content, fromTeam: false, createdAt: now });
  });
  return { __typename: 'CreateSupportTicketSuccess' as const, ticket, viewer: { id: userId } };
}

/** The ticket is open again then. Another person's ticket gets the answer of a missing one. */
export async function replyToSupportTicket(ctx: Context, input: ReplyToSupportTicketInput) {
  const { userId } = requireViewer(ctx);
  const checked = check(ticketReplyRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const refusal = await admitAttempt(ctx, [['ticketRepliesOfAccount', userId]]);
  if (refusal !== null) return refusal;
  const id = idOf(input.ticketId);
  if (id === null) return unknown();
  const isPriority = await viewerCan(ctx, 'priority_support');
  const ticket = await inTransaction(ctx, async (tx) => {
    const before = await queries.lockTicket(tx.db, id);
    if (before?.userId !== userId) return null;
    const now = tx.clock();
    await write(tx, id, { content: checked.value.content, fromTeam: false, createdAt: now });
    return queries.updateTicket(tx.db, id, {
      state: 'open',
      isPriority,
      updatedAt: now,
      stateSince: sinceOf(before, 'open', now),
    });
  });
  if (ticket === null) return unknown();
  return { __typename: 'ReplyToSupportTicketSuccess' as const, ticket };
}

const sinceOf = (before: SupportTicketRow, state: TicketState, now: Date): Date =>
  before.state === state ? before.stateSince : now;

async function write(tx: Context, ticketId: string, message: { content: string; fromTeam: boolean; createdAt: Date }) {
  const id = rowId(tx);
  await queries.insertMessage(tx.db, { id, ticketId, ...message });
  return id;
}

export async function ticketsOf(ctx: Context, userId: string): Promise<SupportTicketRow[]> {
  return queries.newestTicketsOf(ctx.db, userId, limits.support.shownTickets);
}

/** Null unless the listener's session is live. */
export async function ticketForListener(ctx: Context, ticketId: string) {
  return queries.ticketForListener(ctx.db, listenerOf(ctx), ticketId);
}

export type Answer = { content: string | null; isClosed: boolean };

/** Null when nothing changes. */
function stateAfter({ state }: SupportTicketRow, { content, isClosed }: Answer): TicketState | null {
  if (isClosed) return state === 'closed' && content === null ? null : 'closed';
  return 'answered';
}

/** Null when there is no such ticket. For administrators. */
export async function ticketAfter(ctx: Context, id: string, answer: Answer): Promise<SupportTicketRow | null> {
  const ticket = await queries.ticketById(ctx.db, id);
  return ticket && { ...ticket, state: stateAfter(ticket, answer) ?? ticket.state };
}

/** Null when there is no such ticket. `isNew` is false for a closed one: the person is not told again. Call it in a transaction. */
export async function answerTicket(tx: Context, id: string, answer: Answer) {
  const before = await queries.lockTicket(tx.db, id);
  if (before === null) return null;
  const state = stateAfter(before, answer);
  if (state === null) return { ticket: before, isNew: false };
  const now = tx.clock();
  const { content } = answer;
  const noticeId = content === null ? rowId(tx) : await write(tx, id, { content, fromTeam: true, createdAt: now });
  const ticket = await queries.updateTicket(tx.db, id, {
    state,
    updatedAt: now,
    stateSince: sinceOf(before, state, now),
  });
  await enqueue(tx, 'sendTicketLetter', { ticketId: id, noticeId, isAnswered: content !== null });
  tx.afterCommit(() => tx.bus.publish(`viewer:${before.userId}`, { kind: 'support', ticketId: id }));
  return { ticket, isNew: true };
}

export async function sendTicketLetter(deps: Deps, { ticketId, ...notice }: Jobs['sendTicketLetter']): Promise<void> {
  const ticket = await queries.ticketById(deps.db, ticketId);
  if (ticket === null) return;
  const ctx = createContext(deps, null, { ip: '', label: 'sendTicketLetter' });
  const user = await ctx.load(userById, ticket.userId);
  if (user !== null) await post(deps, ticketLetter(notice, user, deps.config));
}
