import { expect, it } from 'vitest';
import { photoSource } from './photo-source.ts';

it('tells the browser how wide each rendition really is', () => {
  const urls = { small: '/s.webp', card: '/c.webp', medium: '/m.webp' };
  expect(photoSource({ ...urls, aspectRatio: 0.8 }).srcSet).toBe('/s.webp 256w, /c.webp 384w, /m.webp 576w');
  expect(photoSource({ ...urls, aspectRatio: 1.5 }).srcSet).toBe('/s.webp 320w, /c.webp 480w, /m.webp 720w');
});
