/** A place of the guide on its way to a match: saved, opened, shared by touch, opened from the chat, reported. */
import { chatPath, paths } from '#rules/paths.ts';
import { matched, newcomer } from '#tests/factories/people.ts';
import { examine } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { grantPremium, toasts } from './steps.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

test('a place is saved, shared with a match as a card, and opens for both; a reader says what has changed', async ({
  api,
  browserOf,
}) => {
  const [ada, bola] = await Promise.all([newcomer(api, 'Ada'), newcomer(api, 'Bola', { profile: { gender: 'MALE' } })]);
  const matchId = await matched(api, ada, bola);
  await grantPremium(api, [ada.email, bola.email]);

  const page = await browserOf({ ...phone, signedInAs: ada });
  await page.goto(`${paths.dateIdeas}?city=ibadan`);
  const card = page.getByRole('article').first();
  const name = await card.getByRole('heading', { level: 2 }).innerText();
  const save = card.getByRole('button', { name: `Save ${name}` });
  await save.tap();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Saved places' }).tap();
  await expect(page.getByRole('article')).toHaveCount(1);
  await examine(page, 'the saved places');

  await page.getByRole('link', { name, exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByText('Not checked by us yet.')).toBeVisible();
  await examine(page, 'a place');
  await page.getByRole('button', { name: 'Share with a match' }).tap();
  await page.getByRole('button', { name: 'Share with Bola Test' }).tap();
  await expect(toasts(page).getByText('Shared with Bola Test')).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Open the chat' }).tap();
  await expect(page).toHaveURL(chatPath(matchId));
  const thread = (on: typeof page) => on.getByRole('region', { name: 'Messages' });
  await expect(thread(page).getByRole('link', { name })).toBeVisible();
  await examine(page, 'a chat with a card');

  const his = await browserOf({ ...phone, signedInAs: bola, colorScheme: 'dark' });
  await his.goto(paths.matches);
  await his.getByRole('link', { name: 'Send Message to Ada Test' }).tap();
  await thread(his).getByRole('link', { name }).tap();
  await expect(his.getByRole('heading', { level: 1, name })).toBeVisible();
  await his.getByRole('button', { name: 'Something has changed?' }).tap();
  const dialog = his.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).tap();
  // The toast beside it has the same words.
  await expect(dialog.locator('form').getByText('Please choose what has changed')).toBeVisible();
  await dialog.getByLabel('What has changed').selectOption({ label: 'It opens at other hours' });
  await dialog.getByRole('button', { name: 'Send' }).tap();
  await expect(toasts(his).getByText('Thank you. We will look at it.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
