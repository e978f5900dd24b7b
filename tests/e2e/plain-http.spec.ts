/** The product without TLS, as a browser sees it that does not take the address for this machine's own. */
import { axeFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('a page that came without encryption says so, and one of this machine does not', async ({ browserOf }) => {
  const page = await browserOf({ viewport: { width: 360, height: 740 } });
  await page.goto('/auth');
  await expect(page.getByText('This page came without encryption')).toHaveCount(0);
  const plain = await browserOf({ viewport: { width: 360, height: 740 } });
  await plain.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  for (const path of ['/', '/auth', '/pricing']) {
    await plain.goto(path);
    await expect(plain.getByText('This page came without encryption (http)')).toBeVisible();
  }
  expect(await axeFindings(plain)).toEqual([]);
});
