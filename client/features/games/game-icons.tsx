import { icon } from '#client/ui/icon.tsx';
import { ChatIcon, HeartIcon } from '#client/ui/icons.tsx';
import type { GameType } from '#rules/games.ts';

/** Drawn, because each system has emojis of its own. */
export const gameIcons: Readonly<Record<GameType, typeof HeartIcon>> = {
  truth_or_dare: icon(
    'Mask',
    <path d="M4 5c5.2 2 10.8 2 16 0v7c0 5-3.8 8-8 8s-8-3-8-8ZM7.5 11h2.5M14 11h2.5M9 15c2 1.5 4 1.5 6 0" />,
  ),
  trivia: icon(
    'Question',
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.8v.01" />,
  ),
  two_truths_lie: icon(
    'Statements',
    <path d="M3.5 6H12M3.5 12H12M3.5 18H12M16.5 6l1.8 1.8 3.2-3.6M16.5 12l1.8 1.8 3.2-3.6M16.5 16l4 4M20.5 16l-4 4" />,
  ),
  emoji_story: icon(
    'Book',
    <path d="M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5ZM12 6.5v13" />,
  ),
  pairs: icon('TwoCards', <path d="M3.5 8 11 5.5l4 11.5-7.5 2.5ZM14.5 5.5h6v12h-4" />),
  memory_match: icon(
    'TwoHearts',
    <path d="M9.5 20S3 16.2 3 11.5A3.6 3.6 0 0 1 9.5 9.4 3.6 3.6 0 0 1 16 11.5C16 16.2 9.5 20 9.5 20ZM14 6.3A3 3 0 0 1 21 7.5c0 2.2-1.5 4-3 5.2" />,
  ),
};

/** Of the quiz, by their ids. A theme of a newer server has the icon of the game. */
const themes: Readonly<Record<string, typeof HeartIcon>> = {
  food: icon(
    'Pot',
    <path d="M4 10h16v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5ZM2 10h20M9 6.5c-1-1 1-2 0-3M13.5 6.5c-1-1 1-2 0-3" />,
  ),
  music: icon(
    'Note',
    <path d="M9 17.5V5l10-2v12.5M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM19 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z" />,
  ),
  film: icon('Clapper', <path d="M4 10h16v10H4ZM4 10 19 5.5M8 9l-1-4M13 7.5l-1-4" />),
  places: icon('Map', <path d="M3.5 6.5 9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20ZM9 4v13.5M15 6.5V20" />),
  culture: icon(
    'Vase',
    <path d="M9 3.5h6M10 3.5v3c-3 1.5-4.5 4-4.5 7 0 4 2.5 7 4.5 7h4c2 0 4.5-3 4.5-7 0-3-1.5-5.5-4.5-7v-3M5.8 12h12.4" />,
  ),
  sayings: icon('Saying', <path d="M4 5h16v11h-8l-4.5 4v-4H4ZM8 9h8M8 12h5" />),
  love: HeartIcon,
};

export const themeIcon = (id: string): typeof HeartIcon => themes[id] ?? gameIcons.trivia;

export const promptIcons = {
  truth: ChatIcon,
  dare: icon(
    'Flame',
    <path d="M12 2.5c.5 3.5 5.5 5.5 5.5 11.5a5.5 5.5 0 0 1-11 0c0-2.3 1-3.8 2-5 .5 1.5 1.2 2 2 2.3C10 8 10.5 5 12 2.5ZM12 19.5c-1.5 0-2.5-1-2.5-2.3 0-1.5 1.5-2.2 2.5-3.7 1 1.5 2.5 2.2 2.5 3.7 0 1.3-1 2.3-2.5 2.3Z" />,
  ),
} as const;
