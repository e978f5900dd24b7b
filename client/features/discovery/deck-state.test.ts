import { describe, expect, it } from 'vitest';
import type { Ending, Item } from '#client/components/outbox/outbox.ts';
import { type DeckAction, type DeckState, deckReducer, emptyDeck, type SwipeKind } from './deck-state.ts';

type Card = { id: string; round?: number };
const people = (...ids: string[]): Card[] => ids.map((id) => ({ id }));
const ids = (state: DeckState<Card>) => state.cards.map(({ id }) => id);
const played = (...actions: DeckAction<Card>[]): DeckState<Card> =>
  actions.reduce<DeckState<Card>>(deckReducer, emptyDeck);
const swiped =
  (kind: SwipeKind) =>
  (id: string): DeckAction<Card> => ({ type: 'swiped', kind, card: { id }, id: `${kind} ${id}` });
const [liked, passed] = [swiped('like'), swiped('pass')];
const undone = (id: string): DeckAction<Card> => {
  const passId = `pass ${id}`;
  return { type: 'undone', card: { id }, passId, id: `undo ${id}` };
};
/** What the server says to a swipe above. */
function settled(id: string, ending: Ending): DeckAction<Card> {
  const [way = '', profileId = ''] = id.split(' ');
  const work = way === 'undo' ? { kind: 'undoPass', passId: `pass ${profileId}` } : { kind: way };
  const item = { ...work, id, profileId, order: 1, at: '', state: 'sending', session: '' } as Item;
  return { type: 'settled', item, ending };
}
const dealt = (...names: string[]): DeckAction<Card> => ({ type: 'dealt', filterKey: 'all', cards: people(...names) });

describe('dealing', () => {
  it('appends a refill without repeating anybody in hand or already decided on', () => {
    const state = played(dealt('ada', 'bola', 'chidi'), liked('ada'), dealt('ada', 'bola', 'chidi', 'dayo'));
    expect(ids(state)).toEqual(['bola', 'chidi', 'dayo']);
  });

  it('replaces the cards when the filter changes, still without those decided on', () => {
    const state = played(dealt('ada', 'bola'), passed('ada'), {
      type: 'dealt',
      filterKey: 'young',
      cards: people('ada', 'efe'),
    });
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
    const seen = played(dealt('ada'), liked('ada'), dealt());
    expect(seen.met).toBe(true);
    expect(deckReducer(seen, { type: 'dealt', filterKey: 'q', cards: [] }).met).toBe(false);
  });
});

describe('deciding', () => {
  it('shows the next card, and only passes can be undone', () => {
    const state = played(dealt('ada', 'bola', 'chidi'), passed('ada'), liked('bola'));
    expect(ids(state)).toEqual(['chidi']);
    expect(state.passed.map(({ card }) => card.id)).toEqual(['ada']);
  });

  it('ignores a second decision on the same card, as by a double tap', () => {
    const state = played(dealt('ada', 'bola'), liked('ada'));
    expect(deckReducer(state, liked('ada'))).toBe(state);
  });
});

describe('taking back', () => {
  it('puts a refused like on top, and leaves one that is stored, or of somebody who is gone', () => {
    const state = played(dealt('ada', 'bola', 'chidi'), liked('ada'), liked('bola'));
    expect(ids(deckReducer(state, settled('like ada', 'refused')))).toEqual(['ada', 'chidi']);
    expect(ids(deckReducer(state, settled('like ada', 'stored')))).toEqual(['chidi']);
    expect(ids(deckReducer(state, settled('like ada', 'gone')))).toEqual(['chidi']);
  });

  it('takes each answer once, and none to a swipe of another deck', () => {
    const state = played(dealt('ada', 'bola'), liked('ada'), settled('like ada', 'stored'));
    expect(deckReducer(state, settled('like ada', 'refused'))).toBe(state);
    expect(deckReducer(state, settled('like efe', 'refused'))).toBe(state);
  });

  it('lets somebody leave again whose undo is refused, to be undone once more', () => {
    const state = played(dealt('ada', 'bola'), passed('ada'), undone('ada'), settled('undo ada', 'refused'));
    expect(ids(state)).toEqual(['bola']);
    expect(state.passed).toEqual([{ card: { id: 'ada' }, passId: 'pass ada' }]);
    expect(played(dealt('ada'), passed('ada'), undone('ada'), settled('undo ada', 'gone')).passed).toEqual([]);
  });

  it('undoes passes one by one, the last first', () => {
    const passes = played(dealt('ada', 'bola', 'chidi'), passed('ada'), passed('bola'));
    const once = deckReducer(passes, undone('bola'));
    expect(ids(once)).toEqual(['bola', 'chidi']);
    expect(once.passed.map(({ card }) => card.id)).toEqual(['ada']);
    expect(ids(deckReducer(once, undone('ada')))).toEqual(['ada', 'bola', 'chidi']);
  });

  it('lets somebody who came back be passed again', () => {
    const state = played(dealt('ada'), passed('ada'), undone('ada'), passed('ada'));
    expect(ids(state)).toEqual([]);
    expect(state.passed).toHaveLength(1);
  });

  it('never shows again somebody who is gone', () => {
    const state = played(dealt('ada', 'bola'), { type: 'gone', id: 'ada' }, dealt('ada'));
    expect(ids(state)).toEqual(['bola']);
  });
});
