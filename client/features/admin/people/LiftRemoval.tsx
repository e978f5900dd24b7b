import { photoDecisionRule } from '#rules/admin.ts';
import { Action } from '../Action.tsx';
import { checked } from '../use-conclude.ts';
import { useConsoleLiftPhotoRemovalMutation } from './people.generated.ts';
import { texts } from './texts.ts';

export function LiftRemoval({ photoId, name }: { photoId: string; name: string }) {
  const [lift] = useConsoleLiftPhotoRemovalMutation();
  return (
    <Action
      label={texts.lift}
      hidden={texts.to(name)}
      title={texts.liftTitle}
      description={texts.liftBody}
      success={texts.lifted(name)}
      failed={texts.liftFailed}
      send={(values) => checked(photoDecisionRule, values, (reason) => lift({ photoId, ...reason }))}
      words={{ name: 'reason', label: texts.reason, hint: texts.reasonHint }}
    />
  );
}
