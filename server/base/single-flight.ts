/** Single-flight: one run for all callers that ask for the same key at the same time. */

/** Runs `work` unless it already runs for this key; callers in the meantime get that run's result. */
export function singleFlight<T>(running: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const known = running.get(key);
  if (known !== undefined) return known;
  const result = work().finally(() => running.delete(key));
  running.set(key, result);
  return result;
}
