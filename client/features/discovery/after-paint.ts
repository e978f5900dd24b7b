/** Work that may wait until the frame under way is on the screen, in the order in which it was asked for. */
const waiting: (() => void)[] = [];
/** A page that is not drawn has no frames. */
const AT_LATEST_MS = 100;

function runAll(): void {
  for (const run of waiting.splice(0)) run();
}

window.addEventListener('pagehide', runAll);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') runAll();
});

/** Resolves once what was just changed is painted, or at once when the page is left. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length > 1) return;
    const late = setTimeout(runAll, AT_LATEST_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        runAll();
      }),
    );
  });
}
