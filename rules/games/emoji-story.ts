/** Emoji Story: the players take turns to tell a story with the next few dealt emojis, until the last story. */
import { limits } from '../limits.ts';

const { perStory } = limits.games;

export type EmojiStoryState = {
  emojis: readonly string[];
  /** The index of the current story, from 0. */
  at: number;
  /** The number of stories that the emojis allow. */
  stories: number;
  /** The player whose turn it is. */
  teller: 0 | 1;
  phase: 'telling' | 'over';
};

export type EmojiStoryAction = { type: 'next' } | { type: 'stop' };

/** A round with the dealt emojis. */
export function startEmojiStory(emojis: readonly string[]): EmojiStoryState {
  const stories = Math.floor(emojis.length / perStory);
  return { emojis, at: 0, stories, teller: 0, phase: stories === 0 ? 'over' : 'telling' };
}

/** Advances to the next story, or ends the round. `at` stays at the last shown story. */
export function emojiStoryReducer(state: EmojiStoryState, action: EmojiStoryAction): EmojiStoryState {
  if (state.phase === 'over') return state;
  if (action.type === 'stop' || state.at === state.stories - 1) return { ...state, phase: 'over' };
  return { ...state, at: state.at + 1, teller: state.teller === 0 ? 1 : 0 };
}

/** The emojis of the current story. */
export function storyEmojis({ emojis, at }: EmojiStoryState): readonly string[] {
  return emojis.slice(at * perStory, (at + 1) * perStory);
}
