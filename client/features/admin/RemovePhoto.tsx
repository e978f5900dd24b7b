import type { DocumentNode } from '@apollo/client';
import { invalid } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { photoDecisionRule } from '#rules/admin.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { Action } from './Action.tsx';
import { useConsoleRemovePhotoMutation } from './console.generated.ts';
import { texts } from './texts.ts';
import { useConclude } from './use-conclude.ts';

type Props = {
  photoId: string;
  which: string;
  refreshes?: DocumentNode;
};

export function RemovePhoto({ photoId, which, refreshes }: Props) {
  const [remove] = useConsoleRemovePhotoMutation();
  const conclude = useConclude();
  const send = async ({ reason }: Values): Promise<readonly FieldError[]> => {
    const checked = check(photoDecisionRule, { reason });
    if (!checked.ok) return invalid(checked.fieldErrors);
    const said = { done: texts.removed, failed: texts.removeFailed };
    return conclude(remove({ photoId, ...checked.value }), said, refreshes, refreshes);
  };
  return (
    <Action
      label={texts.remove}
      hidden={which}
      variant="danger"
      title={texts.removeWhich(which)}
      description={texts.removeBody}
      failed={texts.removeFailed}
      send={send}
      words={{ name: 'reason', label: texts.forOwner, hint: texts.forOwnerHint }}
    />
  );
}
