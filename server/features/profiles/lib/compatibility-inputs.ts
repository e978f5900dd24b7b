import { ageAt } from '#rules/age.ts';
import { type CompatibilitySide, comparing } from '#rules/compatibility.ts';
import { lookingFrom, type Places } from '#rules/positions.ts';
import type { Education, Habit, Religion } from '#rules/vocabulary.ts';
import type { Beside, ProfileParent } from '#server/contract/mappers.ts';
import type { ProfileRow } from '#server/db/rows.ts';

type Compared = Pick<ProfileRow, 'dateOfBirth' | 'interests' | 'education' | 'religion' | 'smoking' | 'drinking'>;

/** What the score looks at of somebody as others see them. The cast is safe: the table's checks admit nothing else. */
export const seenSide = (profile: ProfileParent): CompatibilitySide => profile as ProfileParent & CompatibilitySide;

/** The same of a row. */
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

/** A viewer as `Beside`; pass them as they count now (`withJourney`). */
export function besideViewer(viewer: Compared & Places, now: Date): Beside {
  return { from: lookingFrom(viewer), compare: comparing(sideOf(viewer, now)) };
}
