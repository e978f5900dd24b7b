import * as z from 'zod/mini';
import { fullNameRule } from './accounts.ts';
import { earliestBirthDate, isRealDay } from './age.ts';
import { splitInterests } from './compatibility.ts';
import { limits } from './limits.ts';
import { atLeast, atMost, storable, trimmed } from './text.ts';
import { whole } from './validation.ts';
import { educations, genders, habits, keysOf, religions } from './vocabulary.ts';

const { text } = limits;

export const messages = {
  birthDateRequired: 'Date of birth is required',
  birthDateUnreal: 'Please enter a date that exists',
  birthDateTooEarly: `Please check the year: it must be ${earliestBirthDate.slice(0, 4)} or later`,
  genderRequired: 'Please select a gender',
  shortBio: `Bio must be at least ${text.editBio.min} characters`,
  longBio: `Bio must be less than ${text.bio} characters`,
  shortLocation: `Location must be at least ${text.editLocation.min} characters`,
  longLocation: `Location must be at most ${text.location} characters`,
  shortInterests: `Interests must be at least ${text.editInterests.min} characters`,
  longInterests: `Interests must be less than ${text.setupInterests} characters`,
  longEditInterests: `Interests must be less than ${text.editInterests.max} characters`,
  height: `Height must be ${limits.heightCm.min} to ${limits.heightCm.max} cm`,
  choice: 'Please choose one of the options',
  consentRequired: 'Please agree to the processing of your data to continue',
  underage: 'Age verification failed: You must be 18 or older to use the product.',
  birthDateFrozen: 'Your date of birth has been confirmed and cannot be changed.',
  birthDateWaits: 'Your date of birth cannot be changed while your selfie is being reviewed.',
  exists: 'Your profile already exists.',
  createFailed: 'Failed to create profile',
  badPosition: 'That position does not exist',
  noProfile: 'Please complete your profile first.',
  travelIsPremium: 'Premium Only: Travel Mode is a premium feature',
  boostIsPremium: 'Premium Only: Boost is a premium feature',
  filtersArePremium: 'Advanced filters need the Diamond plan',
  boostRunning: 'A boost is already running.',
} as const;

const genderRule = z.enum(keysOf(genders), messages.genderRequired);
const dateOfBirthRule = z.string(messages.birthDateRequired).check(
  z.minLength(1, messages.birthDateRequired),
  z.refine(isRealDay, { error: messages.birthDateUnreal, abort: true }),
  z.refine((day) => day >= earliestBirthDate, messages.birthDateTooEarly),
);

const facts = {
  heightCm: z.nullish(whole(limits.heightCm, messages.height)),
  education: z.nullish(z.enum(keysOf(educations), messages.choice)),
  religion: z.nullish(z.enum(keysOf(religions), messages.choice)),
  smoking: z.nullish(z.enum(keysOf(habits), messages.choice)),
  drinking: z.nullish(z.enum(keysOf(habits), messages.choice)),
  showMe: z.nullish(z.enum(keysOf(genders), messages.choice)),
};

/** Dates are YYYY-MM-DD; interests as typed, with commas. */
export const createProfileRule = z.object({
  fullName: fullNameRule,
  dateOfBirth: dateOfBirthRule,
  gender: genderRule,
  bio: trimmed().check(atMost(text.bio, messages.longBio)),
  location: trimmed().check(atMost(text.location, messages.longLocation)),
  interests: z.string().check(storable(), atMost(text.setupInterests, messages.longInterests)),
  townId: z.nullish(z.string()),
  ...facts,
  hasConsentedToDataProcessing: z.literal(true, messages.consentRequired),
});

export const updateProfileRule = z.object({
  fullName: fullNameRule,
  dateOfBirth: dateOfBirthRule,
  gender: genderRule,
  bio: trimmed().check(atLeast(text.editBio.min, messages.shortBio), atMost(text.editBio.max, messages.longBio)),
  location: trimmed().check(
    atLeast(text.editLocation.min, messages.shortLocation),
    atMost(text.editLocation.max, messages.longLocation),
  ),
  interests: trimmed().check(
    atLeast(text.editInterests.min, messages.shortInterests),
    atMost(text.editInterests.max, messages.longEditInterests),
    // Commas alone contain no interest.
    z.refine((typed) => splitInterests(typed).length > 0, messages.shortInterests),
  ),
  townId: z.nullish(z.string()),
  ...facts,
});

const degrees = (limit: number) =>
  z.number(messages.badPosition).check(z.minimum(-limit, messages.badPosition), z.maximum(limit, messages.badPosition));

export const positionRule = z.object({ latitude: degrees(90), longitude: degrees(180) });
