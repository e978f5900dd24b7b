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
  /^\/(?:matches|who-likes-you|explore|profile(?:-edit|-setup|\/data-privacy)?|settings|companion|support|things-to-do|games(?:\/[^/]+)?|chat\/[^/]+)\/?$/;
const documentOf = (pathname) => (pathname === deckPage ? deckPage : appPage.test(pathname) ? anyPage : null);
const ownFile = /^\/assets\/[^/]+$/;

async function install() {
  const cache = await caches.open(cacheName);
  // A new build seldom changes them, and then they are not fetched again.
  if ((await cache.keys()).length < kept.length)
    await cache.addAll(kept.map((path) => new Request(path, { cache: 'reload' })));
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

async function fromNetwork(event, document) {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  if (document !== null && answer.status === 200 && (await caches.has(appCache))) {
    const copy = answer.clone();
    event.waitUntil(caches.open(appCache).then((cache) => cache.put(document, copy)));
  }
  return answer;
}

/** A page of the app opens from the cache, and is refreshed behind. A reload asks the network first. */
async function page(event) {
  const document = documentOf(new URL(event.request.url).pathname);
  const fresh = fromNetwork(event, document);
  const isReload = event.request.cache === 'no-cache' || event.request.cache === 'reload';
  const known = document === null ? undefined : await caches.match(document, { cacheName: appCache });
  if (known && !isReload) {
    event.waitUntil(fresh.catch(() => undefined));
    return known;
  }
  try {
    return await fresh;
  } catch {
    return (document && (await caches.match(document))) ?? (await caches.match(offline)) ?? Response.error();
  }
}

/** A hashed file never changes. */
async function asset(event) {
  const known = await caches.match(event.request);
  if (known) return known;
  const answer = await fetch(event.request);
  if (answer.status === 200 && (await caches.has(appCache))) {
    const copy = answer.clone();
    event.waitUntil(caches.open(appCache).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
}

/** Adds what is not there yet, and resolves to the bytes over the line: the browser's own cache has the files that a page has loaded. */
async function add(cache, paths) {
  const added = paths.map(async (path) => {
    if (await cache.match(path)) return 0;
    const answer = await fetch(path);
    if (answer.status === 200) await cache.put(path, answer);
    return performance.getEntriesByName(new URL(path, self.location).href).at(-1)?.transferSize ?? 0;
  });
  const sizes = await Promise.allSettled(added);
  return sizes.reduce((sum, { value }) => sum + (value ?? 0), 0);
}

/** Somebody uses the app: it has to open without a network too. `files` are those that the page has loaded. */
async function keep(page, files) {
  const cache = await caches.open(appCache);
  const first = await add(cache, [deckPage, anyPage, ...files.filter((path) => ownFile.test(path))]);
  const pages = await Promise.all([deckPage, anyPage].map((path) => cache.match(path)));
  const texts = await Promise.all(pages.map((kept) => kept?.text() ?? ''));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path),
  );
  const then = await add(cache, named);
  page.postMessage({ fetched: first + then });
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
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
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
