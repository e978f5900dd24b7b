/** /admin: each of its parts for everybody who reads it, and what everybody else finds at the address. */
import { adminPath, paths } from '#rules/paths.ts';
import { card, gone, modal, test, unique } from './admin-console.ts';
import { axeFindings } from './axe.ts';
import { expect, long } from './fixtures.ts';
import { demoSession, toasts } from './steps.ts';

test('a token is made, works, and is revoked', async ({ adminConsole, demo }) => {
  const name = `Nightly ${unique()}`;
  await adminConsole.goto(adminPath('tokens'));
  await adminConsole.getByRole('button', { name: 'Create a token' }).click();
  const dialog = modal(adminConsole);
  await dialog.getByLabel('What it is for').fill(name);
  await dialog.getByRole('button', { name: 'Create a token' }).click();
  await expect(dialog.getByText('Please choose at least one scope')).toBeVisible();
  await dialog.getByLabel(/^Read accounts/).check();
  await dialog.getByRole('button', { name: 'Create a token' }).click();
  const secret = (
    await adminConsole
      .getByRole('region', { name: /^Copy the secret now/ })
      .locator('p')
      .innerText()
  )
    .split(/\s+/)
    .at(-1);
  const totals = () => demo.api.gql('{ admin { totals { people } } }', {}, secret);
  expect((await totals()).data.admin.totals.people).toBeGreaterThan(0);
  await adminConsole.getByRole('button', { name: 'I have it' }).click();
  await adminConsole.getByRole('button', { name: `Revoke ${name}` }).click();
  await modal(adminConsole).getByRole('button', { name: 'Revoke' }).click();
  await expect(toasts(adminConsole).getByText('The token is revoked')).toBeVisible();
  await gone(adminConsole, card(adminConsole, name));
  expect((await totals()).body).toContain('UNAUTHENTICATED');
});

test('for everybody else there is no such address', async ({ demo, browserOf, adminConsole }) => {
  const ada = await demoSession(demo.api, 'ada');
  const page = await browserOf({ baseURL: demo.url, signedInAs: ada });
  const shown: string[] = [];
  await page.exposeFunction('show', (text: string) => shown.push(text));
  await page.addInitScript(() => {
    const seen = () => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading) (window as unknown as { show: (text: string) => void }).show(heading);
    };
    new MutationObserver(seen).observe(document, { childList: true, subtree: true });
  });
  for (const address of [adminPath(), adminPath('people')]) {
    await page.goto(address);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page).toHaveTitle(/Page not found/);
  }
  expect(new Set(shown)).toEqual(new Set(['404']));
  await page.goto(paths.settings);
  await expect(page.getByRole('heading', { name: 'Data and privacy' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'To the admin desk' })).toHaveCount(0);

  const out = await browserOf({ baseURL: demo.url });
  await out.goto(adminPath('reports'));
  await out.waitForURL((url) => url.pathname === paths.auth);
  expect(new URL(out.url()).searchParams.get('next')).toBe(adminPath('reports'));
  await adminConsole.goto(adminPath('no-such-part'));
  await expect(adminConsole.getByText('Oops! Page not found')).toBeVisible();
});

test(
  'every part is there for everybody who reads it: on a phone and wide, in the light and in the dark',
  long,
  async ({ adminConsole }) => {
    await adminConsole.goto(adminPath());
    const links = adminConsole.getByRole('navigation', { name: 'Parts of the desk' }).getByRole('link');
    await expect(links).toHaveCount(14);
    for (const link of await links.all()) {
      await adminConsole.emulateMedia({ colorScheme: 'dark' });
      await adminConsole.setViewportSize({ width: 360, height: 740 });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      const name = await adminConsole.getByRole('heading', { level: 1 }).innerText();
      await expect(adminConsole).toHaveTitle(new RegExp(`^${name} · Admin desk`));
      await expect(adminConsole.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await expect(link).toBeInViewport();
      expect(await axeFindings(adminConsole), `${name} on a phone in the dark`).toEqual([]);
      const beyond = await adminConsole.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, name).toBe(0);
      await adminConsole.emulateMedia({ colorScheme: 'light' });
      await adminConsole.setViewportSize({ width: 1280, height: 900 });
      expect(await axeFindings(adminConsole), name).toEqual([]);
    }
  },
);
