/** Emoji Story: each story is told with the next few emojis of the deal, in turns, until all are told. */
import { limits } from '../limits.ts';

const { perStory } = limits.games;

export type EmojiStoryState = {
  emojis: readonly string[];
  /** The story that is told, from 0. */
  at: number;
  /** How many stories the emojis are enough for. */
  stories: number;
  /** Whose turn it is to tell. */
  teller: 0 | 1;
  phase: 'telling' | 'over';
};

export type EmojiStoryAction = { type: 'next' } | { type: 'stop' };

/** A round of the emojis that were dealt. */
export function startEmojiStory(emojis: readonly string[]): EmojiStoryState {
  const stories = Math.floor(emojis.length / perStory);
  return { emojis, at: 0, stories, teller: 0, phase: stories === 0 ? 'over' : 'telling' };
}

/** The story is told, or the round stopped; `at` stays at the last story that was shown. */
export function emojiStoryReducer(state: EmojiStoryState, action: EmojiStoryAction): EmojiStoryState {
  if (state.phase === 'over') return state;
  if (action.type === 'stop' || state.at === state.stories - 1) return { ...state, phase: 'over' };
  return { ...state, at: state.at + 1, teller: state.teller === 0 ? 1 : 0 };
}

/** The emojis of the story that is told. */
export function storyEmojis({ emojis, at }: EmojiStoryState): readonly string[] {
  return emojis.slice(at * perStory, (at + 1) * perStory);
}
