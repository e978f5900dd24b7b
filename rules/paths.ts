/** Every address of the product: a pattern for the router, and a function for links with parameters. */
export const paths = {
  home: '/',
  auth: '/auth',
  /** The reset's id and secret follow the # of the mailed link: a browser sends that part to no server. */
  authReset: '/auth/reset',
  authCode: '/auth/code',
  authVerify: '/auth/verify',
  betaWelcome: '/beta-welcome',
  profileSetup: '/profile-setup',
  profile: '/profile',
  profileEdit: '/profile-edit',
  dataPrivacy: '/profile/data-privacy',
  settings: '/settings',
  browse: '/browse',
  matches: '/matches',
  whoLikesYou: '/who-likes-you',
  chat: '/chat/:matchId',
  pricing: '/pricing',
  companion: '/companion',
  support: '/support',
  newsletter: '/newsletter',
  dateIdeas: '/things-to-do',
  games: '/games',
  game: '/games/:gameType',
  /** The admin console defines the paths of its parts itself. */
  admin: '/admin/*',
  unsubscribe: '/unsubscribe',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
} as const;

export function chatPath(matchId: string): string {
  return `/chat/${encodeURIComponent(matchId)}`;
}

export function gamePath(gameType: string): string {
  return `/games/${encodeURIComponent(gameType)}`;
}

/** The address of a newsletter article, which opens on the newsletter page. */
export function articlePath(slug: string): string {
  return `/newsletter?article=${encodeURIComponent(slug)}`;
}

/** The address of a part of the admin console; of its overview if `part` is ''. */
export function adminPath(part = ''): string {
  return part === '' ? '/admin' : `/admin/${part}`;
}

/**
 * A path with an optional query and fragment. Only the last segment may be empty: `//` could begin another site's address. Backslashes and
 * control characters are refused: browsers read the first as slashes and drop the others.
 */
const OWN_ADDRESS = /^(?=\/)(?:\/[^\p{Cc}\\/?#]+)*\/?(?:[?#][^\p{Cc}\\]*)?$/u;

/** The target after a sign-in: `given` if it is an address of this site, else the home page. Prevents open redirects. */
export function safeReturnPath(given: string | null): string {
  return given !== null && OWN_ADDRESS.test(given) ? given : paths.home;
}
