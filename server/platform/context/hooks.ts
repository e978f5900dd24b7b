/** The earlier feature declares a hook in its hooks.ts, the later one implements it in its index.ts. It runs in the caller's transaction. */
// biome-ignore lint/suspicious/noEmptyInterface: the features add to it.
export interface Hooks {}
