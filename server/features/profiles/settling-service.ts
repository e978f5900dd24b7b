/** What the deck reads of profiles and the clock changes: whether a journey counts, who was active of late, how often people were swiped. */
import { lagosDayNumber } from '#rules/age.ts';
import { plansWith } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { addSwipes, dropTalliesOfNobody, setLively, setTravelAllowed } from './queries.ts';

/** People whose rows are held at once, so that no like of one of them waits for all. */
const AT_ONCE = 1_000;

/** Lets journeys count from when a plan allows them until it ends. Running twice does no harm. */
export async function settleJourneys({ db, clock }: Deps): Promise<void> {
  await setTravelAllowed(db, { plans: plansWith('travel'), now: clock() });
}

/** The same for one person, whose plan was changed just now; call it in the transaction that did. */
export async function settleJourney(ctx: Context, userId: string): Promise<void> {
  await setTravelAllowed(ctx.db, { plans: plansWith('travel'), now: ctx.clock(), userId });
}

/** Ends the liveliness of those who stayed away for longer than the deck's days; with their next request they are lively again. */
export async function settleLively({ db, clock }: Deps): Promise<void> {
  const activeFrom = lagosDayNumber(clock()) - limits.deck.livelyDays;
  let after: string | null = null;
  do after = await setLively(db, { activeFrom, after, limit: AT_ONCE });
  while (after !== null);
}

/** Counts the swipes that people received since the last time. Two at once count each swipe once. */
export async function settleSwipes({ db }: Deps): Promise<void> {
  let after: string | null = null;
  do after = await addSwipes(db, { after, limit: AT_ONCE });
  while (after !== null);
  await dropTalliesOfNobody(db);
}
