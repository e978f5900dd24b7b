/** Resolves when the device reports that it is online, or after `ms` if it reports nothing. */
export function onlineOrAfter(ms: number): Promise<void> {
  return new Promise<void>((resolve: () => void) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', resolve, { once: true, signal: AbortSignal.timeout(ms) });
  });
}
