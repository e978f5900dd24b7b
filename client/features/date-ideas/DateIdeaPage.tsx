import { useParams } from 'react-router-dom';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { Loading } from '#client/shell/Loading.tsx';
import { LockedPage } from '#client/shell/LockedPage.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ArrowLeftIcon } from '#client/ui/feature-icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { Place } from './Place.tsx';
import { useDateIdeaPageQuery } from './place-page.generated.ts';
import { texts } from './texts.ts';

/** A place of the guide. Without the guide it opens for people with whom it was shared. */
export function Component() {
  const { id = '' } = useParams();
  // A refused place leaves the rest of the answer, which says whether there is a plan.
  const { data, error, loading, refetch } = useDateIdeaPageQuery({
    ...shownAtOnce,
    variables: { id },
    errorPolicy: 'all',
  });
  const idea = data?.dateIdea;
  const hasGuide = data?.viewer?.plan.abilities.includes('DATE_IDEAS') ?? false;
  const { title, description } = pages.dateIdea;
  return (
    <Page title={idea?.name ?? title} description={idea?.description ?? description} aside={toGuide}>
      {idea ? (
        <Place idea={idea} hasGuide={hasGuide} />
      ) : loading ? (
        <Loading says={texts.loadingPlace}>
          <Skeleton className="h-96 rounded-lg" />
        </Loading>
      ) : !data?.viewer ? (
        <LoadFailed title={texts.placeNotLoaded} onRetry={() => void refetch().catch(() => undefined)} />
      ) : error && !hasGuide ? (
        <LockedPage topic="dateIdeas" texts={texts} />
      ) : error ? (
        <LoadFailed title={texts.placeNotLoaded} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <EmptyState title={texts.absentTitle} body={texts.absentBody} />
      )}
    </Page>
  );
}

const toGuide = (
  <LinkButton to={paths.dateIdeas} variant="ghost" size="sm" className="-mx-3 max-lg:hidden">
    <ArrowLeftIcon />
    {texts.allPlaces}
  </LinkButton>
);
