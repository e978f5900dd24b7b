import { describe, expect, it } from 'vitest';
import { type DeckAction, type DeckState, deckReducer, emptyDeck } from './deck-state.ts';

type Card = { id: string; round?: number };
const people = (...ids: string[]): Card[] => ids.map((id) => ({ id }));
const ids = (state: DeckState<Card>) => state.cards.map(({ id }) => id);
const played = (...actions: DeckAction<Card>[]): DeckState<Card> =>
  actions.reduce<DeckState<Card>>(deckReducer, emptyDeck);
const dealt = (...names: string[]): DeckAction<Card> => ({ type: 'dealt', filterKey: 'all', cards: people(...names) });

describe('dealing', () => {
  it('appends a refill without repeating anybody in hand or already decided on', () => {
    const state = played(
      dealt('ada', 'bola', 'chidi'),
      { type: 'liked', id: 'ada' },
      dealt('ada', 'bola', 'chidi', 'dayo'),
    );
    expect(ids(state)).toEqual(['bola', 'chidi', 'dayo']);
  });

  it('replaces the cards when the filter changes, still without those decided on', () => {
    const state = played(
      dealt('ada', 'bola'),
      { type: 'passed', id: 'ada' },
      {
        type: 'dealt',
        filterKey: 'young',
        cards: people('ada', 'efe'),
      },
    );
    expect(ids(state)).toEqual(['efe']);
    expect(state.filterKey).toBe('young');
  });

  it('keeps the same state when a refill brings nobody new, so that nothing renders again', () => {
    const state = played(dealt('ada'));
    expect(deckReducer(state, dealt('ada'))).toBe(state);
  });

  it('notes an empty deal, so that the end can be told from loading', () => {
    expect(played(dealt()).filterKey).toBe('all');
  });

  it('tells an end from nobody at all, for each filter anew', () => {
    expect(played(dealt()).met).toBe(false);
    const seen = played(dealt('ada'), { type: 'liked', id: 'ada' }, dealt());
    expect(seen.met).toBe(true);
    expect(deckReducer(seen, { type: 'dealt', filterKey: 'q', cards: [] }).met).toBe(false);
  });
});

describe('deciding', () => {
  it('shows the next card, and only passes can be undone', () => {
    const state = played(dealt('ada', 'bola', 'chidi'), { type: 'passed', id: 'ada' }, { type: 'liked', id: 'bola' });
    expect(ids(state)).toEqual(['chidi']);
    expect(state.passed.map(({ id }) => id)).toEqual(['ada']);
  });

  it('ignores a second decision on the same card, as by a double tap', () => {
    const state = played(dealt('ada', 'bola'), { type: 'liked', id: 'ada' });
    expect(deckReducer(state, { type: 'liked', id: 'ada' })).toBe(state);
  });
});

describe('taking back', () => {
  it('puts a failed like on top', () => {
    const state = played(dealt('ada', 'bola'), { type: 'liked', id: 'ada' }, { type: 'returned', card: { id: 'ada' } });
    expect(ids(state)).toEqual(['ada', 'bola']);
  });

  it('undoes passes one by one, the last first', () => {
    const passes = played(dealt('ada', 'bola', 'chidi'), { type: 'passed', id: 'ada' }, { type: 'passed', id: 'bola' });
    const once = deckReducer(passes, { type: 'returned', card: { id: 'bola' } });
    expect(ids(once)).toEqual(['bola', 'chidi']);
    expect(once.passed.map(({ id }) => id)).toEqual(['ada']);
    expect(ids(deckReducer(once, { type: 'returned', card: { id: 'ada' } }))).toEqual(['ada', 'bola', 'chidi']);
  });

  it('lets somebody who came back be passed again', () => {
    const state = played(
      dealt('ada'),
      { type: 'passed', id: 'ada' },
      { type: 'returned', card: { id: 'ada' } },
      { type: 'passed', id: 'ada' },
    );
    expect(ids(state)).toEqual([]);
    expect(state.passed).toHaveLength(1);
  });

  it('never shows again somebody who is gone', () => {
    const state = played(dealt('ada', 'bola'), { type: 'gone', id: 'ada' }, dealt('ada'));
    expect(ids(state)).toEqual(['bola']);
  });
});
