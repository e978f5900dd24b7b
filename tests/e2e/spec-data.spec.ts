/** The spec table's rows about /profile/data-privacy: each is named by a sentence of the specification, word for word, and looks at the screen. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '#rules/paths.ts';
import { newcomer, type Person } from '#tests/factories/people.ts';
import { expect } from './fixtures.ts';
import { breakOperation, type Look, pageOf, row, told } from './spec-rows.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The page of somebody new. */
async function opened(here: Look): Promise<{ page: Page; person: Person }> {
  const person = await newcomer(here.api, 'Ada');
  const page = await pageOf(here, paths.dataPrivacy, person);
  await expect(button(page, 'Download My Data')).toBeVisible();
  return { page, person };
}

/** Holds the next request for an operation back until the function that it answers is called. */
async function held(page: Page, name: string): Promise<() => void> {
  let goOn = () => {};
  const gate = new Promise<void>((open) => {
    goOn = open;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === name) await gate;
    await route.fallback();
  });
  return goOn;
}

row('A rights summary with a link to the full policy (opens in a new tab).', async (here) => {
  const { page } = await opened(here);
  const policy = page.getByRole('link', { name: /full privacy policy/ });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), policy.click()]);
  await expect(tab).toHaveURL(/\/privacy-policy$/);
});

row('An Export card with the button "Download My Data" ("Exporting..." while running).', async (here) => {
  const { page, person } = await opened(here);
  const goOn = await held(page, 'ExportMyData');
  const download = page.waitForEvent('download');
  await button(page, 'Download My Data').click();
  await expect(button(page, 'Exporting...')).toBeVisible();
  goOn();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^data-export-\d{4}-\d\d-\d\d\.json$/);
  const saved = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(saved.user).toMatchObject({ id: person.id, email: person.email });
  await told(page, 'Data exported successfully', 'Your data has been downloaded as a JSON file.');
  await expect(button(page, 'Download My Data')).toBeVisible();
});

row(
  '| Export fails | "Export failed" / "Failed to export your data. Please try again." (destructive) |',
  async (here) => {
    const { page } = await opened(here);
    await breakOperation(page, 'ExportMyData');
    await button(page, 'Download My Data').click();
    await told(page, 'Export failed', 'Failed to export your data. Please try again.');
  },
);

row(
  'A Delete Account card with a warning, an optional reason text area, and a confirm dialog titled "Are you absolutely sure?" with the buttons "Cancel" and "Yes, Delete My Account" ("Processing..." while running). The dialog cannot be dismissed by clicking outside it.',
  async (here) => {
    const { page } = await opened(here);
    await expect(page.getByRole('heading', { name: 'Delete Account' })).toBeVisible();
    await expect(page.getByLabel(/Why are you leaving/)).toBeEditable();
    await button(page, 'Delete My Account').click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' });
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    const goOn = await held(page, 'RequestAccountDeletion');
    await button(page, 'Delete My Account').click();
    await button(page, 'Yes, Delete My Account').click();
    await expect(button(page, 'Processing...')).toBeVisible();
    goOn();
    await page.waitForURL((url) => url.pathname === '/');
  },
);

row(
  '| Deletion fails | "Deletion request failed" / "Failed to submit deletion request. Please try again." |',
  async (here) => {
    const { page } = await opened(here);
    await breakOperation(page, 'RequestAccountDeletion');
    await button(page, 'Delete My Account').click();
    await button(page, 'Yes, Delete My Account').click();
    await told(page, 'Deletion request failed', 'Failed to submit deletion request. Please try again.');
    await expect(page).toHaveURL(new RegExp(`${paths.dataPrivacy}$`));
  },
);

row(
  '| Deletion succeeds | "Deletion request submitted" / "Your account will be deleted within 30 days. You can cancel this request during this period by logging in." |',
  async (here) => {
    const { page, person } = await opened(here);
    await page.getByLabel(/Why are you leaving/).fill('I met somebody');
    await button(page, 'Delete My Account').click();
    await button(page, 'Yes, Delete My Account').click();
    await told(
      page,
      'Deletion request submitted',
      'Your account will be deleted within 30 days. You can cancel this request during this period by logging in.',
    );
    // After submitting, the user is signed out and sent to /; logging in again cancels the request.
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(paths.auth);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await told(page, 'The deletion of your account is cancelled, and everything is as you left it.');
  },
);

row('Without a signed-in user, redirect to /auth.', async (here) => {
  const page = await pageOf(here, paths.dataPrivacy);
  await page.waitForURL((url) => url.pathname === paths.auth);
});

row('A contact mail link ({email}) is shown.', async (here) => {
  const { page } = await opened(here);
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
});
