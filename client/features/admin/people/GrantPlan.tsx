import { optionsOf } from '#client/lib/vocabulary.ts';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { Action } from '../Action.tsx';
import { planNames } from './plan-names.ts';
import { texts } from './texts.ts';
import { useGrant } from './use-grant.ts';

export function GrantPlan({ id, name }: { id: string; name: string }) {
  const grant = useGrant(id, name);
  return (
    <Action
      label={texts.grant}
      hidden={texts.to(name)}
      title={texts.grantTo(name)}
      description={texts.grantBody}
      failed={texts.grantFailed}
      send={grant}
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
