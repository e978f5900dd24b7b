import type { AppealState } from '#rules/moderation.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';

/** An account as it was before it got another address. */
export type Former = Pick<UserRow, 'id' | 'email' | 'emailVerifiedAt'>;

/** The reason and the appeal of a suspension. The token allows an appeal for a limited time; null if they cannot appeal. */
export type Suspension = { reason: string; appeal: AppealState; appealToken: string | null };

declare module '#server/platform/context/feature-hooks.ts' {
  interface FeatureHooks {
    moveNewsletter(ctx: Context, former: Former, email: string): Promise<void>;
    /** Cancels a pending account deletion. The caller has locked the row. Returns true if there was one. */
    cancelDeletion(ctx: Context, userId: string): Promise<boolean>;
    /** The caller has proved that the account is theirs. */
    suspensionOf(ctx: Context, userId: string): Promise<Suspension>;
  }
}
