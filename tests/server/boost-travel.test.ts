import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireTravels } from '#server/features/profiles/deck-columns-service.ts';
import { boostWeekly } from '#server/features/profiles/visibility-service.ts';
import { grant, matched, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const lagos = { latitude: 6.5, longitude: 3.4 };
const IBADAN = '2339354';
const HOUR = 3_600_000;

const ask = async (by: Person, document: string, variables: Record<string, unknown> = {}) => {
  const answer = await app.gql(document, variables, by.accessToken);
  expect(answer.errors, answer.body).toBeUndefined();
  return answer.data;
};
const row = (id: string) => app.db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const counted = (names: string[]) =>
  Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((each) => each === name).length]));

const NO_PROFILE = {
  __typename: 'NotAvailable',
  code: 'NOT_AVAILABLE',
  message: 'Please complete your profile first.',
};
const ERRORS = '... on UserError { __typename code message } ... on PremiumRequired { ability }';

describe('boostProfile', () => {
  const BOOST = `mutation { boostProfile { __typename
    ... on BoostProfileSuccess { viewer { profile { boostExpiresAt } } } ${ERRORS} ... on BoostRunning { endsAt } } }`;
  const OWN = '{ viewer { profile { boostExpiresAt } } }';
  const boost = async (by: Person) => (await ask(by, BOOST)).boostProfile;

  it('runs an hour, then another one may start', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const before = app.clock.now();
    const { boostExpiresAt } = (await boost(ada)).viewer.profile;
    expect(Date.parse(boostExpiresAt) - before.getTime()).toBeGreaterThanOrEqual(HOUR);
    expect(Date.parse(boostExpiresAt) - before.getTime()).toBeLessThan(HOUR + 10_000);
    expect(await boost(ada)).toEqual({
      __typename: 'BoostRunning',
      code: 'BOOST_RUNNING',
      message: 'A boost is already running.',
      endsAt: boostExpiresAt,
    });
    await keepSignedIn(app);
    app.clock.set(new Date(Date.parse(boostExpiresAt) - 5_000));
    expect((await ask(ada, OWN)).viewer.profile.boostExpiresAt).toBe(boostExpiresAt);
    app.clock.set(new Date(boostExpiresAt));
    expect((await ask(ada, OWN)).viewer.profile.boostExpiresAt).toBeNull();
    expect((await boost(ada)).__typename).toBe('BoostProfileSuccess');
    app.clock.set(new Date());
  });

  it('is one, however many ask at once', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => boost(ada)));
    expect(counted(answers.map(({ __typename }) => __typename))).toEqual({ BoostProfileSuccess: 1, BoostRunning: 49 });
    const end = (await row(ada.id)).boostExpiresAt?.toISOString();
    for (const { endsAt } of answers.filter((answer) => answer.__typename === 'BoostRunning')) expect(endsAt).toBe(end);
  });

  it('belongs to paid plans, and needs a profile', async () => {
    const ada = await person(app, 'Ada');
    expect(await boost(ada)).toEqual({
      __typename: 'PremiumRequired',
      code: 'PREMIUM_REQUIRED',
      message: 'Premium Only: Boost is a premium feature',
      ability: 'BOOST',
    });
    expect((await row(ada.id)).boostExpiresAt).toBeNull();
    expect(await boost(await person(app, 'Bola', { plan: 'soul', profile: false }))).toEqual(NO_PROFILE);
  });
});

