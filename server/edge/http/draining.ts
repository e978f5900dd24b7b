import type { Deps } from '#server/platform/context/context.ts';

const draining = new WeakSet<Deps>();

/** From now on the server with these deps reports that it is not ready. It still answers requests. */
export function startDraining(deps: Deps): void {
  draining.add(deps);
}

export function isDraining(deps: Deps): boolean {
  return draining.has(deps);
}
