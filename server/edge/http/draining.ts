import type { Deps } from '#server/platform/context/context.ts';

const draining = new WeakSet<Deps>();

/** It still answers requests. */
export function startDraining(deps: Deps): void {
  draining.add(deps);
}

export function isDraining(deps: Deps): boolean {
  return draining.has(deps);
}
