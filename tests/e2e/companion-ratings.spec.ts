/** A thumb under a reply: it stays, is taken back, and is counted in the console. */
import { adminPath, paths } from '#rules/paths.ts';
import { newcomer } from '#tests/factories/people.ts';
import { test } from './admin-console.ts';
import { examine } from './axe.ts';
import { expect } from './fixtures.ts';
import { grantDemo, toasts } from './steps.ts';

test('a reply is rated by touch, over a reload too, and the console counts it', async ({
  browserOf,
  demo,
  adminConsole,
}) => {
  const zainab = await newcomer(demo.api, 'Zainab', { profile: {} });
  await grantDemo(demo.api, [zainab.email], 'GOLD');
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const page = await browserOf({ signedInAs: zainab, baseURL: demo.url, ...phone });
  await page.goto(paths.companion);
  await page.getByRole('textbox', { name: 'Write to Soul' }).fill('Coach, where can I take her in Ibadan with 10k?');
  await page.getByRole('button', { name: 'Send message' }).tap();
  const thumb = (name: string) => page.getByRole('button', { name, exact: true });
  // The words that Soul begins with are nobody's reply.
  await expect(thumb('This helped')).toHaveCount(1);
  await thumb('This helped').tap();
  await expect(thumb('This helped')).toHaveAttribute('aria-pressed', 'true');
  await thumb('This did not help').tap();
  await expect(thumb('This helped')).toHaveAttribute('aria-pressed', 'false');
  await examine(page, 'a rated reply');
  await page.reload();
  await expect(thumb('This did not help')).toHaveAttribute('aria-pressed', 'true');

  await adminConsole.goto(adminPath('feedback'));
  const ratings = adminConsole.getByRole('region', { name: /^Soul’s replies/ });
  await expect(ratings.getByRole('listitem').filter({ hasText: 'First Message' })).toContainText(/[1-9]\d* did not/);

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('RateReply') ? route.abort() : route.fallback(),
  );
  await thumb('This did not help').tap();
  await expect(toasts(page).getByText('Your rating was not kept')).toBeVisible();
  await expect(thumb('This did not help')).toHaveAttribute('aria-pressed', 'true');
  await page.unrouteAll();
  await thumb('This did not help').tap();
  await expect(thumb('This did not help')).toHaveAttribute('aria-pressed', 'false');
});

test('the page of money says in words what its pictures show', async ({ adminConsole }) => {
  await adminConsole.goto(adminPath('money'));
  const part = (name: string | RegExp) => adminConsole.getByRole('region', { name });
  await expect(part('How plans are held now').getByText(/^\d+ renewing$/)).not.toHaveCount(0);
  await expect(part(/^The last 30 days/).getByRole('img', { name: /^Received, ₦ in the last 30 days/ })).toBeVisible();
  await expect(part('Who stays').getByText(/^\d+ of \d+ \(\d+ %\)$/)).toHaveCount(2);
  await expect(part('What failed, and why').getByText('A transfer came too late')).toBeVisible();
});
