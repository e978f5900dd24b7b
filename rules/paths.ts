/** Every address of the product: pattern for the router, function for a link. */
export const paths = {
  home: '/',
  auth: '/auth',
  betaWelcome: '/beta-welcome',
  profileSetup: '/profile-setup',
  profile: '/profile',
  browse: '/browse',
  matches: '/matches',
  chat: '/chat/:matchId',
} as const;

export function chatPath(matchId: string): string {
  return `/chat/${encodeURIComponent(matchId)}`;
}

/** Where to go after signing in: only an address of our own, never another site's. */
export function safeReturnPath(given: string | null): string {
  return given !== null && /^\/(?![/\\])/.test(given) ? given : paths.home;
}
