export const brand = {
  name: 'Zobo',
  tagline: "Nigeria's Number One Dating Platform",
  companion: 'Soul',
  headline: 'Coming Soon: Find Your Perfect Match',
  claims: { users: '50K+', usersLong: 'over 50,000', matches: '10K+', rating: '4.8', trialDays: 30 },
  privacyVersion: '1.0',
  termsVersion: '1.0',
} as const;

export function pageTitle(title: string): string {
  return `${title} | ${brand.name}: ${brand.tagline}`;
}
