/** Callers in the meantime get the result of the run for this key. */
export function singleFlight<T>(running: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const known = running.get(key);
  if (known !== undefined) return known;
  const result = work().finally(() => running.delete(key));
  running.set(key, result);
  return result;
}
