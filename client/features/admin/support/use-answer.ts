import { invalid, refused } from '#client/components/form/refusals.ts';
import { unreachable, type Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import { ticketAnswerRule } from '#rules/support.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { useRefresh } from '../use-refresh.ts';
import { texts } from './messages.ts';
import { DeskTicketsDocument, useDeskAnswerMutation } from './support.generated.ts';

type Given = { content: string | null; close: boolean };

export function useAnswer(ticketId: string, name: string) {
  const [mutate] = useDeskAnswerMutation();
  const refresh = useRefresh();

  async function send(given: Given, failed: string): Promise<readonly FieldError[]> {
    const checked = check(ticketAnswerRule, given);
    if (!checked.ok) return invalid(checked.fieldErrors);
    const { data } = await mutate({ variables: { input: { ticketId, ...checked.value } } });
    if (!data) throw new Error(unreachable);
    const answer = data.answerSupportTicket;
    if (answer.__typename !== 'AnswerSupportTicketSuccess') {
      if (answer.__typename === 'NotAvailable') refresh(DeskTicketsDocument);
      return refused(failed, answer);
    }
    toast({ title: given.content === null ? texts.closed : texts.answered(name), tone: 'success' });
    refresh();
    return [];
  }

  return {
    answer: ({ content = '', close }: Values) => send({ content, close: close !== undefined }, texts.failed),
    close: () => send({ content: null, close: true }, texts.closeFailed),
  };
}
