import { invalid } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { suspendRule } from '#rules/admin.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { type Answer, useConclude } from '../use-conclude.ts';
import {
  ConsolePeopleDocument,
  useConsoleRestoreMutation,
  useConsoleSuspendMutation,
  useConsoleWarnMutation,
} from './people.generated.ts';
import { texts } from './texts.ts';

type Ask = (input: { account: { id: string }; reason: string }) => Promise<Answer>;

export function useSanctions(id: string, name: string) {
  const [warn] = useConsoleWarnMutation();
  const [suspend] = useConsoleSuspendMutation();
  const [restore] = useConsoleRestoreMutation();
  const conclude = useConclude();

  const change =
    (ask: Ask, done: string, failed: string) =>
    async (values: Values): Promise<readonly FieldError[]> => {
      const account = { id };
      const checked = check(suspendRule, { account, reason: values.reason });
      if (!checked.ok) return invalid(checked.fieldErrors);
      return conclude(ask({ ...checked.value, account }), { done, failed }, ConsolePeopleDocument);
    };

  return {
    warn: change(warn, texts.warned(name), texts.warnFailed),
    suspend: change(suspend, texts.suspendedNow(name), texts.suspendFailed),
    restore: change(restore, texts.restored(name), texts.restoreFailed),
  };
}
