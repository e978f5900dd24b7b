import { invalid, refused } from '#client/components/form/refusals.ts';
import { unreachable, type Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import { messages } from '#rules/admin.ts';
import type { FieldError } from '#rules/validation.ts';
import { useRefresh } from '../use-refresh.ts';
import { type AppealDecision, DeskAppealsDocument, useDeskResolveAppealMutation } from './appeals.generated.ts';
import { texts } from './messages.ts';

export function useResolveAppeal(appealId: string, name: string) {
  const [resolve] = useDeskResolveAppealMutation();
  const refresh = useRefresh();

  const decide =
    (decision: AppealDecision) =>
    async (values: Values): Promise<readonly FieldError[]> => {
      const note = values.note?.trim() ?? '';
      if (note === '') return invalid([{ path: 'note', message: messages.reasonRequired }]);
      const { data } = await resolve({ variables: { input: { appealId, decision, note } } });
      if (!data) throw new Error(unreachable);
      const answer = data.resolveAppeal;
      if (answer.__typename !== 'ResolveAppealSuccess') {
        if (answer.__typename === 'NotAvailable') refresh(DeskAppealsDocument);
        return refused(texts.failed, answer);
      }
      toast({ title: decision === 'GRANT' ? texts.granted(name) : texts.upheld, tone: 'success' });
      refresh();
      return [];
    };

  return { grant: decide('GRANT'), uphold: decide('UPHOLD') };
}
