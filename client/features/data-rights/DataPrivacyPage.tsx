import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { Loading } from '#client/shell/Loading.tsx';
import { Mailbox } from '#client/shell/Mailbox.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { pages } from '#rules/pages.ts';
import { DeleteCard } from './DeleteCard.tsx';
import { DeletionBanner } from './DeletionBanner.tsx';
import { useDataPrivacyPageQuery } from './data-rights.generated.ts';
import { ExportCard } from './ExportCard.tsx';
import { Rights } from './Rights.tsx';
import { texts } from './texts.ts';

function Actions() {
  const { data, error, loading, refetch } = useDataPrivacyPageQuery(shownAtOnce);
  const viewer = data?.viewer;
  if (viewer)
    return (
      <>
        {viewer.deletionRequest && <DeletionBanner request={viewer.deletionRequest} />}
        <ExportCard />
        {!viewer.deletionRequest && <DeleteCard hasPlan={viewer.plan.subscription !== null} />}
      </>
    );
  if (error && !loading)
    return <LoadFailed title={texts.notLoaded} onRetry={() => void refetch().catch(() => undefined)} />;
  return (
    <Loading says="Loading your data rights" className="grid gap-6">
      <Skeleton className="h-104 rounded-lg sm:h-80" />
      <Skeleton className="h-192 rounded-lg sm:h-140" />
    </Loading>
  );
}

export function Component() {
  return (
    <Page {...pages.dataPrivacy} heading={texts.title}>
      <div className="grid grid-cols-1 gap-6">
        <Actions />
        <Rights />
        <p className="text-ink-soft text-sm">
          {texts.questions} <Mailbox name="privacy" />
        </p>
      </div>
    </Page>
  );
}
