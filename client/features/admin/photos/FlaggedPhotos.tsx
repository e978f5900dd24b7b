import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { limits } from '#rules/limits.ts';
import { DeskList } from '../DeskList.tsx';
import { pagesOf } from '../pages.ts';
import { FlaggedPhoto } from './FlaggedPhoto.tsx';
import { texts } from './messages.ts';
import { useDeskFlaggedPhotosQuery } from './photos.generated.ts';

export function FlaggedPhotos() {
  const { data, error, loading, fetchMore, refetch } = useDeskFlaggedPhotosQuery({
    ...shownAtOnce,
    variables: { first: limits.page.default },
  });
  const more = (after: string | null) => fetchMore({ variables: { after } });
  const pages = pagesOf(data?.admin?.flaggedPhotos, { error, loading, refetch, more });
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-ink-soft text-sm">{texts.why}</p>
      <DeskList pages={pages} empty={texts.none}>
        {(photo) => <FlaggedPhoto photo={photo} />}
      </DeskList>
    </div>
  );
}
