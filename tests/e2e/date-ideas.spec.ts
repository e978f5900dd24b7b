/** /things-to-do: the guide on a plan, and nothing but what it is without one. */
import type { Page } from '@playwright/test';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { newcomer, type Person } from '#tests/factories/people.ts';
import { createApi } from './api.ts';
import { axeFindings } from './axe.ts';
import { expect, test, urls } from './fixtures.ts';
import { grantPremium } from './steps.ts';

const api = createApi(urls.empty);
const { title } = pages.dateIdeas;
let ada: Person;
let efe: Person;

test.beforeAll(async () => {
  ada = await newcomer(api, 'Ada');
  efe = await newcomer(api, 'Efe');
  await grantPremium(api, [ada.email]);
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const counted = (page: Page) => page.getByRole('main').getByRole('status');
/** How many places the guide says that there are. */
const count = async (page: Page): Promise<number> => {
  await expect(counted(page)).toHaveText(/^\d+ places?$/);
  return Number.parseInt(await counted(page).innerText(), 10);
};

test('without a plan: what the guide is and the way to it, with no place in any answer', async ({ browserOf }) => {
  const page = await browserOf({ signedInAs: efe, viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/graphql')) answers.push(await response.text().catch(() => ''));
  });
  await page.goto(`${paths.dateIdeas}?city=lagos`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Places worth dressing up for' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  const upgrade = page.getByRole('button', { name: 'Upgrade', exact: true });
  await upgrade.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Know where to go' })).toContainText('From ₦');
  await page.keyboard.press('Escape');
  await expect(upgrade).toBeFocused();
  expect(answers.join()).not.toContain('DateIdea');

  // A plan that begins while the page is open opens it, narrowed as the address says.
  await grantPremium(api, [efe.email]);
  await expect(cards(page).first()).toContainText('Lagos');
  await expect(page.getByLabel('City')).toHaveValue('lagos');
});

test('on a phone: each filter counts, stands in the address, and outlasts a reload and the way back', async ({
  browserOf,
}) => {
  const page = await browserOf({ signedInAs: ada, viewport: { width: 360, height: 740 } });
  await page.goto(paths.browse);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Date Ideas' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  const all = await count(page);
  expect(all).toBeGreaterThanOrEqual(100);
  // The featured ones come first.
  await expect(cards(page).first()).toContainText('Featured');
  await expect(
    cards(page)
      .first()
      .getByText(/^Romance [1-5] of 5$/),
  ).toBeVisible();
  await expect(cards(page).first()).toContainText('Typical cost · check first');
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // Below the bar, the words and the filters, the first place begins in the upper third of the screen.
  const top = async (card: number) => (await cards(page).nth(card).boundingBox())?.y ?? Number.NaN;
  expect(await top(0)).toBeLessThanOrEqual(260);
  // Two places fit on a screen.
  expect((await top(2)) - (await top(0))).toBeLessThanOrEqual(780);

  let before = all;
  for (const [label, choice, search] of [
    ['Date number', '2', '?date=2'],
    ['City', 'Lagos', '?date=2&city=lagos'],
    ['Budget', 'Medium', '?date=2&city=lagos&budget=medium'],
    ['Category', 'Restaurants', '?date=2&city=lagos&budget=medium&category=restaurant'],
  ] as const) {
    const shownBefore = await counted(page).innerText();
    await page.getByLabel(label).selectOption({ label: choice });
    // The address changes before the page does.
    await expect(counted(page)).not.toHaveText(shownBefore);
    await expect(page).toHaveURL(new RegExp(`${search.replaceAll('?', '\\?')}$`));
    const now = await count(page);
    expect(now).toBeGreaterThan(0);
    expect(now).toBeLessThan(before);
    before = now;
  }
  for (const card of await cards(page).all())
    for (const text of ['Restaurants', ', Lagos', 'Medium budget', /Best for date[\d+, ]*2/])
      await expect(card).toContainText(text);

  await page.reload();
  expect(await count(page)).toBe(before);
  await expect(page.getByLabel('Category')).toHaveValue('restaurant');
  // One step leads out of the guide, however often it was narrowed, and back into it as it was left.
  await page.goBack();
  await page.waitForURL((url) => url.pathname === paths.browse);
  await page.goForward();
  await expect(page.getByLabel('Category')).toHaveValue('restaurant');
  expect(await count(page)).toBe(before);

  // Hours and tips are folded away on a phone, and open by keyboard.
  const details = cards(page)
    .first()
    .getByRole('button', { name: /^Details/ });
  const tips = cards(page)
    .first()
    .getByRole('heading', { name: /^\d tips?$/ });
  await expect(cards(page).first().getByText('Typical hours')).toBeHidden();
  await expect(cards(page).first().getByRole('listitem')).toHaveCount(0);
  await details.press('Enter');
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await expect(cards(page).first().getByText('Typical hours')).toBeVisible();
  const shown = await cards(page).first().getByRole('listitem').count();
  expect(shown).toBe(Number.parseInt(await tips.innerText(), 10));
  expect(shown).toBeLessThanOrEqual(4);

  await page.getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Category')).toHaveValue('');
  expect(await count(page)).toBe(all);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('on a wide screen, in the dark, by keyboard: all of it in pages, the map elsewhere, and nowhere to go', async ({
  browserOf,
}) => {
  const page = await browserOf({ signedInAs: ada, colorScheme: 'dark' });
  await page.goto(`${paths.dateIdeas}?city=lagos`);
  const all = await count(page);
  await expect(cards(page)).toHaveCount(18);
  expect(await axeFindings(page)).toEqual([]);
  const map = cards(page)
    .first()
    .getByRole('link', { name: /^Find it on a map/ });
  await expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(map).toHaveAttribute('target', '_blank');
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.+Lagos/);

  const more = page.getByRole('button', { name: 'Show more' });
  for (let shown = 18; shown < all; shown += 18) {
    await more.press('Enter');
    await expect(cards(page)).toHaveCount(Math.min(all, shown + 18));
    await expect(cards(page).nth(shown).getByRole('heading', { level: 2 })).toBeFocused();
  }
  await expect(more).toHaveCount(0);
  const names = await cards(page).getByRole('heading', { level: 2 }).allInnerTexts();
  expect(new Set(names).size).toBe(all);

  // What nothing fits has a way on.
  await page.goto(`${paths.dateIdeas}?city=ibadan&budget=high&category=beach`);
  await expect(page.getByRole('heading', { name: 'No place fits all of that' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().press('Enter');
  await expect(cards(page)).toHaveCount(18);
});
