import type { Context } from '#server/platform/context/context.ts';

declare module '#server/platform/context/hooks.ts' {
  interface Hooks {
    /** Starts or stops a person's travel mode, by the plans that they hold now. */
    settleJourney(ctx: Context, userId: string): Promise<void>;
  }
}
