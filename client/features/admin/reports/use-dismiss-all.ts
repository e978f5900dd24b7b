import { refused } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import type { FieldError } from '#rules/validation.ts';
import { useRefresh } from '../use-refresh.ts';
import { ConsoleReportsDocument, useConsoleDismissAllMutation } from './reports.generated.ts';
import { texts } from './texts.ts';

export function useDismissAll({ id, fullName }: { id: string; fullName: string }) {
  const [dismissAll] = useConsoleDismissAllMutation();
  const refresh = useRefresh();

  return async ({ note }: Values): Promise<readonly FieldError[]> => {
    const answer = await dismissAll({ account: { id }, note: note?.trim() || null });
    if (answer.__typename !== 'DismissReportsBySuccess') return refused(texts.failed, answer);
    toast({ title: texts.allDismissed(answer.dismissed, fullName), tone: 'success' });
    refresh(ConsoleReportsDocument);
    return [];
  };
}
