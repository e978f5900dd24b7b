import { adminPath, paths } from '#rules/paths.ts';

export type NavigationLink = { to: string; label: string };

const home: NavigationLink = { to: paths.home, label: 'Home' };
/** Everybody sees these links. For a signed-in person /auth leads home, and /profile-setup to the profile. */
const always: NavigationLink[] = [
  { to: paths.pricing, label: 'Pricing' },
  { to: paths.newsletter, label: 'Newsletter' },
  { to: paths.profileSetup, label: 'Profile Setup' },
  { to: paths.auth, label: 'Sign In' },
];
const signedInOnly: NavigationLink[] = [
  { to: paths.browse, label: 'Browse' },
  { to: paths.matches, label: 'Matches' },
  { to: paths.games, label: 'Games' },
  { to: paths.dateIdeas, label: 'Date Ideas' },
  { to: paths.companion, label: 'AI Companion' },
  { to: paths.profile, label: 'Profile' },
];

const adminConsole: NavigationLink = { to: adminPath(), label: 'Admin' };

export function navigationLinks(isSignedIn: boolean, isAdmin: boolean): NavigationLink[] {
  return [home, ...(isSignedIn ? signedInOnly : []), ...always, ...(isAdmin ? [adminConsole] : [])];
}
