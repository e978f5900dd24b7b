import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Face } from './Face.tsx';
import { faces } from './faces.ts';

const boards = ['memory', 'pairs'].map(
  (set) => JSON.parse(readFileSync(`content/games/${set}.json`, 'utf8')) as string[],
);
const emojis = boards.flat();

describe('the faces of the boards', () => {
  it('are drawn, each with a drawing of its own, and no drawing is left over', () => {
    expect(emojis).toHaveLength(18);
    expect(Object.keys(faces).toSorted()).toEqual(emojis.toSorted());
    const shapes = Object.values(faces).map(({ shape }) => shape);
    const lines = Object.values(faces).map(({ lines }) => lines);
    expect(new Set(shapes).size).toBe(emojis.length);
    expect(new Set(lines).size).toBe(emojis.length);
  });

  it.each(emojis)('%s stands on its card as a drawing that screen readers pass over', (emoji) => {
    const card = renderToStaticMarkup(<Face emoji={emoji} />);
    expect(card).toMatch(/^<svg aria-hidden="true"/);
    expect(card).not.toContain(emoji);
  });

  it.each(emojis)('%s stays within its card', (emoji) => {
    const { shape, lines } = faces[emoji] ?? expect.fail(emoji);
    // Every subpath begins at an absolute point.
    const points = [...`${shape}${lines}`.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(points.length).toBeGreaterThan(1);
    for (const at of points.flat()) {
      expect(at).toBeGreaterThan(0.8);
      expect(at).toBeLessThan(23.2);
    }
  });

  it('are the text of the emoji when a newer server deals one that has no drawing', () => {
    expect(renderToStaticMarkup(<Face emoji="🦜" />)).toContain('🦜');
  });
});
