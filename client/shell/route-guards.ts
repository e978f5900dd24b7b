import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { session } from '#client/apollo/session.ts';
import { adminPath, paths, safeReturnPath } from '#rules/paths.ts';
import { type Onboarding, readOnboarding } from './onboarding.ts';

/** Loaders that run before anything of a page is rendered. A guard returns null to admit. */

async function requireSignedIn(request: Request, isFresh = false): Promise<Onboarding> {
  const onboarding = await readOnboarding(isFresh);
  if (onboarding !== null) return onboarding;
  const { pathname, search } = new URL(request.url);
  throw redirect(`${paths.auth}?next=${encodeURIComponent(pathname + search)}`);
}

export function signedOutGuard({ request }: LoaderFunctionArgs) {
  if (!session.isSignedIn()) return null;
  return redirect(safeReturnPath(new URL(request.url).searchParams.get('next')));
}

/** Administrators need no profile. */
const withoutProfile = ({ isAdmin }: Onboarding): string => (isAdmin ? adminPath() : paths.profileSetup);

/** /beta-welcome: open until the beta onboarding is done. */
export async function betaWelcomeGuard({ request }: LoaderFunctionArgs) {
  // What is remembered does not say who was onboarded.
  const onboarding = await requireSignedIn(request, true);
  return onboarding.isBetaOnboarded ? redirect(withoutProfile(onboarding)) : null;
}

/** /profile-setup: open until there is a profile. A person who skipped /beta-welcome is sent back while places are open. */
export async function profileSetupGuard({ request }: LoaderFunctionArgs) {
  const { hasProfile, mayTakePlace } = await requireSignedIn(request);
  if (hasProfile) return redirect(paths.profile);
  return mayTakePlace ? redirect(paths.betaWelcome) : null;
}

export async function profileGuard({ request }: LoaderFunctionArgs) {
  const onboarding = await requireSignedIn(request);
  return onboarding.hasProfile ? null : redirect(withoutProfile(onboarding));
}

export async function signedInGuard({ request }: LoaderFunctionArgs) {
  await requireSignedIn(request);
  return null;
}

/** True for an administrator now. To everybody else the page is not found. */
export async function adminGuard({ request }: LoaderFunctionArgs): Promise<boolean> {
  const { isAdmin } = await requireSignedIn(request, true);
  return isAdmin;
}
