import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { toasts } from './steps.ts';

const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;

/** What toasts lie over of the field in focus, of fields that are wrong and of the sentences beside them. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const wrong = [...document.querySelectorAll('[aria-invalid="true"]')];
    const fields = document.activeElement && document.activeElement !== document.body ? [document.activeElement] : [];
    const said = [...wrong, ...fields].flatMap((each) =>
      (each.getAttribute('aria-describedby') ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? []),
    );
    const boxes = [...document.querySelectorAll('[data-toast]')].map((each) => each.getBoundingClientRect());
    return [...fields, ...said]
      .filter((each) => {
        const own = each.getBoundingClientRect();
        return boxes.some(({ top, bottom }) => own.top < bottom && own.bottom > top && own.height > 0);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

test('at 360 px no toast lies over the field that it speaks of, or over the sentence beside it', async ({
  browserOf,
}) => {
  const page = await browserOf(phone);
  await page.goto('/auth');
  for (const scroll of [0, 120, 240, 400]) {
    await page.getByLabel('Email', { exact: true }).fill('no address');
    await page.evaluate((by) => scrollTo(0, by), scroll);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(toasts(page).getByText('Validation error')).toBeVisible();
    await expect.poll(() => covered(page), { message: `sign-in scrolled by ${scroll}` }).toEqual([]);
  }
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(toasts(page).getByText('Validation error')).toBeVisible();
  await expect.poll(() => covered(page), { message: 'sign-up' }).toEqual([]);
});
