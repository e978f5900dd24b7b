type Container = Pick<ServiceWorkerContainer, 'addEventListener' | 'getRegistration'>;

/** The shortest interval between two checks for a new version when the page becomes visible. */
const EVERY_MS = 600_000;

/**
 * Calls `tell` each time a build other than the page's own takes over. A build's service worker announces its entry script when it takes
 * over. The browser checks for a new one with each page load; this function also checks when the page becomes visible.
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
