import { activityOf } from '#rules/activity.ts';
import { ageAt } from '#rules/age.ts';
import type { ProfileParent } from '#server/contract/mappers.ts';
import type { ProfileRow } from '#server/db/rows.ts';
import { rowLoader } from '#server/platform/context/dataloader.ts';
import { profilesById, profilesVisibleTo } from './queries.ts';

/** A person's own, whole profile: only for the viewer, and for decisions about them. */
export const ownProfileById = rowLoader('id', (ctx, ids) => profilesById(ctx.db, ids));

export function asSeen(row: ProfileRow, now: Date): ProfileParent {
  return {
    id: row.id,
    fullName: row.fullName,
    gender: row.gender,
    bio: row.bio,
    location: row.location,
    interests: row.interests,
    heightCm: row.heightCm,
    education: row.education,
    religion: row.religion,
    smoking: row.smoking,
    drinking: row.drinking,
    isVerified: row.verified,
    deckLatitude: row.deckLatitude,
    deckLongitude: row.deckLongitude,
    age: ageAt(row.dateOfBirth, now),
    activity: activityOf(row.lastActiveAt, now),
    visiting: row.travelAllowed ? row.travelLocation : null,
  };
}

/** Null when either blocked the other or the person is hidden. */
export const visibleProfileById = rowLoader('id', async (ctx, ids) => {
  if (ctx.viewer === null) return [];
  const now = ctx.clock();
  return (await profilesVisibleTo(ctx.db, ctx.viewer.userId, ids)).map((row) => asSeen(row, now));
});
