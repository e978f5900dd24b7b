import type { Page } from '@playwright/test';
import { chatPath, paths } from '#rules/paths.ts';
import { matched, newcomer, type Person } from '#tests/factories/people.ts';
import { examine } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { demoSession, firstMatch } from './steps.ts';

type Stop = { path: string; shows: (page: Page) => Promise<unknown> };

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
const title: Stop['shows'] = (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const card = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();

async function upgrade(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Upgrade to Message/ }).click();
  await expect(page.getByRole('dialog', { name: 'Upgrade to Message' })).toBeVisible();
}

/** The long texts are in legal.spec.ts. */
const signedOut: readonly Stop[] = [
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
  { path: paths.pricing, shows: heading('30 days free') },
  {
    path: paths.newsletter,
    shows: (page) => expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible(),
  },
  { path: '/no/such/page', shows: heading('404') },
];

const onTheWayIn: readonly Stop[] = [
  { path: paths.home, shows: heading(/Coming Soon/) },
  { path: paths.betaWelcome, shows: (page) => expect(page.getByRole('listitem').nth(1)).toBeVisible() },
  { path: paths.profileSetup, shows: (page) => expect(page.getByLabel('Date of birth')).toBeVisible() },
  { path: paths.matches, shows: heading('No matches yet') },
];

const free = (matchId: string): readonly Stop[] => [
  { path: paths.profile, shows: heading(/Chidi/) },
  { path: paths.pricing, shows: heading('Confirm your email for 30 days free') },
  { path: paths.profileEdit, shows: (page) => expect(page.getByLabel('Bio')).toBeVisible() },
  { path: `${paths.profileEdit}?view=verify`, shows: title },
  { path: paths.settings, shows: heading('Settings') },
  { path: paths.dataPrivacy, shows: heading('Your Data Rights') },
  { path: paths.browse, shows: card },
  { path: `${paths.browse}?minAge=79&maxAge=79`, shows: heading("That's everyone for now!") },
  { path: paths.matches, shows: upgrade },
  { path: paths.whoLikesYou, shows: title },
  { path: chatPath(matchId), shows: heading('Upgrade to Chat') },
];

const inside = (matchId: string): readonly Stop[] => [
  { path: paths.home, shows: heading(/Coming Soon/) },
  { path: paths.profile, shows: heading(/Ada Okafor/) },
  { path: paths.browse, shows: card },
  { path: paths.whoLikesYou, shows: title },
  { path: paths.explore, shows: heading('Explore') },
  { path: paths.games, shows: heading('Memory Match') },
  { path: paths.dateIdeas, shows: (page) => expect(page.getByRole('article').first()).toBeVisible() },
  {
    path: paths.matches,
    shows: (page) => expect(page.getByRole('link', { name: /^Send Message/ }).first()).toBeVisible(),
  },
  {
    path: chatPath(matchId),
    shows: (page) => expect(page.getByRole('region', { name: 'Messages', exact: true })).toBeVisible(),
  },
];

/** Every stop, examined as it stands. */
async function visit(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const { path, shows } of stops) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await shows(page);
    await examine(page, path);
    await expect.soft(page, path).toHaveTitle(/ \| Zobo/);
  }
}

test.describe('every page is accessible and fits', () => {
  // Reduced motion: what fades in has its final contrast at once.
  const look = { reducedMotion: 'reduce' } as const;

  test.beforeEach(() => test.setTimeout(300_000));

  test('for visitors', async ({ browserOf, demo }) => {
    await visit(await browserOf({ ...look, baseURL: demo.url }), signedOut);
  });

  test('for newcomers', async ({ browserOf, demo }) => {
    const bola: Person = await newcomer(demo.api, 'Bola', { profile: false });
    await visit(await browserOf({ ...look, baseURL: demo.url, signedInAs: bola }), onTheWayIn);
    const chidi = await newcomer(demo.api, 'Chidi', { profile: { gender: 'MALE' } });
    const matchId = await matched(demo.api, chidi, await newcomer(demo.api, 'Dayo'));
    await visit(await browserOf({ ...look, baseURL: demo.url, signedInAs: chidi }), free(matchId));
  });

  test('for premium people', async ({ browserOf, demo }) => {
    const ada = await demoSession(demo.api, 'ada');
    const matchId = await firstMatch(demo.api, ada.accessToken);
    await visit(await browserOf({ ...look, baseURL: demo.url, signedInAs: ada }), inside(matchId));
  });
});
