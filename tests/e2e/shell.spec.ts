/** The bars of the app on phones: the tabs below, the low bar above. */
import type { Page } from '@playwright/test';
import { chatPath, paths } from '#rules/paths.ts';
import { newcomer } from '#tests/factories/people.ts';
import { examine } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { demoSession, firstMatch } from './steps.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Tabs' });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('tabs lead by thumb to each part, keep their place, and are walked back', async ({ browserOf, demo }) => {
  const ada = await demoSession(demo.api, 'ada');
  const page = await browserOf({ ...phone, baseURL: demo.url, signedInAs: ada });
  await page.goto(paths.profile);
  await expect(tab(page, 'You')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { name: /^Ada Okafor/ })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await tab(page, 'Explore').tap();
  await expect(title(page, 'Explore')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Games/ })
    .tap();
  await expect(title(page, 'Games')).toBeFocused();
  await expect(tab(page, 'Explore')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Back to Explore' }).tap();
  await expect(title(page, 'Explore')).toBeFocused();
  await tab(page, 'You').tap();
  await expect(title(page, 'Your profile')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(300);
  await tab(page, 'You').tap();
  await expect.poll(() => scrolled(page)).toBe(0);
  for (const path of [paths.explore, paths.games, paths.explore, paths.profile]) {
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
});

test('the tiles of Explore share the space between the bars, and none is to be scrolled to', async ({
  browserOf,
  demo,
}) => {
  const page = await browserOf({ ...phone, baseURL: demo.url, signedInAs: await demoSession(demo.api, 'ada') });
  await page.goto(paths.explore);
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(3);
  const boxes = await links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  const tiles = boxes.reduce((all, { height }) => all + height, 0);
  const bars = boxes.map(({ top, bottom }) => [Math.round(top), Math.round(bottom)]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight), JSON.stringify(bars)).toBe(740);
  expect(tiles, 'of 740 px, the bars and the gaps are the rest').toBeGreaterThan(550);
  await examine(page, 'Explore');
  await links.first().tap();
  await expect(title(page, 'Games')).toBeFocused();
});

test('a wide page of people says what it is, left of its search', async ({ browserOf, demo }) => {
  const page = await browserOf({ baseURL: demo.url, signedInAs: await demoSession(demo.api, 'ada') });
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto(paths.browse);
  const word = page.getByRole('main').getByText('Browse', { exact: true }).last();
  await expect(word).toBeVisible();
  const [left, right] = [await word.boundingBox(), await page.getByRole('searchbox').boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  // On one line.
  expect(Math.abs((left?.y ?? 0) + (left?.height ?? 0) / 2 - (right?.y ?? 0) - (right?.height ?? 0) / 2)).toBeLessThan(
    8,
  );
});

test('the bar leaves the way in, chats and the keyboard alone, and covers nothing', async ({
  browserOf,
  demo,
  api,
}) => {
  const ada = await demoSession(demo.api, 'ada');
  const page = await browserOf({ ...phone, baseURL: demo.url, signedInAs: ada });
  await page.goto(chatPath(await firstMatch(demo.api, ada.accessToken)));
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
  await expect(tabs(page)).toHaveCount(0);
  await expect(page.getByRole('banner').filter({ has: page.getByRole('button', { name: 'Open menu' }) })).toHaveCount(
    0,
  );

  await page.goto(paths.profile);
  const last = page.getByRole('navigation', { name: 'About Zobo' }).getByRole('link').last();
  await expect(last).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [link, bar] = [await last.boundingBox(), await tabs(page).boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await page.goto(paths.support);
  const field = page.getByRole('main').getByRole('textbox').first();
  await expect(tabs(page)).toBeVisible();
  await field.focus();
  await expect(tabs(page)).toBeHidden();
  await field.blur();
  await expect(tabs(page)).toBeVisible();

  const bola = await newcomer(api, 'Bola', { profile: false });
  const onTheWay = await browserOf({ ...phone, signedInAs: bola });
  await onTheWay.goto(paths.profileSetup);
  await expect(onTheWay.getByLabel('Date of birth')).toBeVisible();
  await expect(tabs(onTheWay)).toHaveCount(0);
  const visitor = await browserOf(phone);
  await visitor.goto(paths.auth);
  await expect(visitor.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(tabs(visitor)).toHaveCount(0);
});

test('Soul leads back to Explore, also without a plan', async ({ browserOf, api }) => {
  const efe = await newcomer(api, 'Efe');
  const page = await browserOf({ ...phone, signedInAs: efe });
  await page.goto(paths.companion);
  await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Explore' }).tap();
  await expect(title(page, 'Explore')).toBeFocused();
});
