import { limits } from '../limits.ts';

const { perStory } = limits.games;

type EmojiStoryState = {
  emojis: readonly string[];
  at: number;
  stories: number;
  teller: 0 | 1;
  phase: 'telling' | 'over';
};

type EmojiStoryAction = { type: 'next' } | { type: 'stop' };

export function startEmojiStory(emojis: readonly string[]): EmojiStoryState {
  const stories = Math.floor(emojis.length / perStory);
  return { emojis, at: 0, stories, teller: 0, phase: stories === 0 ? 'over' : 'telling' };
}

export function emojiStoryReducer(state: EmojiStoryState, action: EmojiStoryAction): EmojiStoryState {
  if (state.phase === 'over') return state;
  if (action.type === 'stop' || state.at === state.stories - 1) return { ...state, phase: 'over' };
  return { ...state, at: state.at + 1, teller: state.teller === 0 ? 1 : 0 };
}

export function storyEmojis({ emojis, at }: EmojiStoryState): readonly string[] {
  return emojis.slice(at * perStory, (at + 1) * perStory);
}
