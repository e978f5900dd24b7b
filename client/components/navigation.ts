import { paths } from '#rules/paths.ts';

export type NavigationLink = { to: string; label: string };

const home = { to: paths.home, label: 'Home' };
const setup = { to: paths.profileSetup, label: 'Profile Setup' };

/** The links of the header, the same for the wide bar and the phone's menu. */
export function navigationLinks(isSignedIn: boolean): NavigationLink[] {
  if (!isSignedIn) return [home, setup, { to: paths.auth, label: 'Sign In' }];
  return [
    home,
    { to: paths.browse, label: 'Browse' },
    { to: paths.matches, label: 'Matches' },
    { to: paths.profile, label: 'Profile' },
  ];
}
