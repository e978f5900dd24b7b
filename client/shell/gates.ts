import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { session } from '#client/apollo/session.ts';
import { adminPath, paths, safeReturnPath } from '#rules/paths.ts';
import { readStanding, type Standing } from './standing.ts';

/** The route table's gates, as loaders: they decide before anything of the page is drawn. Each but the last returns null to let pass. */

async function requireSignedIn(request: Request, isFresh = false): Promise<Standing> {
  const standing = await readStanding(isFresh);
  if (standing !== null) return standing;
  const { pathname, search } = new URL(request.url);
  throw redirect(`${paths.auth}?next=${encodeURIComponent(pathname + search)}`);
}

/** /auth: who has a session goes on, to where they were sent from or home. */
export function authGate({ request }: LoaderFunctionArgs) {
  if (!session.isSignedIn()) return null;
  return redirect(safeReturnPath(new URL(request.url).searchParams.get('next')));
}

/** Where somebody without a profile goes on: administrators need none. */
const withoutProfile = ({ isAdmin }: Standing): string => (isAdmin ? adminPath() : paths.profileSetup);

/** /beta-welcome: once, before setup. */
export async function betaWelcomeGate({ request }: LoaderFunctionArgs) {
  const standing = await requireSignedIn(request);
  return standing.betaOnboarded ? redirect(withoutProfile(standing)) : null;
}

/** /profile-setup: until there is a profile. Whoever left /beta-welcome while places were open meets it again first. */
export async function profileSetupGate({ request }: LoaderFunctionArgs) {
  const { hasProfile, mayTakePlace } = await requireSignedIn(request);
  if (hasProfile) return redirect(paths.profile);
  return mayTakePlace ? redirect(paths.betaWelcome) : null;
}

/** Pages that stand on one's own profile. */
export async function profileGate({ request }: LoaderFunctionArgs) {
  const standing = await requireSignedIn(request);
  return standing.hasProfile ? null : redirect(withoutProfile(standing));
}

/** Pages for whoever is signed in. */
export async function signedInGate({ request }: LoaderFunctionArgs) {
  await requireSignedIn(request);
  return null;
}

/** /admin: tells the page whether it is the viewer's by now; to everybody else there is no such address. */
export async function adminGate({ request }: LoaderFunctionArgs): Promise<boolean> {
  const { isAdmin } = await requireSignedIn(request, true);
  return isAdmin;
}
