import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emojiName } from './emoji-names.ts';

it.each(['emoji-story', 'memory', 'pairs'])('has a name of its own for each emoji of %s', (set) => {
  const emojis: string[] = JSON.parse(readFileSync(`content/games/${set}.json`, 'utf8'));
  const named = emojis.map(emojiName);
  expect(named.length).toBeGreaterThan(7);
  expect(named.filter((name) => !/^[a-z ]+$/.test(name))).toEqual([]);
  expect(new Set(named).size).toBe(emojis.length);
});
