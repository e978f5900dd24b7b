/**
 * What an earlier feature needs of a later one, which it may not import: the earlier one adds the hook here, in its hooks.ts, and the later
 * one fills it in, in its index.ts. Each runs in the transaction of the context that it is given.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features add to it.
export interface Hooks {}
