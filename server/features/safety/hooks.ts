import type { Context } from '#server/platform/context/context.ts';

declare module '#server/platform/context/hooks.ts' {
  interface Hooks {
    /** Ends the live match of two people, when there is one; subscriptions to it end on every process when the transaction commits. */
    endMatch(ctx: Context, one: string, other: string): Promise<void>;
  }
}
