import { expect, it } from 'vitest';
import { educations, genders, habits, keysOf, religions } from './vocabulary.ts';

it('holds the closed lists of the specification', () => {
  expect(keysOf(genders)).toEqual(['male', 'female', 'non_binary', 'other']);
  expect(keysOf(educations)).toEqual(['high_school', 'bachelors', 'masters', 'phd']);
  expect(keysOf(religions)).toEqual([
    'christian',
    'muslim',
    'jewish',
    'hindu',
    'buddhist',
    'spiritual',
    'agnostic',
    'atheist',
    'other',
  ]);
  expect(keysOf(habits)).toEqual(['never', 'socially', 'regularly']);
});
