/** What a closed card of the edit page says of its fields, in one line. */
import { ageAt, isRealDay } from '#rules/age.ts';
import { splitInterests } from '#rules/compatibility.ts';
import { educations, genders, habits, religions } from '#rules/vocabulary.ts';
import type { ProfileDraft } from './draft.ts';

export const nothing = 'Nothing yet';

const line = (...parts: string[]) => parts.filter((part) => part !== '').join(', ') || nothing;

export function basicsLine({ fullName, dateOfBirth, gender }: ProfileDraft, now: Date): string {
  const age = isRealDay(dateOfBirth) ? String(ageAt(dateOfBirth, now)) : '';
  return line(fullName.trim(), age, gender && genders[gender]);
}

export function aboutLine({ bio, location, interests }: ProfileDraft): string {
  const known = line(location.trim(), ...splitInterests(interests));
  if (bio.trim() !== '') return known === nothing ? 'A bio' : known;
  return known === nothing ? nothing : `No bio yet, ${known}`;
}

export function detailsLine({ heightCm, education, religion, smoking, drinking }: ProfileDraft): string {
  return line(
    heightCm && `Height ${heightCm} cm`,
    education && educations[education],
    religion && religions[religion],
    smoking && `smoking ${habits[smoking].toLowerCase()}`,
    drinking && `drinking ${habits[drinking].toLowerCase()}`,
  );
}
