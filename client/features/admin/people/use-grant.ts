import { invalid, refused } from '#client/components/form/refusals.ts';
import { unreachable, type Values } from '#client/components/form/use-form.ts';
import { toContract } from '#client/lib/vocabulary.ts';
import { toast } from '#client/ui/toast.tsx';
import { grantRule } from '#rules/admin.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { useRefresh } from '../use-refresh.ts';
import { ConsolePeopleDocument, useConsoleGrantMutation } from './people.generated.ts';
import { texts } from './texts.ts';

/** Parses a typed number. Invalid text becomes NaN, which the rules refuse as no whole number. */
const typed = (text: string | undefined): number => (text?.trim() ? Number(text) : Number.NaN);

export function useGrant(id: string, name: string) {
  const [grant] = useConsoleGrantMutation();
  const refresh = useRefresh();
  return async (values: Values): Promise<readonly FieldError[]> => {
    const account = { id };
    const checked = check(grantRule, { account, days: typed(values.days), reason: values.reason });
    if (!checked.ok) return invalid(checked.fieldErrors);
    const plan = toContract(values.plan as PaidPlan);
    const { data } = await grant({ variables: { input: { ...checked.value, account, plan } } });
    if (!data) throw new Error(unreachable);
    const answer = data.grantEntitlement;
    if (answer.__typename !== 'GrantEntitlementSuccess') {
      if (answer.__typename === 'NotAvailable') refresh(ConsolePeopleDocument);
      return refused(texts.grantFailed, answer);
    }
    toast({ title: texts.granted(name), tone: 'success' });
    refresh();
    return [];
  };
}
