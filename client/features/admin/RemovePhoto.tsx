import type { DocumentNode } from '@apollo/client';
import { invalid, refused } from '#client/components/form/refusals.ts';
import { unreachable, type Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import { photoDecisionRule } from '#rules/admin.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { Action } from './Action.tsx';
import { useConsoleRemovePhotoMutation } from './console.generated.ts';
import { texts } from './texts.ts';
import { useRefresh } from './use-refresh.ts';

type Props = {
  photoId: string;
  which: string;
  refreshes?: DocumentNode;
};

export function RemovePhoto({ photoId, which, refreshes }: Props) {
  const [remove] = useConsoleRemovePhotoMutation();
  const refresh = useRefresh();
  const send = async ({ reason }: Values): Promise<readonly FieldError[]> => {
    const checked = check(photoDecisionRule, { reason });
    if (!checked.ok) return invalid(checked.fieldErrors);
    const { data } = await remove({ variables: { input: { photoId, ...checked.value } } });
    if (!data) throw new Error(unreachable);
    refresh(...(refreshes === undefined ? [] : [refreshes]));
    if (data.removePhoto.__typename !== 'RemovePhotoSuccess') return refused(texts.removeFailed, data.removePhoto);
    toast({ title: texts.removed, tone: 'success' });
    return [];
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
