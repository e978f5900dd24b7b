import type { Context } from '#server/platform/context/context.ts';

declare module '#server/platform/context/hooks.ts' {
  interface Hooks {
    /** Says that the main photo of a person is now one that is shown since an instant. */
    changeMainPhoto(ctx: Context, userId: string, shownAt: Date): Promise<void>;
  }
}
