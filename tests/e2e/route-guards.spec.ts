import { adminPath, chatPath, paths } from '#rules/paths.ts';
import { newcomer } from '#tests/factories/people.ts';
import { expect, SESSION_KEY, test } from './fixtures.ts';
import { demoSession, signIn } from './steps.ts';

const somewhere = chatPath('00000000-0000-4000-8000-000000000000');
const ONBOARD = `mutation Onboard { completeBetaOnboarding { __typename } }`;

test('who is signed out is sent to sign in, and comes back to where they wanted to go', async ({ browserOf, api }) => {
  const page = await browserOf();
  const { betaWelcome, profileSetup, profile, browse, matches, whoLikesYou } = paths;
  for (const path of [betaWelcome, profileSetup, profile, browse, matches, whoLikesYou, somewhere]) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === paths.auth);
    expect(new URL(page.url()).searchParams.get('next')).toBe(path);
  }
  await page.goto('/no/such/page');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(paths.home);

  const ada = await newcomer(api, 'Ada');
  await page.goto(`${paths.browse}?minAge=30`);
  await page.waitForURL((url) => url.pathname === paths.auth);
  await signIn(page, ada);
  await page.waitForURL((url) => url.pathname === paths.browse && url.searchParams.get('minAge') === '30');
});

test('each step on the way in leads to the next one', async ({ browserOf, api }) => {
  const bola = await newcomer(api, 'Bola', { profile: false });
  const page = await browserOf({ signedInAs: bola });
  const leads = async (from: string, to: string) => {
    await page.goto(from);
    await page.waitForURL((url) => url.pathname === to);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(new URL(page.url()).pathname).toBe(to);
  };
  await leads(paths.auth, paths.home);
  await expect(page.getByRole('link', { name: 'Complete Your Profile' }).first()).toBeVisible();
  await leads(paths.betaWelcome, paths.betaWelcome);
  await leads(paths.profile, paths.profileSetup);
  await leads(paths.browse, paths.profileSetup);
  await api.gql(ONBOARD, {}, bola.accessToken);
  await leads(paths.betaWelcome, paths.profileSetup);
  await leads(paths.matches, paths.matches);

  const ada = await newcomer(api, 'Ada');
  const other = await browserOf({ signedInAs: ada });
  await other.goto(paths.profileSetup);
  await other.waitForURL((url) => url.pathname === paths.profile);
  await other.goto(paths.home);
  await expect(other.getByRole('link', { name: 'Start Browsing (Beta)' }).first()).toBeVisible();
  await other.goto(somewhere);
  await other.waitForURL((url) => url.pathname === paths.matches);
});

test('a session survives a reload, renews itself, and ends in every tab within a second', async ({
  browserOf,
  api,
}) => {
  const ada = await newcomer(api, 'Ada');
  const page = await browserOf();
  await page.goto(paths.auth);
  await signIn(page, ada);
  await expect(page).toHaveURL(paths.home);
  await page.goto(paths.profile);
  await page.reload();
  await expect(page.getByText('Ada Test').first()).toBeVisible();

  // The server no longer takes the access token: the page is shown all the same.
  const kept = () =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as { accessToken: string }, SESSION_KEY);
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, accessToken: 'run-out' }));
  }, SESSION_KEY);
  await page.reload();
  await expect(page.getByText('Ada Test').first()).toBeVisible();
  expect((await kept()).accessToken).not.toBe('run-out');

  const tab = await page.context().newPage();
  await tab.goto(paths.matches);
  await expect(tab.getByRole('heading', { name: 'Matches', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await tab.waitForURL((url) => url.pathname === paths.auth, { timeout: 1_000 });
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('link', { name: 'Join Early Access' }).first()).toBeVisible();
});

test('an administrator without a profile has a way to the admin console, and is sent there instead of to setup', async ({
  browserOf,
  demo,
}) => {
  for (const width of [1280, 360]) {
    const admin = await demoSession(demo.api, 'admin');
    const page = await browserOf({ baseURL: demo.url, signedInAs: admin, viewport: { width, height: 800 } });
    // Ours comes too late.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(paths.home);
    await expect(page.getByRole('link', { name: 'To the admin desk' }).first()).toHaveAttribute('href', adminPath());
    await expect(page.getByRole('link', { name: 'Complete Your Profile' })).toHaveCount(0);
    if (width === 360) await page.getByRole('button', { name: 'Open menu' }).click();
    // Still a bar that fits, also in the wider letters of a phone's own font.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('header *')) one.style.letterSpacing = '0.11em';
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await page.waitForURL((url) => url.pathname === adminPath());
    for (const path of [paths.browse, paths.profile, paths.whoLikesYou]) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === adminPath());
    }
    // Whoever wants one may have a profile all the same.
    await page.goto(paths.profileSetup);
    await expect(page.getByLabel('Date of birth')).toBeVisible();
    await page.context().close();
  }
});

test('the answer to a sign-in says how far somebody got, so that nothing asks again', async ({ browserOf, api }) => {
  const ada = await newcomer(api, 'Ada');
  const page = await browserOf();
  let asked = 0;
  page.on('request', (request) => {
    if (/query Onboarding/.test(request.postData() ?? '')) asked += 1;
  });
  await page.goto(paths.auth);
  await signIn(page, ada);
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('link', { name: 'Start Browsing (Beta)' })).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
});