describe('the weekly boost', () => {
  const DAY = 24 * HOUR;
  /** The clock goes on while a test runs. */
  const about = (instant: number) => expect.closeTo(instant / 10_000, 0);
  const boosted = async (someone: Person) => {
    const { boostExpiresAt } = await row(someone.id);
    return boostExpiresAt === null ? null : boostExpiresAt.getTime() / 10_000;
  };

  it('is Diamond’s, by itself, an hour in each week, and never cuts short the one that runs', async () => {
    const [ada, bola, chidi, dayo] = [
      await person(app, 'Ada', { plan: 'diamond' }),
      await person(app, 'Bola', { plan: 'gold' }),
      await person(app, 'Chidi', { plan: 'soul' }),
      await person(app, 'Dayo'),
    ];
    const emeka = await person(app, 'Emeka', { plan: 'diamond' });
    await grant(app, emeka, 'soul');
    const start = app.clock.now().getTime();
    const evening = async (days: number, later = 0) => {
      app.clock.set(new Date(start + days * DAY + later));
      await Promise.all(Array.from({ length: 10 }, () => boostWeekly(app.deps)));
    };

    await evening(0);
    expect(await boosted(ada)).toEqual(about(app.clock.now().getTime() + HOUR));
    expect(await boosted(emeka)).toEqual(about(app.clock.now().getTime() + HOUR));
    for (const other of [bola, chidi, dayo]) expect(await boosted(other)).toBeNull();

    for (const day of [1, 2, 3, 4, 5, 6]) {
      await evening(day);
      expect(await boosted(ada)).toEqual(about(start + HOUR));
    }
    // A week later, some seconds earlier in the evening.
    await evening(7, -30_000);
    expect(await boosted(ada)).toEqual(about(app.clock.now().getTime() + HOUR));

    const running = new Date(start + 14 * DAY + 20 * 60_000);
    await app.db.updateTable('profiles').set({ boostExpiresAt: running }).where('id', '=', ada.id).execute();
    await evening(14);
    expect(await boosted(ada)).toEqual(about(running.getTime()));
    await evening(15);
    expect(await boosted(ada)).toEqual(about(start + 15 * DAY + HOUR));

    await app.db.updateTable('profiles').set({ pausedAt: app.clock.now() }).where('id', '=', ada.id).execute();
    await app.db.updateTable('entitlements').set({ endsAt: app.clock.now() }).where('userId', '=', emeka.id).execute();
    const before = [await boosted(ada), await boosted(emeka)];
    await evening(30);
    expect([await boosted(ada), await boosted(emeka)]).toEqual(before);
    app.clock.set(new Date());
  });
});

describe('travelling', () => {
  const GO = `mutation($input: SetTravelLocationInput!) { setTravelLocation(input: $input) { __typename
    ... on SetTravelLocationSuccess { viewer { profile { hasPosition travel { id label } } } } ${ERRORS} } }`;
  const HOME = `mutation { clearTravelLocation { __typename
    ... on ClearTravelLocationSuccess { viewer { profile { hasPosition travel { id } } } } } }`;
  const SEE =
    'query($id: ID!) { profile(id: $id) { visiting distanceText } viewer { profile { hasPosition travel { label } } } }';
  const DECK = '{ deck(filter: { maxDistance: 20 }) { profiles { id visiting distanceText } } }';
  const go = async (by: Person, townId: string) => (await ask(by, GO, { input: { townId } })).setTravelLocation;
  const see = (by: Person, other: Person) => ask(by, SEE, { id: other.id });
  const deckOf = async (by: Person): Promise<string[]> =>
    (await ask(by, DECK)).deck.profiles.map(({ id }: { id: string }) => id);

  let ada: Person;
  let inLagos: Person;
  let inIbadan: Person;
  beforeEach(async () => {
    await app.db.updateTable('profiles').set({ pausedAt: new Date() }).execute();
    ada = await person(app, 'Ada', { position: lagos, plan: 'gold' });
    inLagos = await person(app, 'Bola', { position: lagos, plan: 'gold' });
    inIbadan = await person(app, 'Chidi', { position: { latitude: 7.38, longitude: 3.91 }, plan: 'gold' });
  });

  it('moves where one looks and where one is seen, at once, and home again', async () => {
    expect(await go(ada, IBADAN)).toEqual({
      __typename: 'SetTravelLocationSuccess',
      viewer: { profile: { hasPosition: true, travel: { id: IBADAN, label: 'Ibadan, Oyo' } } },
    });
    expect(await deckOf(ada)).toEqual([inIbadan.id]);
    expect(await deckOf(inIbadan)).toEqual([ada.id]);
    expect(await deckOf(inLagos)).toEqual([]);
    expect((await see(inIbadan, ada)).profile).toEqual({ visiting: 'Ibadan', distanceText: 'Less than 1 km away' });
    expect((await see(ada, inLagos)).profile.distanceText).toMatch(/^1[0-9]{2} km away$/);

    const { viewer } = (await ask(ada, HOME)).clearTravelLocation;
    expect(viewer.profile).toEqual({ hasPosition: true, travel: null });
    expect((await see(inLagos, ada)).profile).toEqual({ visiting: null, distanceText: 'Less than 1 km away' });
    expect(await deckOf(ada)).toEqual([inLagos.id]);
    expect((await ask(ada, HOME)).clearTravelLocation.__typename).toBe('ClearTravelLocationSuccess');
  });

  it('stores the cell of the town, and leaves the position at home alone', async () => {
    await go(ada, IBADAN);
    expect(await row(ada.id)).toMatchObject({
      travelTownId: IBADAN,
      travelLocation: 'Ibadan',
      travelLatitude: 7.3875,
      travelLongitude: 3.9125,
      latitude: 6.5125,
      shownLatitude: 6.5125,
      shownDueAt: null,
    });
  });

  it('ends with the plan: for oneself at once, for others everywhere at the same minute; and without a plan one may still come home', async () => {
    await go(ada, IBADAN);
    await app.db.updateTable('entitlements').set({ endsAt: app.clock.now() }).where('userId', '=', ada.id).execute();
    const { profile, viewer } = await see(ada, inIbadan);
    expect(viewer.profile).toEqual({ hasPosition: true, travel: null });
    expect(profile.distanceText).not.toBe('Less than 1 km away');
    expect(await deckOf(ada)).toEqual([inLagos.id]);
    // Until the minute is over she is there alike for what is shown and for the deck.
    expect((await see(inIbadan, ada)).profile.visiting).toBe('Ibadan');
    expect(await deckOf(inIbadan)).toEqual([ada.id]);
    expect(await deckOf(inLagos)).toEqual([]);
    await expireTravels(app.deps);
    expect((await see(inIbadan, ada)).profile.visiting).toBeNull();
    expect((await see(inLagos, ada)).profile).toEqual({ visiting: null, distanceText: 'Less than 1 km away' });
    expect(await deckOf(inIbadan)).toEqual([]);
    expect(await deckOf(inLagos)).toEqual([ada.id]);
    await ask(ada, HOME);
    await grant(app, ada, 'gold');
    expect((await see(ada, inLagos)).viewer.profile.travel).toBeNull();
  });

  it('belongs to paid plans, and needs a town of the list and a profile', async () => {
    const free = await person(app, 'Dayo');
    expect(await go(free, IBADAN)).toEqual({
      __typename: 'PremiumRequired',
      code: 'PREMIUM_REQUIRED',
      message: 'Premium Only: Travel Mode is a premium feature',
      ability: 'TRAVEL',
    });
    for (const townId of ['', '1', 'Ibadan', '\u0000', 'x'.repeat(5_000)]) {
      expect(await go(ada, townId)).toEqual({
        __typename: 'NotAvailable',
        code: 'NOT_AVAILABLE',
        message: 'Please choose a town from the list',
      });
    }
    expect((await row(ada.id)).travelTownId).toBeNull();
    expect(await go(await person(app, 'Efe', { plan: 'gold', profile: false }), IBADAN)).toEqual(NO_PROFILE);
  });
});

