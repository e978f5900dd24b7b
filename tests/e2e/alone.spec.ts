import { expect, test } from './fixtures.ts';
import { join } from './steps.ts';

test('one person alone, among the demo people, reaches a match', async ({ browserOf, demo }) => {
  const page = await browserOf({ baseURL: demo.url, viewport: { width: 390, height: 780 } });
  await join(page, 'Ngozi Obi', { bornOn: '1995-08-21', gender: 'Female', bio: 'New in town.' });
  await page.goto('/browse');
  const dialog = page.getByRole('dialog', { name: "It's a match!" });
  const like = page.getByRole('button', { name: 'Like', exact: true });
  // Some of the first people shown liked whoever is new; the five likes of a day must reach one of them.
  for (let likes = 0; likes < 5 && !(await dialog.isVisible()); likes += 1) {
    const card = page.getByRole('article').first();
    const shown = await card.getAttribute('aria-label');
    await like.click();
    await expect(card.and(page.locator(`[aria-label="${shown}"]`))).toHaveCount(0);
    await dialog.waitFor({ timeout: 1_500 }).catch(() => undefined);
  }
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'See your matches' }).click();
  await expect(page.getByRole('button', { name: /^Upgrade to Message/ }).first()).toBeVisible();
});
