import { articlePath, paths } from '#rules/paths.ts';
import { newcomer } from '#tests/factories/people.ts';
import { expect, test } from './fixtures.ts';

const head = () => {
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
  const titles = document.querySelectorAll('head title');
  return {
    title: document.title,
    titles: titles.length,
    descriptions: document.querySelectorAll('meta[name=description]').length,
    description: content('meta[name=description]'),
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    robots: content('meta[name=robots]'),
    social: [content('meta[property="og:title"]'), content('meta[name="twitter:title"]')],
    socialUrl: content('meta[property="og:url"]'),
  };
};

test('the head is true as served, and stays true and single as pages change', async ({ browserOf, demo }) => {
  const page = await browserOf({ baseURL: demo.url, viewport: { width: 1280, height: 800 } });
  const served = await (await page.request.get('/auth')).text();
  await page.goto(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const first = await page.evaluate(head);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveTitle(/^Sign in or join \| Zobo/);
  const second = await page.evaluate(head);
  expect(second).toEqual({
    title: "Sign in or join | Zobo: Nigeria's Number One Dating Platform",
    titles: 1,
    descriptions: 1,
    description: 'Sign in to Zobo, or create your account.',
    canonical: `${demo.url}/auth`,
    robots: 'index, follow',
    social: [second.title, second.title],
    socialUrl: `${demo.url}/auth`,
  });
  // What a robot reads without scripts is what a person's browser ends with.
  expect(served).toContain(`<title>${second.title}</title>`);
  expect(served).toContain(`<link rel="canonical" href="${demo.url}/auth">`);
  await page.goBack();
  await expect(page).toHaveTitle(/^Coming Soon/);
  expect(await page.evaluate(head)).toEqual(first);
});

test('every address keeps the title it was served with, once its page is drawn', async ({ browserOf, demo }) => {
  const ada = await newcomer(demo.api, 'Ada');
  const page = await browserOf({ baseURL: demo.url, signedInAs: ada });
  const open = Object.entries(paths).filter(
    // Those that lead elsewhere, are of one match or one game, or are for administrators.
    ([name]) => !['auth', 'chat', 'betaWelcome', 'profileSetup', 'game', 'admin'].includes(name),
  );
  for (const [name, pattern] of open) {
    const path = name === 'article' ? articlePath('when-the-aunties-ask') : pattern;
    const served = /<title>(.*?)<\/title>/.exec(await (await page.request.get(path)).text())?.[1];
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    // An article's page knows its title once the article is there.
    if (name === 'article') await expect(page.getByRole('article')).toBeVisible();
    const { title, titles, canonical } = await page.evaluate(head);
    expect.soft([title, titles, canonical], name).toEqual([served, 1, new URL(path, demo.url).href]);
  }
});

test('a page that does not exist is told apart, and logged as 404 by its status', async ({ browserOf }) => {
  const page = await browserOf();
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  const { title, robots, canonical } = await page.evaluate(head);
  expect([title, robots, canonical]).toEqual([
    "Page not found | Zobo: Nigeria's Number One Dating Platform",
    'noindex',
    undefined,
  ]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveTitle(/^Coming Soon/);
});
