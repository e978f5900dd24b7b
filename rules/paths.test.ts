import { describe, expect, test } from 'vitest';
import { paths, safeReturnPath } from './paths.ts';

describe('where somebody goes after signing in', () => {
  test.each(['/', '/browse', '/chat/1?a=b#c', '/browse?q=//x', '/newsletter?article=a', '/settings/', '/a%09b'])(
    '%s is an address of our own',
    (given) => expect(safeReturnPath(given)).toBe(given),
  );

  test.each([
    null,
    '',
    'browse',
    'https://example.com',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    '/\t/x',
    '/\n/example.com',
    '\t//example.com',
    '/browse\r\nSet-Cookie: a=b',
    '/browse?q=\u0000',
    '/browse\u007f',
    '/browse\u0085',
    '/browse\\..\\',
    '/.//example.com',
    '/..//example.com',
    '/browse//example.com',
  ])('%j leads home', (given) => expect(safeReturnPath(given)).toBe(paths.home));

  test('whatever is kept, no browser leaves our own site for it', () => {
    for (const given of ['/a', '/.', '/..', '/../x', '/./x', '/a/../x', '/?//example.com', '/#//example.com'])
      expect(new URL(safeReturnPath(given), 'https://zobo.example').host).toBe('zobo.example');
  });
});
