import { expect, it } from 'vitest';
import { findable, findTowns, foldedWords, type Town, townLabel } from './towns.ts';

const town = (name: string, state: string, population: number): Town => ({
  id: `${state}-${name}`,
  name,
  state,
  latitude: 0,
  longitude: 0,
  population,
});
const towns = [
  town('Ikere-Ekiti', 'Ekiti', 100),
  town('Ado-Ekiti', 'Ekiti', 400),
  town('Ado', 'Nasarawa', 5),
  town('Ado-Odo', 'Ogun', 70),
  town('Bukado', 'Kebbi', 900),
  town('New Ado', 'Kogi', 800),
].map((each) => findable(each, each.name === 'Bukado' ? ['Zango'] : []));
const names = (search: string, first = 8) => findTowns(towns, search, first).map(({ name }) => name);

it('puts the name itself first, then beginnings, beginnings of words, and letters inside, each the largest first', () => {
  expect(names('ado')).toEqual(['Ado', 'Ado-Ekiti', 'Ado-Odo', 'New Ado', 'Bukado']);
  expect(names('ado', 2)).toEqual(['Ado', 'Ado-Ekiti']);
  expect(names('ekiti')).toEqual(['Ado-Ekiti', 'Ikere-Ekiti']);
});

it('finds by another name, by a label, and not by a state alone', () => {
  expect(names('zan')).toEqual(['Bukado']);
  expect(names('Ado-Ekiti, Ekiti')).toEqual(['Ado-Ekiti']);
  expect(names('nasarawa')).toEqual([]);
  expect(townLabel(town('Ibadan', 'Oyo', 1))).toBe('Ibadan, Oyo');
});

it.each([
  ['Iléṣà', 'ilesa'],
  ['ILE-IFE', 'ile ife'],
  ['Mai’Adua', 'maiadua'],
  ["Jama'are", 'jamaare'],
  ['Ọ̀yọ́', 'oyo'],
  ['St. Ives', 'st ives'],
  ['', ''],
])('folds %s to %s', (given, words) => {
  expect(foldedWords(given).join(' ')).toBe(words);
});

it.each(['', 'a', ' a ', '--', '%', '\u0000', '\uD800', 'a'.repeat(101), '😀😀'])('finds nothing for %j', (search) => {
  expect(names(search)).toEqual([]);
});
