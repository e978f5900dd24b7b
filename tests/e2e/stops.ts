/** Every address of the product, for the journeys that look at all of them. */
import type { Page } from '@playwright/test';
import { adminPath, articlePath, chatPath, dateIdeaPath, gamePath, paths } from '#rules/paths.ts';
import { expect } from './fixtures.ts';
import { openCards } from './steps.ts';

/** An address, and what says that its page is there. */
export type Stop = { path: string; shows: (page: Page) => Promise<unknown> };

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
const title: Stop['shows'] = (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const card = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();

async function upgrade(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Upgrade to Message/ }).click();
  await expect(page.getByRole('dialog', { name: 'Upgrade to Message' })).toBeVisible();
}

/** Its cards as they stand, and all of them open. */
const editing: readonly Stop[] = [
  { path: paths.profileEdit, shows: heading('Travel mode') },
  {
    path: paths.profileEdit,
    shows: async (page) => {
      await openCards(page);
      await expect(page.getByLabel('Bio')).toBeVisible();
    },
  },
];

/** For visitors. The long texts stand in `texts`. */
export const signedOut: readonly Stop[] = [
  { path: paths.home, shows: heading(/Coming Soon/) },
  { path: paths.auth, shows: heading('Welcome back') },
  {
    path: paths.auth,
    shows: async (page) => {
      await page.getByRole('button', { name: 'Create an account' }).click();
      await heading('Create your account')(page);
    },
  },
  { path: paths.authReset, shows: title },
  { path: paths.authCode, shows: title },
  { path: `${paths.authVerify}#nothing`, shows: title },
  { path: `${paths.unsubscribe}#nothing`, shows: title },
  { path: `${paths.trustedFriend}#nothing`, shows: title },
  { path: `${paths.sharedPlan}#nothing`, shows: title },
  { path: paths.pricing, shows: heading('30 days free') },
  {
    path: paths.newsletter,
    shows: (page) => expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible(),
  },
  { path: '/no/such/page', shows: heading('404') },
];

/** For somebody without a profile. */
export const onTheWayIn: readonly Stop[] = [
  { path: paths.home, shows: heading(/Coming Soon/) },
  { path: paths.betaWelcome, shows: (page) => expect(page.getByRole('listitem').nth(1)).toBeVisible() },
  { path: paths.profileSetup, shows: (page) => expect(page.getByLabel('Date of birth')).toBeVisible() },
  { path: paths.matches, shows: heading('No matches yet') },
];

/** For somebody without a plan. */
export const free = (matchId: string): readonly Stop[] => [
  { path: paths.profile, shows: heading(/Chidi/) },
  { path: paths.pricing, shows: heading('Confirm your email for 30 days free') },
  ...editing,
  { path: `${paths.profileEdit}?view=verify`, shows: title },
  { path: paths.settings, shows: heading('Settings') },
  { path: paths.safeWay, shows: heading('Your PIN for the check-in') },
  { path: paths.dataPrivacy, shows: heading('Your Data Rights') },
  { path: paths.browse, shows: card },
  { path: `${paths.browse}?minAge=79&maxAge=79`, shows: heading("That's everyone for now!") },
  { path: paths.matches, shows: upgrade },
  { path: paths.whoLikesYou, shows: title },
  { path: chatPath(matchId), shows: heading('Upgrade to Chat') },
];

/** For somebody with a plan. */
export const inside = (matchId: string): readonly Stop[] => [
  { path: paths.home, shows: heading(/Coming Soon/) },
  { path: paths.profile, shows: heading(/Ada Okafor/) },
  { path: paths.browse, shows: card },
  { path: paths.whoLikesYou, shows: title },
  { path: paths.explore, shows: heading('Explore') },
  { path: paths.games, shows: heading('Memory Match') },
  { path: paths.dateIdeas, shows: (page) => expect(page.getByRole('article').first()).toBeVisible() },
  { path: dateIdeaPath('none'), shows: heading('This place is not in the guide') },
  {
    path: paths.matches,
    shows: (page) => expect(page.getByRole('link', { name: /^Send Message/ }).first()).toBeVisible(),
  },
  {
    path: chatPath(matchId),
    shows: (page) => expect(page.getByRole('region', { name: 'Messages', exact: true })).toBeVisible(),
  },
];

/** For everybody, to be read. */
export const texts: readonly Stop[] = [
  { path: paths.privacyPolicy, shows: heading('Privacy Policy') },
  { path: paths.termsOfService, shows: heading('Terms of Service') },
  { path: articlePath('when-the-aunties-ask'), shows: title },
];

/** For somebody with a plan: what has a journey of its own, which examines it in each of its states. */
export const tools: readonly Stop[] = [
  ...editing,
  { path: paths.settings, shows: heading('Settings') },
  { path: paths.dataPrivacy, shows: heading('Your Data Rights') },
  {
    path: paths.companion,
    shows: (page) => expect(page.getByRole('textbox', { name: 'Write to Soul' })).toBeVisible(),
  },
  { path: paths.support, shows: (page) => expect(page.getByLabel('What is it about?')).toBeVisible() },
  {
    path: gamePath('memory_match'),
    shows: (page) => expect(page.getByRole('main').getByRole('button').first()).toBeVisible(),
  },
];

const parts = [
  '',
  'people',
  'verifications',
  'reports',
  'photos',
  'appeals',
  'support',
  'feedback',
  'newsletter',
  'date-ideas',
  'money',
  'speed',
  'audit',
  'tokens',
] as const;

const desk = (part: string): Stop => ({
  path: adminPath(part),
  shows: async (page) => {
    await title(page);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  },
});

/** For administrators. */
export const adminConsole: readonly Stop[] = parts.map(desk);
