/** Who moves more often or faster than people do stays where they were, and is told so; a device that errs once is not held to it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#rules/location-changes.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { createStillClock } from '#tests/setup/clock.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';

const MINUTE = 60_000;
/** 09:00 in Lagos. */
const morning = new Date('2026-03-10T08:00:00Z');
const clock = createStillClock(morning.getTime());
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.stop());
beforeEach(() => clock.set(morning));

const lagos = { latitude: 6.512, longitude: 3.412 };
const abuja = { latitude: 9.06, longitude: 7.4 };
const TOWNS = ['2339354', '2343279', '2332459', '2352778', '2335204'];
const FROZEN = '... on TooManyAttempts { code message retryAfterSeconds }';

async function answerOf(by: Person, mutation: string) {
  const { data, body } = await app.gql(`mutation { answer: ${mutation} }`, {}, by.accessToken);
  if (!data) throw new Error(body);
  return data.answer;
}
const go = (by: Person, { latitude, longitude }: typeof lagos) =>
  answerOf(by, `updateLocation(input: { latitude: ${latitude}, longitude: ${longitude} }) { __typename ${FROZEN} }`);
const travel = (by: Person, townId: string) =>
  answerOf(by, `setTravelLocation(input: { townId: "${townId}" }) { __typename ${FROZEN} }`);
const home = (by: Person) => answerOf(by, 'clearTravelLocation { __typename }');
const chooseTown = (by: Person, townId: string) =>
  answerOf(
    by,
    `updateProfile(input: { fullName: "Ada Test", dateOfBirth: "1996-05-17", gender: FEMALE, bio: "Ten characters and more.",
      location: "Lagos", interests: "Music, Travel", townId: "${townId}" }) {
      __typename ... on InvalidInput { fieldErrors { path message } } }`,
  );
const rowOf = ({ id }: Person) =>
  app.db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const named = (answers: { __typename: string }[], name: string) => answers.filter((each) => each.__typename === name);
/** Places in cells beside each other; six by six of them are near enough for any fix to be true. */
const cellNo = (east: number, north = 0) => ({
  latitude: lagos.latitude + 0.025 * north,
  longitude: lagos.longitude + 0.025 * east,
});

describe('of fifty changes of place at once', () => {
  it('exactly twelve are taken, and the others told when the next day begins', async () => {
    const ada = await person(app, 'Ada');
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => go(ada, cellNo(at % 6))));
    // Two of one cell in a row are one change: so many changes are counted as were taken, and never more than the day has.
    expect((await rowOf(ada)).ownMoves).toBe(12);
    const frozen = named(answers, 'TooManyAttempts');
    expect(frozen.length).toBeGreaterThan(20);
    expect(frozen[0]).toEqual({
      ...{ __typename: 'TooManyAttempts', code: 'TOO_MANY_ATTEMPTS', message: messages.often },
      retryAfterSeconds: 15 * 3_600,
    });
    const bola = await person(app, 'Bola');
    const others = await Promise.all(
      Array.from({ length: 36 }, (_, at) => go(bola, cellNo(at % 6, Math.floor(at / 6)))),
    );
    expect([named(others, 'UpdateLocationSuccess').length, named(others, 'TooManyAttempts').length]).toEqual([12, 24]);

    clock.set(new Date(morning.getTime() + 15 * 60 * MINUTE));
    await keepSignedIn(app);
    expect((await go(bola, cellNo(60))).__typename).toBe('UpdateLocationSuccess');
  });

  it('journeys count too, and the way home was paid for', async () => {
    const efe = await person(app, 'Efe', { plan: 'gold' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => travel(efe, TOWNS[at % TOWNS.length] ?? '')),
    );
    expect((await rowOf(efe)).ownMoves).toBe(12);
    expect(named(answers, 'TooManyAttempts').length).toBeGreaterThan(20);
    expect(await go(efe, lagos)).toMatchObject({ __typename: 'TooManyAttempts' });
    expect((await home(efe)).__typename).toBe('ClearTravelLocationSuccess');
    expect(await rowOf(efe)).toMatchObject({ travelTownId: null, ownMoves: 12 });
    expect(await travel(efe, TOWNS[0] ?? '')).toMatchObject({ message: messages.often });
  });

  it('and so do towns that are chosen by hand', async () => {
    const dayo = await person(app, 'Dayo');
    for (let at = 0; at < 12; at += 1) {
      expect((await chooseTown(dayo, TOWNS[at % 2] ?? '')).__typename).toBe('UpdateProfileSuccess');
    }
    expect((await chooseTown(dayo, TOWNS[1] ?? '')).__typename).toBe('UpdateProfileSuccess');
    expect(await chooseTown(dayo, TOWNS[2] ?? '')).toEqual({
      __typename: 'InvalidInput',
      fieldErrors: [{ path: 'townId', message: messages.often }],
    });
    expect((await rowOf(dayo)).townId).toBe(TOWNS[1]);
  });
});

describe('a way that nobody can have travelled', () => {
  const later = (minutes: number) => clock.set(new Date(morning.getTime() + minutes * MINUTE));

  it('is taken there and back; after that the position stays until it can be true', async () => {
    const femi = await person(app, 'Femi', { position: lagos });
    await keepSignedIn(app);
    later(1);
    expect((await go(femi, abuja)).__typename).toBe('UpdateLocationSuccess');
    later(2);
    expect((await go(femi, lagos)).__typename).toBe('UpdateLocationSuccess');
    const before = await rowOf(femi);
    later(3);
    const frozen = await go(femi, abuja);
    expect(frozen).toMatchObject({ __typename: 'TooManyAttempts', message: messages.far });
    expect(await rowOf(femi)).toEqual({ ...before, lastActiveAt: expect.any(Date) });
    // They walk on where they are, and by plane they do arrive.
    expect((await go(femi, cellNo(1))).__typename).toBe('UpdateLocationSuccess');
    later(3 + frozen.retryAfterSeconds / 60 + 2);
    expect((await go(femi, abuja)).__typename).toBe('UpdateLocationSuccess');
  });

  it('stays one when a town is chosen by hand, and is none a day after the last fix, or without a position', async () => {
    const ife = await person(app, 'Ife', { position: lagos });
    await app.db
      .updateTable('profiles')
      .set({ ownLeaps: 2, ownMovesOn: '2026-03-10' })
      .where('id', '=', ife.id)
      .execute();
    expect((await go(ife, abuja)).__typename).toBe('TooManyAttempts');
    await chooseTown(ife, TOWNS[0] ?? '');
    expect((await go(ife, abuja)).__typename).toBe('TooManyAttempts');
    const ownFixAt = new Date(morning.getTime() - 24 * 60 * MINUTE);
    await app.db.updateTable('profiles').set({ ownFixAt }).where('id', '=', ife.id).execute();
    expect((await go(ife, { latitude: 51.5, longitude: -0.1 })).__typename).toBe('UpdateLocationSuccess');
    const jide = await person(app, 'Jide');
    await chooseTown(jide, TOWNS[0] ?? '');
    expect((await go(jide, abuja)).__typename).toBe('UpdateLocationSuccess');
  });
});
