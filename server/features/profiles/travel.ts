import { snapToCell } from '#rules/distance.ts';
import { messages } from '#rules/towns.ts';
import type { Context } from '#server/context.ts';
import { requireViewer } from '#server/policy.ts';
import type { ClearTravelLocationInput, SetTravelLocationInput } from '#server/resolvers.generated.ts';
import { noProfile, requireAbility, requireShortClient } from './policy.ts';
import { setJourney } from './queries.ts';
import { townOf } from './towns.ts';

/** Takes the viewer to a town: they look from the cell of its centre, and are seen there, at once. */
export async function setTravelLocation(ctx: Context, { townId }: SetTravelLocationInput) {
  const { userId } = requireViewer(ctx);
  const refusal = await requireAbility(ctx, 'travel');
  if (refusal !== null) return refusal;
  const town = townOf(townId);
  if (town === null) return { ...noProfile, message: messages.unknown };
  const journey = { townId: town.id, name: town.name, at: snapToCell(town) };
  const hasProfile = await setJourney(ctx.db, userId, journey, ctx.clock());
  ctx.load.clearAll();
  if (!hasProfile) return noProfile;
  return { __typename: 'SetTravelLocationSuccess' as const, viewer: { id: userId } };
}

/** Brings the viewer home; no plan is needed for that. */
export async function clearTravelLocation(ctx: Context, input: ClearTravelLocationInput) {
  const { userId } = requireViewer(ctx);
  requireShortClient(input);
  await setJourney(ctx.db, userId, null, ctx.clock());
  ctx.load.clearAll();
  return { __typename: 'ClearTravelLocationSuccess' as const, viewer: { id: userId } };
}
