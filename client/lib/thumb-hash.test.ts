import { rgbaToThumbHash } from 'thumbhash';
import { expect, it } from 'vitest';
import { thumbHashGround, thumbHashUrl } from './thumb-hash.ts';

const crimson = btoa(String.fromCharCode(...rgbaToThumbHash(1, 1, [184, 15, 69, 255])));

it('draws a hash, the same one once', () => {
  expect(thumbHashUrl(crimson)).toMatch(/^data:image\/png;base64,/);
  expect(thumbHashUrl(crimson)).toBe(thumbHashUrl(crimson));
  expect(thumbHashGround(crimson)?.backgroundImage).toContain('data:image/png');
});

it.each(['', '???', btoa('')])('draws nothing for %o', (hash) => {
  expect(thumbHashUrl(hash)).toBe('');
  expect(thumbHashGround(hash)).toBeUndefined();
});
