import { describe, expect, it, test } from 'vitest';
import { dateIdeaFilterRule, dateIdeaRule, dateIdeaSearchRule, ideaSlug, messages } from './date-ideas.ts';
import { check } from './validation.ts';

const place = {
  name: 'Terra Kulture',
  description: 'A gallery, a bookshop and a kitchen under one roof.',
  area: 'Victoria Island',
  romanticScore: 4,
  estimatedCost: '₦20,000 to ₦40,000 for two',
  bestTime: 'Saturday afternoon',
  openingHours: '9 am to 10 pm',
  tips: ['See what is on before you go.'],
  bestForDateNumbers: [1, 2],
};
const broken = (change: object) => {
  const checked = check(dateIdeaRule, { ...place, ...change });
  return checked.ok ? [] : checked.fieldErrors;
};

describe('a place', () => {
  it('is kept as it is, trimmed, with its dates once each and in order', () => {
    expect(check(dateIdeaRule, place)).toEqual({ ok: true, value: place });
    const typed = { ...place, name: '  Terra Kulture\u0000 ', bestForDateNumbers: [2, 1, 2] };
    expect(check(dateIdeaRule, typed)).toEqual({ ok: true, value: place });
  });

  it.each([
    [{ name: ' T ' }, 'name', 'Name must be 2 to 100 characters'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name must be 2 to 100 characters'],
    [{ name: '★ ★' }, 'name', messages.nameless],
    [{ description: 'Too short.' }, 'description', 'Description must be 20 to 500 characters'],
    [{ description: 'x'.repeat(501) }, 'description', 'Description must be 20 to 500 characters'],
    // An emoji counts as one character, although its JavaScript length is two.
    [{ description: '🌴'.repeat(19) }, 'description', 'Description must be 20 to 500 characters'],
    [{ area: '🌴' }, 'area', 'Area must be 2 to 100 characters'],
    [{ area: '' }, 'area', 'Area must be 2 to 100 characters'],
    [{ estimatedCost: '' }, 'estimatedCost', 'Estimated cost must be 2 to 100 characters'],
    [{ bestTime: '' }, 'bestTime', 'Best time must be 2 to 100 characters'],
    [{ openingHours: '' }, 'openingHours', 'Opening hours must be 2 to 100 characters'],
    [{ romanticScore: 0 }, 'romanticScore', 'Hearts must be a whole number from 1 to 5'],
    [{ romanticScore: 6 }, 'romanticScore', 'Hearts must be a whole number from 1 to 5'],
    [{ romanticScore: 2.5 }, 'romanticScore', 'Hearts must be a whole number from 1 to 5'],
    [{ tips: Array(5).fill('Book a table.') }, 'tips', 'At most 4 tips, each of 5 to 200 characters'],
    [{ tips: ['No'] }, 'tips.0', 'At most 4 tips, each of 5 to 200 characters'],
    [{ bestForDateNumbers: [] }, 'bestForDateNumbers', 'Please choose at least one date that it suits'],
    [{ bestForDateNumbers: [5] }, 'bestForDateNumbers.0', 'The date must be a whole number from 1 to 4'],
    [{ bestForDateNumbers: [0] }, 'bestForDateNumbers.0', 'The date must be a whole number from 1 to 4'],
  ])('is refused with %o', (change, path, message) => expect(broken(change)).toEqual([{ path, message }]));
});

test('a filter names a date from 1 to 4, or none', () => {
  const holds = (dateNumber: unknown) => check(dateIdeaFilterRule, { dateNumber }).ok;
  expect([1, 4, null, undefined].map(holds)).toEqual([true, true, true, true]);
  expect([0, 5, 1.5].map(holds)).toEqual([false, false, false]);
});

test('a search is at most 100 characters', () => {
  expect(check(dateIdeaSearchRule, ` ${'x'.repeat(100)} `).ok).toBe(true);
  expect(check(dateIdeaSearchRule, 'x'.repeat(101)).ok).toBe(false);
});

test.each([
  ['lagos', "Nike Art Gallery's Café", 'lagos-nike-art-gallerys-cafe'],
  ['port_harcourt', '  PH Pleasure  Park ', 'port-harcourt-ph-pleasure-park'],
  ['ibadan', 'Ọbafẹmi-Awólọ́wọ̀ Hall', 'ibadan-obafemi-awolowo-hall'],
  ['abuja', '<b>Jabi & Lake</b>', 'abuja-b-jabi-lake-b'],
] as const)('the key in %s of %s is %s', (city, name, slug) => expect(ideaSlug(city, name)).toBe(slug));
