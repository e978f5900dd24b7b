import { activityOf } from '#rules/activity.ts';
import { ageAt } from '#rules/age.ts';
import type { ProfileParent } from '#server/contract/mappers.ts';
import type { ProfileRow } from '#server/db/rows.ts';
import { defineLoader } from '#server/platform/context/dataloader.ts';
import { profilesById, profilesVisibleTo } from './queries.ts';

const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** A person's own, whole profile: only for the viewer, and for decisions about them. */
export const ownProfileById = defineLoader<ProfileRow>(async (ctx, ids) => byId(await profilesById(ctx.db, ids)));

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
    verified: row.verified,
    deckLatitude: row.deckLatitude,
    deckLongitude: row.deckLongitude,
    age: ageAt(row.dateOfBirth, now),
    activity: activityOf(row.lastActiveAt, now),
    visiting: row.travelAllowed ? row.travelLocation : null,
  };
}

/** Null when either blocked the other or the person is hidden. */
export const visibleProfileById = defineLoader<ProfileParent>(async (ctx, ids) => {
  if (ctx.viewer === null) return new Map();
  const now = ctx.clock();
  const rows = await profilesVisibleTo(ctx.db, ctx.viewer.userId, ids);
  return byId(rows.map((row) => asSeen(row, now)));
});
