import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { limits } from '#rules/limits.ts';
import { ConsoleList } from '../ConsoleList.tsx';
import { pagesOf } from '../pages.ts';
import { FlaggedPhoto } from './FlaggedPhoto.tsx';
import { useConsoleFlaggedPhotosQuery } from './photos.generated.ts';
import { texts } from './texts.ts';

export function FlaggedPhotos() {
  const { data, ...query } = useConsoleFlaggedPhotosQuery({
    ...shownAtOnce,
    variables: { first: limits.page.default },
  });
  const pages = pagesOf(data?.admin?.flaggedPhotos, query);
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-ink-soft text-sm">{texts.why}</p>
      <ConsoleList pages={pages} empty={texts.none}>
        {(photo) => <FlaggedPhoto photo={photo} />}
      </ConsoleList>
    </div>
  );
}
