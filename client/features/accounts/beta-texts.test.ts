import { expect, it } from 'vitest';
import { betaTexts } from './beta-texts.ts';

const beta = { endsOn: '2026-02-14', places: 100, placesLeft: 0, hasPlace: false };

it('speaks of places only while there is a beta', () => {
  expect(betaTexts({ ...beta, placesLeft: 40 }, '2026-02-14').places?.title).toBe('40 of 100 places left');
  expect(betaTexts(beta, '2026-02-14').places?.title).toBe('The beta places are gone');
  expect(betaTexts(beta, '2026-02-15').places).toBeNull();
});
