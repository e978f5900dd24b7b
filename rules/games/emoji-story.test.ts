import { expect, it } from 'vitest';
import { emojiStoryReducer, startEmojiStory, storyEmojis } from './emoji-story.ts';

const emojis = Array.from({ length: 12 }, (_, at) => `e${at}`);

it('tells each story with the next five emojis, in turns, until all are told', () => {
  const first = startEmojiStory(emojis);
  expect(first).toMatchObject({ at: 0, stories: 2, teller: 0, phase: 'telling' });
  expect(storyEmojis(first)).toEqual(['e0', 'e1', 'e2', 'e3', 'e4']);
  const second = emojiStoryReducer(first, { type: 'next' });
  expect(second).toMatchObject({ at: 1, teller: 1, phase: 'telling' });
  expect(storyEmojis(second)).toEqual(['e5', 'e6', 'e7', 'e8', 'e9']);
  const over = emojiStoryReducer(second, { type: 'next' });
  expect(over).toMatchObject({ at: 1, phase: 'over' });
  expect(emojiStoryReducer(over, { type: 'next' })).toBe(over);
});

it('is over when it is stopped, and when there are too few emojis', () => {
  expect(emojiStoryReducer(startEmojiStory(emojis), { type: 'stop' })).toMatchObject({ phase: 'over' });
  expect(startEmojiStory(['e0']).phase).toBe('over');
});
