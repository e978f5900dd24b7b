/** Work that waits until the current frame is painted, in the order of the calls. */
const waiting: (() => void)[] = [];
const AT_LATEST_MS = 100;

export function runWaiting(): void {
  for (const run of waiting.splice(0)) run();
}

/** No further frame will come, so work that is deferred during the run runs as well. */
function runOut(): void {
  while (waiting.length > 0) runWaiting();
}

window.addEventListener('pagehide', runOut);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') runOut();
});

/** Runs once the last change is painted, or at once when the page is left. */
export function whenPainted(run: () => void): void {
  waiting.push(run);
  if (waiting.length > 1) return;
  const late = setTimeout(runWaiting, AT_LATEST_MS);
  requestAnimationFrame(() =>
    setTimeout(() => {
      clearTimeout(late);
      runWaiting();
    }),
  );
}

export function afterPaint(): Promise<void> {
  return new Promise(whenPainted);
}
