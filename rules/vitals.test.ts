import { expect, it } from 'vitest';
import { bucketOf, networkOf, quantileOf, routeOf, vitalBounds, vitalsRule } from './vitals.ts';

it.each([
  ['/', '/'],
  ['/browse', '/browse'],
  ['/browse/', '/browse'],
  ['/chat/0190a', '/chat/:matchId'],
  ['/admin', '/admin/*'],
  ['/admin/people', '/admin/*'],
  ['/games/trivia', '/games/:gameType'],
  ['/chat', null],
  ['/browse/ada', null],
  ['/wp-admin', null],
])('%s is of the route %s', (pathname, route) => expect(routeOf(pathname)).toBe(route));

it.each([
  ['4g', 'four_g'],
  ['3g', 'three_g'],
  ['slow-2g', 'two_g'],
  [undefined, 'unknown'],
  ['5g', 'unknown'],
])('%s is the class %s', (type, network) => expect(networkOf(type)).toBe(network));

it('puts a value into the first bucket that holds it, and the rest into the last', () => {
  expect([0, 500, 501, 30_000, 30_001].map((value) => bucketOf('lcp', value))).toEqual([0, 0, 1, 13, 14]);
  expect(bucketOf('cls', 0.06)).toBe(3);
});

it('reads a quantile from buckets, straight within one', () => {
  expect(quantileOf('lcp', [], 0.75)).toBeNull();
  expect(quantileOf('lcp', [0, 4], 0.75)).toBe(875);
  expect(quantileOf('lcp', [3, 1], 0.75)).toBe(500);
  expect(
    quantileOf(
      'inp',
      Array.from({ length: 13 }, (_, at) => (at === 12 ? 5 : 0)),
      0.75,
    ),
  ).toBe(vitalBounds.inp.at(-1));
});

it.each([
  [{ route: '/browse', network: 'four_g', lcp: 1_200.5, cls: 0, inp: 40, card: 1_300 }, true],
  [{ route: '/chat/:matchId', network: 'unknown' }, true],
  [{ route: '/chat/0190a', network: 'unknown', lcp: 1 }, false],
  [{ route: '/browse', network: 'wifi', lcp: 1 }, false],
  [{ route: '/browse', network: 'four_g', lcp: -1 }, false],
  [{ route: '/browse', network: 'four_g', lcp: '1' }, false],
  [{ route: '/browse', network: 'four_g', person: 'ada' }, false],
])('takes %o: %s', (given, isTaken) => expect(vitalsRule.safeParse(given).success).toBe(isTaken));
