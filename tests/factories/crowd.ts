/** Many people at once by rows, for tests that need a full deck; they never sign in. */
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { interestKey } from '#rules/compatibility.ts';
import type { Position } from '#rules/distance.ts';
import type { ProfilesTable } from '#server/db/rows.generated.ts';
import type { TestApp } from '#tests/setup/app.ts';

export type CrowdOptions = Partial<Omit<Insertable<ProfilesTable>, 'id' | 'latitude' | 'longitude'>> & {
  position?: Position;
};

/** Stores `count` people with profiles; `options(i)` says what is particular about each. Returns their ids. */
export async function crowd(
  app: TestApp,
  count: number,
  options: (index: number) => CrowdOptions = () => ({}),
): Promise<string[]> {
  const now = app.clock.now();
  const people = Array.from({ length: count }, (_, index) => ({ id: randomUUID() as string, ...options(index) }));
  if (people.length === 0) return [];
  await app.db
    .insertInto('users')
    .values(
      people.map(({ id }) => ({
        id,
        email: `${id}@example.com`,
        passwordHash: '-',
        fullName: 'Crowd',
        createdAt: now,
      })),
    )
    .execute();
  for (let at = 0; at < people.length; at += 100) {
    await app.db
      .insertInto('profiles')
      .values(people.slice(at, at + 100).map((someone) => profileRow(someone, now)))
      .execute();
  }
  return people.map(({ id }) => id);
}

function profileRow({ position, ...given }: CrowdOptions & { id: string }, now: Date): Insertable<ProfilesTable> {
  const interests = given.interests ?? ['Music'];
  return {
    fullName: 'Crowd',
    dateOfBirth: '1996-05-17',
    gender: 'male',
    bio: '',
    location: '',
    interests,
    interestKeys: (interests as string[]).map(interestKey),
    ageVerified: true,
    dataProcessingConsentAt: now,
    lastActiveAt: now,
    activeDay: 20_000,
    createdAt: now,
    updatedAt: now,
    education: null,
    religion: null,
    smoking: null,
    drinking: null,
    ...(position && {
      latitude: position.latitude,
      longitude: position.longitude,
      shownLatitude: position.latitude,
      shownLongitude: position.longitude,
    }),
    ...given,
  };
}
