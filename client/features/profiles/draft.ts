import { toContract } from '#client/lib/vocabulary.ts';
import { isAdult } from '#rules/age.ts';
import { createProfileRule, messages } from '#rules/profiles.ts';
import { type Checked, check, type FieldError } from '#rules/validation.ts';
import type { Education, Gender, Habit, Religion } from '#rules/vocabulary.ts';
import type { CreateProfileInput } from './setup.generated.ts';

/** The form of /profile-setup as typed: an empty string means not chosen. */
export type Draft = {
  fullName: string;
  dateOfBirth: string;
  gender: Gender | '';
  showMe: Gender | '';
  bio: string;
  location: string;
  /** The id of the town that `location` was chosen from. */
  townId: string | null;
  interests: string;
  heightCm: string;
  education: Education | '';
  religion: Religion | '';
  smoking: Habit | '';
  drinking: Habit | '';
  hasConsentedToDataProcessing: boolean;
};

/** The profile's fields. The consent is asked for only once, in the setup. */
export type ProfileDraft = Omit<Draft, 'hasConsentedToDataProcessing'>;

export type Errors = Partial<Record<keyof Draft, string>>;

export const steps = [
  { title: 'The basics', fields: ['fullName', 'dateOfBirth', 'gender', 'showMe'] },
  { title: 'About you', fields: ['bio', 'location', 'townId', 'interests'] },
  { title: 'A few details', fields: ['heightCm', 'education', 'religion', 'smoking', 'drinking'] },
  { title: 'Photo and place', fields: ['hasConsentedToDataProcessing'] },
] as const satisfies readonly { title: string; fields: readonly (keyof Draft)[] }[];

export function emptyDraft(fullName: string): Draft {
  return {
    fullName,
    dateOfBirth: '',
    gender: '',
    showMe: '',
    bio: '',
    location: '',
    townId: null,
    interests: '',
    heightCm: '',
    education: '',
    religion: '',
    smoking: '',
    drinking: '',
    hasConsentedToDataProcessing: false,
  };
}

export function candidate<D extends ProfileDraft>(draft: D) {
  return {
    ...draft,
    showMe: draft.showMe || null,
    heightCm: draft.heightCm === '' ? null : Number(draft.heightCm),
    education: draft.education || null,
    religion: draft.religion || null,
    smoking: draft.smoking || null,
    drinking: draft.drinking || null,
  };
}

/** All broken rules, in the order of the steps. Being under 18 is one of them, though the server decides. */
export function problemsOf(draft: Draft, now: Date): FieldError[] {
  return inOrder(check(createProfileRule, candidate(draft)), draft, now);
}

/** The broken rules in the order of the steps, which is that of the edit page too. */
export function inOrder(checked: Checked<unknown>, draft: ProfileDraft, now: Date): FieldError[] {
  const broken = new Map((checked.ok ? [] : checked.fieldErrors).map(({ path, message }) => [path, message]));
  if (!broken.has('dateOfBirth') && !isAdult(draft.dateOfBirth, now)) broken.set('dateOfBirth', messages.underage);
  return steps.flatMap(({ fields }) =>
    fields.flatMap((path) => {
      const message = broken.get(path);
      return message === undefined ? [] : [{ path, message }];
    }),
  );
}

/** The index of the step with a field, by its name in `input`; 0 for an unknown name. */
export function stepOf(path: string): number {
  return Math.max(
    0,
    steps.findIndex(({ fields }) => (fields as readonly string[]).includes(path)),
  );
}

export function choicesOf({ showMe, education, religion, smoking, drinking, heightCm }: ProfileDraft) {
  return {
    showMe: showMe === '' ? null : toContract(showMe),
    heightCm: heightCm === '' ? null : Number(heightCm),
    education: education === '' ? null : toContract(education),
    religion: religion === '' ? null : toContract(religion),
    smoking: smoking === '' ? null : toContract(smoking),
    drinking: drinking === '' ? null : toContract(drinking),
  };
}

/** The draft as the input of `createProfile`. Only for a draft without problems. */
export function toInput(draft: Draft): CreateProfileInput {
  const { fullName, dateOfBirth, gender, bio, location, townId, interests, hasConsentedToDataProcessing } = draft;
  if (gender === '') throw new Error('A draft without a gender has a problem and is not sent.');
  const words = { fullName, dateOfBirth, gender: toContract(gender), bio, location, townId, interests };
  return { ...words, ...choicesOf(draft), hasConsentedToDataProcessing };
}
