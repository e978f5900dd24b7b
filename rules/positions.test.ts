import { describe, expect, it } from 'vitest';
import { isSameCell, lookingFrom, ownPosition, type Places, type SeenPlaces, seenAt } from './positions.ts';

const nowhere: Places & SeenPlaces = {
  travelAllowed: true,
  latitude: null,
  longitude: null,
  shownLatitude: null,
  shownLongitude: null,
  travelLatitude: null,
  travelLongitude: null,
};
const ada: Places & SeenPlaces = {
  ...nowhere,
  latitude: 6.5125,
  longitude: 3.3875,
  shownLatitude: 7.3875,
  shownLongitude: 3.9125,
};
const travelling: Places & SeenPlaces = { ...ada, travelLatitude: 9.0625, travelLongitude: 7.3875 };

describe('positions', () => {
  it('lets a person search from where they are, while others see what was shown last', () => {
    expect(lookingFrom(ada)).toEqual({ latitude: 6.5125, longitude: 3.3875 });
    expect(seenAt(ada)).toEqual({ latitude: 7.3875, longitude: 3.9125 });
  });

  it('moves both on a journey', () => {
    expect(lookingFrom(travelling)).toEqual({ latitude: 9.0625, longitude: 7.3875 });
    expect(seenAt(travelling)).toEqual(lookingFrom(travelling));
    expect(seenAt({ ...travelling, travelAllowed: false })).toEqual(seenAt(ada));
  });

  it('knows nothing of somebody without a position', () => {
    expect(lookingFrom(nowhere)).toBeNull();
    expect(seenAt(nowhere)).toBeNull();
    expect(isSameCell(null, null)).toBe(false);
    expect(isSameCell(ownPosition(ada), ownPosition({ ...ada }))).toBe(true);
  });
});
