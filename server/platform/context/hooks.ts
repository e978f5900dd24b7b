/**
 * Hooks let an earlier feature call a later one, which it may not import. The earlier feature declares the hook in its hooks.ts. The later
 * one implements it in its index.ts. Each uses the database of the given context, and so the caller's transaction where there is one.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features add to it.
export interface Hooks {}
