import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BarChart, heightsOf } from './BarChart.tsx';

it.each([
  ['nothing at all', [0, 0], [1.5, 1.5]],
  ['one day', [4], [60]],
  ['the highest as high as the chart', [5, 10, 0], [30, 60, 1.5]],
  ['a little beside a lot, still to be seen', [1, 1_000], [3, 60]],
])('%s', (_, counts, heights) => expect(heightsOf(counts)).toEqual(heights));

it('a chart says in words what it shows', () => {
  const bars = [
    { day: '1 May', count: 3 },
    { day: '2 May', count: 1_200 },
    { day: '3 May', count: 2 },
  ];
  const markup = renderToStaticMarkup(<BarChart what="Likes" bars={bars} />);
  expect(markup).toContain('Likes in the last 3 days: 1,205 in all, most on 2 May with 1,200, today 2.');
  expect(markup.match(/<rect/g)).toHaveLength(3);
  // The content security policy forbids inline styles.
  expect(markup).not.toContain('style=');
});
