/** What journeys on the admin console share. */
import type { Locator, Page } from '@playwright/test';
import { sendingMessages } from '#rules/newsletter-console.ts';
import { test as base, expect } from './fixtures.ts';
import { demoSession, toasts } from './steps.ts';

/** The admin console of the demo product, whose letters can be read; its administrator, and two people of this run. */
export const test = base.extend<{ adminConsole: Page }>({
  adminConsole: async ({ browserOf, demo }, use) => {
    const admin = await demoSession(demo.api, 'admin');
    await use(await browserOf({ baseURL: demo.url, signedInAs: admin, viewport: { width: 1280, height: 900 } }));
  },
});

export const unique = () => Math.random().toString(36).slice(2, 8);

export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the desk' }).getByRole('link', { name });
export const card = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
/** Toasts are dialogs to readers too. */
export const modal = (page: Page) => page.locator('[data-modal]').getByRole('dialog');

/** Behind an open dialog nothing is there for readers: so it has closed first. */
export async function gone(page: Page, what: Locator): Promise<void> {
  await expect(modal(page)).toHaveCount(0);
  await expect(what).toBeHidden();
}

/** The panel that sends the newsletter by hand. */
export const panel = (page: Page) => page.getByRole('region', { name: 'Send the newsletter' });

/** Presses a button of the panel until it asks: one sending runs at a time, and other journeys send too. */
export async function askToSend(page: Page, name: string): Promise<Locator> {
  const [dialog, busy] = [modal(page), toasts(page).getByText(sendingMessages.sending)];
  for (;;) {
    await expect(panel(page).getByRole('heading', { name: 'Last sendings' })).toBeVisible();
    await expect(panel(page).getByText('Sending', { exact: true })).toHaveCount(0, { timeout: 30_000 });
    await panel(page).getByRole('button', { name }).press('Enter');
    await expect(dialog.or(busy).first()).toBeVisible();
    if (await dialog.isVisible()) return dialog;
    await page.reload();
  }
}

/** Sends what a button of the panel sends, once nothing else is on its way; answers the subject of its letters. */
export async function sendByPanel(page: Page, name: string): Promise<string> {
  const [sent, busy] = [toasts(page).getByText('Newsletter Sent!'), toasts(page).getByText(sendingMessages.sending)];
  for (;;) {
    const dialog = await askToSend(page, name);
    const subject = await dialog.getByRole('definition').last().innerText();
    await dialog.getByRole('button', { name: /^Send to \d+ subscribers?$/ }).click();
    await expect(sent.or(busy).first()).toBeVisible();
    if (await sent.isVisible()) return subject;
    await page.reload();
  }
}
