import { describe, expect, it } from 'vitest';
import { type MatchingState, matchingReducer, nextChangeAt, replay, secondsLeft, startMatching } from './matching.ts';

/** Two pairs: cards 0 and 2, cards 1 and 3. */
const deck = ['❤️', '🌹', '❤️', '🌹'];
const START = 1_000_000;

const flip = (state: MatchingState, card: number, at: number) =>
  matchingReducer(state, { type: 'flip', card, now: START + at });
const tick = (state: MatchingState, at: number) => matchingReducer(state, { type: 'tick', now: START + at });
const begin = (game: 'pairs' | 'memory_match' = 'memory_match') => startMatching(game, deck, START);
const faceUp = ({ cards }: MatchingState) => cards.filter(({ isFlipped }) => isFlipped).map(({ id }) => id);

it('begins with every card face down, no moves and nothing found', () => {
  const state = begin();
  expect(state).toMatchObject({ moves: 0, found: 0, pairs: 2, phase: 'playing', resolveAt: null });
  expect(faceUp(state)).toEqual([]);
  expect(secondsLeft(state, START)).toBe(60);
});

describe('two cards', () => {
  it('that differ count a move and turn back after a second', () => {
    const two = flip(flip(begin(), 0, 100), 1, 900);
    expect(two).toMatchObject({ moves: 1, found: 0, open: [0, 1], resolveAt: START + 1_900 });
    expect(faceUp(tick(two, 1_899))).toEqual([0, 1]);
    expect(tick(two, 1_900)).toMatchObject({ moves: 1, found: 0, open: [], resolveAt: null });
    expect(faceUp(tick(two, 1_900))).toEqual([]);
  });

  it('that are equal are found after half a second and stay', () => {
    const two = flip(flip(begin(), 0, 100), 2, 900);
    expect(two).toMatchObject({ moves: 1, found: 0, resolveAt: START + 1_400 });
    expect(tick(two, 1_399).found).toBe(0);
    const found = tick(two, 1_400);
    expect(found).toMatchObject({ found: 1, phase: 'playing' });
    expect(found.cards.map(({ isMatched }) => isMatched)).toEqual([true, false, true, false]);
  });
});

describe('a card that cannot be turned', () => {
  it('is a third one while two lie open', () => {
    const two = flip(flip(begin(), 0, 0), 1, 0);
    expect(flip(two, 2, 999)).toBe(two);
    // The cards are resolved after a second, even without a tick.
    expect(flip(two, 2, 1_000)).toMatchObject({ open: [2], flips: [0, 1, 2], moves: 1 });
  });

  it('is one that lies open, was found or is not there', () => {
    const one = flip(begin(), 0, 0);
    expect(flip(one, 0, 10)).toBe(one);
    expect(flip(one, 4, 10)).toBe(one);
    expect(flip(one, -1, 10)).toBe(one);
    const found = tick(flip(one, 2, 10), 510);
    expect(flip(found, 2, 600)).toBe(found);
  });

  it('is any after the end', () => {
    const lost = tick(begin(), 60_000);
    expect(flip(lost, 0, 60_001)).toBe(lost);
    expect(flip(begin(), 0, 60_000)).toMatchObject({ phase: 'lost', flips: [] });
  });
});

describe('a round', () => {
  const firstPair = (game: 'pairs' | 'memory_match') => tick(flip(flip(begin(game), 0, 0), 2, 0), 500);

  it('is won with the last pair, and its clock stands still', () => {
    const won = tick(flip(flip(firstPair('memory_match'), 1, 9_000), 3, 9_800), 30_000);
    expect(won).toMatchObject({ phase: 'won', found: 2, moves: 2, endedAt: START + 10_300, flips: [0, 2, 1, 3] });
    expect(secondsLeft(won, START + 30_000)).toBe(50);
    expect(tick(won, 90_000)).toBe(won);
  });

  it('is lost when the time is 0, not a moment before', () => {
    const state = firstPair('memory_match');
    expect(tick(state, 59_999)).toMatchObject({ phase: 'playing' });
    expect(secondsLeft(state, START + 59_999)).toBe(1);
    const lost = tick(state, 60_000);
    expect(lost).toMatchObject({ phase: 'lost', found: 1, endedAt: START + 60_000 });
    expect(secondsLeft(lost, START + 99_000)).toBe(0);
  });

  it('counts the pair that was turned in time, and wins by it', () => {
    const turned = flip(flip(firstPair('memory_match'), 1, 59_000), 3, 59_800);
    expect(tick(turned, 60_000)).toMatchObject({ phase: 'won', found: 2, endedAt: START + 60_000 });
    const differing = flip(flip(begin(), 0, 59_000), 1, 59_800);
    expect(tick(differing, 60_000)).toMatchObject({ phase: 'lost', found: 0, resolveAt: null });
  });

  it('of Pairs has no clock', () => {
    const state = firstPair('pairs');
    expect(secondsLeft(state, START)).toBeNull();
    expect(tick(state, 86_400_000)).toMatchObject({ phase: 'playing' });
    expect(tick(flip(flip(state, 1, 86_400_000), 3, 86_400_000), 86_400_500).phase).toBe('won');
  });
});

it('says when something happens by itself', () => {
  expect(nextChangeAt(begin('pairs'))).toBeNull();
  expect(nextChangeAt(begin())).toBe(START + 60_000);
  expect(nextChangeAt(flip(flip(begin(), 0, 0), 1, 0))).toBe(START + 1_000);
  expect(nextChangeAt(tick(begin(), 60_000))).toBeNull();
});

describe('the replay', () => {
  it('finds what was found, and how many moves it took', () => {
    expect(replay(deck, [])).toEqual({ found: 0, moves: 0, isWon: false });
    expect(replay(deck, [0, 1, 0, 2, 1])).toEqual({ found: 1, moves: 2, isWon: false });
    expect(replay(deck, [0, 1, 0, 2, 1, 3])).toEqual({ found: 2, moves: 3, isWon: true });
  });

  it.each([
    ['a card twice', [0, 0]],
    ['a card that was found', [0, 2, 0]],
    ['a card that is not there', [0, 4]],
    ['a card before the first', [-1]],
    ['half a card', [0.5]],
    ['one after the end', [0, 2, 1, 3, 0]],
  ])('knows that %s cannot be turned', (_what, flips) => expect(replay(deck, flips)).toBeNull());

  it('agrees with the reducer', () => {
    let state = begin('pairs');
    for (const [at, card] of [0, 3, 1, 3, 2, 0].entries()) state = flip(state, card, at * 2_000);
    const { found, moves, flips, phase } = tick(state, 60_000);
    expect(replay(deck, flips)).toEqual({ found, moves, isWon: phase === 'won' });
  });
});
