import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { limits } from '#rules/limits.ts';
import { DeskList } from '../DeskList.tsx';
import { pagesOf } from '../pages.ts';
import { FlaggedPhoto } from './FlaggedPhoto.tsx';
import { texts } from './messages.ts';
import { useDeskFlaggedPhotosQuery } from './photos.generated.ts';

export function FlaggedPhotos() {
  const { data, ...query } = useDeskFlaggedPhotosQuery({
    ...shownAtOnce,
    variables: { first: limits.page.default },
  });
  const pages = pagesOf(data?.admin?.flaggedPhotos, query);
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-ink-soft text-sm">{texts.why}</p>
      <DeskList pages={pages} empty={texts.none}>
        {(photo) => <FlaggedPhoto photo={photo} />}
      </DeskList>
    </div>
  );
}
