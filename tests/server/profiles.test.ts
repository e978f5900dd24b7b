import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lagosDay, lagosDayNumber, latestBirthDate, nextLagosMidnight } from '#rules/age.ts';
import { hideProfile, publishPosition, touchActivity } from '#server/features/profiles/service.ts';
import { createContext } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { crowd } from '#tests/factories/crowd.ts';
import { createProfile, matched, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const CREATE = `mutation($input: CreateProfileInput!) { createProfile(input: $input) { __typename
  ... on CreateProfileSuccess { viewer { id profile { id fullName dateOfBirth age gender bio location interests heightCm education
    religion smoking drinking isVerified hasPosition photos { id } avatar { id }
    defaultFilter { minAge maxAge maxDistance gender education } } } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
const LOCATE = `mutation($input: UpdateLocationInput!) { updateLocation(input: $input) { __typename
  ... on UpdateLocationSuccess { viewer { profile { hasPosition } } } ... on UserError { code message } } }`;

const input = {
  fullName: ' Ada Obi ',
  dateOfBirth: '1996-05-17',
  gender: 'FEMALE',
  bio: 'Jollof first.',
  location: 'Yaba, Lagos',
  interests: 'Music, suya ,, Film,music',
  heightCm: 170,
  education: 'MASTERS',
  religion: 'CHRISTIAN',
  smoking: 'NEVER',
  drinking: 'SOCIALLY',
  showMe: 'MALE',
  hasConsentedToDataProcessing: true,
};

async function create(by: Person, changes: Record<string, unknown> = {}) {
  return app.gql(CREATE, { input: { ...input, ...changes } }, by.accessToken);
}
const newcomer = () => person(app, 'Ada', { profile: false });
const row = (id: string) => app.db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst();

describe('createProfile', () => {
  it('stores the profile, once', async () => {
    const ada = await newcomer();
    const answer = await create(ada);
    expect(answer.data.createProfile).toMatchObject({
      __typename: 'CreateProfileSuccess',
      viewer: {
        id: ada.id,
        profile: {
          fullName: 'Ada Obi',
          dateOfBirth: '1996-05-17',
          gender: 'FEMALE',
          interests: ['Music', 'suya', 'Film'],
          heightCm: 170,
          education: 'MASTERS',
          isVerified: false,
          hasPosition: false,
          photos: [],
          avatar: null,
          defaultFilter: { minAge: 18, maxAge: 80, maxDistance: 100, gender: 'MALE', education: null },
        },
      },
    });
    const stored = await row(ada.id);
    expect(stored).toMatchObject({
      ageVerified: true,
      interestKeys: ['music', 'suya', 'film'],
      activeDay: lagosDayNumber(app.clock.now()),
    });
    expect(stored?.dataProcessingConsentAt).toBeInstanceOf(Date);

    const again = await create(ada, { fullName: 'Somebody Else' });
    expect(again.data.createProfile).toMatchObject({ __typename: 'ProfileExists', code: 'PROFILE_EXISTS' });
    expect((await row(ada.id))?.fullName).toBe('Ada Obi');
  });

  it('stores one profile of ten that come at once', async () => {
    const ada = await newcomer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(ada)));
    const names = answers.map((answer) => answer.data.createProfile.__typename);
    expect(names.filter((name) => name === 'CreateProfileSuccess')).toHaveLength(1);
    expect(names.filter((name) => name === 'ProfileExists')).toHaveLength(9);
  });

  it('refuses people under 18 by the day in Lagos, and takes them on their birthday', async () => {
    const ada = await newcomer();
    const today = lagosDay(app.clock.now());
    const tomorrow = lagosDay(nextLagosMidnight(app.clock.now()));
    const refused = await create(ada, { dateOfBirth: latestBirthDate(18, tomorrow) });
    expect(refused.data.createProfile).toEqual({
      __typename: 'Underage',
      code: 'UNDERAGE',
      message: 'Age verification failed: You must be 18 or older to use the product.',
    });
    expect((await create(ada, { dateOfBirth: '2999-01-01' })).data.createProfile.__typename).toBe('Underage');
    expect((await create(ada, { dateOfBirth: '1899-12-31' })).data.createProfile).toMatchObject({
      __typename: 'InvalidInput',
      fieldErrors: [{ path: 'dateOfBirth', message: 'Please check the year: it must be 1900 or later' }],
    });
    expect(await row(ada.id)).toBeUndefined();
    const taken = await create(ada, { dateOfBirth: latestBirthDate(18, today) });
    expect(taken.data.createProfile.viewer.profile.age).toBe(18);
  });

  it.each([
    ['fullName', 'A', 'Name must be at least 2 characters'],
    ['fullName', '😀', 'Name must be at least 2 characters'],
    ['fullName', '\u0000\u0000', 'Name must be at least 2 characters'],
    ['fullName', 'x'.repeat(101), 'Name must be at most 100 characters'],
    ['dateOfBirth', null, 'Date of birth is required'],
    ['bio', 'x'.repeat(501), 'Bio must be less than 500 characters'],
    ['location', 'x'.repeat(101), 'Location must be at most 100 characters'],
    ['interests', 'x'.repeat(201), 'Interests must be less than 200 characters'],
    ['heightCm', 119, 'Height must be 120 to 230 cm'],
    ['hasConsentedToDataProcessing', false, 'Please agree to the processing of your data to continue'],
  ])('refuses %s %j', async (path, value, message) => {
    const ada = await newcomer();
    const answer = await create(ada, { [path]: value });
    expect(answer.data.createProfile).toEqual({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message,
      fieldErrors: [{ path, message }],
    });
    expect(await row(ada.id)).toBeUndefined();
  });

  it('keeps texts of exactly the limit, and takes out what a database cannot keep', async () => {
    const ada = await newcomer();
    const bio = `${'é'.repeat(497)}😀\u0000x`;
    expect((await create(ada, { bio })).data.createProfile.__typename).toBe('CreateProfileSuccess');
    expect((await row(ada.id))?.bio).toBe(bio.replace('\u0000', ''));
  });

  it('answers a day that does not exist, a gender that does not, and a stranger, from the closed list', async () => {
    const ada = await newcomer();
    for (const changes of [{ dateOfBirth: '1996-02-30' }, { dateOfBirth: 'yesterday' }, { gender: 'ROBOT' }]) {
      const answer = await create(ada, changes);
      expect([answer.status, answer.errors?.[0]?.extensions?.code]).toEqual([400, 'BAD_USER_INPUT']);
    }
    const stranger = await app.gql(CREATE, { input });
    expect([stranger.status, stranger.errors?.[0]?.extensions?.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(await row(ada.id)).toBeUndefined();
  });
});

describe('updateLocation', () => {
  const locate = async (by: Person, latitude: number, longitude: number) =>
    (await app.gql(LOCATE, { input: { latitude, longitude } }, by.accessToken)).data.updateLocation;
  const jobs = async (id: string) =>
    (await sql`select 1 from graphile_worker.jobs where key = ${`position:${id}`}`.execute(app.db)).rows;

  it('keeps the cell and not the position, and shows the first one at once', async () => {
    const ada = await person(app, 'Ada');
    expect(await locate(ada, 6.52441234, 3.37921234)).toEqual({
      __typename: 'UpdateLocationSuccess',
      viewer: { profile: { hasPosition: true } },
    });
    expect(await row(ada.id)).toMatchObject({
      latitude: 6.5125,
      longitude: 3.3875,
      shownLatitude: 6.5125,
      shownLongitude: 3.3875,
      deckCell: 193 * 720 + 366,
      shownDueAt: null,
    });
    expect(JSON.stringify(await row(ada.id))).not.toContain('6.5244');
  });

  it('moves the own search at once, and what others see after 15 to 60 minutes', async () => {
    const ada = await person(app, 'Ada', { position: { latitude: 6.5244, longitude: 3.3792 } });
    const before = app.clock.now().getTime();
    await locate(ada, 9.0765, 7.3986);
    const moved = await row(ada.id);
    expect(moved).toMatchObject({ latitude: 9.0875, longitude: 7.3875, shownLatitude: 6.5125, shownLongitude: 3.3875 });
    const delay = (moved?.shownDueAt?.getTime() ?? 0) - before;
    expect(delay).toBeGreaterThanOrEqual(15 * 60_000);
    expect(delay).toBeLessThanOrEqual(60 * 60_000 + 5_000);
    expect(await jobs(ada.id)).toHaveLength(1);

    await locate(ada, 7.3775, 3.947);
    expect((await row(ada.id))?.shownDueAt).toEqual(moved?.shownDueAt);
    await publishPosition(app.deps, { userId: ada.id });
    await publishPosition(app.deps, { userId: ada.id });
    expect(await row(ada.id)).toMatchObject({
      shownLatitude: 7.3875,
      shownLongitude: 3.9375,
      shownDueAt: null,
      shownMoves: 1,
    });
  });

  it('publishes four moves a Lagos day, and the fifth the day after', async () => {
    const ada = await person(app, 'Ada', { position: { latitude: 6.5, longitude: 3.4 } });
    for (let move = 1; move <= 4; move++) {
      await locate(ada, 6.5 + move * 0.1, 3.4);
      await publishPosition(app.deps, { userId: ada.id });
      expect((await row(ada.id))?.shownMoves).toBe(move);
    }
    await locate(ada, 9, 7.4);
    const shown = (await row(ada.id))?.shownLatitude;
    await publishPosition(app.deps, { userId: ada.id });
    const waiting = await row(ada.id);
    const midnight = nextLagosMidnight(app.clock.now());
    expect(waiting?.shownLatitude).toBe(shown);
    expect(waiting?.shownDueAt?.getTime()).toBeGreaterThanOrEqual(midnight.getTime() + 15 * 60_000);
    const before = app.clock.now();
    app.clock.set(new Date(midnight.getTime() + 3_600_000));
    await publishPosition(app.deps, { userId: ada.id });
    app.clock.set(before);
    expect(await row(ada.id)).toMatchObject({ shownLatitude: 9.0125, shownMoves: 1, shownDueAt: null });
  });

  it('refuses what is no position, and needs a profile', async () => {
    const ada = await person(app, 'Ada');
    for (const [latitude, longitude] of [
      [91, 0],
      [0, -181],
    ] as const) {
      expect(await locate(ada, latitude, longitude)).toEqual({
        __typename: 'InvalidInput',
        code: 'INVALID_INPUT',
        message: 'That position does not exist',
      });
    }
    expect((await row(ada.id))?.latitude).toBeNull();
    expect((await locate(await newcomer(), 6.5, 3.4)).__typename).toBe('NotAvailable');
  });
});

describe('other people', () => {
  const PROFILE = 'query($id: ID!) { profile(id: $id) { id activity distanceText } }';
  const see = async (by: Person, id: string) => (await app.gql(PROFILE, { id }, by.accessToken)).data.profile;

  it('see the badge of activity, never the time', async () => {
    const ada = await person(app, 'Ada');
    const ago = (ms: number) => new Date(app.clock.now().getTime() - ms);
    const ids = await crowd(app, 4, (index) => ({
      lastActiveAt: ago([60_000, 3_600_000, 2 * 86_400_000, 8 * 86_400_000][index]!),
    }));
    const badges = await Promise.all(ids.map(async (id) => (await see(ada, id)).activity));
    expect(badges).toEqual(['ACTIVE_NOW', 'ACTIVE_TODAY', 'ACTIVE_THIS_WEEK', null]);
  });

  it('are told no distance when either position is unknown', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola', { position: { latitude: 6.5, longitude: 3.4 } });
    expect((await see(ada, bola.id)).distanceText).toBeNull();
    expect((await see(bola, ada.id)).distanceText).toBeNull();
    expect((await see(bola, bola.id)).distanceText).toBe('Less than 1 km away');
  });

  it('lose sight of the paused unless they are matched, and of the suspended always', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    const chidi = await person(app, 'Chidi');
    await matched(app, ada, bola);
    await app.db.updateTable('profiles').set({ pausedAt: new Date() }).where('id', '=', bola.id).execute();
    expect(await see(ada, bola.id)).not.toBeNull();
    expect(await see(chidi, bola.id)).toBeNull();
    const ctx = createContext(app.deps, null, { ip: '', label: 'test' });
    await inTransaction(ctx, (tx) => hideProfile(tx, bola.id, app.clock.now()));
    expect(await see(ada, bola.id)).toBeNull();
  });
});

describe('touchActivity', () => {
  it('writes once a minute at most, and moves the day of the deck', async () => {
    const ada = await person(app, 'Ada', { profile: false });
    await createProfile(app, ada);
    await keepSignedIn(app);
    const old = new Date(app.clock.now().getTime() - 3 * 86_400_000);
    const set = () =>
      app.db.updateTable('profiles').set({ lastActiveAt: old, activeDay: 1 }).where('id', '=', ada.id).execute();
    const before = app.clock.now();
    const viewer = { userId: ada.id, sessionId: 'session', accessTokenId: null, scopes: [], roles: [] };
    const touch = () => touchActivity(createContext(app.deps, viewer, { ip: '', label: 'test' }));
    await set();
    app.clock.advance(120_000);
    touch();
    await expect.poll(async () => (await row(ada.id))?.activeDay).toBe(lagosDayNumber(app.clock.now()));
    await set();
    app.clock.advance(30_000);
    touch();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await row(ada.id))?.activeDay).toBe(1);
    app.clock.advance(31_000);
    touch();
    await expect.poll(async () => (await row(ada.id))?.activeDay).not.toBe(1);
    app.clock.set(before);
  });
});
