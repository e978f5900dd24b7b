/**
 * Hooks let an earlier feature call a later one, which it may not import. The earlier feature declares the hook in its hooks.ts. The later
 * one implements it in its index.ts. Each runs in the transaction of the given context.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features add to it.
export interface Hooks {}
