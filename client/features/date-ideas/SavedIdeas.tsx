import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { Loading } from '#client/shell/Loading.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { paths } from '#rules/paths.ts';
import { useSavedDateIdeasQuery } from './date-ideas.generated.ts';
import { GuideSkeleton } from './GuideSkeleton.tsx';
import { IdeaCard } from './IdeaCard.tsx';
import { texts } from './texts.ts';

/** The places that the person keeps. One that is taken off stays until the list is opened again, so that a slip can be undone. */
export function SavedIdeas() {
  const { data, error, loading, refetch } = useSavedDateIdeasQuery(shownAtOnce);
  const ideas = data?.viewer?.savedDateIdeas;
  if (ideas === undefined && error && !loading)
    return <LoadFailed title={texts.notLoaded} onRetry={() => void refetch().catch(() => undefined)} />;
  if (ideas === undefined)
    return (
      <Loading says={texts.loading}>
        <GuideSkeleton />
      </Loading>
    );
  if (ideas.length === 0)
    return (
      <EmptyState
        title={texts.noneSaved}
        body={texts.noneSavedBody}
        actions={<LinkButton to={paths.dateIdeas}>{texts.allPlaces}</LinkButton>}
      />
    );
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {ideas.map((idea) => (
        <IdeaCard key={idea.id} idea={idea} />
      ))}
    </ul>
  );
}
