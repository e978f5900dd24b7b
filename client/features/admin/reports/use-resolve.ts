import { invalid, refused } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import { messages } from '#rules/admin.ts';
import type { FieldError } from '#rules/validation.ts';
import { useConclude } from '../use-conclude.ts';
import { useRefresh } from '../use-refresh.ts';
import {
  ConsoleReportsDocument,
  type ReportDecision,
  useConsoleDismissAllMutation,
  useConsoleResolveMutation,
} from './reports.generated.ts';
import { texts } from './texts.ts';

/** A warning or a suspension also decides other reports of the person, so the queue is refetched. */
export function useResolve(reportId: string, name: string) {
  const [resolve] = useConsoleResolveMutation();
  const conclude = useConclude();

  async function decide(decision: ReportDecision, typed: string | undefined): Promise<readonly FieldError[]> {
    const note = typed?.trim() || null;
    if (decision !== 'DISMISS' && note === null) return invalid([{ path: 'note', message: messages.reasonRequired }]);
    const done = { DISMISS: texts.dismissed, WARN: texts.warned(name), SUSPEND: texts.suspended(name) }[decision];
    const after = decision === 'DISMISS' ? undefined : ConsoleReportsDocument;
    const said = { done, failed: texts.failed };
    return conclude(resolve({ reportId, decision, note }), said, ConsoleReportsDocument, after);
  }

  return {
    dismiss: (values: Values) => decide('DISMISS', values.note),
    warn: (values: Values) => decide('WARN', values.note),
    suspend: (values: Values) => decide('SUSPEND', values.note),
  };
}

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
