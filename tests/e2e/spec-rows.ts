/** What the rows of the spec table about pages are made of. */
import type { Page } from '@playwright/test';
import type { Person } from '#tests/factories/people.ts';
import { expect, type Fixtures, long, test } from './fixtures.ts';
import { toasts } from './steps.ts';

export type Look = Pick<Fixtures, 'browserOf' | 'api' | 'demo'>;
/** One row. */
export const row = (quote: string, holds: (here: Look) => Promise<void>) =>
  test(`“${quote}”`, long, async ({ browserOf, api, demo }) => holds({ browserOf, api, demo }));

/** Lets one operation fail as a broken server does, by its name. */
export async function breakOperation(page: Page, name: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (new RegExp(`\\b(?:query |mutation |operationName":")${name}\\b`).test(body))
      return route.fulfill({ status: 500, body: '{}' });
    await route.fallback();
  });
}

/** Toasts of exactly these texts. */
export async function told(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(toasts(page).getByText(text, { exact: true }).first()).toBeVisible();
}

/** A page of a browser of its own. */
export const pageOf = async ({ browserOf }: Look, path: string, signedInAs?: Person): Promise<Page> => {
  const page = await browserOf(signedInAs && { signedInAs });
  await page.goto(path);
  return page;
};
