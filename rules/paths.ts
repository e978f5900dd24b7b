/** Every address of the product: pattern for the router, function for a link. */
export const paths = {
  home: '/',
  auth: '/auth',
  /** The request and the secret of the mailed link stand behind #, which reaches no server and no log. */
  authReset: '/auth/reset',
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
  unsubscribe: '/unsubscribe',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
} as const;

export function chatPath(matchId: string): string {
  return `/chat/${encodeURIComponent(matchId)}`;
}

/** Where to go after signing in: only an address of our own, never another site's. */
export function safeReturnPath(given: string | null): string {
  return given !== null && /^\/(?![/\\])/.test(given) ? given : paths.home;
}
