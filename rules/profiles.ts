import * as z from 'zod/mini';
import { fullNameRule } from './accounts.ts';
import { isRealDay } from './age.ts';
import { limits } from './limits.ts';
import { storable } from './text.ts';
import { educations, genders, habits, keysOf, religions } from './vocabulary.ts';

export const messages = {
  birthDateRequired: 'Date of birth is required',
  birthDateUnreal: 'Please enter a date that exists',
  genderRequired: 'Please select a gender',
  longBio: 'Bio must be less than 500 characters',
  longLocation: `Location must be at most ${limits.text.location} characters`,
  longInterests: 'Interests must be less than 200 characters',
  height: `Height must be ${limits.heightCm.min} to ${limits.heightCm.max} cm`,
  choice: 'Please choose one of the options',
  consentRequired: 'Please agree to the processing of your data to continue',
  underage: 'Age verification failed: You must be 18 or older to use the product.',
  exists: 'Your profile already exists.',
  createFailed: 'Failed to create profile',
  badPosition: 'That position does not exist',
  noProfile: 'Please complete your profile first.',
} as const;

const optional = <T extends z.ZodMiniType>(rule: T) => z.nullish(rule);

const genderRule = z.enum(keysOf(genders), messages.genderRequired);
const dateOfBirthRule = z
  .string(messages.birthDateRequired)
  .check(z.minLength(1, messages.birthDateRequired), z.refine(isRealDay, messages.birthDateUnreal));

/** /profile-setup. Dates as YYYY-MM-DD, enums as stored; interests as typed, with commas. */
export const createProfileRule = z.object({
  fullName: fullNameRule,
  dateOfBirth: dateOfBirthRule,
  gender: genderRule,
  bio: z.string().check(storable(), z.trim(), z.maxLength(limits.text.bio, messages.longBio)),
  location: z.string().check(storable(), z.trim(), z.maxLength(limits.text.location, messages.longLocation)),
  interests: z.string().check(storable(), z.maxLength(limits.text.setupInterests, messages.longInterests)),
  heightCm: optional(
    z
      .int(messages.height)
      .check(z.minimum(limits.heightCm.min, messages.height), z.maximum(limits.heightCm.max, messages.height)),
  ),
  education: optional(z.enum(keysOf(educations), messages.choice)),
  religion: optional(z.enum(keysOf(religions), messages.choice)),
  smoking: optional(z.enum(keysOf(habits), messages.choice)),
  drinking: optional(z.enum(keysOf(habits), messages.choice)),
  showMe: optional(z.enum(keysOf(genders), messages.choice)),
  dataProcessingConsent: z.literal(true, messages.consentRequired),
});

const degrees = (limit: number) =>
  z.number(messages.badPosition).check(z.minimum(-limit, messages.badPosition), z.maximum(limit, messages.badPosition));

export const positionRule = z.object({ latitude: degrees(90), longitude: degrees(180) });
