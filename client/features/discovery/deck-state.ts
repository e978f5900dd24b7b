/** Pure, so that its rules can be tested without a browser. The first card is the one shown. */
export type DeckState<C extends { readonly id: string }> = {
  /** The filter of the cards; null before the first deal. */
  readonly filterKey: string | null;
  readonly cards: readonly C[];
  /** True if the filter ever returned a person: separates the end of the deck from an empty one. */
  readonly met: boolean;
  /** People passed in this visit, the last one at the end. Undo takes back the last. */
  readonly passed: readonly C[];
  /** People decided on in this visit. A refill requested before the server knew of a decision must not show them again. */
  readonly decided: ReadonlySet<string>;
  /** People viewed in this visit: the hourly limit never removes the card being viewed. */
  readonly viewed: ReadonlySet<string>;
};

export type DeckAction<C extends { readonly id: string }> =
  | { type: 'dealt'; filterKey: string; cards: readonly C[] }
  | { type: 'liked'; id: string }
  | { type: 'passed'; id: string }
  /** A decision failed or was undone: the card returns to the top. */
  | { type: 'returned'; card: C }
  /** Swipes on them wait to be sent, so that the server may deal them once more. */
  | { type: 'waiting'; ids: ReadonlySet<string> }
  /** The person is no longer available. */
  | { type: 'gone'; id: string }
  | { type: 'viewed'; id: string }
  /** The hourly limit was used up elsewhere, for example in another tab. */
  | { type: 'viewRefused'; id: string };

export const emptyDeck = {
  filterKey: null,
  cards: [],
  met: false,
  passed: [],
  decided: new Set<string>(),
  viewed: new Set<string>(),
} as const;

const without = <C extends { readonly id: string }>(cards: readonly C[], id: string): C[] =>
  cards.filter((card) => card.id !== id);

export function deckReducer<C extends { readonly id: string }>(
  state: DeckState<C>,
  action: DeckAction<C>,
): DeckState<C> {
  switch (action.type) {
    case 'dealt': {
      const isRefill = action.filterKey === state.filterKey;
      const kept = isRefill ? state.cards : [];
      const known = new Set([...kept.map((card) => card.id), ...state.decided]);
      const fresh = action.cards.filter((card) => !known.has(card.id));
      if (fresh.length === 0 && isRefill) return state;
      const met = fresh.length > 0 || (isRefill && state.met);
      return { ...state, filterKey: action.filterKey, cards: [...kept, ...fresh], met };
    }
    case 'liked':
    case 'passed': {
      const card = state.cards.find(({ id }) => id === action.id);
      if (card === undefined) return state;
      return {
        ...state,
        cards: without(state.cards, action.id),
        passed: action.type === 'passed' ? [...without(state.passed, action.id), card] : state.passed,
        decided: new Set(state.decided).add(action.id),
      };
    }
    case 'returned': {
      const decided = new Set(state.decided);
      decided.delete(action.card.id);
      return {
        ...state,
        cards: [action.card, ...without(state.cards, action.card.id)],
        passed: without(state.passed, action.card.id),
        decided,
      };
    }
    case 'waiting': {
      const cards = state.cards.filter(({ id }) => !action.ids.has(id));
      return cards.length === state.cards.length ? state : { ...state, cards };
    }
    case 'gone':
      return {
        ...state,
        cards: without(state.cards, action.id),
        passed: without(state.passed, action.id),
        decided: new Set(state.decided).add(action.id),
      };
    case 'viewed':
      return { ...state, viewed: new Set(state.viewed).add(action.id) };
    case 'viewRefused': {
      const viewed = new Set(state.viewed);
      viewed.delete(action.id);
      return { ...state, viewed };
    }
  }
}
