/** An earlier feature declares a hook in its feature-hooks.ts. A later one implements it in its index.ts. It runs in the caller's transaction. */
// biome-ignore lint/suspicious/noEmptyInterface: the features add to it.
export interface FeatureHooks {}
