import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gamePath } from '#rules/paths.ts';
import { dealt, type GamesOnScreen, openGames, platinum, player } from '#tests/setup/games-page.tsx';
import { hearToasts } from '#tests/setup/toasts.ts';

const { toast } = hearToasts();
let page: GamesOnScreen;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(async () => {
  await page.leave();
  vi.useRealTimers();
});

const elapse = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const game = (id: string, viewer: object) => ({ viewer, game: { __typename: 'Game', id, best: null }, quiz: [] });
const says = () => page.place.textContent;
const said = () => page.place.querySelector('[role=status]')?.textContent;

/** Two pairs: cards 1 and 3, cards 2 and 4. */
const cards = ['🌹', '💍', '🌹', '💍'];
const deal = (columns: number, seconds: number | null) => ({ __typename: 'CardDeal', cards, columns, seconds });
const saved = (id = 'memory_match') => ({
  finishGame: {
    __typename: 'FinishGameSuccess',
    play: {
      __typename: 'GamePlay',
      id: 'round-1',
      result: { __typename: 'GameResult', score: 2, outOf: 2, moves: 2, secondsLeft: 50, isWon: true },
      game: { __typename: 'Game', id, best: null },
    },
  },
});

async function openMemory(): Promise<void> {
  page = await openGames(gamePath('memory_match'));
  await page.of('GamePage').answer(game('memory_match', player({ abilities: platinum })));
  await page.of('PlayGame').answer(dealt(deal(5, 60), player({ abilities: platinum })));
}
const turn = (card: number) => page.press(`Card ${card}, face down`);

describe('Memory Match', () => {
  it('starts as it loads, with 60 seconds, no moves and no matches', async () => {
    await openMemory();
    expect(page.of('PlayGame').variables.input).toMatchObject({ type: 'MEMORY_MATCH' });
    for (const badge of ['Time: 60s', 'Moves: 0', 'Matches: 0/2']) expect(says()).toContain(badge);
    await elapse(1_000);
    expect(says()).toContain('Time: 59s');
  });

  it('turns two different cards back after a second, and no third one meanwhile', async () => {
    await openMemory();
    await turn(1);
    expect(said()).toBe('Card 1: rose.');
    await turn(2);
    expect(says()).toContain('Moves: 1');
    await turn(3);
    await elapse(999);
    expect(page.button('Card 1, rose')).toBeDefined();
    expect(page.button('Card 3, face down')).toBeDefined();
    await elapse(1);
    expect(page.button('Card 1, face down')).toBeDefined();
    expect(said()).toBe('No pair. Both are face down again.');
  });

  it('is won with the last pair, and hands in the turned cards and the seconds', async () => {
    await openMemory();
    await elapse(9_000);
    for (const card of [1, 3]) await turn(card);
    await elapse(500);
    expect(page.button('Card 3, rose, found')).toBeDefined();
    for (const card of [2, 4]) await turn(card);
    await elapse(500);
    expect(page.heading()).toBe('Excellent Work!');
    expect(says()).toContain('You Won!');
    expect(says()).toContain('2 moves, 50 seconds remaining');
    expect(page.of('FinishGame').variables.input).toEqual({
      playId: 'round-1',
      result: { timedFlips: { flips: [0, 2, 1, 3], secondsLeft: 50 } },
    });
    await page.of('FinishGame').answer(saved());
    expect(said()).toBe('Your result is saved.');
  });

  it('is lost when 60 seconds are over, not a moment before', async () => {
    await openMemory();
    for (const card of [1, 3]) await turn(card);
    await elapse(59_999);
    expect(page.heading()).not.toBe("Time's Up!");
    await elapse(1);
    expect(page.heading()).toBe("Time's Up!");
    expect(says()).toContain('Game Over');
    expect(says()).toContain('You found 1 out of 2 pairs');
    expect(page.of('FinishGame').variables.input).toEqual({
      playId: 'round-1',
      result: { timedFlips: { flips: [0, 2], secondsLeft: 0 } },
    });
  });

  it('is lost when the tab comes back too late, though its timers slept', async () => {
    await openMemory();
    vi.setSystemTime(Date.now() + 45_000);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(says()).toContain('Time: 15s');
    vi.setSystemTime(Date.now() + 45_000);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(page.heading()).toBe("Time's Up!");
  });

  it('deals a new round when it is reset, with the whole time', async () => {
    await openMemory();
    await turn(1);
    await elapse(20_000);
    await page.press('Reset Game');
    await page.of('PlayGame').answer(dealt(deal(5, 60), player({ abilities: platinum }), 'round-2'));
    for (const badge of ['Time: 60s', 'Moves: 0', 'Matches: 0/2']) expect(says()).toContain(badge);
    expect(page.button('Card 1, face down')).toBeDefined();
  });

  it('says that a result was not saved, tries again, and blocks no next round', async () => {
    await openMemory();
    await elapse(60_000);
    await page.of('FinishGame').fail();
    expect(said()).toContain('Your result was not saved.');
    expect(page.button('Try Again')?.getAttribute('aria-disabled')).not.toBe('true');
    await page.press('Save again');
    await page.of('FinishGame').answer({ finishGame: { __typename: 'ResultRefused', message: 'It does not fit.' } });
    expect(said()).toContain('It does not fit.');
    // The server would refuse the same result again.
    expect(page.button('Save again')).toBeUndefined();
    await page.press('Try Again');
    await page.of('PlayGame').answer(dealt(deal(5, 60), player({ abilities: platinum }), 'round-2'));
    expect(says()).toContain('Time: 60s');
  });
});

