import type { AppealState } from '#rules/moderation.ts';
import type { Context } from '#server/platform/context/context.ts';
import type { CallRow, SupportTicketRow, UserRow } from '../db/rows.ts';
import type { Captcha } from './captcha.ts';
import type { Coach } from './coach.ts';
import type { Mailer } from './mailer.ts';
import type { Payments } from './payments.ts';
import type { Storage } from './storage.ts';

/** An account as it was before it got another address. */
export type Former = Pick<UserRow, 'id' | 'email' | 'emailVerifiedAt'>;

/** What a suspended person is told; the token lets them appeal for a while, where they have not. */
export type Suspension = { reason: string; appeal: AppealState; appealToken: string | null };

/** What later features hand to earlier ones. Each runs in the transaction of the context that it is given. */
export type Handed = {
  /** Ends the live match of two people, when there is one; subscriptions to it end on every process when the transaction commits. */
  endMatch(ctx: Context, one: string, other: string): Promise<void>;
  /** Says that the main photo of a person is now one that is shown since an instant. */
  changeMainPhoto(ctx: Context, userId: string, shownAt: Date): Promise<void>;
  /** Lets a person's journey count, or count no more, by the plans they hold now. */
  settleJourney(ctx: Context, userId: string): Promise<void>;
  /** Ends the newsletter to an address that an account gave up, and goes on with it at the new one. */
  moveNewsletter(ctx: Context, former: Former, email: string): Promise<void>;
  /** Cancels the deletion of an account that waits, whose row the caller has locked; says whether one did. */
  cancelDeletion(ctx: Context, userId: string): Promise<boolean>;
  /** Why a person is suspended, and how their appeal stands; for whoever showed that the account is theirs. */
  suspensionOf(ctx: Context, userId: string): Promise<Suspension>;
  /** A call of whoever listens, as it is now; null when they may not hear of it (any more). */
  callForListener(ctx: Context, callId: string): Promise<CallRow | null>;
  /** A request for help of whoever listens; null when it is not theirs. */
  ticketForListener(ctx: Context, ticketId: string): Promise<SupportTicketRow | null>;
};

/**
 * What the product needs from outside. Each port is one type, with the real adapter and the zero-setup one; there is no captcha without
 * a provider, and in production neither plans to buy nor a companion.
 */
export type Ports = {
  mailer: Mailer;
  storage: Storage;
  captcha: Captcha | null;
  payments: Payments | null;
  coach: Coach | null;
} & Handed;
