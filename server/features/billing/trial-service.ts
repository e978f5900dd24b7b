/** One free trial for each person, email address and card. Claims outlive the account. */
import { cardTerms } from '#rules/cards.ts';
import { derived } from '#server/base/secrets.ts';
import type { TrialState } from '#server/contract/resolvers.generated.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import type { SubscriptionState } from '#server/ports/payments.ts';
import { type Claim, claimants, hasClaim, insertClaims } from './checkout-queries.ts';

type Kind = 'person' | 'email' | 'card';

/** A keyed hash of this installation. It names nobody and remains after an account deletion. */
function claimOf({ config }: Pick<Context, 'config'>, kind: Kind, value: string): Claim {
  return { kind, hash: derived(config, 'trial claim', `${kind}:${value}`) };
}

function personalClaims(ctx: Pick<Context, 'config'>, user: UserRow): Claim[] {
  const person = claimOf(ctx, 'person', user.id);
  return user.emailVerifiedAt === null ? [person] : [person, claimOf(ctx, 'email', user.email.trim().toLowerCase())];
}

/** Without a provider as with one that has trials: somebody may set it up tomorrow. */
export async function trialOf(ctx: Pick<Context, 'config' | 'db' | 'ports'>, user: UserRow): Promise<TrialState> {
  if (ctx.ports.payments !== null && !cardTerms[ctx.ports.payments.provider].hasTrial) return 'none';
  if ((await claimants(ctx.db, personalClaims(ctx, user))).length > 0) return 'used';
  return user.emailVerifiedAt === null ? 'email_unverified' : 'available';
}

/** Without a card nobody can check for an earlier trial, so the trial is paused. Removing the card later changes nothing. */
export async function isCardKnown(
  { db }: Pick<Context, 'db'>,
  { id, cardFingerprint }: Pick<SubscriptionState, 'id' | 'cardFingerprint'>,
): Promise<boolean> {
  return cardFingerprint !== null || (await hasClaim(db, id, 'card'));
}

/**
 * True if this subscription holds all claims of its trial; a card is claimed once it is known. Free claims are made even if another
 * subscription holds one, so the next checkout of a refused person has no trial.
 */
export async function claimTrial(
  tx: Context,
  user: UserRow,
  { id, cardFingerprint }: Pick<SubscriptionState, 'id' | 'cardFingerprint'>,
  isFirst: boolean,
): Promise<boolean> {
  const claims = isFirst ? personalClaims(tx, user) : [];
  if (cardFingerprint !== null && (isFirst || !(await hasClaim(tx.db, id, 'card')))) {
    claims.push(claimOf(tx, 'card', cardFingerprint));
  }
  const claimedAt = tx.clock();
  await insertClaims(
    tx.db,
    claims.map((claim) => ({ ...claim, subscriptionId: id, claimedAt })),
  );
  return (await claimants(tx.db, claims)).every((claimant) => claimant === id);
}
