import type { Deps } from '#server/platform/context/context.ts';

const draining = new WeakSet<Deps>();

/** From now on the server with these deps says that it is not ready, while it still answers. */
export function startDraining(deps: Deps): void {
  draining.add(deps);
}

export function isDraining(deps: Deps): boolean {
  return draining.has(deps);
}
