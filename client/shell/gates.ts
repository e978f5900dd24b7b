import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { session } from '#client/apollo/session.ts';
import { adminPath, paths, safeReturnPath } from '#rules/paths.ts';
import { readOnboarding, type Standing } from './standing.ts';

/**
 * The gates of the route table, as loaders: they run before anything of a page is rendered. A gate returns null to admit; `adminGate`
 * returns true or false.
 */

async function requireSignedIn(request: Request, isFresh = false): Promise<Standing> {
  const standing = await readOnboarding(isFresh);
  if (standing !== null) return standing;
  const { pathname, search } = new URL(request.url);
  throw redirect(`${paths.auth}?next=${encodeURIComponent(pathname + search)}`);
}

/** /auth: redirects a signed-in person to `next`, or home. */
export function authGate({ request }: LoaderFunctionArgs) {
  if (!session.isSignedIn()) return null;
  return redirect(safeReturnPath(new URL(request.url).searchParams.get('next')));
}

/** The target for a person without a profile. Administrators need none. */
const withoutProfile = ({ isAdmin }: Standing): string => (isAdmin ? adminPath() : paths.profileSetup);

/** /beta-welcome: open until the beta onboarding is done. */
export async function betaWelcomeGate({ request }: LoaderFunctionArgs) {
  const standing = await requireSignedIn(request);
  return standing.betaOnboarded ? redirect(withoutProfile(standing)) : null;
}

/** /profile-setup: open until there is a profile. A person who skipped /beta-welcome is sent back while places are open. */
export async function profileSetupGate({ request }: LoaderFunctionArgs) {
  const { hasProfile, mayTakePlace } = await requireSignedIn(request);
  if (hasProfile) return redirect(paths.profile);
  return mayTakePlace ? redirect(paths.betaWelcome) : null;
}

/** For pages that need the viewer's own profile. */
export async function profileGate({ request }: LoaderFunctionArgs) {
  const standing = await requireSignedIn(request);
  return standing.hasProfile ? null : redirect(withoutProfile(standing));
}

/** For pages that need a sign-in. */
export async function signedInGate({ request }: LoaderFunctionArgs) {
  await requireSignedIn(request);
  return null;
}

/** /admin: true if the viewer is an administrator now. To everybody else the page is not found. */
export async function adminGate({ request }: LoaderFunctionArgs): Promise<boolean> {
  const { isAdmin } = await requireSignedIn(request, true);
  return isAdmin;
}
