import { expect, test } from 'vitest';
import { encodingFor } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0,gzip;q=0', 'identity'],
  ['br;q=0.0, gzip; q=0.001', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.8, gzip;q=0.5', 'br'],
  ['identity, br;q=0.5, gzip;q=0.5', 'identity'],
  ['identity;q=0.2, gzip;q=0.5', 'gzip'],
  ['br;q=high', 'identity'],
  ['br;q=2', 'identity'],
  ['brotli', 'identity'],
])('who accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
