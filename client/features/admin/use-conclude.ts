import type { DocumentNode } from '@apollo/client';
import type { ZodMiniType } from 'zod/mini';
import { invalid, refused } from '#client/components/form/refusals.ts';
import { toast } from '#client/ui/toast.tsx';
import { check, type FieldError } from '#rules/validation.ts';
import { useRefresh } from './use-refresh.ts';

export type Answer = { __typename: string; message?: string; fieldErrors?: readonly FieldError[] };

/** Asks with what keeps the rule, or shows and returns what breaks it. */
export async function checked<T>(rule: ZodMiniType<T>, given: unknown, ask: (value: T) => Promise<Answer>) {
  const result = check(rule, given);
  return result.ok ? ask(result.value) : invalid(result.fieldErrors);
}

/** Completes a decision: says it and refetches the totals and `after`. Refetches `queue` if another administrator was first. */
export function useConclude() {
  const refresh = useRefresh();
  return (answer: Answer, said: { done: string; failed: string }, queue?: DocumentNode, after?: DocumentNode) => {
    if (!answer.__typename.endsWith('Success')) {
      if (queue && answer.__typename === 'NotAvailable') refresh(queue);
      return refused(said.failed, { message: '', ...answer });
    }
    toast({ title: said.done, tone: 'success' });
    refresh(...(after ? [after] : []));
    return [];
  };
}
