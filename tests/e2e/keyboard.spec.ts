/** From the landing page to a first message without a mouse: Tab, Space, Enter, arrows, and what is typed. */
import type { Locator, Page } from '@playwright/test';
import { paths } from '#rules/paths.ts';
import { expect, test } from './fixtures.ts';
import { bubble, likedByFan, newEmail, PASSWORD, picture } from './steps.ts';

/** More stops than any page has: nothing on the way may hold the focus. */
const FAR = 80;

/** Walks on with Tab until this has the focus, and looks that it can be seen there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < FAR; stops += 1) {
    await page.keyboard.press('Tab');
    if (!(await target.evaluate((element) => element === document.activeElement).catch(() => false))) continue;
    // A radio button is drawn by the label around it.
    const isRadio = (await target.getAttribute('type')) === 'radio';
    await expect(isRadio ? target.locator('xpath=ancestor::label') : target).toBeInViewport();
    return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press(key);
}

test('the keyboard alone leads from the landing page to a first message', async ({ browserOf, api }) => {
  const email = newEmail('Kemi');
  const page = await browserOf();
  await page.goto(paths.home);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Join Early Access' }).first());
  await page.keyboard.press('Enter');

  await page.waitForURL((url) => url.pathname === paths.auth);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
  await typeInto(page, 'Full name', 'Kemi Adewale');
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', PASSWORD);
  // Refused once: the focus leads to what is wrong.
  await page.keyboard.press('Enter');
  const boxes = page.getByRole('checkbox');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('Space');
  for (const box of [boxes.nth(1), boxes.nth(2)]) {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  }
  await press(page, 'Sign Up');

  await page.waitForURL((url) => url.pathname === paths.betaWelcome);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page, 'Continue to your profile', 'Space');

  await page.waitForURL((url) => url.pathname === paths.profileSetup);
  // The same day whichever of the two a browser asks for first, the day or the month.
  await typeInto(page, 'Date of birth', '05051996');
  await expect(page.getByLabel('Date of birth')).toHaveValue('1996-05-05');
  await tabTo(page, page.getByRole('radiogroup', { name: 'Gender' }).getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radiogroup', { name: 'Gender' }).getByRole('radio').nth(1)).toBeChecked();
  await press(page, 'Continue');

  await typeInto(page, 'Bio', 'Here for good conversation and better jollof.');
  await typeInto(page, 'Location', 'Yaba');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue(/Yaba/);
  await typeInto(page, 'Interests', 'Highlife, Chess');
  await press(page, 'Continue');

  await tabTo(page, page.getByLabel('Education'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Education')).not.toHaveValue('');
  await press(page, 'Continue');

  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Choose a photo');
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'Use this photo');
  await expect(page.getByText('Photo saved')).toBeVisible();
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await press(page, 'Create profile');
  await page.waitForURL((url) => url.pathname === paths.profile);
  await expect(page.getByText('Kemi Adewale').first()).toBeVisible();

  const fan = await likedByFan(api, page, email);
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browse' }));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === paths.browse);
  await tabTo(page, page.getByRole('searchbox', { name: 'Search people' }));
  await page.keyboard.type(fan);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: fan })).toBeVisible();
  await press(page, 'Like');
  await expect(page.getByRole('dialog', { name: "It's a match!" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Say hello' })).toBeFocused();
  await page.keyboard.press('Enter');

  await page.waitForURL((url) => url.pathname.startsWith('/chat/'));
  await tabTo(page, page.getByRole('textbox', { name: `Message to ${fan}` }));
  await page.keyboard.type('Good evening');
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'Good evening').getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
});
