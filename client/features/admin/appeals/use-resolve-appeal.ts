import { invalid } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { messages } from '#rules/admin.ts';
import type { FieldError } from '#rules/validation.ts';
import { useConclude } from '../use-conclude.ts';
import { type AppealDecision, ConsoleAppealsDocument, useConsoleResolveAppealMutation } from './appeals.generated.ts';
import { texts } from './texts.ts';

export function useResolveAppeal(appealId: string, name: string) {
  const [resolve] = useConsoleResolveAppealMutation();
  const conclude = useConclude();

  const decide =
    (decision: AppealDecision) =>
    async (values: Values): Promise<readonly FieldError[]> => {
      const note = values.note?.trim() ?? '';
      if (note === '') return invalid([{ path: 'note', message: messages.reasonRequired }]);
      const input = { appealId, decision, note };
      const done = decision === 'GRANT' ? texts.granted(name) : texts.upheld;
      return conclude(resolve(input), { done, failed: texts.failed }, ConsoleAppealsDocument);
    };

  return { grant: decide('GRANT'), uphold: decide('UPHOLD') };
}
