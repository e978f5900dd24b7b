/** Work that may wait until the frame under way is on the screen, in the order in which it was asked for. */
const waiting: (() => void)[] = [];
/** A page that is not drawn has no frames. */
const AT_LATEST_MS = 100;

function runAll(): void {
  for (const run of waiting.splice(0)) run();
}

/** There will be no other frame: what the work itself puts off for one is done as well. */
function runOut(): void {
  while (waiting.length > 0) runAll();
}

window.addEventListener('pagehide', runOut);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') runOut();
});

/** Runs once what was just changed is painted, or at once when the page is left. */
export function whenPainted(run: () => void): void {
  waiting.push(run);
  if (waiting.length > 1) return;
  const late = setTimeout(runAll, AT_LATEST_MS);
  requestAnimationFrame(() =>
    setTimeout(() => {
      clearTimeout(late);
      runAll();
    }),
  );
}

/** Resolves once what was just changed is painted, or at once when the page is left. */
export function afterPaint(): Promise<void> {
  return new Promise(whenPainted);
}
