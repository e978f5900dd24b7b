import { fromContract, toContract } from '#client/lib/vocabulary.ts';
import { updateProfileRule } from '#rules/profiles.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { candidate, choicesOf, inOrder, type ProfileDraft } from './draft.ts';
import type { EditForm_ProfileFragment, UpdateProfileInput } from './profiles.generated.ts';

export function draftOf(profile: EditForm_ProfileFragment): ProfileDraft {
  const { fullName, dateOfBirth, bio, location, town, interests, heightCm, defaultFilter } = profile;
  const { education, religion, smoking, drinking } = profile;
  return {
    fullName,
    dateOfBirth,
    gender: fromContract(profile.gender),
    showMe: defaultFilter.gender === null ? '' : fromContract(defaultFilter.gender),
    bio,
    location,
    // A custom text keeps the former town in the profile, so the draft does not repeat its id.
    townId: town !== null && town.label === location ? town.id : null,
    interests: interests.join(', '),
    heightCm: heightCm === null ? '' : String(heightCm),
    education: education === null ? '' : fromContract(education),
    religion: religion === null ? '' : fromContract(religion),
    smoking: smoking === null ? '' : fromContract(smoking),
    drinking: drinking === null ? '' : fromContract(drinking),
  };
}

export function problemsOfEdit(draft: ProfileDraft, now: Date): FieldError[] {
  return inOrder(check(updateProfileRule, candidate(draft)), draft, now);
}

export function toUpdate(draft: ProfileDraft): UpdateProfileInput {
  const { fullName, dateOfBirth, gender, bio, location, townId, interests } = draft;
  const whoAndWhere = { fullName, dateOfBirth, gender: gender === '' ? null : toContract(gender), location, townId };
  return { ...whoAndWhere, bio, interests, ...choicesOf(draft) };
}

export function isSame(one: ProfileDraft, other: ProfileDraft): boolean {
  return (Object.keys(one) as (keyof ProfileDraft)[]).every((name) => one[name] === other[name]);
}
