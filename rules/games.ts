import * as z from 'zod/mini';
import { brand } from './brand.ts';
import { type Ability, can, type Plan, type Tier } from './entitlements.ts';
import { limits } from './limits.ts';

export const games = {
  truth_or_dare: {
    name: 'Truth or Dare',
    description: 'Ten truths to tell and ten dares to do, mild enough for a first date.',
    icon: '🎭',
    tier: 'free',
  },
  trivia: {
    name: 'Quiz',
    description: 'Five questions about Nigerian food, music, film, places and sayings. Who knows more?',
    icon: '🧠',
    tier: 'free',
  },
  two_truths_lie: {
    name: 'Two Truths and a Lie',
    description: 'Write three statements, one of them a lie, and let the other find it.',
    icon: '🤥',
    tier: 'free',
  },
  emoji_story: {
    name: 'Emoji Story',
    description: 'Five emojis, one story, told in turns.',
    icon: '📖',
    tier: 'gold',
  },
  pairs: {
    name: 'Pairs',
    description: 'Find all eight pairs with as few moves as you can.',
    icon: '🃏',
    tier: 'platinum',
  },
  memory_match: {
    name: 'Memory Match',
    description: 'Ten romantic pairs, sixty seconds, one steady memory.',
    icon: '💞',
    tier: 'platinum',
  },
} as const satisfies Readonly<Record<string, { name: string; description: string; icon: string; tier: Tier }>>;

export type GameType = keyof typeof games;
export const gameTypes = Object.keys(games) as GameType[];

export function isGameType(name: string): name is GameType {
  return Object.hasOwn(games, name);
}

export const messages = {
  platinum: 'Premium Feature: This game belongs to the Soul plan.',
  limit: `Daily Limit Reached: Upgrade to ${brand.name} Gold for unlimited games!`,
  tierTooLow: 'Upgrade Required: This game belongs to a paid plan.',
  loadFailed: 'Failed to load games',
  notFound: 'Game not found',
  badClientId: 'clientId must be a UUID',
  conflict: 'This clientId was already used for another game.',
  noTheme: 'There is no such set of questions.',
  noPlay: 'There is no such round.',
  refused: 'This result does not fit the round that was dealt.',
  flips: `A round has at most ${limits.games.flips} turned cards`,
} as const;

export function abilityFor(game: GameType): Ability | null {
  const { tier } = games[game];
  return tier === 'free' ? null : tier === 'gold' ? 'gold_games' : 'platinum_games';
}

export function playsPerDay(plans: readonly Plan[]): number | null {
  return can(plans, 'gold_games') ? null : limits.games.playsPerDay;
}

export const playRule = z.object({ clientId: z.uuid(messages.badClientId) });

const flips = z.array(z.int()).check(z.maxLength(limits.games.flips, messages.flips));

/** rules/games/judging.ts checks it against the round. */
export const finishRule = z.object({
  result: z.object({
    answers: z.optional(z.array(z.int())),
    flips: z.optional(flips),
    timedFlips: z.optional(z.object({ flips, secondsLeft: z.int() })),
  }),
});
export type RoundResult = z.infer<typeof finishRule>['result'];
