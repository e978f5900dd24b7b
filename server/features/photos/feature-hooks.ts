import type { Context } from '#server/platform/context/context.ts';

declare module '#server/platform/context/feature-hooks.ts' {
  interface FeatureHooks {
    /** Reports a person's new main photo, and the instant since which it is shown. */
    changeMainPhoto(ctx: Context, userId: string, shownAt: Date): Promise<void>;
  }
}
