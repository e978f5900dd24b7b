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
  /** Games, things to do and Soul. */
  explore: '/explore',
  pricing: '/pricing',
  companion: '/companion',
  support: '/support',
  newsletter: '/newsletter',
  article: '/newsletter/:slug',
  dateIdeas: '/things-to-do',
  dateIdea: '/things-to-do/:id',
  /** Trusted friends, PINs and the check-in of a date. */
  safeWay: '/safe-way-home',
  /** The token of both follows the # of the mailed link. */
  trustedFriend: '/trusted-friend',
  sharedPlan: '/plan',
  games: '/games',
  game: '/games/:gameType',
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

export function articlePath(slug: string): string {
  return `/newsletter/${encodeURIComponent(slug)}`;
}

export function dateIdeaPath(id: string): string {
  return `/things-to-do/${encodeURIComponent(id)}`;
}

export function adminPath(part = ''): string {
  return part === '' ? '/admin' : `/admin/${part}`;
}

/** Only the last segment may be empty: `//` could begin another site's address. Browsers read backslashes as slashes and drop control characters. */
const OWN_ADDRESS = /^(?=\/)(?:\/[^\p{Cc}\\/?#]+)*\/?(?:[?#][^\p{Cc}\\]*)?$/u;

/** Prevents open redirects. */
export function safeReturnPath(given: string | null): string {
  return given !== null && OWN_ADDRESS.test(given) ? given : paths.home;
}
