/** Updates the columns of profiles that the deck reads and time changes: travel mode, recent activity, and received swipes. */
import { lagosDayNumber } from '#rules/age.ts';
import { plansWith } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { addSwipes, dropTalliesOfNobody, setLively, setTravelAllowed } from './queries.ts';

/** The number of rows locked at once, so that a like of one of these people does not wait for all. */
const AT_ONCE = 1_000;

/** Lets travel mode count while a plan allows it. It may run twice. */
export async function expireTravels({ db, clock }: Deps): Promise<void> {
  await setTravelAllowed(db, { plans: plansWith('travel'), now: clock() });
}

/** The same for one person. Call it in the transaction that changed their plan. */
export async function expireTravel(ctx: Context, userId: string): Promise<void> {
  await setTravelAllowed(ctx.db, { plans: plansWith('travel'), now: ctx.clock(), userId });
}

/** Clears the lively flag of people who were away for longer than the deck's days. Their next request sets it again. */
export async function settleLively({ db, clock }: Deps): Promise<void> {
  const activeFrom = lagosDayNumber(clock()) - limits.deck.livelyDays;
  let after: string | null = null;
  do after = await setLively(db, { activeFrom, after, limit: AT_ONCE });
  while (after !== null);
}

/** Counts the swipes that people received since the last run. Two parallel runs count each swipe once. */
export async function settleSwipes({ db }: Deps): Promise<void> {
  let after: string | null = null;
  do after = await addSwipes(db, { after, limit: AT_ONCE });
  while (after !== null);
  await dropTalliesOfNobody(db);
}
