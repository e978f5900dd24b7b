import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { toasts } from './steps.ts';

/** As much as the keyboard leaves. */
const phone = { viewport: { width: 360, height: 420 }, reducedMotion: 'reduce' } as const;

/** What toasts lie over of the field in focus and of the sentence beside it. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const fields = document.activeElement && document.activeElement !== document.body ? [document.activeElement] : [];
    const said = fields.flatMap((each) =>
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
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('no address');
  // The field stands where toasts usually lie.
  await email.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 100));
  expect((await email.boundingBox())?.y).toBeCloseTo(100, -1);
  await email.press('Enter');
  await expect(toasts(page).getByText('Validation error')).toBeVisible();
  await expect(email).toBeFocused();
  await expect.poll(() => covered(page), { message: 'sign-in' }).toEqual([]);
  expect((await email.boundingBox())?.y).toBeCloseTo(100, -1);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(toasts(page).getByText('Validation error')).toBeVisible();
  await expect.poll(() => covered(page), { message: 'sign-up' }).toEqual([]);
});
