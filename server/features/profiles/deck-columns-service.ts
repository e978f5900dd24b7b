/** Updates the columns of profiles that the deck reads and time changes: travel mode, recent activity, and received swipes. */
import { lagosDayNumber } from '#rules/age.ts';
import { plansWith } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { addSwipes, dropTalliesOfNobody, setLively, setTravelAllowed } from './queries.ts';

/** The rows locked at once, so that a like of one of these people does not wait for all. */
const AT_ONCE = 1_000;

export async function expireTravels({ db, clock }: Deps): Promise<void> {
  await setTravelAllowed(db, { plans: plansWith('travel'), now: clock() });
}

/** Call it in the transaction that changed the person's plan. */
export async function expireTravel(ctx: Context, userId: string): Promise<void> {
  await setTravelAllowed(ctx.db, { plans: plansWith('travel'), now: ctx.clock(), userId });
}

/** Their next request sets the flag again. */
export async function refreshLively({ db, clock }: Deps): Promise<void> {
  const activeFrom = lagosDayNumber(clock()) - limits.deck.livelyDays;
  let after: string | null = null;
  do after = await setLively(db, { activeFrom, after, limit: AT_ONCE });
  while (after !== null);
}

/** Two parallel runs count each swipe once. */
export async function countSwipes({ db }: Deps): Promise<void> {
  let after: string | null = null;
  do after = await addSwipes(db, { after, limit: AT_ONCE });
  while (after !== null);
  await dropTalliesOfNobody(db);
}
