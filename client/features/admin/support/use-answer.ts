import { invalid } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { ticketAnswerRule } from '#rules/support.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { useConclude } from '../use-conclude.ts';
import { ConsoleTicketsDocument, useConsoleAnswerMutation } from './support.generated.ts';
import { texts } from './texts.ts';

type Given = { content: string | null; isClosed: boolean };

export function useAnswer(ticketId: string, name: string) {
  const [mutate] = useConsoleAnswerMutation();
  const conclude = useConclude();

  async function send(given: Given, failed: string): Promise<readonly FieldError[]> {
    const checked = check(ticketAnswerRule, given);
    if (!checked.ok) return invalid(checked.fieldErrors);
    const done = given.content === null ? texts.closed : texts.answered(name);
    const asking = mutate({ ticketId, ...checked.value });
    return conclude(asking, { done, failed }, ConsoleTicketsDocument);
  }

  return {
    answer: ({ content = '', close }: Values) => send({ content, isClosed: close !== undefined }, texts.failed),
    close: () => send({ content: null, isClosed: true }, texts.closeFailed),
  };
}
