import type { Values } from '#client/components/form/use-form.ts';
import { ticketAnswerRule } from '#rules/support.ts';
import type { FieldError } from '#rules/validation.ts';
import { checked, useConclude } from '../use-conclude.ts';
import { ConsoleTicketsDocument, useConsoleAnswerMutation } from './support.generated.ts';
import { texts } from './texts.ts';

type Given = { content: string | null; isClosed: boolean };

export function useAnswer(ticketId: string, name: string) {
  const [mutate] = useConsoleAnswerMutation();
  const conclude = useConclude();

  async function send(given: Given, failed: string): Promise<readonly FieldError[]> {
    const answer = await checked(ticketAnswerRule, given, (input) => mutate({ ticketId, ...input }));
    const done = given.content === null ? texts.closed : texts.answered(name);
    return '__typename' in answer ? conclude(answer, { done, failed }, ConsoleTicketsDocument) : answer;
  }

  return {
    answer: ({ content = '', close }: Values) => send({ content, isClosed: close !== undefined }, texts.failed),
    close: () => send({ content: null, isClosed: true }, texts.closeFailed),
  };
}
