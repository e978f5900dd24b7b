/** What a page measures of itself: how fast it was, told as it is left, and read by administrators. */
import { readFileSync } from 'node:fs';
import { adminPath, paths } from '#rules/paths.ts';
import { newcomer } from '#tests/factories/people.ts';
import { title, test as withConsole } from './admin-console.ts';
import { expect, test } from './fixtures.ts';

/** Where the build put a source of the client. */
function fileOf(source: string): string {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`${source} is no chunk of its own.`);
  return file;
}

test('a page in use tells once how fast it was, without a word about the person', async ({ browserOf, demo }) => {
  const chidi = await newcomer(demo.api, 'Chidi', { profile: { gender: 'MALE' } });
  const page = await browserOf({ baseURL: demo.url, signedInAs: chidi });
  // Of the sample.
  await page.addInitScript('Math.random = () => 0');
  const loaded = page.waitForResponse(`**/${fileOf('lib/vitals.ts')}`);
  await page.goto(paths.browse);
  await page.getByRole('article').first().waitFor();
  await loaded;
  const told = page.waitForRequest((request) => request.url().endsWith('/vitals'));
  // As when another app comes in front; nothing is seen here of a beacon of a page that is gone.
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const sent = JSON.parse((await told).postData() ?? '');
  expect(Object.keys(sent).sort()).toEqual(expect.arrayContaining(['card', 'cls', 'lcp', 'network', 'route']));
  expect(sent.route).toBe(paths.browse);
  expect(sent.card).toBeGreaterThan(0);
  const count = `zobo_page_first_card_seconds_count{route="/browse",network="${sent.network}"}`;
  await expect.poll(async () => (await fetch(`${demo.url}/metrics`)).text()).toContain(count);
});

test('who is not signed in loads nothing of it', async ({ browserOf }) => {
  const page = await browserOf();
  await page.addInitScript('Math.random = () => 0');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of [paths.home, paths.auth]) {
    await page.goto(path);
    await page.waitForTimeout(4_000);
  }
  const measures = ['lib/vitals.ts', 'lib/after-use.ts'].map(fileOf);
  expect(asked.filter((url) => measures.some((file) => url.endsWith(file)))).toEqual([]);
});

withConsole('the console shows the speed by page and network', async ({ adminConsole }) => {
  await adminConsole.goto(adminPath('speed'));
  await expect(title(adminConsole, 'Speed')).toBeVisible();
  await expect(adminConsole.getByRole('row', { name: /^\/browse 4G/ })).toBeVisible();
  await expect(adminConsole.getByRole('columnheader', { name: 'First card' })).toBeVisible();
});
