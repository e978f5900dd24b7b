import { expect, it } from 'vitest';
import { findables, findTowns, foldedWords, type Town, townLabel } from './towns.ts';

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
];
const found = findables(towns, { 'Kebbi-Bukado': ['Zango'] });
const names = (search: string, first = 8) => findTowns(found, search, first).map(({ name }) => name);

it('puts the name itself first, then those with a word that begins so, and letters inside, each the largest first', () => {
  expect(names('ado')).toEqual(['Ado', 'New Ado', 'Ado-Ekiti', 'Ado-Odo', 'Bukado']);
  expect(names('ado', 2)).toEqual(['Ado', 'New Ado']);
  expect(names('ekiti')).toEqual(['Ado-Ekiti', 'Ikere-Ekiti']);
});

it('takes what has no figure for a tenth of the largest town around it', () => {
  const at = (each: Town, latitude: number): Town => ({ ...each, latitude });
  const near = [town('Lagos', 'Lagos', 1_000), town('Ikeja', 'Lagos', 90), at(town('Yaba', 'Lagos', 0), 0.1)];
  const far = [town('Yabu', 'Kano', 99), town('Yabo', 'Kano', 101), town('Yabi', 'Kano', 0)].map((each) => at(each, 5));
  const alone = at(town('Yab', 'Ondo', 0), 9);
  const found = findTowns(findables([...near, ...far, alone], {}), 'ya', 8);
  expect(found.map(({ name }) => name)).toEqual(['Yabo', 'Yaba', 'Yabu', 'Yabi', 'Yab']);
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
