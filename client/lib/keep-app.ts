/** Tells the service worker (client/public/sw.js) which files this page has loaded. It keeps those that the build named by their hash. */
export async function keepApp(
  worker: Pick<ServiceWorkerContainer, 'ready'>,
  timing: Pick<Performance, 'getEntriesByType'>,
): Promise<void> {
  const keep = timing.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  (await worker.ready).active?.postMessage({ keep });
}
