import { invalid, refused } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import { ticketReplyRule, ticketRule } from '#rules/support.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { useCreateSupportTicketMutation, useReplyToSupportTicketMutation } from './support.generated.ts';
import { texts } from './texts.ts';

/** `onSent` receives the id of the request. */
export function useAsk(onSent: (id: string) => void) {
  const [create] = useCreateSupportTicketMutation();
  return async (values: Values): Promise<readonly FieldError[]> => {
    const checked = check(ticketRule, values);
    if (!checked.ok) return invalid(checked.fieldErrors);
    const answer = await create(checked.value);
    if (answer.__typename !== 'CreateSupportTicketSuccess') return refused(texts.failed, answer);
    toast({ title: texts.sent, description: texts.sentBody, tone: 'success' });
    onSent(answer.ticket.id);
    return [];
  };
}

export function useReply(ticketId: string, onSent: () => void) {
  const [reply] = useReplyToSupportTicketMutation();
  return async (values: Values): Promise<readonly FieldError[]> => {
    const checked = check(ticketReplyRule, values);
    if (!checked.ok) return invalid(checked.fieldErrors);
    const answer = await reply({ ticketId, ...checked.value });
    if (answer.__typename !== 'ReplyToSupportTicketSuccess') return refused(texts.failed, answer);
    toast({ title: texts.replied, tone: 'success' });
    onSent();
    return [];
  };
}
