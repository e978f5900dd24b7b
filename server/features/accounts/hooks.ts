import type { AppealState } from '#rules/moderation.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';

/** An account as it was before it got another address. */
export type Former = Pick<UserRow, 'id' | 'email' | 'emailVerifiedAt'>;

/** What a suspended person is told; the token lets them appeal for a while, where they have not. */
export type Suspension = { reason: string; appeal: AppealState; appealToken: string | null };

declare module '#server/platform/context/hooks.ts' {
  interface Hooks {
    /** Ends the newsletter to an address that an account gave up, and goes on with it at the new one. */
    moveNewsletter(ctx: Context, former: Former, email: string): Promise<void>;
    /** Cancels the deletion of an account that waits, whose row the caller has locked; says whether one did. */
    cancelDeletion(ctx: Context, userId: string): Promise<boolean>;
    /** Why a person is suspended, and how their appeal stands; for whoever showed that the account is theirs. */
    suspensionOf(ctx: Context, userId: string): Promise<Suspension>;
  }
}
