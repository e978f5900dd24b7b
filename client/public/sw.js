/*
 * Keeps the files named below, under the version that the build writes in. For people who use the app it also keeps the app's page and the
 * hashed files that the app has loaded. All else goes to the network.
 */
const offline = '/offline.html';
const kept = [offline, '/offline.css', '/offline.js', '/icons/zobo.svg', '/fonts/zobo-sans.woff2'];
const prefix = 'zobo-offline-';
const cacheName = `${prefix}{{version}}`;
/** A new build changes this entry script, which tells open pages of it. */
const entry = '{{entry}}';

const appPrefix = 'zobo-app-';
const appCache = `${appPrefix}${entry}`;
/** The documents of all other pages of the app differ only in their heads, so one does for all. That of the deck draws the first card. */
const [deckPage, anyPage] = ['/browse', '/matches'];
const appPage =
  /^\/(?:matches|who-likes-you|explore|profile(?:-edit|-setup|\/data-privacy)?|settings|safe-way-home|companion|support|things-to-do(?:\/[^/]+)?|games(?:\/[^/]+)?|chat\/[^/]+)\/?$/;
const documentOf = (pathname) => (pathname === deckPage ? deckPage : appPage.test(pathname) ? anyPage : null);
/** Of a document: documents are trusted by the server for much longer. */
const youngMs = 7 * 86_400_000;
const retryMs = [500, 1_000, 2_000, 4_000];
const ownFile = /^\/assets\/[^/]+$/;

/** The bytes of this worker's own installation, until a page is told. */
let untold = 0;

async function install() {
  const since = performance.now();
  const cache = await caches.open(cacheName);
  // A new build seldom changes them, and then they are not fetched again.
  if ((await cache.keys()).length < kept.length)
    await cache.addAll(kept.map((path) => new Request(path, { cache: 'reload' })));
  untold = fetchedBy(kept, since);
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  // The files of the former build stay: pages use them, and without a network it still opens.
  const former = names.filter((name) => name.startsWith(appPrefix) && name !== appCache).slice(0, -1);
  const outdated = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  for (const name of [...former, ...outdated]) await caches.delete(name);
  // The network request starts while this worker wakes up.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage({ entry });
}

/** A full disk, or a browser that forbids caches, keeps nothing; the network remains. */
const found = (request, options) => caches.match(request, options).catch(() => undefined);
const keepsApp = () => caches.has(appCache).catch(() => false);

/** A document of another build would not find its files. */
async function putDocument(path, answer) {
  const text = await answer.clone().text();
  if (answer.status === 200 && text.includes(entry)) await (await caches.open(appCache)).put(path, answer);
}

async function fromNetwork(event, isOwn) {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isOwn && (await keepsApp())) {
    const copy = answer.clone();
    event.waitUntil(putDocument(new URL(event.request.url).pathname, copy).catch(() => undefined));
  }
  return answer;
}

/** A page of the app opens from the cache, and is refreshed behind. A reload asks the network first, and so does whoever was long away. */
async function page(event) {
  const { pathname } = new URL(event.request.url);
  const document = documentOf(pathname);
  const fresh = fromNetwork(event, document === pathname);
  const known = document === null ? undefined : await found(document, { cacheName: appCache });
  const isReload = event.request.cache === 'no-cache' || event.request.cache === 'reload';
  const isYoung = Date.now() - Date.parse(known?.headers.get('date')) < youngMs;
  if (known && isYoung && !isReload) {
    event.waitUntil(fresh.catch(() => undefined));
    return known;
  }
  try {
    return await fresh;
  } catch {
    return known ?? (document && (await found(document))) ?? (await found(offline)) ?? Response.error();
  }
}

/** Chromium never asks again for a script that failed once, however often the page imports it. So a cut line is tried again here. */
async function patiently(request) {
  for (const wait of retryMs) {
    try {
      return await fetch(request.clone());
    } catch (error) {
      if (!self.navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return fetch(request);
}

/** A hashed file never changes. */
async function asset(event) {
  const known = await found(event.request);
  if (known) return known;
  const answer = await patiently(event.request);
  if (answer.status === 200 && (await keepsApp())) {
    const copy = answer.clone();
    event.waitUntil(
      caches
        .open(appCache)
        .then((cache) => cache.put(event.request, copy))
        .catch(() => undefined),
    );
  }
  return answer;
}

/** Adds what is not there yet. The browser's own cache has the files that a page has loaded. Rejects when one is missing. */
async function add(cache, paths) {
  const added = [...new Set(paths)].map(async (path) => (await cache.match(path)) ?? cache.add(path));
  await Promise.all(added);
}

/** The bytes over the line since then: none of what the browser had, and none of what this worker fetched for an earlier page. */
const fetchedBy = (paths, since) =>
  [...new Set(paths)]
    .map((path) => performance.getEntriesByName(new URL(path, self.location).href).at(-1))
    .reduce((sum, entry) => sum + (entry?.startTime >= since ? entry.transferSize : 0), 0);

/**
 * Somebody uses the app: it has to open without a network too. `files` are those that the page has loaded. The documents come last, so that
 * they find theirs.
 */
async function keep(page, files) {
  const since = performance.now();
  const cache = await caches.open(appCache);
  const documents = [];
  for (const path of [deckPage, anyPage]) if (!(await cache.match(path))) documents.push([path, await fetch(path)]);
  const texts = await Promise.all(documents.map(([, answer]) => answer.clone().text()));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path),
  );
  await add(cache, [...files.filter((path) => ownFile.test(path)), ...named]);
  for (const [path, answer] of documents) await putDocument(path, answer);
  page.postMessage({ fetched: untold + fetchedBy([deckPage, anyPage, ...named], since) });
  untold = 0;
}

async function file(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** A declarative push (`web_push: 8030`), for browsers that do not show it by themselves. */
async function show({ title, navigate, ...options }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Whether somebody is safe is asked on no page.
  const isShownByPage = new URL(navigate).pathname !== '/safe-way-home';
  if (isShownByPage && windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await self.registration.showNotification(title, { ...options, icon: '/icons/zobo-192.png', data: navigate });
}

async function openPage(address) {
  const [shown] = await self.clients.matchAll({ type: 'window' });
  if (shown === undefined) return self.clients.openWindow(address);
  await shown.focus();
  return shown.navigate(address);
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json().notification));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.source, event.data.keep));
  if (event.data === 'entry') event.source.postMessage({ entry });
});
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (origin !== self.location.origin) return;
  else if (kept.includes(pathname)) event.respondWith(file(request));
  else if (ownFile.test(pathname)) event.respondWith(asset(event));
});
