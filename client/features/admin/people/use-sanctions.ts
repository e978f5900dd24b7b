import { invalid, refused } from '#client/components/form/refusals.ts';
import { unreachable, type Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import { suspendRule } from '#rules/admin.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { useRefresh } from '../use-refresh.ts';
import {
  ConsolePeopleDocument,
  useConsoleRestoreMutation,
  useConsoleSuspendMutation,
  useConsoleWarnMutation,
} from './people.generated.ts';
import { texts } from './texts.ts';

type Answer = { __typename: string; message?: string };
type Ask = (variables: { input: { account: { id: string }; reason: string } }) => Promise<Answer | undefined>;

export function useSanctions(id: string, name: string) {
  const [warn] = useConsoleWarnMutation();
  const [suspend] = useConsoleSuspendMutation();
  const [restore] = useConsoleRestoreMutation();
  const refresh = useRefresh();

  const change =
    (ask: Ask, done: string, failed: string) =>
    async (values: Values): Promise<readonly FieldError[]> => {
      const account = { id };
      const checked = check(suspendRule, { account, reason: values.reason });
      if (!checked.ok) return invalid(checked.fieldErrors);
      const answer = await ask({ input: { ...checked.value, account } });
      if (answer === undefined) throw new Error(unreachable);
      if (!answer.__typename.endsWith('Success')) {
        if (answer.__typename === 'NotAvailable') refresh(ConsolePeopleDocument);
        return refused(failed, { ...answer, message: answer.message ?? '' });
      }
      toast({ title: done, tone: 'success' });
      refresh();
      return [];
    };

  return {
    warn: change(
      async (variables) => (await warn({ variables })).data?.warnAccount,
      texts.warned(name),
      texts.warnFailed,
    ),
    suspend: change(
      async (variables) => (await suspend({ variables })).data?.suspendAccount,
      texts.suspendedNow(name),
      texts.suspendFailed,
    ),
    restore: change(
      async (variables) => (await restore({ variables })).data?.restoreAccount,
      texts.restored(name),
      texts.restoreFailed,
    ),
  };
}
