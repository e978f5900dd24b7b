/** One free trial a person, an e-mail address and a card, also for those who left and came back. */
import { derived } from '#server/base/secrets.ts';
import type { TrialState } from '#server/contract/resolvers.generated.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import type { SubscriptionState } from '#server/ports/payments.ts';
import { type Claim, claimants, hasClaim, insertClaims } from './checkout-queries.ts';

type Kind = 'person' | 'email' | 'card';

/** A claim is a hash that only this installation can make: it outlives the account, and names and finds nobody. */
function claimOf({ config }: Pick<Context, 'config'>, kind: Kind, value: string): Claim {
  return { kind, hash: derived(config, 'trial claim', `${kind}:${value}`) };
}

/** The claims by which a person is known again: their id, and an address that is surely theirs. */
function personalClaims(ctx: Pick<Context, 'config'>, user: UserRow): Claim[] {
  const person = claimOf(ctx, 'person', user.id);
  return user.emailVerifiedAt === null ? [person] : [person, claimOf(ctx, 'email', user.email.trim().toLowerCase())];
}

/** Whether a person's next checkout begins with a trial. */
export async function trialOf(ctx: Pick<Context, 'config' | 'db'>, user: UserRow): Promise<TrialState> {
  if ((await claimants(ctx.db, personalClaims(ctx, user))).length > 0) return 'used';
  return user.emailVerifiedAt === null ? 'email_unverified' : 'available';
}

/**
 * Whether it is known yet which card pays for a trial: before that nobody can say whether the card had one, so it brings nothing. A card
 * that is taken away later does not undo it.
 */
export async function isCardKnown(
  { db }: Pick<Context, 'db'>,
  { id, cardFingerprint }: Pick<SubscriptionState, 'id' | 'cardFingerprint'>,
): Promise<boolean> {
  return cardFingerprint !== null || (await hasClaim(db, id, 'card'));
}

/**
 * Makes the claims of a trial in the transaction that first hears of it, and says whether all of them are this subscription's. The person
 * and the address count as they are when the trial begins, and so does the first card that becomes known. A claim that somebody
 * else holds stays theirs; the others are made all the same, so that the next checkout of a refused person is one without a trial.
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
