import { expect, test } from 'vitest';
import { folded } from './folding.ts';

test.each([
  ['Ọkọ mi ń nà mí', 'oko mi n na mi'],
  ['ƊAN Ɓauna, ƙasa, Ƴar', 'dan bauna, kasa, yar'],
  ['ỌNỊNỤ', 'oninu'],
  ['Søren, Łódź, ışık, İ', 'soren, lodz, isik, i'],
  ['plain, 12', 'plain, 12'],
])('%s is compared as %s', (text, letters) => {
  expect(folded(text)).toBe(letters);
  expect(folded(text.normalize('NFD'))).toBe(letters);
});
