import { ageAt } from '#rules/age.ts';
import { type CompatibilitySide, comparing } from '#rules/compatibility.ts';
import { lookingFrom, type Positions } from '#rules/positions.ts';
import type { Education, Habit, Religion } from '#rules/vocabulary.ts';
import type { Beside, ProfileParent } from '#server/contract/mappers.ts';
import type { ProfileRow } from '#server/db/rows.ts';

type Compared = Pick<ProfileRow, 'dateOfBirth' | 'interests' | 'education' | 'religion' | 'smoking' | 'drinking'>;

/** The inputs of the score from a profile as others see it. The cast is safe: the table's checks admit no other values. */
export const seenSide = (profile: ProfileParent): CompatibilitySide => profile as ProfileParent & CompatibilitySide;

function sideOf(profile: Compared, now: Date): CompatibilitySide {
  return {
    age: ageAt(profile.dateOfBirth, now),
    interests: profile.interests,
    education: profile.education as Education | null,
    religion: profile.religion as Religion | null,
    smoking: profile.smoking as Habit | null,
    drinking: profile.drinking as Habit | null,
  };
}

/** A viewer as `Beside`. Pass the viewer as they count now (`withTravel`). */
export function besideViewer(viewer: Compared & Positions, now: Date): Beside {
  return { from: lookingFrom(viewer), compare: comparing(sideOf(viewer, now)) };
}
