import { describe, expect, test } from 'vitest';
import { outingIn } from './outings.ts';

const towns: Record<string, { name: string; latitude: number; longitude: number }> = {
  enugu: { name: 'Enugu', latitude: 6.441, longitude: 7.499 },
  yaba: { name: 'Yaba', latitude: 6.509, longitude: 3.378 },
  lekki: { name: 'Lekki', latitude: 6.409, longitude: 4.092 },
  'benin city': { name: 'Benin City', latitude: 6.338, longitude: 5.626 },
};
const outing = (text: string) => outingIn(text, (name) => towns[name] ?? null);

describe('an outing', () => {
  test('has a city, a sum, a date and a kind of place', () => {
    expect(outing('Which restaurant in Ibadan is good for a first date with 10k?')).toEqual({
      city: 'ibadan',
      elsewhere: null,
      naira: 10_000,
      dateNumber: 1,
      category: 'restaurant',
      isThrifty: false,
    });
  });

  test('is for the thrifty, when they say so', () => {
    for (const said of ['somewhere cheap in Yaba', 'my budget is small', 'abeg money no dey', 'Ibadan, make e be free'])
      expect(outing(said).isThrifty, said).toBe(true);
    expect(outing('where can we go when you are free?').isThrifty).toBe(false);
  });

  test.each([
    ['Where can I take her in Lekki?', 'lagos'],
    ['wia we fit go for Yaba', 'lagos'],
    ['a quiet spot around Wuse 2', 'abuja'],
    ['which side for PH', 'port_harcourt'],
    ['somewhere near UI', 'ibadan'],
    ['Where can I take her?', null],
    ['Where can I take her in Zobotown?', null],
  ])('%s: %s', (text, city) => {
    expect(outing(text)).toMatchObject({ city, elsewhere: null });
  });

  test('in a town that the guide does not cover has the nearest city', () => {
    expect(outing('Where can I take her in Enugu?')).toMatchObject({
      city: null,
      elsewhere: { town: 'Enugu', nearest: 'port_harcourt' },
    });
    expect(outing('a spot for Benin City')).toMatchObject({ elsewhere: { town: 'Benin City', nearest: 'ibadan' } });
  });
});
