import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { newcomer } from '#tests/factories/people.ts';
import { expect, test } from './fixtures.ts';
import { newEmail, toasts } from './steps.ts';

const earlyAccess = (page: Page) => page.getByRole('region', { name: 'Be the first to know' });
const footer = (page: Page) => page.getByRole('contentinfo');

/** What the console says of a page that does not fit the HTML it was served. */
function watchHydration(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  return said;
}

async function readsWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming Soon: Find Your Perfect Match');
  const main = page.getByRole('main');
  for (const text of [
    '50K+',
    '10K+',
    '4.8',
    'over 50,000',
    'Free to start',
    'No credit card',
    '30-day free trial',
    'On iOS and Android',
    'Smart Matching',
    'Real Conversations',
    'Safe & Secure',
    'Nigerian Pride',
    'February 14, 2026',
  ])
    await expect(main.getByText(text).first(), text).toBeVisible();
  await expect(main.getByRole('link', { name: /^View Profile/ })).toHaveCount(3);
  await expect(main.getByRole('link', { name: /^Like / })).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'Join Early Access' }).first()).toHaveAttribute('href', '/auth');
  await expect(main.getByRole('link', { name: 'Sign In to Beta' }).first()).toHaveAttribute('href', '/auth');
  for (const name of ['Company', 'Features', 'Legal & Privacy'])
    await expect(footer(page).getByRole('navigation', { name })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: /^Contact: .+@/ })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(footer(page).getByRole('link', { name: /^Privacy: .+@/ })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(footer(page).getByText(/^© 20\d\d Zobo/)).toBeVisible();
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`the landing page reads whole without JavaScript, and leads on, at ${viewport.width} px`, async ({
    browserOf,
  }) => {
    const page = await browserOf({ viewport, javaScriptEnabled: false });
    await page.goto('/');
    await readsWhole(page);
    await expect(page.locator('body > noscript')).toHaveCount(0);
    const hint = earlyAccess(page).locator('noscript');
    await expect(hint).toBeVisible();
    expect(await hint.textContent()).toContain('This form needs JavaScript.');
    for (const [link, path, title] of [
      ['Privacy Policy', '/privacy-policy', 'Privacy Policy'],
      ['Terms of Service', '/terms-of-service', 'Terms of Service'],
    ] as const) {
      // While styles come, a link may move away under the pointer.
      await page.waitForLoadState();
      await footer(page).getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await page.goto('/browse');
    const words = page.locator('body > noscript > p');
    await expect(words).toBeInViewport();
    expect(await words.textContent()).toContain('Zobo needs JavaScript for this page.');
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
}

test('prerendered pages are taken over as they stand', async ({ browserOf }) => {
  const page = await browserOf();
  const said = watchHydration(page);
  for (const path of ['/', '/auth', '/privacy-policy', '/terms-of-service']) {
    const served = await (await page.request.get(path)).text();
    expect(served.slice(served.indexOf('<div id="root">')), path).not.toMatch(/\sstyle=|<script/);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Only code answers to a press.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await page.goto('/');
  await readsWhole(page);
  expect(said).toEqual([]);
});

test('what the landing page loads by itself is at most 110 KiB of JavaScript', async ({ browserOf }) => {
  const page = await browserOf({ serviceWorkers: 'allow' });
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname))
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(3_000);
  const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  expect(sizes.size).toBeGreaterThan(1);
  expect(bytes).toBeLessThanOrEqual(110 * 1024);
});

test('the early-access form says what is wrong, and makes room for a card', async ({ browserOf, api }) => {
  const page = await browserOf();
  await page.goto('/');
  const form = earlyAccess(page);
  const email = form.getByLabel('Email address');
  const consent = form.getByRole('checkbox');
  const join = form.getByRole('button', { name: 'Join Early Access' });

  await email.fill('not an address');
  await join.click();
  await expect(form.getByText('Invalid email address')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(toasts(page).getByText('Validation error')).toBeVisible();

  const address = newEmail('Ada');
  await email.fill(`  ${address.toUpperCase()} `);
  await join.click();
  await expect(toasts(page).getByText('Consent Required')).toBeVisible();
  await expect(toasts(page).getByText('Please agree to receive emails to continue')).toBeVisible();
  await expect(consent).toBeFocused();
  await consent.check();

  await page.route('**/graphql', (route) => route.abort());
  await join.click();
  await expect(toasts(page).getByText('Error', { exact: true })).toBeVisible();
  await expect(toasts(page).getByText('Failed to subscribe. Please try again.')).toBeVisible();
  await page.unroute('**/graphql');

  await join.click();
  await expect(form.getByRole('heading', { name: "You're On The List" })).toBeFocused();
  await expect(join).toHaveCount(0);

  const again = `mutation ($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) { __typename } }`;
  const { data } = await api.gql(again, { input: { email: address, hasConsented: true, source: 'LANDING_PAGE' } });
  expect(data?.subscribeToNewsletter.__typename).toBe('AlreadySubscribed');
  await page.reload();
  await email.fill(address);
  await consent.check();
  await join.click();
  await expect(toasts(page).getByText('Already Subscribed')).toBeVisible();
  await expect(toasts(page).getByText('This email is already on our list!')).toBeVisible();
});

test('what is typed and pressed before the code of the page is there is not lost', async ({ browserOf }) => {
  const page = await browserOf();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', (route) => released.then(() => route.continue()));
  const arriving = page.goto('/');
  const form = earlyAccess(page);
  const join = form.getByRole('button', { name: 'Join Early Access' });
  await form.getByLabel('Email address').fill(newEmail('Emeka'));
  await form.getByRole('checkbox').check();
  await join.click();
  release();
  await arriving;
  await expect(form.getByRole('heading', { name: "You're On The List" })).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
});

test('a captcha is asked for where the server wants one, in the form', async ({ browserOf }) => {
  const page = await browserOf();
  const message = 'Please show that you are not a machine.';
  await page.route('**/graphql', (route) =>
    route.fulfill({
      json: { data: { subscribeToNewsletter: { __typename: 'CaptchaRequired', code: 'CAPTCHA_REQUIRED', message } } },
    }),
  );
  await page.goto('/');
  const form = earlyAccess(page);
  await form.getByLabel('Email address').fill(newEmail('Chidi'));
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Join Early Access' }).click();
  await expect(toasts(page).getByText(message)).toBeVisible();
  await expect(form.getByText('One more thing: show that you are not a machine')).toBeVisible();
  await expect(form.getByLabel('Email address')).not.toHaveValue('');
});

test('all of the menu can be reached on the smallest phone', async ({ browserOf, api }) => {
  const ada = await newcomer(api, 'Ada', { profile: false });
  const page = await browserOf({ signedInAs: ada, viewport: { width: 320, height: 480 } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const logout = page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Logout' });
  await expect(logout).not.toBeInViewport();
  await logout.scrollIntoViewIfNeeded();
  await expect(logout).toBeInViewport({ ratio: 1 });
});

test('the foot follows the session, has no second form, and is not in the app', async ({ browserOf, api }) => {
  const links = (page: Page) => footer(page).getByRole('navigation', { name: 'Features' }).getByRole('link');
  const page = await browserOf();
  await page.goto('/newsletter');
  await expect(links(page)).toHaveText(['Join or sign in', 'Set up your profile']);
  await expect(footer(page).getByRole('region', { name: 'Newsletter' })).toHaveCount(0);
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(footer(page)).toHaveCount(0);
  const inside = await browserOf({ signedInAs: await newcomer(api, 'Ada', { profile: false }) });
  await inside.goto('/');
  // Its code comes with whoever scrolls down.
  await footer(inside).scrollIntoViewIfNeeded();
  await expect(links(inside)).toHaveText([
    'Browse',
    'Matches',
    'Profile',
    'Date Ideas',
    'Icebreaker Games',
    'AI Companion',
    'Settings',
    'Support',
  ]);
});

test('the form at the foot has words of its own', async ({ browserOf }) => {
  const page = await browserOf();
  for (const path of ['/', '/privacy-policy', '/unsubscribe']) {
    await page.goto(path);
    const form = footer(page).getByRole('region', { name: 'Newsletter' });
    const email = form.getByLabel('Newsletter email');
    const subscribe = form.getByRole('button', { name: 'Subscribe' });
    await email.fill('nobody');
    await subscribe.click();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await email.fill(`${'a'.repeat(250)}@example.com`);
    await subscribe.click();
    await expect(form.getByText('Email must be less than 255 characters')).toBeVisible();
    await email.fill(newEmail('Bola'));
    await subscribe.click();
    await expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  }
});

test('examples lead visitors to the way in and people to the real ones; the hero follows the session', async ({
  browserOf,
  demo,
}) => {
  const page = await browserOf({ baseURL: demo.url });
  await page.goto('/');
  await page.getByRole('link', { name: 'View Profile of Tunde' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();

  const ada = await newcomer(demo.api, 'Ada');
  const inside = await browserOf({ baseURL: demo.url, signedInAs: ada, viewport: { width: 1280, height: 800 } });
  const said = watchHydration(inside);
  await inside.goto('/');
  await expect(inside.getByRole('link', { name: 'Start Browsing (Beta)' }).first()).toHaveAttribute('href', '/browse');
  await expect(inside.getByRole('link', { name: 'Like Amara' })).toHaveAttribute('href', '/browse');
  await inside.getByRole('button', { name: 'Beta Feedback' }).click();
  await expect(inside.getByRole('dialog')).toBeVisible();
  await inside.keyboard.press('Escape');
  await expect(inside.getByRole('dialog')).toHaveCount(0);
  await inside.getByRole('button', { name: 'Logout' }).click();
  await expect(inside.getByRole('link', { name: 'Join Early Access' }).first()).toBeVisible();
  await expect(inside.getByRole('link', { name: 'Like Amara' })).toHaveAttribute('href', '/auth');
  expect(said).toEqual([]);

  const bola = await newcomer(demo.api, 'Bola', { profile: false });
  const onTheWay = await browserOf({ baseURL: demo.url, signedInAs: bola });
  await onTheWay.goto('/');
  await expect(onTheWay.getByRole('link', { name: 'Complete Your Profile' }).first()).toHaveAttribute(
    'href',
    '/profile-setup',
  );
});

test('without a network there is a page that says so, and leaves by itself', async ({ browserOf }) => {
  const page = await browserOf({ serviceWorkers: 'allow' });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const context = page.context();
  await context.setOffline(true);
  await page.goto('/privacy-policy').catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Zobo' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual([
    '/fonts/zobo-sans.woff2',
    '/icons/zobo.svg',
    '/offline.css',
    '/offline.html',
    '/offline.js',
  ]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible({ timeout: 15_000 });
});

for (const [from, link, to] of [
  ['/privacy-policy', 'Zobo', '/'],
  ['/', 'Sign In', '/auth'],
] as const)
  test(`who leaves ${from} without having seen its foot gets the next page, and a foot on public ones`, async ({
    browserOf,
  }) => {
    const page = await browserOf({ viewport: { width: 360, height: 740 } });
    await page.goto(from);
    await expect(footer(page)).not.toBeInViewport();
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: link, exact: false }).first().click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(to === '/' ? /Coming Soon/ : 'Welcome back');
    if (to !== '/') await page.getByRole('link', { name: 'Zobo' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(footer(page).getByRole('link', { name: 'Privacy Policy' })).toBeAttached();
  });
