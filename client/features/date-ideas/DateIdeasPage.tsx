import { useSearchParams } from 'react-router-dom';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { Loading } from '#client/shell/Loading.tsx';
import { LockedPage } from '#client/shell/LockedPage.tsx';
import { ArrowLeftIcon } from '#client/ui/feature-icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Page } from '#client/ui/Page.tsx';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { useDateIdeasAccessQuery } from './date-ideas.generated.ts';
import { Guide } from './Guide.tsx';
import { GuideSkeleton } from './GuideSkeleton.tsx';
import { BookmarkFilledIcon, BookmarkIcon } from './icons.tsx';
import { SavedIdeas } from './SavedIdeas.tsx';
import { texts } from './texts.ts';

export function Component() {
  const [address] = useSearchParams();
  const isSaved = address.has('saved');
  return (
    <Page {...pages.dateIdeas} width="wide" aside={isSaved ? toAll : toSaved}>
      <Content isSaved={isSaved} />
    </Page>
  );
}

const toSaved = (
  <LinkButton to={`${paths.dateIdeas}?saved`} variant="ghost" size="sm" className="-mr-3">
    <BookmarkIcon className="text-xl" />
    <span className="max-sm:sr-only">{texts.saved}</span>
  </LinkButton>
);
const toAll = (
  <LinkButton to={paths.dateIdeas} variant="ghost" size="sm" className="-mr-3 whitespace-nowrap">
    <ArrowLeftIcon className="max-sm:hidden" />
    <BookmarkFilledIcon className="text-crimson-ink text-xl sm:hidden" />
    <span className="max-sm:sr-only">{texts.allPlaces}</span>
  </LinkButton>
);

function Content({ isSaved }: { isSaved: boolean }) {
  // Cached data decides at once. The answer corrects it if a plan ended meanwhile.
  const { data, error, loading, refetch } = useDateIdeasAccessQuery(shownAtOnce);
  const retry = () => void refetch().catch(() => undefined);
  const mayRead = data?.viewer?.plan.abilities.includes('DATE_IDEAS');
  if (mayRead)
    return isSaved ? (
      <SavedIdeas />
    ) : (
      <Guide hasPosition={data?.viewer?.profile?.hasPosition ?? false} onRetry={retry} />
    );
  if (data?.viewer) return <LockedPage topic="dateIdeas" texts={texts} />;
  if (error && !loading) return <LoadFailed title={texts.notLoaded} onRetry={retry} />;
  return (
    <Loading says={texts.loading}>
      <GuideSkeleton />
    </Loading>
  );
}
