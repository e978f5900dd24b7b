import { ageAt } from '#rules/age.ts';
import { planStateAt } from '#rules/date-plans.ts';
import { limits } from '#rules/limits.ts';
import type { RawId } from '#server/base/ids.ts';
import type { CheckInRow } from '#server/db/rows.ts';
import { planOfViewer } from '#server/features/date-plans/service.ts';
import { otherPersonId } from '#server/features/matches/service.ts';
import { photosByUserId } from '#server/features/photos/loaders.ts';
import { ownProfileById } from '#server/features/profiles/loaders.ts';
import type { Context } from '#server/platform/context/context.ts';
import { photoFolder } from '#server/ports/storage-keys.ts';

export type AgreedDate = Pick<
  CheckInRow,
  'planId' | 'placeName' | 'startsAt' | 'otherName' | 'otherAge' | 'otherPhoto'
>;

/** A date that both accepted, with the other person as an alarm shows them. Null if the viewer has no such date. */
export async function agreedDate(ctx: Context, planId: RawId): Promise<AgreedDate | null> {
  const mine = await planOfViewer(ctx, planId);
  if (mine === null || planStateAt(mine.plan, ctx.clock()) !== 'accepted') return null;
  const { plan, match, viewerId } = mine;
  const otherId = otherPersonId(match, viewerId);
  const other = await ctx.load(ownProfileById, otherId);
  if (other === null) return null;
  const [photo] = (await ctx.load(photosByUserId, otherId)) ?? [];
  const key = photo && `${photoFolder(photo.id)}${limits.photoSizes.small}.jpeg`;
  return {
    planId: plan.id,
    placeName: plan.placeName,
    startsAt: plan.startsAt,
    otherName: other.fullName,
    otherAge: ageAt(other.dateOfBirth, ctx.clock()),
    // A check-in without the photo is better than none.
    otherPhoto: key === undefined ? null : await ctx.ports.storage.read(key).catch(() => null),
  };
}
