/** The service worker's part of the app's page, run as it is served. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';

type Answered = { text(): Promise<string> };
type Fetched = { startTime: number; transferSize: number };
type Navigation = { request: { url: string; mode: string; cache: string }; preloadResponse: Promise<unknown> };

const now = new Date().toUTCString();
/** On the worker's own clock, in ms. */
const NOW = 5_000;
const stored = (body: string, date = now): object => ({
  status: 200,
  body,
  headers: new Headers({ date }),
  clone: () => stored(body, date),
  text: async () => body,
});

/** A worker whose cache holds both documents; `network` answers what is asked. */
function worker(
  network: () => Promise<unknown>,
  { hasPages = true, date = now, isBroken = false, entries = [] as Fetched[] } = {},
) {
  const put = vi.fn(async () => undefined);
  const kept = new Map<string, unknown>(
    hasPages
      ? [
          ['/browse', stored('kept deck', date)],
          ['/matches', stored('kept page', date)],
        ]
      : [],
  );
  kept.set('/offline.html', stored('offline'));
  const listeners = new Map<string, (event: unknown) => void>();
  const self = {
    addEventListener: (type: string, listen: (event: unknown) => void) => listeners.set(type, listen),
    location: new URL('https://zobo.example/sw.js'),
    skipWaiting: async () => undefined,
  };
  const caches = {
    match: async (path: string) => {
      if (isBroken) throw new Error('No caches here');
      return kept.get(path);
    },
    has: async () => hasPages,
    open: async () => ({
      put,
      match: async (path: string) => kept.get(path),
      keys: async () => [],
      add: async () => undefined,
      addAll: async () => undefined,
    }),
  };
  const performance = { now: () => NOW, getEntriesByName: () => entries };
  const given = { self, caches, fetch: network, URL, Request: String, Response, performance };
  runInNewContext(readFileSync('client/public/sw.js', 'utf8'), given);
  async function open(path: string, cache = 'default'): Promise<string> {
    let answer: Promise<unknown> = Promise.resolve(null);
    const works: Promise<unknown>[] = [];
    const event: Navigation & Record<string, unknown> = {
      request: { url: `https://zobo.example${path}`, mode: 'navigate', cache },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given: Promise<unknown>) => {
        answer = given;
      },
      waitUntil: (work: Promise<unknown>) => works.push(work),
    };
    listeners.get('fetch')?.(event);
    const text = await ((await answer) as Answered).text();
    // One work may bring another.
    for (const work of works) await work;
    return text;
  }
  /** A page in use says what it has loaded; resolves with the bytes that the worker says it fetched. */
  async function keep(files: readonly string[]): Promise<unknown> {
    const told = vi.fn();
    const works: Promise<unknown>[] = [];
    const source = { postMessage: told };
    listeners.get('message')?.({
      data: { keep: files },
      source,
      waitUntil: (work: Promise<unknown>) => works.push(work),
    });
    await Promise.all(works);
    return told.mock.lastCall?.[0].fetched;
  }
  async function install(): Promise<void> {
    const works: Promise<unknown>[] = [];
    listeners.get('install')?.({ waitUntil: (work: Promise<unknown>) => works.push(work) });
    await Promise.all(works);
  }
  return { open, put, keep, install };
}
/** Each document names its build, which the build writes into the worker. */
const online = async () => stored('fresh {{entry}}');
const offline = async () => {
  throw new TypeError('Failed to fetch');
};

/** Public pages, the ways in, and what is for the team or for one link. */
const others = [
  paths.home,
  paths.article,
  paths.authReset,
  paths.authCode,
  paths.authVerify,
  paths.betaWelcome,
  paths.admin,
  paths.unsubscribe,
  paths.trustedFriend,
  paths.sharedPlan,
];
const addressOf = (path: string) => path.replace(/:[a-zA-Z]+/, 'some-id').replace('/*', '');

it('opens every page of the app from the cache, and no other', async () => {
  const { open } = worker(online);
  for (const [name, path] of Object.entries(paths)) {
    const isApp = !pages[name as keyof typeof paths].indexed && !(others as string[]).includes(path);
    const expected = path === paths.browse ? 'kept deck' : isApp ? 'kept page' : 'fresh {{entry}}';
    expect(await open(addressOf(path)), path).toBe(expected);
  }
});

it('refreshes the page behind, and asks the network first for a reload', async () => {
  const { open, put } = worker(online);
  // The document of a chat holds its id: only the two documents that serve all pages are kept.
  await open('/chat/some-id');
  expect(put).not.toHaveBeenCalled();
  await open('/matches');
  expect(put).toHaveBeenCalledWith('/matches', expect.objectContaining({ body: 'fresh {{entry}}' }));
  expect(await open('/settings', 'no-cache')).toBe('fresh {{entry}}');
});

it('counts what it fetches for a page, and not what it fetched for an earlier one', async () => {
  const entry = (startTime: number) => ({ startTime, transferSize: 9_000 });
  expect(await worker(online, { entries: [entry(NOW - 1)] }).keep([])).toBe(0);
  expect(await worker(online, { entries: [entry(NOW - 1), entry(NOW)] }).keep([])).toBe(18_000);
});

it('tells the first page in use what its own installation fetched, once', async () => {
  const { install, keep } = worker(online, { entries: [{ startTime: NOW, transferSize: 1_000 }] });
  await install();
  // Five files of the installation, and two documents.
  expect(await keep([])).toBe(7_000);
  expect(await keep([])).toBe(2_000);
});

it('asks the network first after a week', async () => {
  const date = new Date(Date.now() - 8 * 86_400_000).toUTCString();
  expect(await worker(online, { date }).open('/matches')).toBe('fresh {{entry}}');
  expect(await worker(offline, { date }).open('/matches')).toBe('kept page');
});

it('keeps no document of another build, whose files it does not have', async () => {
  const { open, put } = worker(async () => stored('of another build'));
  expect(await open('/matches', 'reload')).toBe('of another build');
  expect(put).not.toHaveBeenCalled();
});

it('goes to the network where caches do not work', async () => {
  expect(await worker(online, { isBroken: true }).open('/matches')).toBe('fresh {{entry}}');
});

it('opens the app without a network, also after a reload; elsewhere it says that there is none', async () => {
  const { open } = worker(offline);
  expect(await open('/chat/some-id', 'no-cache')).toBe('kept page');
  expect(await open('/pricing')).toBe('offline');
  expect(await worker(offline, { hasPages: false }).open('/matches')).toBe('offline');
});

it('keeps no page for people who do not use the app', async () => {
  const { open, put } = worker(online, { hasPages: false });
  expect(await open('/matches')).toBe('fresh {{entry}}');
  expect(put).not.toHaveBeenCalled();
});
