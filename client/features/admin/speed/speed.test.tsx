import { expect, it } from 'vitest';
import { markOf, valueText } from './Speed.tsx';

it.each([
  ['lcp', 2_500, '2.5 s', 'good'],
  ['lcp', 2_501, '2.5 s', 'fair'],
  ['lcp', 9_000, '9.0 s', 'poor'],
  ['inp', 87.4, '87 ms', 'good'],
  ['cls', 0.2, '0.20', 'fair'],
  ['card', 999, '999 ms', 'good'],
] as const)('%s of %d is %s, %s', (metric, value, text, mark) => {
  expect([valueText(metric, value), markOf(metric, value)]).toEqual([text, mark]);
});
