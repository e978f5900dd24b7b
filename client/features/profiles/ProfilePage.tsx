import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { SiteLinks } from '#client/shell/SiteLinks.tsx';
import { CrownIcon, GearIcon, HeartFilledIcon, LockIcon, PencilIcon } from '#client/ui/feature-icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { OwnDetails } from './OwnDetails.tsx';
import { PlanBanner } from './PlanBanner.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { useProfilePageQuery } from './profile-page.generated.ts';
import { ReviewBanner } from './ReviewBanner.tsx';
import { texts } from './texts.ts';

export function Component() {
  const { data, error, refetch } = useProfilePageQuery(shownAtOnce);
  const viewer = data?.viewer;
  const profile = viewer?.profile;

  return (
    <Page {...pages.profile} className="gap-6">
      {viewer && profile ? (
        <>
          {profile.isUnderReview && <ReviewBanner />}
          <PlanBanner plan={viewer.plan} />
          <ProfileHeader profile={profile} isPremium={viewer.plan.name !== null} />
          <nav
            aria-label="Your profile"
            className="grid grid-cols-2 gap-3 *:whitespace-nowrap sm:flex sm:flex-wrap sm:*:grow"
          >
            <LinkButton to={paths.profileEdit} size="sm" className="col-span-2">
              <PencilIcon />
              Edit Profile
            </LinkButton>
            <LinkButton variant="secondary" size="sm" to={paths.browse}>
              <HeartFilledIcon />
              Browse
            </LinkButton>
            <LinkButton variant="secondary" size="sm" to={paths.settings}>
              <GearIcon />
              Settings
            </LinkButton>
            <LinkButton variant="secondary" size="sm" to={paths.dataPrivacy} className="col-span-2">
              <LockIcon />
              Data & Privacy
            </LinkButton>
            {viewer.plan.name === null && (
              <LinkButton variant="secondary" size="sm" to={paths.pricing} className="col-span-2 text-gold">
                <CrownIcon />
                Upgrade
              </LinkButton>
            )}
          </nav>
          <OwnDetails profile={profile} viewer={viewer} />
          <SiteLinks />
        </>
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
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading your profile</span>
      <div className="flex items-center gap-4 lg:grid lg:grid-cols-[14rem_1fr] lg:items-end lg:gap-8">
        <Skeleton className="size-24 shrink-0 rounded-full lg:aspect-4/5 lg:h-auto lg:w-full lg:rounded-xl" />
        <div className="grid grow gap-2">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-6 w-1/2" />
        </div>
      </div>
      <Skeleton className="h-11 rounded-full sm:w-44" />
      <Skeleton className="h-36 rounded-lg" />
      <Skeleton className="h-28 rounded-lg" />
    </div>
  );
}
