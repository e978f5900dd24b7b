import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lagosDay, latestBirthDate, nextLagosMidnight } from '#rules/age.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const OWN = `viewer { id profile { id fullName dateOfBirth age gender bio location interests heightCm education religion smoking drinking
  hasPosition isBirthDateFrozen town { id label } defaultFilter { gender } } }`;
const UPDATE = `mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename
  ... on UpdateProfileSuccess { ${OWN} }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
const CREATE = `mutation($input: CreateProfileInput!) { createProfile(input: $input) { __typename
  ... on CreateProfileSuccess { ${OWN} }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
const LOCATE = `mutation($input: UpdateLocationInput!) { updateLocation(input: $input) { __typename } }`;
const SEE = 'query($id: ID!) { profile(id: $id) { distanceText location } }';

const IBADAN = '2339354';
const input = {
  fullName: ' Ada Obi ',
  dateOfBirth: '1995-04-30',
  gender: 'NON_BINARY',
  bio: 'Jollof first, then films.',
  location: 'Yaba, Lagos',
  interests: 'Music, suya ,, Film,music',
  heightCm: 171,
  education: 'PHD',
  religion: 'MUSLIM',
  smoking: 'REGULARLY',
  drinking: 'NEVER',
  showMe: 'MALE',
};

const update = async (by: Person, changes: Record<string, unknown> = {}) =>
  (await app.gql(UPDATE, { input: { ...input, ...changes } }, by.accessToken)).data.updateProfile;
const row = (id: string) => app.db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const set = (id: string, changes: object) => app.db.updateTable('profiles').set(changes).where('id', '=', id).execute();
const frozenSince = new Date('2026-01-01T00:00:00Z');

describe('updateProfile', () => {
  it('changes the whole profile, and takes away what is not given', async () => {
    const ada = await person(app, 'Ada');
    const first = await update(ada);
    expect(first).toMatchObject({
      __typename: 'UpdateProfileSuccess',
      viewer: {
        id: ada.id,
        profile: {
          fullName: 'Ada Obi',
          dateOfBirth: '1995-04-30',
          gender: 'NON_BINARY',
          bio: 'Jollof first, then films.',
          location: 'Yaba, Lagos',
          interests: ['Music', 'suya', 'Film'],
          heightCm: 171,
          education: 'PHD',
          religion: 'MUSLIM',
          smoking: 'REGULARLY',
          drinking: 'NEVER',
          isBirthDateFrozen: false,
          town: null,
          defaultFilter: { gender: 'MALE' },
        },
      },
    });
    expect(await row(ada.id)).toMatchObject({ interestKeys: ['music', 'suya', 'film'], ageVerified: true });
    const { heightCm: _, education: __, showMe: ___, ...less } = input;
    const answer = await app.gql(UPDATE, { input: { ...less, religion: null } }, ada.accessToken);
    expect(answer.data.updateProfile.viewer.profile).toMatchObject({
      heightCm: null,
      education: null,
      religion: null,
      smoking: 'REGULARLY',
      defaultFilter: { gender: null },
    });
  });

  it('changes nothing but what the form has', async () => {
    const ada = await person(app, 'Ada');
    const before = await row(ada.id);
    await update(ada);
    const { createdAt, verified, lastActiveAt, dataProcessingConsentAt, boostExpiresAt } = await row(ada.id);
    expect({ createdAt, verified, lastActiveAt, dataProcessingConsentAt, boostExpiresAt }).toEqual({
      createdAt: before.createdAt,
      verified: before.verified,
      lastActiveAt: before.lastActiveAt,
      dataProcessingConsentAt: before.dataProcessingConsentAt,
      boostExpiresAt: null,
    });
    for (const key of ['verified', 'ageVerified', 'boostExpiresAt', 'id', 'role']) {
      const { errors } = await app.gql(UPDATE, { input: { ...input, [key]: 'x' } }, ada.accessToken);
      expect(errors?.[0]?.extensions?.code, key).toBe('BAD_USER_INPUT');
    }
  });

  it.each([
    ['fullName', 'A', 'Name must be at least 2 characters'],
    ['fullName', 'x'.repeat(101), 'Name must be at most 100 characters'],
    ['dateOfBirth', null, 'Date of birth is required'],
    ['gender', null, 'Please select a gender'],
    ['bio', 'Nine char', 'Bio must be at least 10 characters'],
    ['bio', '          a          ', 'Bio must be at least 10 characters'],
    ['bio', '😀'.repeat(9), 'Bio must be at least 10 characters'],
    ['bio', `${'\u0000'.repeat(20)}`, 'Bio must be at least 10 characters'],
    ['bio', 'x'.repeat(501), 'Bio must be less than 500 characters'],
    ['bio', '😀'.repeat(501), 'Bio must be less than 500 characters'],
    ['bio', 'x'.repeat(5_000), 'Bio must be less than 500 characters'],
    ['location', 'L', 'Location must be at least 2 characters'],
    ['location', 'x'.repeat(101), 'Location must be at most 100 characters'],
    ['location', 'x'.repeat(5_000), 'Location must be at most 100 characters'],
    ['interests', 'Film', 'Interests must be at least 5 characters'],
    ['interests', ',,,, ,,,', 'Interests must be at least 5 characters'],
    ['interests', '😀'.repeat(4), 'Interests must be at least 5 characters'],
    ['interests', 'x'.repeat(301), 'Interests must be less than 300 characters'],
    ['interests', 'x'.repeat(5_000), 'Interests must be less than 300 characters'],
    ['heightCm', 119, 'Height must be 120 to 230 cm'],
    ['heightCm', 231, 'Height must be 120 to 230 cm'],
    ['townId', '', 'Please choose a town from the list'],
    ['townId', '1', 'Please choose a town from the list'],
    ['townId', 'x'.repeat(5_000), 'Please choose a town from the list'],
  ])('refuses %s %.20j', async (path, value, message) => {
    const ada = await person(app, 'Ada');
    const before = await row(ada.id);
    expect(await update(ada, { [path]: value })).toEqual({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message,
      fieldErrors: [{ path, message }],
    });
    expect(await row(ada.id)).toEqual(before);
  });

  it('takes texts of exactly the limits, in characters as the database counts them, and mends what it cannot keep', async () => {
    const ada = await person(app, 'Ada');
    const longest = { bio: '😀'.repeat(500), location: '😀'.repeat(100), interests: 'é'.repeat(300) };
    expect((await update(ada, longest)).__typename).toBe('UpdateProfileSuccess');
    expect(await row(ada.id)).toMatchObject({ bio: longest.bio, location: longest.location });
    const shortest = { fullName: 'Xu', bio: '0123456789', location: 'Jo', interests: 'Chess' };
    expect((await update(ada, shortest)).__typename).toBe('UpdateProfileSuccess');
    const broken = await update(ada, { bio: 'Half \uD83D of \u0000 a character' });
    expect(broken.viewer.profile.bio).toBe('Half \uFFFD of  a character');
  });

  it('says every broken rule at once, in the order of the form', async () => {
    const ada = await person(app, 'Ada');
    const answer = await update(ada, {
      fullName: '',
      dateOfBirth: null,
      gender: null,
      bio: '',
      location: '',
      interests: '',
    });
    expect(answer.message).toBe('Name must be at least 2 characters');
    expect(answer.fieldErrors.map(({ path }: { path: string }) => path)).toEqual([
      'fullName',
      'dateOfBirth',
      'gender',
      'bio',
      'location',
      'interests',
    ]);
  });

  it('checks the age anew, by the day in Lagos', async () => {
    const ada = await person(app, 'Ada');
    const today = lagosDay(app.clock.now());
    const tomorrow = lagosDay(nextLagosMidnight(app.clock.now()));
    for (const dateOfBirth of [latestBirthDate(18, tomorrow), '2999-01-01']) {
      expect(await update(ada, { dateOfBirth }), dateOfBirth).toEqual({
        __typename: 'Underage',
        code: 'UNDERAGE',
        message: 'Age verification failed: You must be 18 or older to use the product.',
      });
    }
    expect(await update(ada, { dateOfBirth: '1899-12-31' })).toMatchObject({
      __typename: 'InvalidInput',
      fieldErrors: [{ path: 'dateOfBirth', message: 'Please check the year: it must be 1900 or later' }],
    });
    expect((await row(ada.id)).dateOfBirth).toBe('1996-05-17');
    expect((await update(ada, { dateOfBirth: latestBirthDate(18, today) })).viewer.profile.age).toBe(18);
  });

  it('leaves a birth date as it is while a selfie is being reviewed, and all else open', async () => {
    const ada = await person(app, 'Ada');
    const { dateOfBirth } = await row(ada.id);
    await set(ada.id, { verificationStatus: 'pending' });
    expect(await update(ada)).toEqual({
      __typename: 'BirthDateFrozen',
      code: 'BIRTH_DATE_FROZEN',
      message: 'Your date of birth cannot be changed while your selfie is being reviewed.',
    });
    expect((await row(ada.id)).dateOfBirth).toBe(dateOfBirth);
    expect((await update(ada, { dateOfBirth })).__typename).toBe('UpdateProfileSuccess');
    for (const verificationStatus of ['rejected', null]) {
      await set(ada.id, { verificationStatus, dateOfBirth });
      expect((await update(ada)).__typename).toBe('UpdateProfileSuccess');
    }
  });

  it('leaves a confirmed birth date as it is, and all else open', async () => {
    const ada = await person(app, 'Ada');
    await set(ada.id, { dateOfBirthVerifiedAt: frozenSince });
    expect(await update(ada)).toEqual({
      __typename: 'BirthDateFrozen',
      code: 'BIRTH_DATE_FROZEN',
      message: 'Your date of birth has been confirmed and cannot be changed.',
    });
    expect((await row(ada.id)).fullName).toBe('Ada Test');
    const { viewer } = await update(ada, { dateOfBirth: '1996-05-17' });
    expect(viewer.profile).toMatchObject({ fullName: 'Ada Obi', dateOfBirth: '1996-05-17', isBirthDateFrozen: true });
  });

  it('never overtakes a review: a birth date that is confirmed while fifty edits are under way stays', async () => {
    const ada = await person(app, 'Ada');
    let edits: Promise<{ __typename: string }[]> = Promise.resolve([]);
    await app.db.transaction().execute(async (review) => {
      await review
        .updateTable('profiles')
        .set({ dateOfBirthVerifiedAt: frozenSince })
        .where('id', '=', ada.id)
        .execute();
      edits = Promise.all(
        Array.from({ length: 50 }, (_, index) => update(ada, { dateOfBirth: `19${50 + index}-01-01` })),
      );
      await expect
        .poll(
          async () => {
            await sql`select pg_stat_clear_snapshot()`.execute(review);
            const { rows } = await sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(review);
            return rows.length;
          },
          { message: 'edits stand at the row', timeout: 10_000 },
        )
        .toBeGreaterThan(0);
    });
    expect((await edits).map(({ __typename }) => __typename)).toEqual(
      Array.from({ length: 50 }, () => 'BirthDateFrozen'),
    );
    expect((await row(ada.id)).dateOfBirth).toBe('1996-05-17');
  });

  it('needs a profile and a person', async () => {
    const ada = await person(app, 'Ada', { profile: false });
    expect(await update(ada)).toEqual({
      __typename: 'NotAvailable',
      code: 'NOT_AVAILABLE',
      message: 'Please complete your profile first.',
    });
    const { errors } = await app.gql(UPDATE, { input });
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('a town', () => {
  const lagos = { latitude: 6.5, longitude: 3.4 };
  const see = async (by: Person, other: Person) =>
    (await app.gql(SEE, { id: other.id }, by.accessToken)).data.profile.distanceText;
  const locate = (by: Person, position: { latitude: number; longitude: number }) =>
    app.gql(LOCATE, { input: position }, by.accessToken);

  it('may be chosen at setup, from the list only', async () => {
    const ada = await person(app, 'Ada', { profile: false });
    const setup = { ...input, gender: 'FEMALE', hasConsentedToDataProcessing: true };
    const create = async (townId: string | null) =>
      (await app.gql(CREATE, { input: { ...setup, townId } }, ada.accessToken)).data.createProfile;
    expect(await create('nowhere')).toEqual({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'Please choose a town from the list',
      fieldErrors: [{ path: 'townId', message: 'Please choose a town from the list' }],
    });
    const { viewer } = await create(IBADAN);
    expect(viewer.profile).toMatchObject({ town: { id: IBADAN, label: 'Ibadan, Oyo' }, hasPosition: false });
  });

  it('leaves the position of the device, which counts of the two: distances are told as before, and nothing moves', async () => {
    const ada = await person(app, 'Ada', { position: lagos });
    const bola = await person(app, 'Bola', { position: lagos });
    const { latitude, longitude, ownMoves, ownFixAt } = await row(ada.id);
    expect((await update(ada, { townId: IBADAN })).viewer.profile).toMatchObject({
      town: { label: 'Ibadan, Oyo' },
      hasPosition: true,
    });
    expect(await see(ada, bola)).toBe('Less than 1 km away');
    expect(await see(bola, ada)).toBe('Less than 1 km away');
    const after = { latitude, longitude, ownMoves, ownFixAt, shownLatitude: 6.5125, shownDueAt: null, shownMoves: 0 };
    expect(await row(ada.id)).toMatchObject(after);
    const { profile } = (await update(ada, { townId: null, location: 'Somewhere else' })).viewer;
    expect(profile).toMatchObject({ hasPosition: true, location: 'Somewhere else', town: { label: 'Ibadan, Oyo' } });
  });

  it('chosen before any position moves nobody', async () => {
    const ada = await person(app, 'Ada');
    await update(ada, { townId: IBADAN });
    expect(await row(ada.id)).toMatchObject({ townId: IBADAN, shownDueAt: null, shownMoves: 0 });
    await locate(ada, lagos);
    expect(await row(ada.id)).toMatchObject({ latitude: 6.5125, shownLatitude: 6.5125, shownDueAt: null });
  });
});
