import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { ArrowLeftIcon } from '#client/ui/feature-icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { clearToasts } from '#client/ui/toast.tsx';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { useProfileEditPageQuery } from './profiles.generated.ts';
import { texts } from './texts.ts';
import { verifyView } from './verify-address.ts';

const load = () => import('./EditScreen.tsx');
/** Apart from the profile and the setup, which share this chunk. */
const EditScreen = lazyPart(async () => (await load()).EditScreen);

/** /profile-edit: everything of one's own profile; with `?view=verify` the selfie for the verified tick. */
export function Component() {
  const { data, error, refetch } = useProfileEditPageQuery(shownAtOnce);
  const [search] = useSearchParams();
  const isVerifying = search.get('view') === verifyView;
  const viewer = data?.viewer;
  const { title, description } = pages.profileEdit;
  // In parallel with the query.
  useEffect(() => void load().catch(() => undefined), []);

  // The address keeps its path between the two views, so the page does not see a change of place.
  const before = useRef(isVerifying);
  useEffect(() => {
    if (before.current === isVerifying) return;
    before.current = isVerifying;
    // A toast would lie across the heading.
    clearToasts();
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true });
  }, [isVerifying]);

  return (
    <Page
      title={isVerifying ? 'Get verified' : title}
      description={description}
      aside={
        isVerifying && (
          <LinkButton variant="ghost" size="sm" to={paths.profileEdit} replace>
            <ArrowLeftIcon />
            Back to editing
          </LinkButton>
        )
      }
    >
      {viewer?.profile ? (
        <Suspense fallback={<Loading />}>
          <EditScreen viewer={viewer} profile={viewer.profile} isVerifying={isVerifying} />
        </Suspense>
      ) : error ? (
        <LoadFailed title={texts.loadFailed} onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading your profile</span>
      <Skeleton className="h-11" />
      <Skeleton className="h-120 rounded-lg sm:h-80" />
      <Skeleton className="h-43 rounded-lg lg:h-96" />
      <Skeleton className="h-57 rounded-lg lg:h-96" />
    </div>
  );
}
