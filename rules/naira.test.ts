import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { costRange, nairaIn } from './naira.ts';

test.each([
  ['Where can I take a girl in Ibadan with 10,000 naira?', 10_000],
  ['₦10,000', 10_000],
  ['N10000 only', 10_000],
  ['NGN 7500', 7_500],
  ['I get 10k for hand', 10_000],
  ['between 5k and 15k', 15_000],
  ['1.5m', 1_500_000],
  ['ten thousand naira', 10_000],
  ['twenty five thousand', 25_000],
  ['one hundred and fifty thousand naira', 150_000],
  ['with 15 thousand', 15_000],
  ['my budget is 20000', 20_000],
  ['0 naira', 0],
  ['a billion naira', null],
  ['1 billion naira', 1_000_000_000],
  ['call me on 08031234567', null],
  ['on 24 March 2026', null],
  ['at 10 am for 2', null],
  ['first date ideas', null],
  ['', null],
])('the most that %j would spend is %s', (text, naira) => {
  expect(nairaIn(text)).toBe(naira);
});

test.each([
  ['₦2,000–₦8,000 for two', { from: 2_000, to: 8_000 }],
  ['₦20,000 to ₦40,000 for two', { from: 20_000, to: 40_000 }],
  ['About ₦5,000', { from: 5_000, to: 5_000 }],
  ['Free', { from: 0, to: 0 }],
  ['Ask at the gate', null],
])('%j costs %j', (text, range) => {
  expect(costRange(text)).toEqual(range);
});

test('every cost of the guide is a range', () => {
  const folder = new URL('../content/date-ideas/', import.meta.url);
  const places = readdirSync(folder).flatMap(
    (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { estimatedCost: string }[],
  );
  expect(places.length).toBeGreaterThan(100);
  for (const { estimatedCost } of places) {
    const range = costRange(estimatedCost);
    expect(range?.to, estimatedCost).toBeGreaterThanOrEqual(range?.from ?? Number.POSITIVE_INFINITY);
  }
});
