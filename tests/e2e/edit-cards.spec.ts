/** The edit page on a phone: short, its cards closed, and each field a tap away. */
import type { Page } from '@playwright/test';
import { paths } from '#rules/paths.ts';
import { newcomer } from '#tests/factories/people.ts';
import { examine } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { demoSession, grantPremium, toasts } from './steps.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const row = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const isOpen = (page: Page, name: string) => expect(row(page, name)).toHaveAttribute('aria-expanded', 'true');
const isClosed = (page: Page, name: string) => expect(row(page, name)).toHaveAttribute('aria-expanded', 'false');
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('a thumb opens a card, writes, closes it, and what was written is kept and told', async ({ browserOf, demo }) => {
  const ada = await demoSession(demo.api, 'ada');
  const page = await browserOf({ baseURL: demo.url, signedInAs: ada, ...phone });
  await page.goto(paths.profileEdit);
  await expect(page.locator('[data-photo]')).toHaveCount(3);
  const rows = page.getByRole('main').getByRole('button', { expanded: false });
  await expect(rows).toHaveCount(7);
  expect(await heightOf(page)).toBeLessThanOrEqual(1_900);
  for (const each of await rows.all()) expect((await each.boundingBox())?.height).toBe(56);
  await expect(page.getByLabel('Height in cm')).toBeHidden();
  await expect(row(page, 'Details')).toHaveAccessibleDescription(/^Height 168 cm, Bachelor's degree, Christian/);
  await expect(row(page, 'Where you are')).toHaveAccessibleDescription('Your area is known');
  await expect(row(page, 'Verification')).toHaveAccessibleDescription('Verified');
  await expect(page.getByRole('heading', { name: 'Details', exact: true, level: 2 })).toBeVisible();
  await examine(page, 'closed cards', [360]);

  await row(page, 'Details').tap();
  const height = page.getByLabel('Height in cm');
  await expect(height).toBeInViewport({ ratio: 1 });
  await expect(row(page, 'Details')).toBeInViewport({ ratio: 1 });
  await height.tap();
  await height.fill('171');
  await expect(page.getByText('Not saved yet')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeInViewport({ ratio: 1 });
  await row(page, 'Details').tap();
  await expect(height).toBeHidden();
  await expect(page.getByText(/^Height 171 cm/)).toBeVisible();
  await row(page, 'Details').tap();
  await expect(height).toHaveValue('171');
});

test('a refused save opens the cards with wrong fields, again and again, and leads to the first', async ({
  api,
  browserOf,
}) => {
  const person = await newcomer(api, 'Efua');
  const page = await browserOf({ signedInAs: person, ...phone });
  await page.goto(paths.profileEdit);
  const [bio, height, save] = [
    page.getByLabel('Bio'),
    page.getByLabel('Height in cm'),
    page.getByRole('button', { name: 'Save Changes' }),
  ];
  await row(page, 'About you').tap();
  await bio.fill('Short');
  await row(page, 'About you').tap();
  await row(page, 'Details').tap();
  await height.fill('90');
  await row(page, 'Details').tap();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(bio).toBeHidden();
    await save.tap();
    await expect(toasts(page).getByText('Bio must be at least 10 characters')).toBeVisible();
    await expect(bio).toBeFocused();
    await expect(bio).toBeInViewport();
    await expect(page.getByText('Height must be 120 to 230 cm')).toBeVisible();
    await isClosed(page, 'The basics');
    await row(page, 'About you').tap();
    await row(page, 'Details').tap();
    await isClosed(page, 'Details');
  }
  await row(page, 'About you').tap();
  await bio.fill('Drummer, and proud of my jollof.');
  // A field that is right again closes nothing under the finger.
  await isOpen(page, 'About you');
  await save.tap();
  await expect(height).toBeFocused();
  await height.fill('181');
  await save.tap();
  await expect(page).toHaveURL(/\/$/);
  const { data } = await api.gql('{ viewer { profile { bio heightCm } } }', {}, person.accessToken);
  expect(data.viewer.profile).toEqual({ bio: 'Drummer, and proud of my jollof.', heightCm: 181 });
});

test('an address may lead to a card, and the way back from the selfie does', async ({ api, browserOf }) => {
  const person = await newcomer(api, 'Ejiro');
  const page = await browserOf({ signedInAs: person, ...phone });
  await page.goto(`${paths.profileEdit}#travel`);
  await expect(page.getByRole('button', { name: 'Turn on travel mode' })).toBeInViewport({ ratio: 1 });
  await isOpen(page, 'Travel mode');
  await isClosed(page, 'Boost');
  await isClosed(page, 'Verification');

  await page.goto(`${paths.profileEdit}?view=verify`);
  await expect(page.getByRole('button', { name: 'Take a selfie' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to editing' }).tap();
  await isOpen(page, 'Verification');
  await isClosed(page, 'Travel mode');
  await page.getByRole('link', { name: 'Get Verified' }).tap();
  await expect(page.getByRole('heading', { name: 'Get verified', level: 1 })).toBeFocused();
});

test('by keyboard a row is a button; a wide screen has no rows, and what was typed outlives the change', async ({
  api,
  browserOf,
}) => {
  const person = await newcomer(api, 'Esosa');
  await grantPremium(api, [person.email]);
  const page = await browserOf({ signedInAs: person, viewport: { width: 1023, height: 740 } });
  await page.goto(paths.profileEdit);
  await row(page, 'Travel mode').focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Travel mode')).toBeFocused();
  await page.keyboard.press('Tab');
  const where = page.getByRole('combobox', { name: 'Where to?' });
  await expect(where).toBeFocused();
  await page.keyboard.type('Kan');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await isClosed(page, 'Travel mode');
  await expect(where).toBeHidden();

  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(where).toHaveValue('Kan');
  await expect(page.getByLabel('Bio')).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-expanded]:not([role=combobox])')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Travel mode', level: 2 })).toBeVisible();
});

test('no step of the setup is longer than two screens of a phone', async ({ api, browserOf }) => {
  const person = await newcomer(api, 'Ebele', { profile: false });
  const page = await browserOf({ signedInAs: person, ...phone });
  await page.goto(paths.profileSetup);
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  await page.getByLabel('Date of birth').fill('1997-03-08');
  await page.getByRole('radiogroup', { name: 'Gender' }).getByText('Female', { exact: true }).tap();
  for (const step of ['The basics', 'About you', 'A few details', 'Photo and place']) {
    await expect(page.getByRole('heading', { name: step })).toBeVisible();
    if (step === 'About you') await page.getByLabel('Bio').fill('Architect, hiker, aunt of five. '.repeat(15));
    if (step === 'Photo and place') await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
    expect(await heightOf(page), step).toBeLessThanOrEqual(1_500);
    if (step !== 'Photo and place') await next.tap();
  }
});
