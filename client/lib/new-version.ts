type Container = Pick<ServiceWorkerContainer, 'addEventListener' | 'getRegistration'>;

/** How often, at most, a page that is looked at again asks whether there is a new version. */
const EVERY_MS = 600_000;

/**
 * Calls `tell` each time a build takes over that is not the page's own. The service worker of a build names its script when it takes over;
 * the browser looks for a new one with each page that is loaded, and here when the page is looked at again.
 */
export function watchForNewVersion(container: Container, page: Document, now: () => number, tell: () => void): void {
  let askedAt = now();
  container.addEventListener('message', ({ data }: MessageEvent<{ entry?: unknown } | null>) => {
    const entry = data?.entry;
    if (typeof entry !== 'string') return;
    const own = [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
    if (!own.includes(entry)) tell();
  });
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || now() - askedAt < EVERY_MS) return;
    askedAt = now();
    container
      .getRegistration()
      .then((registration) => registration?.update())
      .catch(() => undefined);
  });
}
