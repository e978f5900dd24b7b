import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { Action } from '../Action.tsx';
import { Card, Facts } from '../Card.tsx';
import { whenText } from '../dates.ts';
import { PersonLine } from '../PersonLine.tsx';
import { PhotoStrip } from '../PhotoStrip.tsx';
import {
  ConsoleFlaggedPhotosDocument,
  type FlaggedPhoto_PhotoFragment,
  FlaggedPhoto_PhotoFragmentDoc,
  useConsoleKeepPhotoMutation,
} from './photos.generated.ts';
import { texts } from './texts.ts';

export function FlaggedPhoto({ photo }: { photo: FragmentType<FlaggedPhoto_PhotoFragment> }) {
  const data = useFragmentData(FlaggedPhoto_PhotoFragmentDoc, photo);
  const [keep] = useConsoleKeepPhotoMutation();
  if (data === null) return null;
  const { id, flaggedAt, user } = data;
  return (
    <Card>
      <h2 className="text-lg [overflow-wrap:anywhere]">{texts.of(user.fullName)}</h2>
      <PhotoStrip photos={[data.photo]} name={user.fullName} refreshes={ConsoleFlaggedPhotosDocument} />
      <Facts
        facts={[
          [texts.person, <PersonLine key="person" user={user} />],
          [texts.since, whenText(flaggedAt)],
        ]}
      />
      <div>
        <Action
          label={texts.keep}
          hidden={user.fullName}
          title={texts.keepOf(user.fullName)}
          description={texts.keepBody}
          success={texts.kept}
          failed={texts.failed}
          queue={ConsoleFlaggedPhotosDocument}
          after={ConsoleFlaggedPhotosDocument}
          send={() => keep({ photoId: id })}
        />
      </div>
    </Card>
  );
}
