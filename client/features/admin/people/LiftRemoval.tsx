import { invalid, refused } from '#client/components/form/refusals.ts';
import { unreachable, type Values } from '#client/components/form/use-form.ts';
import { TextArea } from '#client/ui/TextArea.tsx';
import { toast } from '#client/ui/toast.tsx';
import { photoDecisionRule } from '#rules/admin.ts';
import { limits } from '#rules/limits.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { Action } from '../Action.tsx';
import { useRefresh } from '../use-refresh.ts';
import { texts } from './messages.ts';
import { useDeskLiftPhotoRemovalMutation } from './people.generated.ts';

export function LiftRemoval({ photoId, name }: { photoId: string; name: string }) {
  const [lift] = useDeskLiftPhotoRemovalMutation();
  const refresh = useRefresh();
  const send = async ({ reason }: Values): Promise<readonly FieldError[]> => {
    const checked = check(photoDecisionRule, { reason });
    if (!checked.ok) return invalid(checked.fieldErrors);
    const { data } = await lift({ variables: { input: { photoId, ...checked.value } } });
    if (!data) throw new Error(unreachable);
    if (data.liftPhotoRemoval.__typename !== 'LiftPhotoRemovalSuccess')
      return refused(texts.liftFailed, data.liftPhotoRemoval);
    toast({ title: texts.lifted(name), tone: 'success' });
    refresh();
    return [];
  };
  return (
    <Action
      label={texts.lift}
      hidden={texts.to(name)}
      title={texts.liftTitle}
      description={texts.liftBody}
      failed={texts.liftFailed}
      send={send}
    >
      {(field) => (
        <TextArea
          {...field('reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={limits.text.auditReason}
        />
      )}
    </Action>
  );
}
