import { expect, test } from 'vitest';
import { fromKobo, nairaText, plans } from './plans.ts';

test('money reads as Nigerians write it', () => {
  expect(nairaText(plans.gold.koboAMonth)).toBe('₦2,888');
  expect(nairaText(plans.diamond.koboAMonth)).toBe('₦5,888');
  expect(nairaText(plans.soul.koboAMonth)).toBe('₦3,888');
  expect(nairaText(1_234_550)).toBe('₦12,345.50');
  expect(nairaText(0)).toBe('₦0');
});

test('the lowest price is the one advertised as "from"', () => {
  expect(nairaText(fromKobo)).toBe('₦2,888');
});
