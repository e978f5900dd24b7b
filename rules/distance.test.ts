import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, distanceText, indexCell, snapToCell } from './distance.ts';

const lagos = { latitude: 6.5244, longitude: 3.3792 };
const abuja = { latitude: 9.0765, longitude: 7.3986 };
const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });

describe('snapToCell', () => {
  it('moves a position to the centre of its cell of 0.025 degrees', () => {
    expect(snapToCell(lagos)).toEqual({ latitude: 6.5125, longitude: 3.3875 });
    expect(snapToCell({ latitude: 6.5001, longitude: 3.3999 })).toEqual({ latitude: 6.5125, longitude: 3.3875 });
  });

  it('has a cell for the edges of the world', () => {
    expect(snapToCell({ latitude: 90, longitude: 180 })).toEqual({ latitude: 89.9875, longitude: 179.9875 });
    expect(snapToCell({ latitude: -90, longitude: -180 })).toEqual({ latitude: -89.9875, longitude: -179.9875 });
  });

  it('moves nothing twice and nothing farther than half a cell', () => {
    fc.assert(
      fc.property(latitude, longitude, (lat, lng) => {
        const cell = snapToCell({ latitude: lat, longitude: lng });
        expect(snapToCell(cell)).toEqual(cell);
        expect(Math.abs(cell.latitude - lat)).toBeLessThanOrEqual(0.0125 + 1e-6);
        expect(Math.abs(cell.longitude - lng)).toBeLessThanOrEqual(0.0125 + 1e-6);
      }),
    );
  });
});

describe('indexCell', () => {
  it('numbers half degrees in rows of 720 from the south-west', () => {
    expect(indexCell({ latitude: -90, longitude: -180 })).toBe(0);
    expect(indexCell({ latitude: 6.5125, longitude: 3.3875 })).toBe(193 * 720 + 366);
    expect(indexCell({ latitude: 90, longitude: 180 })).toBe(360 * 720 - 1);
  });
});

describe('distanceKm', () => {
  it('is the great circle on a sphere of 6371 km, in whole kilometres', () => {
    expect(distanceKm(lagos, abuja)).toBe(526);
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBe(20015);
    expect(distanceKm(lagos, lagos)).toBe(0);
  });

  it('is the same both ways', () => {
    fc.assert(
      fc.property(latitude, longitude, latitude, longitude, (a, b, c, d) => {
        const [one, other] = [
          { latitude: a, longitude: b },
          { latitude: c, longitude: d },
        ];
        expect(distanceKm(one, other)).toBe(distanceKm(other, one));
      }),
    );
  });
});

describe('distanceText', () => {
  it.each([
    [0, 'Less than 1 km away'],
    [1, '1 km away'],
    [2, '2 km away'],
    [526, '526 km away'],
  ])('says %i as %s', (km, text) => {
    expect(distanceText(km)).toBe(text);
  });
});
