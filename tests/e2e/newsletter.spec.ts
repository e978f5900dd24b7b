import type { Page } from '@playwright/test';
import { articlePath, paths } from '#rules/paths.ts';
import { newcomer } from '#tests/factories/people.ts';
import { askToSend, panel, sendByPanel } from './admin-console.ts';
import { axeFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { lettersTo, linkIn } from './letters.ts';
import { demoSession, newEmail, toasts } from './steps.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Let them come to you' });
const articles = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const SUBSCRIBE = `mutation Subscribe($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) {
  __typename } }`;

test('somebody subscribes: what is wrong is said, and a second time is none', async ({ browserOf }) => {
  const page = await browserOf();
  await page.goto(paths.newsletter);
  const email = card(page).getByLabel('Email address');
  const subscribe = card(page).getByRole('button', { name: 'Subscribe' });
  await email.fill('not an address');
  await subscribe.click();
  await expect(email).toHaveAccessibleDescription('Invalid email address');
  await expect(email).toBeFocused();

  const address = newEmail('Ada');
  await email.fill(address);
  await subscribe.click();
  await expect(toasts(page).getByText('Consent Required')).toBeVisible();
  const consent = card(page).getByRole('checkbox', { name: /^I agree to receive the newsletter/ });
  await expect(consent).toBeFocused();
  await consent.check();
  const asked = page.waitForRequest('**/graphql');
  await subscribe.click();
  await expect(card(page).getByRole('heading', { name: "You're On The List" })).toBeFocused();
  expect((await asked).postDataJSON().variables.input).toMatchObject({ email: address, source: 'NEWSLETTER_PAGE' });

  await page.reload();
  await email.fill(address);
  await consent.check();
  await subscribe.click();
  await expect(toasts(page).getByText('This email is already on our list!')).toBeVisible();
});

test('the articles are read: by day, one after the other, and back to where the list was', async ({ browserOf }) => {
  const page = await browserOf({ viewport: { width: 360, height: 740 } });
  await page.goto(paths.newsletter);
  await expect(articles(page).filter({ hasText: 'Thursday ·' }).first()).toBeVisible();
  await tab(page, 'Monday Motivation').click();
  await expect(page).toHaveURL(`${paths.newsletter}?day=monday`);
  await expect(articles(page).filter({ hasText: 'Thursday ·' })).toHaveCount(0);
  await expect(articles(page).filter({ hasText: 'Monday ·' }).first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Thursday Thoughts')).toBeFocused();
  await expect(tab(page, 'Thursday Thoughts')).toHaveAttribute('aria-selected', 'true');
  await expect(articles(page).first()).toContainText('Thursday ·');
  // The address keeps the tab.
  await page.reload();
  await expect(tab(page, 'Thursday Thoughts')).toHaveAttribute('aria-selected', 'true');

  const link = articles(page).nth(8).getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(heading(page, title)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(new RegExp(title));
  await page.getByRole('link', { name: 'Next article' }).click();
  await expect(heading(page, title)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Previous article' }).click();
  await expect(heading(page, title)).toBeFocused();
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeFocused();
  await page.getByRole('link', { name: 'Start Your Journey' }).click();
  await expect(page).toHaveURL(paths.auth);
});

test('an article is shared: by its own address, and a topic has one too', async ({ browserOf }) => {
  const page = await browserOf({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, writable: true }));
  await page.goto(`${paths.newsletter}?topic=confidence`);
  await expect(articles(page).first()).toContainText('Confidence');
  await expect(articles(page).filter({ hasNotText: 'Confidence' })).toHaveCount(0);
  const link = articles(page).first().getByRole('link');
  const title = await link.innerText();
  await link.tap();
  await expect(heading(page, title)).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/newsletter\/[a-z0-9-]+$/);
  await page.getByRole('button', { name: 'Share' }).tap();
  await expect(toasts(page).getByText('The link is copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(copied);
  await expect(heading(page, title)).toBeVisible();
  const shared = page.evaluate(
    () => new Promise((resolve) => Object.assign(navigator, { share: async (data: object) => resolve(data) })),
  );
  await page.getByRole('button', { name: 'Share' }).tap();
  expect(await shared).toEqual({ title, url: copied });
});

test('an address without an article says so, and leads to the others', async ({ browserOf }) => {
  const page = await browserOf();
  await page.goto(articlePath('never-written'));
  await expect(page.getByRole('heading', { name: 'This article is not here' })).toBeVisible();
  await page.getByRole('link', { name: 'See all articles' }).click();
  await expect(articles(page).first()).toBeVisible();
});

// Colours are the same at each width, and shapes in each colour.
for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 360],
] as const) {
  test(`the list and an article, ${colorScheme}, ${width} px wide, fit and satisfy axe`, async ({ browserOf }) => {
    const page = await browserOf({ colorScheme, viewport: { width, height: 800 } });
    await page.goto(paths.newsletter);
    await expect(articles(page).first()).toBeVisible();
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect([await fits(), await axeFindings(page)]).toEqual([true, []]);
    await articles(page).nth(3).getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
    expect([await fits(), await axeFindings(page)]).toEqual([true, []]);
  });
}

