import { snapToCell } from '#rules/distance.ts';
import { spendForTravel } from '#rules/location-changes.ts';
import { messages } from '#rules/towns.ts';
import { keyOf } from '#server/base/ids.ts';
import type { SetTravelLocationInput } from '#server/contract/resolvers.generated.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { locationFrozen, noProfile, requireAbility } from './policy.ts';
import { lockProfile, setTravel } from './queries.ts';
import { townOf } from './town-service.ts';

/** Starts travel mode: the viewer sees others from the cell of the town's centre and is seen there, at once. */
export async function setTravelLocation(ctx: Context, { townId }: SetTravelLocationInput) {
  const { userId } = requireViewer(ctx);
  const refusal = await requireAbility(ctx, 'travel');
  if (refusal !== null) return refusal;
  const town = townOf(keyOf(townId));
  if (town === null) return { ...noProfile, message: messages.unknown };
  const travel = { townId: town.id, name: town.name, at: snapToCell(town) };
  return inTransaction(ctx, async (tx) => {
    const profile = await lockProfile(tx.db, userId);
    if (profile === undefined) return noProfile;
    const now = tx.clock();
    const kept = spendForTravel(profile, town.id, now);
    if ('frozen' in kept) return locationFrozen(kept);
    await setTravel(tx.db, userId, travel, now, kept);
    return { __typename: 'SetTravelLocationSuccess' as const, viewer: { id: userId } };
  });
}

/** Ends travel mode. It needs no plan, and does not count for the location-change limit: the start counted. */
export async function clearTravelLocation(ctx: Context) {
  const { userId } = requireViewer(ctx);
  await setTravel(ctx.db, userId, null, ctx.clock());
  ctx.load.clearAll();
  return { __typename: 'ClearTravelLocationSuccess' as const, viewer: { id: userId } };
}
