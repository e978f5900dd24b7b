import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { toasts } from './steps.ts';

/** As much as the keyboard leaves. */
const phone = { viewport: { width: 360, height: 420 } } as const;

/** What toasts lie over of these fields, of all that are wrong or in focus by default, and of the sentences beside them. */
const covered = (page: Page, of = '[aria-invalid="true"], :focus') =>
  page.evaluate((selector) => {
    const fields = [...document.querySelectorAll(selector)];
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
  }, of);

test('at 360 px no toast lies over a wrong field or over the sentence beside it', async ({ browserOf }) => {
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
  // Wherever the person scrolls, the toast gives way to the field in focus.
  await email.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 100));
  await expect.poll(() => covered(page, ':focus'), { message: 'scrolled back' }).toEqual([]);

  for (const height of [phone.viewport.height, 740]) {
    await page.setViewportSize({ width: 360, height });
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(toasts(page).getByText('Validation error')).toBeVisible();
    await expect(page.getByLabel('Full name')).toBeFocused();
    expect(await page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(3);
    await expect.poll(() => covered(page), { message: `sign-up at ${height}` }).toEqual([]);
  }
});
