import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { Loading } from '#client/shell/Loading.tsx';
import { LockedPage } from '#client/shell/LockedPage.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Page } from '#client/ui/Page.tsx';
import { pages } from '#rules/pages.ts';
import { useDateIdeasAccessQuery } from './date-ideas.generated.ts';
import { Guide } from './Guide.tsx';
import { GuideSkeleton } from './GuideSkeleton.tsx';
import { texts } from './texts.ts';

export function Component() {
  return (
    <Page {...pages.dateIdeas} width="wide">
      <Content />
    </Page>
  );
}

function Content() {
  // Cached data decides at once. The answer corrects it if a plan ended meanwhile.
  const { data, error, loading, refetch } = useDateIdeasAccessQuery(shownAtOnce);
  const retry = () => void refetch().catch(() => undefined);
  if (data?.viewer?.plan.abilities.includes('DATE_IDEAS')) return <Guide onRetry={retry} />;
  if (data?.viewer) return <LockedPage topic="dateIdeas" texts={texts} />;
  if (error && !loading) return <LoadFailed title={texts.notLoaded} onRetry={retry} />;
  return (
    <Loading says={texts.loading}>
      <GuideSkeleton />
    </Loading>
  );
}
