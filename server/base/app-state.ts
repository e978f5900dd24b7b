/** An object that carries an app's settings, such as its deps or a context. */
type OfApp = { config: object };

/**
 * App-scoped state: memory that belongs to one app and not to the process. Tests and the demo may run several apps in a process. All copies
 * of an app's deps, and its contexts, share its config object, so that object is the key.
 */
export function appScoped<T>(create: () => T): (deps: OfApp) => T {
  const states = new WeakMap<object, T>();
  return ({ config }) => {
    const known = states.get(config);
    if (known !== undefined) return known;
    const state = create();
    states.set(config, state);
    return state;
  };
}
