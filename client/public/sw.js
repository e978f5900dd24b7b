/*
 * The page for when the network is away. Nothing of a person is kept here: only the files named below, under the version that the
 * build writes in. Everything else goes to the network as if this were not there.
 */
const offline = '/offline.html';
const kept = [offline, '/offline.css', '/offline.js', '/icons/zobo.svg', '/fonts/zobo-sans.woff2'];
const prefix = 'zobo-offline-';
const cacheName = `${prefix}{{version}}`;
/** The script of the build that this belongs to: with a new build this file is another one, which is how open pages hear of it. */
const entry = '{{entry}}';

async function install() {
  const cache = await caches.open(cacheName);
  // A new build seldom changes them: then they are not fetched, and paid for, again.
  if ((await cache.keys()).length < kept.length)
    await cache.addAll(kept.map((path) => new Request(path, { cache: 'reload' })));
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  // The network is asked for a page while this wakes up.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage({ entry });
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(offline)) ?? Response.error();
  }
}

async function file(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (origin === self.location.origin && kept.includes(pathname)) event.respondWith(file(request));
});
