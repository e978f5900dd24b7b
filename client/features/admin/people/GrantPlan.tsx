import type { Values } from '#client/components/form/use-form.ts';
import { optionsOf, toContract } from '#client/lib/vocabulary.ts';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { grantRule } from '#rules/admin.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import { Action, typedNumber } from '../Action.tsx';
import { checked } from '../use-conclude.ts';
import { ConsolePeopleDocument, useConsoleGrantMutation } from './people.generated.ts';
import { planNames } from './plan-names.ts';
import { texts } from './texts.ts';

export function GrantPlan({ id, name }: { id: string; name: string }) {
  const [grant] = useConsoleGrantMutation();
  const account = { id };

  function send({ plan, days, reason }: Values) {
    const given = { account, days: typedNumber(days), reason };
    return checked(grantRule, given, (input) => grant({ ...input, account, plan: toContract(plan as PaidPlan) }));
  }
  return (
    <Action
      label={texts.grant}
      hidden={texts.to(name)}
      title={texts.grantTo(name)}
      description={texts.grantBody}
      success={texts.granted(name)}
      failed={texts.grantFailed}
      queue={ConsolePeopleDocument}
      send={send}
    >
      {(field) => (
        <>
          <Select {...field('plan')} label={texts.plan} options={optionsOf(planNames)} defaultValue="gold" />
          <TextField {...field('days')} label={texts.days} inputMode="numeric" autoComplete="off" defaultValue="30" />
          <TextArea {...field('reason')} label={texts.reason} hint={texts.reasonHint} />
        </>
      )}
    </Action>
  );
}
