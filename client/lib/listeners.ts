/** Functions to call at each change. A listener may unsubscribe while it is called. */
export function createListeners<G extends unknown[] = []>() {
  const listeners = new Set<(...given: G) => void>();
  return {
    tell(...given: G): void {
      for (const listener of [...listeners]) listener(...given);
    },
    subscribe(listener: (...given: G) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
