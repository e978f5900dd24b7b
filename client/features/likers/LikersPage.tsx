import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { LockedPage } from '#client/shell/LockedPage.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Page } from '#client/ui/Page.tsx';
import { pages } from '#rules/pages.ts';
import { LikersList } from './LikersList.tsx';
import { LikersSkeleton } from './LikersSkeleton.tsx';
import { useLikersAccessQuery } from './likers.generated.ts';
import { texts } from './texts.ts';

/** /who-likes-you: everybody who likes the viewer on a plan; without one, a description of the page. */
export function Component() {
  return (
    <Page {...pages.whoLikesYou} width="wide">
      <Content />
    </Page>
  );
}

function Content() {
  // Cached data decides at once. The answer corrects it if a plan ended meanwhile.
  const { data, error, loading, refetch } = useLikersAccessQuery(shownAtOnce);
  if (data?.viewer?.plan.abilities.includes('WHO_LIKES_YOU')) return <LikersList />;
  // The same for everybody, because only a plan reveals whether anybody waits.
  if (data?.viewer) return <LockedPage topic="likers" texts={texts} />;
  if (error && !loading)
    return <LoadFailed title={texts.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />;
  return <LikersSkeleton />;
}