describe('a round that is begun', () => {
  const prompts = { __typename: 'PromptDeal', truths: ['t1'], dares: ['d1'] };
  const open = async (used = 0) => {
    page = await openGames(gamePath('truth_or_dare'));
    await page.of('GamePage').answer(game('truth_or_dare', player({ used })));
  };

  it('is asked for by Start alone, and by the same id until the server answered', async () => {
    await open();
    expect(page.hasAsked('PlayGame')).toBe(false);
    await page.press('Start');
    const first = page.of('PlayGame').variables.input?.clientId;
    await page.of('PlayGame').fail();
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Failed to start the game' }));
    await page.press('Start');
    expect(page.of('PlayGame').variables.input?.clientId).toBe(first);
    await page.of('PlayGame').answer(dealt(prompts, player({ used: 5 })));
    // The fifth play continues, though none is left.
    expect(page.heading()).toBe('Player 1, truth or dare?');
    await page.press('Truth1 left');
    await page.press('Pass');
    await page.press('End the game');
    await page.press('Play Again');
    expect(page.of('PlayGame').variables.input?.clientId).not.toBe(first);
    const refusal = { __typename: 'LimitReached', message: 'Daily Limit Reached: words of the server' };
    await page.of('PlayGame').answer({ playGame: refusal });
    expect(toast).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: 'Daily Limit Reached',
        description: 'Upgrade to Zobo Gold for unlimited games!',
      }),
    );
    expect(page.heading()).toBe('That was it!');
  });

  it('is not to be had at the limit, until the day is over', async () => {
    await open(5);
    expect(page.heading()).toBe('Daily Limit Reached');
    expect(says()).toContain('in 3 hours');
    expect(page.button('Start')).toBeUndefined();
  });

  it('of another plan is not to be had, and of an unknown game there is none', async () => {
    page = await openGames(gamePath('pairs'));
    await page.of('GamePage').answer(game('pairs', player()));
    expect(page.heading()).toBe('Premium Feature');
    expect(page.hasAsked('PlayGame')).toBe(false);
    await page.leave();
    page = await openGames(gamePath('chess'));
    expect(page.place.querySelector('h1')?.textContent).toBe('Game not found');
    expect(page.place.querySelector('a')?.textContent).toBe('Back to Games');
  });
});
