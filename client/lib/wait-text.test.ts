import { expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

it.each([
  [0, '1 second'],
  [1, '1 second'],
  [59.2, '60 seconds'],
  [61, '2 minutes'],
  [600, '10 minutes'],
  [5_401, '2 hours'],
  [86_400, '24 hours'],
])('%s seconds are %s', (seconds, text) => expect(waitText(seconds)).toBe(text));
