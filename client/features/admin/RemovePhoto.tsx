import type { DocumentNode } from '@apollo/client';
import { photoDecisionRule } from '#rules/admin.ts';
import { Action } from './Action.tsx';
import { useConsoleRemovePhotoMutation } from './console.generated.ts';
import { texts } from './texts.ts';
import { checked } from './use-conclude.ts';

type Props = {
  photoId: string;
  which: string;
  refreshes?: DocumentNode;
};

export function RemovePhoto({ photoId, which, refreshes }: Props) {
  const [remove] = useConsoleRemovePhotoMutation();
  return (
    <Action
      label={texts.remove}
      hidden={which}
      variant="danger"
      title={texts.removeWhich(which)}
      description={texts.removeBody}
      success={texts.removed}
      failed={texts.removeFailed}
      queue={refreshes}
      after={refreshes}
      send={(values) => checked(photoDecisionRule, values, (reason) => remove({ photoId, ...reason }))}
      words={{ name: 'reason', label: texts.forOwner, hint: texts.forOwnerHint }}
    />
  );
}
