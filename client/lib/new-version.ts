type Container = Pick<ServiceWorkerContainer, 'addEventListener' | 'getRegistration' | 'controller'>;

/** Between two checks when the page becomes visible. */
const EVERY_MS = 600_000;

/** A build's service worker announces its entry script when it takes over. Also checks when the page becomes visible. */
export function watchForNewVersion(container: Container, page: Document, now: () => number, tell: () => void): void {
  let askedAt = now();
  container.addEventListener('message', ({ data }: MessageEvent<{ entry?: unknown } | null>) => {
    const entry = data?.entry;
    if (typeof entry !== 'string') return;
    const own = [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
    if (!own.includes(entry)) tell();
  });
  // It may have done so before.
  container.controller?.postMessage('entry');
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || now() - askedAt < EVERY_MS) return;
    askedAt = now();
    container
      .getRegistration()
      .then((registration) => registration?.update())
      .catch(() => undefined);
  });
}
