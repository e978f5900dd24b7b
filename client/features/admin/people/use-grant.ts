import { invalid } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { toContract } from '#client/lib/vocabulary.ts';
import { grantRule } from '#rules/admin.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { useConclude } from '../use-conclude.ts';
import { ConsolePeopleDocument, useConsoleGrantMutation } from './people.generated.ts';
import { texts } from './texts.ts';

/** Parses a typed number. Invalid text becomes NaN, which the rules refuse as no whole number. */
const typed = (text: string | undefined): number => (text?.trim() ? Number(text) : Number.NaN);

export function useGrant(id: string, name: string) {
  const [grant] = useConsoleGrantMutation();
  const conclude = useConclude();
  return async (values: Values): Promise<readonly FieldError[]> => {
    const account = { id };
    const checked = check(grantRule, { account, days: typed(values.days), reason: values.reason });
    if (!checked.ok) return invalid(checked.fieldErrors);
    const plan = toContract(values.plan as PaidPlan);
    const asking = grant({ ...checked.value, account, plan });
    return conclude(asking, { done: texts.granted(name), failed: texts.grantFailed }, ConsolePeopleDocument);
  };
}
