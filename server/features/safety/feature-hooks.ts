import type { Context } from '#server/platform/context/context.ts';

declare module '#server/platform/context/feature-hooks.ts' {
  interface FeatureHooks {
    /** Ends the live match of two people, if there is one. Subscriptions to it end in every process when the transaction commits. */
    endMatch(ctx: Context, one: string, other: string): Promise<void>;
  }
}
