/** Every address of the product: pattern for the router, function for a link. */
export const paths = {
  home: '/',
  auth: '/auth',
  /** The request and the secret of the mailed link stand behind #, which reaches no server and no log. */
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
  /** The desk has an address for each of its parts below this one; they are the desk's own affair. */
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

/** An article of the newsletter: a part of its page. */
export function articlePath(slug: string): string {
  return `/newsletter?article=${encodeURIComponent(slug)}`;
}

/** A part of the admin desk; the overview without one. */
export function adminPath(part = ''): string {
  return part === '' ? '/admin' : `/admin/${part}`;
}

/**
 * A path with its query: no empty step but the last, which could begin another site's address, and no backslash or control character, of
 * which browsers take the first for a slash and leave the others out.
 */
const OWN_ADDRESS = /^(?=\/)(?:\/[^\p{Cc}\\/?#]+)*\/?(?:[?#][^\p{Cc}\\]*)?$/u;

/** Where to go after signing in: only an address of our own, never another site's. */
export function safeReturnPath(given: string | null): string {
  return given !== null && OWN_ADDRESS.test(given) ? given : paths.home;
}
