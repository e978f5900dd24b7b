/** One run for all who ask for the same at the same time. */

/** Runs `work` unless it runs for this key already; everybody who asks meanwhile gets that run's result. */
export function once<T>(running: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const known = running.get(key);
  if (known !== undefined) return known;
  const result = work().finally(() => running.delete(key));
  running.set(key, result);
  return result;
}
