import { useIsSignedIn, useOnboarding } from '#client/shell/session-hooks.ts';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { adminPath, paths } from '#rules/paths.ts';

export function HeroActions() {
  const isSignedIn = useIsSignedIn();
  const onboarding = useOnboarding();
  if (!isSignedIn)
    return (
      <>
        <LinkButton to={paths.auth} state={{ mode: 'sign-up' }} size="lg">
          Join Early Access
        </LinkButton>
        <LinkButton to={paths.auth} size="lg" variant="secondary">
          Sign In to Beta
        </LinkButton>
      </>
    );
  if (onboarding === undefined) return <Skeleton className="h-14 w-64 rounded-full" />;
  if (onboarding?.hasProfile)
    return (
      <LinkButton to={paths.browse} size="lg">
        Start Browsing (Beta)
      </LinkButton>
    );
  return (
    <LinkButton to={onboarding?.isAdmin ? adminPath() : paths.profileSetup} size="lg">
      {onboarding?.isAdmin ? 'To the admin desk' : 'Complete Your Profile'}
    </LinkButton>
  );
}
