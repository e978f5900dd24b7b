/* Keeps only the files named below, under the version that the build writes in. All else goes to the network. */
const offline = '/offline.html';
const kept = [offline, '/offline.css', '/offline.js', '/icons/zobo.svg', '/fonts/zobo-sans.woff2'];
const prefix = 'zobo-offline-';
const cacheName = `${prefix}{{version}}`;
/** A new build changes this entry script, which tells open pages of it. */
const entry = '{{entry}}';

async function install() {
  const cache = await caches.open(cacheName);
  // A new build seldom changes them, and then they are not fetched again.
  if ((await cache.keys()).length < kept.length)
    await cache.addAll(kept.map((path) => new Request(path, { cache: 'reload' })));
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  // The network request starts while this worker wakes up.
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
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (origin === self.location.origin && kept.includes(pathname)) event.respondWith(file(request));
});
