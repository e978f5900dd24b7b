import { messages, ticketAnswerRule } from '#rules/support.ts';
import { check } from '#rules/validation.ts';
import { invalidInput, notAvailable } from '#server/base/errors.ts';
import { idOf } from '#server/base/ids.ts';
import type { AnswerSupportTicketInput } from '#server/contract/resolvers.generated.ts';
import type { SupportTicketRow } from '#server/db/rows.ts';
import { type Answer, answerTicket, ticketAfter } from '#server/features/support/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { audit } from '#server/platform/legal-records/audit.ts';

async function answer(ctx: Context, id: string, given: Answer): Promise<SupportTicketRow | null> {
  return inTransaction(ctx, async (tx) => {
    const done = await answerTicket(tx, id, given);
    if (done === null) return null;
    const { ticket, isNew } = done;
    if (isNew) await audit(tx, 'answer_support_ticket', ticket.userId, { ticketId: id, state: ticket.state });
    return ticket;
  });
}

export async function answerSupportTicket(ctx: Context, input: AnswerSupportTicketInput) {
  requireAdmin(ctx);
  const checked = check(ticketAnswerRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { content = null, isClosed } = checked.value;
  const { isDryRun = false } = input;
  const id = idOf(input.ticketId);
  const given = { content, isClosed };
  const ticket = id === null ? null : isDryRun ? await ticketAfter(ctx, id, given) : await answer(ctx, id, given);
  if (ticket === null) return notAvailable(messages.unknown);
  return { __typename: 'AnswerSupportTicketSuccess' as const, isDryRun, ticket };
}
