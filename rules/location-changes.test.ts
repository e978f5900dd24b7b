import { describe, expect, it } from 'vitest';
import type { Position } from './distance.ts';
import { type Frozen, type LocationChanges, spendChanges, spendForTravel, takeFix } from './location-changes.ts';
import type { Positions } from './positions.ts';

const HOUR = 3_600_000;
/** 08:00 in Lagos. */
const morning = new Date('2026-03-10T07:00:00Z');
const hoursLater = (hours: number) => new Date(morning.getTime() + hours * HOUR);

const lagos = { latitude: 6.5125, longitude: 3.3875 };
const nextDoor = { latitude: 6.5125, longitude: 3.4125 };
const ibadan = { latitude: 7.3875, longitude: 3.9125 };
/** 535 km from Lagos. */
const abuja = { latitude: 9.0625, longitude: 7.4875 };

type Mover = LocationChanges & Positions;
const mover = (changes: Partial<Mover> = {}): Mover => ({
  ...{ ownMovesOn: null, ownMoves: 0, ownLeaps: 0, ownFixAt: null },
  ...{ latitude: null, longitude: null, shownLatitude: null, shownLongitude: null },
  ...{ travelLatitude: null, travelLongitude: null },
  ...changes,
});

/** Applies fixes one after the other; a refused fix leaves the person in place. */
function follow(person: Mover, fixes: readonly [Position, Date][]): { person: Mover; answers: ('taken' | Frozen)[] } {
  let at = person;
  const answers = fixes.map(([cell, when]) => {
    const kept = takeFix(at, cell, when);
    if ('frozen' in kept) return kept;
    at = { ...at, ...kept, ...cell };
    return 'taken' as const;
  });
  return { person: at, answers };
}

describe('changes of place', () => {
  it('are twelve in a day of Lagos, and twelve again on the next', () => {
    const there = Array.from({ length: 12 }, (_, at): [Position, Date] => [
      at % 2 ? lagos : nextDoor,
      hoursLater(at / 2),
    ]);
    const { person, answers } = follow(mover(), there);
    expect(answers).toEqual(Array(12).fill('taken'));
    expect(takeFix(person, nextDoor, hoursLater(6))).toEqual({ frozen: 'often', waitMs: 10 * HOUR });
    // A fix in the same cell is always accepted.
    expect(takeFix(person, lagos, hoursLater(6))).toMatchObject({ ownMoves: 12, ownFixAt: hoursLater(6) });
    expect(takeFix(person, nextDoor, hoursLater(16))).toMatchObject({ ownMovesOn: '2026-03-11', ownMoves: 1 });
  });

  it('count a start of travel mode as two, the way home with it, and as one from town to town', () => {
    const home = { ...mover(), travelTownId: null };
    const away = { ...mover(), travelTownId: 'ibadan' };
    expect(spendForTravel(home, 'ibadan', morning)).toMatchObject({ ownMoves: 2 });
    expect(spendForTravel(away, 'kano', morning)).toMatchObject({ ownMoves: 1 });
    expect(spendForTravel(away, 'ibadan', morning)).toMatchObject({ ownMoves: 0 });
    const used = { ownMovesOn: '2026-03-10', ownMoves: 11 };
    expect(spendForTravel({ ...home, ...used }, 'ibadan', morning)).toMatchObject({ frozen: 'often' });
    expect(spendForTravel({ ...away, ...used }, 'kano', morning)).toMatchObject({ ownMoves: 12 });
    expect(spendChanges({ ...mover(), ...used }, 1, morning)).toMatchObject({ ownMoves: 12 });
  });
});

describe('a way that nobody can have travelled', () => {
  const minute = 1 / 60;
  it('is believed there and back, because devices err, and a third time no more', () => {
    const { person, answers } = follow(mover(), [
      [lagos, morning],
      [abuja, hoursLater(minute)],
      [lagos, hoursLater(2 * minute)],
      [abuja, hoursLater(3 * minute)],
    ]);
    expect(answers).toEqual(['taken', 'taken', 'taken', { frozen: 'far', waitMs: expect.any(Number) }]);
    expect(person).toMatchObject({ ...lagos, ownMoves: 3, ownLeaps: 2 });
    // 515 km at 1,000 km/h; after that a flight is possible.
    const { waitMs } = answers[3] as Frozen;
    expect(waitMs / HOUR).toBeCloseTo(0.515 - minute, 2);
    expect(takeFix(person, abuja, hoursLater(3 * minute + waitMs / HOUR))).toMatchObject({ ownLeaps: 2, ownMoves: 4 });
    // A short way is no leap.
    expect(takeFix(person, nextDoor, hoursLater(3 * minute))).toMatchObject({ ownLeaps: 2, ownMoves: 4 });
    expect(takeFix(person, abuja, hoursLater(24))).toMatchObject({ ownLeaps: 0, ownMoves: 1 });
  });

  it('is none over the edge of a cell, within what a mobile mast is off, by plane, or after a town that was chosen by hand', () => {
    const here = mover({ ...lagos, ownFixAt: morning, ownMovesOn: '2026-03-10', ownLeaps: 2 });
    const second = hoursLater(1 / 3_600);
    expect(takeFix(here, nextDoor, second)).toMatchObject({ ownMoves: 1 });
    expect(takeFix(here, { ...lagos, longitude: 3.5625 }, second)).toMatchObject({ ownMoves: 1 });
    expect(takeFix(here, { ...lagos, longitude: 3.6125 }, second)).toMatchObject({ frozen: 'far' });
    expect(takeFix(here, ibadan, second)).toMatchObject({ frozen: 'far' });
    expect(takeFix(here, ibadan, hoursLater(1))).toMatchObject({ ownMoves: 1 });
    expect(takeFix({ ...here, ownFixAt: null }, abuja, second)).toMatchObject({ ownMoves: 1, ownFixAt: second });
    expect(takeFix({ ...here, latitude: null, longitude: null }, abuja, second)).toMatchObject({ ownMoves: 1 });
  });

  it('is opened by midnight at the latest, with the leaps of the next day', () => {
    const far = { latitude: 51.5125, longitude: -0.1125 };
    const late = new Date('2026-03-10T22:30:00Z');
    const here = mover({ ...lagos, ownFixAt: late, ownMovesOn: '2026-03-10', ownLeaps: 2 });
    expect(takeFix(here, far, late)).toEqual({ frozen: 'far', waitMs: HOUR / 2 });
    expect(takeFix(here, far, new Date(late.getTime() + HOUR / 2))).toMatchObject({ ownLeaps: 1 });
  });
});
