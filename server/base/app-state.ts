/** Any object that carries an app's settings, such as its deps or a context. */
type OfApp = { config: object };

/**
 * State in memory that belongs to one app and not to the process, in which tests and the demo may run several. All copies of an app's
 * deps, contexts among them, share its config object, which therefore stands for the app.
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