describe('pausing', () => {
  const PAUSE = `mutation { pauseProfile { __typename ... on PauseProfileSuccess { viewer { profile { isPaused } } }
    ${ERRORS.replace(/ \.\.\. on PremiumRequired.*$/, '')} } }`;
  const RESUME = PAUSE.replace('pauseProfile', 'resumeProfile').replace('PauseProfile', 'ResumeProfile');
  const sees = async (by: Person, other: Person) =>
    (await ask(by, 'query($id: ID!) { profile(id: $id) { id } }', { id: other.id })).profile !== null;

  it('hides from all but matches, until one comes back; repeating either changes nothing', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    const chidi = await person(app, 'Chidi');
    await matched(app, ada, bola);
    expect((await ask(ada, PAUSE)).pauseProfile.viewer.profile.isPaused).toBe(true);
    const since = (await row(ada.id)).pausedAt;
    expect((await ask(ada, PAUSE)).pauseProfile.__typename).toBe('PauseProfileSuccess');
    expect((await row(ada.id)).pausedAt).toEqual(since);
    expect([await sees(bola, ada), await sees(chidi, ada), await sees(ada, ada)]).toEqual([true, false, true]);
    for (const _ of [1, 2]) {
      expect((await ask(ada, RESUME)).resumeProfile.viewer.profile.isPaused).toBe(false);
      expect(await sees(chidi, ada)).toBe(true);
    }
  });

  it('needs a profile', async () => {
    const ada = await person(app, 'Ada', { profile: false });
    expect((await ask(ada, PAUSE)).pauseProfile).toEqual(NO_PROFILE);
    expect((await ask(ada, RESUME)).resumeProfile).toEqual(NO_PROFILE);
  });
});
