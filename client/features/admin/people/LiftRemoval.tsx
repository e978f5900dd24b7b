import { invalid } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { photoDecisionRule } from '#rules/admin.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { Action } from '../Action.tsx';
import { useConclude } from '../use-conclude.ts';
import { useConsoleLiftPhotoRemovalMutation } from './people.generated.ts';
import { texts } from './texts.ts';

export function LiftRemoval({ photoId, name }: { photoId: string; name: string }) {
  const [lift] = useConsoleLiftPhotoRemovalMutation();
  const conclude = useConclude();
  const send = async ({ reason }: Values): Promise<readonly FieldError[]> => {
    const checked = check(photoDecisionRule, { reason });
    if (!checked.ok) return invalid(checked.fieldErrors);
    const asking = lift({ photoId, ...checked.value });
    return conclude(asking, { done: texts.lifted(name), failed: texts.liftFailed });
  };
  return (
    <Action
      label={texts.lift}
      hidden={texts.to(name)}
      title={texts.liftTitle}
      description={texts.liftBody}
      failed={texts.liftFailed}
      send={send}
      words={{ name: 'reason', label: texts.reason, hint: texts.reasonHint }}
    />
  );
}
