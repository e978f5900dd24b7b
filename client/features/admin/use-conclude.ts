import type { DocumentNode } from '@apollo/client';
import { refused } from '#client/components/form/refusals.ts';
import { toast } from '#client/ui/toast.tsx';
import type { FieldError } from '#rules/validation.ts';
import { useRefresh } from './use-refresh.ts';

export type Answer = { __typename: string; message?: string; fieldErrors?: readonly FieldError[] };

/** Completes a decision: says it and refetches the totals and `after`. Refetches `queue` if another administrator was first. */
export function useConclude() {
  const refresh = useRefresh();
  return async (
    asking: Promise<Answer>,
    said: { done: string; failed: string },
    queue?: DocumentNode,
    after?: DocumentNode,
  ): Promise<readonly FieldError[]> => {
    const answer = await asking;
    if (!answer.__typename.endsWith('Success')) {
      if (queue && answer.__typename === 'NotAvailable') refresh(queue);
      return refused(said.failed, { message: '', ...answer });
    }
    toast({ title: said.done, tone: 'success' });
    refresh(...(after ? [after] : []));
    return [];
  };
}
