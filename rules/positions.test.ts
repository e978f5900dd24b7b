import { describe, expect, it } from 'vitest';
import { isSameCell, lookingFrom, ownPosition, type Positions, seenAt, shownPosition } from './positions.ts';

const nowhere: Positions = {
  latitude: null,
  longitude: null,
  shownLatitude: null,
  shownLongitude: null,
  travelLatitude: null,
  travelLongitude: null,
};
const ada: Positions = {
  ...nowhere,
  latitude: 6.5125,
  longitude: 3.3875,
  shownLatitude: 7.3875,
  shownLongitude: 3.9125,
};
const travelling: Positions = { ...ada, travelLatitude: 9.0625, travelLongitude: 7.3875 };

describe('positions', () => {
  it('lets a person search from where they are, while others see what was shown last', () => {
    expect(lookingFrom(ada)).toEqual({ latitude: 6.5125, longitude: 3.3875 });
    expect(shownPosition(ada)).toEqual({ latitude: 7.3875, longitude: 3.9125 });
  });

  it('lets a person in travel mode search from the place they chose', () => {
    expect(lookingFrom(travelling)).toEqual({ latitude: 9.0625, longitude: 7.3875 });
  });

  it('has others see what the database keeps for them', () => {
    expect(seenAt({ deckLatitude: 9.0625, deckLongitude: 7.3875 })).toEqual({ latitude: 9.0625, longitude: 7.3875 });
    expect(seenAt({ deckLatitude: null, deckLongitude: null })).toBeNull();
  });

  it('knows nothing of somebody without a position', () => {
    expect(lookingFrom(nowhere)).toBeNull();
    expect(shownPosition(nowhere)).toBeNull();
    expect(isSameCell(null, null)).toBe(false);
    expect(isSameCell(ownPosition(ada), ownPosition({ ...ada }))).toBe(true);
  });
});
