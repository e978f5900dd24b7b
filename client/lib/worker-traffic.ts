import { countBytes } from './traffic.ts';

/** Counts what the service worker fetches for itself, which it tells the page whose word it follows. */
export function followWorker(worker: ServiceWorkerContainer | undefined = navigator.serviceWorker): void {
  worker?.addEventListener('message', ({ data }) => {
    if (typeof data?.fetched === 'number') countBytes(data.fetched);
  });
}
