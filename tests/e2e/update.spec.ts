/** A new build takes over while a page is open: a small proxy serves a service worker that belongs to another build. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { chatPath } from '#rules/paths.ts';
import { matched, newcomer } from '#tests/factories/people.ts';
import { expect, test, urls } from './fixtures.ts';
import { grantPremium, toasts } from './steps.ts';

/** The product behind an address of its own; once `entry` is set, its service worker belongs to the build with that script. */
async function startProxy() {
  const proxy = { url: '', entry: '', stop: async () => undefined as unknown };
  const server = createServer((given, answer) => {
    const isWorker = given.url === '/sw.js' && proxy.entry !== '';
    // Whole and unpacked, to be changed.
    const headers = isWorker ? { host: given.headers.host } : given.headers;
    const options = { method: given.method, path: given.url, headers };
    const asked = request(urls.empty, options, async (response) => {
      if (!isWorker) {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
        return;
      }
      const source = Buffer.concat(await response.toArray()).toString('utf8');
      const other = source.replace(/const entry = '[^']*'/, `const entry = '${proxy.entry}'`);
      answer.writeHead(200, { ...response.headers, 'content-length': Buffer.byteLength(other) });
      answer.end(other);
    });
    asked.on('error', () => answer.destroy());
    given.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  proxy.stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return proxy;
}

const isTakenOver = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
const TITLE = 'A new version of Zobo is ready.';

test('a new version is told of, waits for the word, and loses nothing that was typed', async ({ api, browserOf }) => {
  const proxy = await startProxy();
  try {
    const [ada, bola] = [await newcomer(api, 'Ada'), await newcomer(api, 'Bola', { profile: { gender: 'MALE' } })];
    const matchId = await matched(api, ada, bola);
    await grantPremium(api, [ada.email]);
    const page = await browserOf({ baseURL: proxy.url, serviceWorkers: 'allow', signedInAs: ada });
    await page.goto(chatPath(matchId));
    await isTakenOver(page);
    const field = page.getByRole('textbox', { name: /^Message to/ });
    await field.fill('Half a message');
    // The page's own build, however often it is looked for, is no news.
    await lookForUpdate(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await expect(toasts(page).getByText(TITLE)).toHaveCount(0);

    proxy.entry = '/assets/index-other.js';
    await lookForUpdate(page);
    await expect(toasts(page).getByText(TITLE)).toBeVisible();
    await expect(toasts(page).getByText('A message you are writing is kept.')).toBeVisible();
    // The cross is there for whoever points at it.
    await toasts(page).getByText(TITLE).hover();
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts(page).getByText(TITLE)).toHaveCount(0);

    proxy.entry = '/assets/index-another.js';
    await lookForUpdate(page);
    const reload = toasts(page).getByRole('button', { name: 'Reload' });
    await expect(reload).toBeVisible();
    await expect(field).toHaveValue('Half a message');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await reload.click();
    await page.waitForFunction(() => !('isSamePage' in window));
    await expect(field).toHaveValue('Half a message');
  } finally {
    await proxy.stop();
  }
});
