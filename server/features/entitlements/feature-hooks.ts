import type { Context } from '#server/platform/context/context.ts';

declare module '#server/platform/context/feature-hooks.ts' {
  interface FeatureHooks {
    /** Puts a person's travel mode into or out of force, by the plans that they hold now. */
    expireTravel(ctx: Context, userId: string): Promise<void>;
    /** Moves the plans that were paid once and wait to where what comes before them ends now. */
    moveWaitingPlans(ctx: Context, userId: string): Promise<void>;
  }
}
