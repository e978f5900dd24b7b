import { expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

it.each([
  ['Hello there', [['text', 'Hello there']]],
  [
    'Hello\nthere\n\nTip: Ask back.',
    [
      ['text', 'Hello\nthere'],
      ['tip', 'Ask back.'],
    ],
  ],
  [
    'Tip: Ask back,\nand wait.\n\nSo?',
    [
      ['tip', 'Ask back,\nand wait.'],
      ['text', 'So?'],
    ],
  ],
  ['A tip: leave it', [['text', 'A tip: leave it']]],
  ['<b>**no**</b> https://example.com', [['text', '<b>**no**</b> https://example.com']]],
  ['', []],
])('sets %j', (content, parts) => {
  expect(textParts(content).map(({ kind, text }) => [kind, text])).toEqual(parts);
});
