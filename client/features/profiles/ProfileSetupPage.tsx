import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { messages } from './messages.ts';
import { useProfileSetupPageQuery } from './profiles.generated.ts';
import { SetupForm } from './SetupForm.tsx';

/** /profile-setup: the first profile, in four steps. */
export function Component() {
  const { data, error, refetch } = useProfileSetupPageQuery();
  const viewer = data?.viewer;
  return (
    <Page title="Set up your profile" description="Tell people who you are, in four short steps." width="narrow">
      {viewer ? (
        <SetupForm fullName={viewer.fullName} savedPhoto={viewer.photos[0]?.small ?? null} />
      ) : error ? (
        <LoadFailed title={messages.loadFailed} onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <div role="status" className="grid gap-7">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-9" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-24" />
        </div>
      )}
    </Page>
  );
}
