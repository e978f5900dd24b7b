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
  const { email, age, position, covered, boosted, plan, photoIds, quietMinutes, joinedDaysAgo, ...shown } = person;
  const since = joinedAt(person, now);
  const { lastActiveAt, activeDay, boostExpiresAt } = signOfLife(person, now);
  return {
    ...shown,
    interestKeys: shown.interests.map(interestKey),
    ageVerified: true,
    // After the photos: a reviewer saw them.
    dateOfBirthVerifiedAt: shown.verified ? new Date(since.getTime() + REVIEW_MS) : null,
    dataProcessingConsentAt: since,
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
