import { expect, it } from 'vitest';
import { bytesText, costText } from './data-costs.ts';

it.each([
  [0, '0 kB', 'less than ₦1'],
  [599_400, '599 kB', 'less than ₦1'],
  [1_200_000, '1.2 MB', 'about ₦1'],
  [48_000_000, '48.0 MB', 'about ₦40'],
])('%i bytes are %s and cost %s', (bytes, size, cost) => {
  expect(bytesText(bytes)).toBe(size);
  expect(costText(bytes)).toBe(cost);
});
