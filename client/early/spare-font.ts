/** In ms: from here on the font would come after the 100 ms for which text waits for it (`font-display: optional`). */
const SLOW_MS = 250;

/**
 * On the first visit over a slow line nothing asks for the font: it would take a fifth of the line from the code, and not be shown. The
 * service worker fetches it for the next page.
 */
export function spareFont(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isKept = navigator.serviceWorker?.controller;
  if (!isKept && (visit?.responseStart ?? 0) > SLOW_MS) document.documentElement.dataset.plainFont = '';
}
