import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readCompanion } from '#server/ports/coach-library.ts';
import { contentArticles } from '../content.ts';
import { indexPassages, passagesOf } from './passages.ts';

const article = {
  title: 'When it rains',
  content:
    'Bring an *umbrella*.\n\n## On the road\n\nDanfo first.\n\n- Then okada.\n\n## At home\n\nTea, and a **window**.',
};

it('an article is cut at its headings', () => {
  expect(passagesOf(article)).toEqual([
    { title: 'When it rains', heading: null, text: 'Bring an umbrella.' },
    { title: 'When it rains', heading: 'On the road', text: 'Danfo first. Then okada.' },
    { title: 'When it rains', heading: 'At home', text: 'Tea, and a window.' },
  ]);
});

describe('passages about some words', () => {
  const other = { title: 'When it shines', content: 'Tea with ice beside a window, and no umbrella.' };
  const find = indexPassages([article, other]);
  const titles = (words: string, every = false) => find({ words, limit: 3, every }).map(({ title }) => title);

  it('hold two of them, or the only one', () => {
    expect(titles('tea and danfo at the window')).toEqual(['When it rains', 'When it shines']);
    expect(titles('danfo')).toEqual(['When it rains']);
    expect(titles('danfo or bicycle')).toEqual([]);
  });

  it('or every one', () => {
    expect(titles('tea window ice', true)).toEqual(['When it shines']);
    expect(titles('tea window snow', true)).toEqual([]);
  });

  it('are one of an article at most, and as many as are wanted', () => {
    expect(find({ words: 'umbrella', limit: 1 })).toHaveLength(1);
    expect(titles('rains')).toEqual(['When it rains']);
  });

  it('say nothing to words that every question has', () => {
    expect(titles('what should I say to him')).toEqual([]);
    expect(titles("he didn’t, isn't it, won’t they")).toEqual([]);
    expect(titles('')).toEqual([]);
  });
});

it('every page that names an article finds one', async () => {
  const find = indexPassages(await contentArticles());
  const pages = readCompanion('advice', z.record(z.string(), z.object({ read: z.string().optional() })));
  const wanted = Object.entries(pages).flatMap(([topic, { read }]) => (read === undefined ? [] : [{ topic, read }]));
  expect(wanted.length).toBeGreaterThan(20);
  for (const { topic, read } of wanted) {
    const [found] = find({ words: read, limit: 1, every: true });
    expect(found, topic).toBeDefined();
  }
});
