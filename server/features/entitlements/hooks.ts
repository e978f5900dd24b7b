import type { Context } from '#server/platform/context/context.ts';

declare module '#server/platform/context/hooks.ts' {
  interface Hooks {
    /** Lets a person's journey count, or count no more, by the plans they hold now. */
    settleJourney(ctx: Context, userId: string): Promise<void>;
  }
}
