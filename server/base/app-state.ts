type OfApp = { config: object };

/** Tests and the demo run several apps in a process. An app's deps and contexts share its config object, so that object is the key. */
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