test('an administrator sends a letter by the panel, and it comes; nobody else has the panel', async ({
  browserOf,
  demo,
}) => {
  const address = newEmail('Bola');
  const input = { email: address, hasConsented: true, source: 'NEWSLETTER_PAGE' };
  expect((await demo.api.gql(SUBSCRIBE, { input })).data?.subscribeToNewsletter.__typename).toBe(
    'SubscribeToNewsletterSuccess',
  );
  const page = await browserOf({ baseURL: demo.url, signedInAs: await demoSession(demo.api, 'admin') });
  await page.goto(paths.newsletter);
  await expect(panel(page)).toContainText(/\d subscribers? ?on the list/);
  const send = panel(page).getByRole('button', { name: 'Send Thursday Thoughts' });

  const dialog = await askToSend(page, 'Send Thursday Thoughts');
  await expect(dialog).toHaveAccessibleName('Send Thursday Thoughts now?');
  const subject = (await dialog.getByRole('definition').last().textContent()) ?? '';
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(send).toBeFocused();
  expect(await lettersTo(demo.url, address, subject)).toEqual([]);

  expect(await sendByPanel(page, 'Send Thursday Thoughts')).toBe(subject);
  await expect(toasts(page).getByText(/on its way to \d+ subscriber/)).toBeVisible();
  const issue = panel(page).getByRole('listitem').filter({ hasText: subject });
  await expect(issue.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 });

  await expect.poll(async () => (await lettersTo(demo.url, address, subject)).length).toBe(1);
  const [letter = ''] = await lettersTo(demo.url, address, subject);
  const onTheWeb = new URL(linkIn(letter, /^\/newsletter\/./));
  await page.goto(onTheWeb.pathname + onTheWeb.search);
  await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeVisible();

  const ada = await browserOf({ baseURL: demo.url, signedInAs: await demoSession(demo.api, 'ada') });
  // By then the page knows who reads.
  const known = ada.waitForResponse((response) => response.request().postData()?.includes('query Onboarding') ?? false);
  await ada.goto(paths.newsletter);
  await (await known).finished();
  await expect(articles(ada).first()).toBeVisible();
  await expect(panel(ada)).toHaveCount(0);
});

test('whoever is signed in is led on from an article', async ({ browserOf, api }) => {
  const chidi = await newcomer(api, 'Chidi');
  const page = await browserOf({ signedInAs: chidi });
  await page.goto(articlePath('when-the-aunties-ask'));
  await page.getByRole('link', { name: 'Start Your Journey' }).click();
  await page.waitForURL((url) => url.pathname !== paths.auth && url.pathname !== paths.newsletter);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
});

test('the newsletter reads without scripts', async ({ browserOf, demo }) => {
  const page = await browserOf({ baseURL: demo.url, javaScriptEnabled: false });
  await page.goto(paths.newsletter);
  const text = page.locator('body > noscript');
  const first = text.getByRole('link').first();
  const title = await first.innerText();
  await first.click();
  await expect(heading(page, title)).toBeVisible();
  expect((await text.locator('p').allInnerTexts()).join(' ').length).toBeGreaterThan(500);
  await text.getByRole('link', { name: 'All articles' }).click();
  await expect(text.getByRole('link').first()).toHaveText(title);
});
