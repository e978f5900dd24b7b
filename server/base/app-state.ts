import type { Deps } from '#server/platform/context/context.ts';

/**
 * State in memory that belongs to one app and not to the process, in which tests and the demo may run several. All copies of an app's
 * deps, contexts among them, share its config object, which therefore stands for the app.
 */
export function perApp<T>(create: () => T): (deps: Pick<Deps, 'config'>) => T {
  const states = new WeakMap<Deps['config'], T>();
  return ({ config }) => {
    const known = states.get(config);
    if (known !== undefined) return known;
    const state = create();
    states.set(config, state);
    return state;
  };
}
