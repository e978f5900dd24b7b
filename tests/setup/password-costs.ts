import { limits } from '#rules/limits.ts';

const real = { ...limits.passwords };
const low = { ...real, memoryKiB: 64, passes: 1 };

/** What a password's hash costs in this process from now on. */
export function passwordsCost(costs: 'little' | 'as in production'): void {
  Object.assign(limits.passwords, costs === 'little' ? low : real);
}
