import { expect, test } from 'vitest';
import { scenarioIds } from '#rules/companion.ts';
import { scenarioTexts } from './coach-library.ts';

test.each(scenarioIds)('%s has a description, an opening and questions of several kinds', (id) => {
  const { description, opening, questions } = scenarioTexts(id);
  expect(description.length).toBeGreaterThan(30);
  expect(opening.length).toBeGreaterThan(30);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  expect(questions.length).toBeGreaterThanOrEqual(6);
  expect(new Set(questions.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
});
