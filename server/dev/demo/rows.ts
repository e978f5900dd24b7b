import { lagosDayNumber } from '#rules/age.ts';
import { brand } from '#rules/brand.ts';
import { interestKey } from '#rules/compatibility.ts';
import type { DemoPerson } from './cast.ts';
import { idOf } from './cast.ts';
import { pictureFacts } from './pictures.ts';
import type { SignOfLife } from './queries.ts';

const REVIEW_MS = 3_600_000;

const DAY = 86_400_000;
const MINUTE = 60_000;
const BOOSTED_FOR = DAY / 2;

export function accountRows(
  person: Pick<DemoPerson, 'id' | 'email' | 'fullName'>,
  passwordHash: string,
  joinedAt: Date,
) {
  const { id, email, fullName } = person;
  return {
    user: { id, email, passwordHash, fullName, betaOnboardedAt: joinedAt, createdAt: joinedAt },
    acceptance: {
      id: idOf(`acceptance of ${id}`),
      userId: id,
      privacyVersion: brand.privacyVersion,
      termsVersion: brand.termsVersion,
      acceptedAt: joinedAt,
    },
  };
}

export function signOfLife({ id, quietMinutes, boosted }: DemoPerson, now: Date): SignOfLife {
  const lastActiveAt = new Date(now.getTime() - quietMinutes * MINUTE);
  const boostExpiresAt = boosted ? new Date(now.getTime() + BOOSTED_FOR) : null;
  return { id, lastActiveAt, activeDay: lagosDayNumber(lastActiveAt), boostExpiresAt };
}

export function joinedAt({ joinedDaysAgo }: Pick<DemoPerson, 'joinedDaysAgo'>, now: Date): Date {
  return new Date(now.getTime() - joinedDaysAgo * DAY);
}

export function profileRow(person: DemoPerson, now: Date) {
  const { position } = person;
  const since = joinedAt(person, now);
  const { lastActiveAt, activeDay, boostExpiresAt } = signOfLife(person, now);
  return {
    id: person.id,
    fullName: person.fullName,
    dateOfBirth: person.dateOfBirth,
    gender: person.gender,
    bio: person.bio,
    location: person.location,
    interests: person.interests,
    interestKeys: person.interests.map(interestKey),
    heightCm: person.heightCm,
    education: person.education,
    religion: person.religion,
    smoking: person.smoking,
    drinking: person.drinking,
    showMe: person.showMe,
    ageVerified: true,
    // After the photos: a reviewer saw them.
    dateOfBirthVerifiedAt: person.verified ? new Date(since.getTime() + REVIEW_MS) : null,
    dataProcessingConsentAt: since,
    verified: person.verified,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    shownLatitude: position?.latitude ?? null,
    shownLongitude: position?.longitude ?? null,
    boostExpiresAt,
    lastActiveAt,
    activeDay,
    createdAt: since,
    updatedAt: since,
  };
}

/** `thumbHashes` are those of the person's pictures, in order. */
export function photoRows(person: DemoPerson, thumbHashes: readonly (Buffer | null)[], now: Date) {
  return person.photoIds.map((id, displayOrder) => ({
    id,
    userId: person.id,
    state: 'ready',
    displayOrder,
    thumbHash: thumbHashes[displayOrder] ?? null,
    ...pictureFacts,
    createdAt: joinedAt(person, now),
  }));
}

export function entitlementRows(person: DemoPerson, now: Date) {
  if (person.plan === null) return [];
  const startsAt = joinedAt(person, now);
  const id = idOf(`entitlement of ${person.id}`);
  return [
    {
      id,
      userId: person.id,
      plan: person.plan,
      source: 'demo',
      isTrial: false,
      startsAt,
      endsAt: null,
      createdAt: startsAt,
    },
  ];
}
