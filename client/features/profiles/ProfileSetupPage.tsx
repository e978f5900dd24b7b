import { LinkButton } from '#client/ui/LinkButton.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { SetupForm } from './SetupForm.tsx';
import { useProfileSetupPageQuery } from './setup.generated.ts';
import { texts } from './texts.ts';

export function Component() {
  const { data, error, refetch } = useProfileSetupPageQuery();
  const viewer = data?.viewer;
  return (
    <Page title={pages.profileSetup.title} description={pages.profileSetup.description} width="narrow">
      {viewer ? (
        <>
          <SetupForm viewerId={viewer.id} fullName={viewer.fullName} photos={viewer.photos} />
          <LinkButton variant="link" size="sm" to={paths.settings} className="mt-6 self-center">
            Account settings
          </LinkButton>
        </>
      ) : error ? (
        <LoadFailed title={texts.loadFailed} onRetry={() => void refetch().catch(() => {})} />
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
