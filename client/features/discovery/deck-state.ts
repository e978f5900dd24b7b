import type { Ending, Item, Swipe } from '#client/components/outbox/outbox.ts';

type Person = { readonly id: string };
export type SwipeKind = Exclude<Swipe['kind'], 'undoPass'>;
/** `passId` is the id of the pass in the outbox. */
export type Passed<C> = { readonly card: C; readonly passId: string };

/** Pure, so that its rules can be tested without a browser. The first card is the one shown. */
export type DeckState<C extends Person> = {
  /** The filter of the cards; null before the first deal. */
  readonly filterKey: string | null;
  readonly cards: readonly C[];
  /** True if the filter ever returned a person: separates the end of the deck from an empty one. */
  readonly met: boolean;
  /** People passed in this visit, the last one at the end. Undo takes back the last. */
  readonly passed: readonly Passed<C>[];
  /** Whoever waits for the server's answer, by the id of the swipe in the outbox. */
  readonly asked: ReadonlyMap<string, C>;
  /** People decided on in this visit. A refill requested before the server knew of a decision must not show them again. */
  readonly decided: ReadonlySet<string>;
  /** People viewed in this visit: the hourly limit never removes the card being viewed. */
  readonly viewed: ReadonlySet<string>;
};

export type DeckAction<C extends Person> =
  | { type: 'dealt'; filterKey: string; cards: readonly C[] }
  /** `id` is the swipe's in the outbox. */
  | { type: 'swiped'; kind: SwipeKind; card: C; id: string }
  /** The card returns to the top. `id` is the undo's in the outbox. */
  | ({ type: 'undone'; id: string } & Passed<C>)
  /** The server's answer to a swipe: after a no, the card returns to the top. */
  | { type: 'settled'; item: Item; ending: Ending }
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
  asked: new Map<string, never>(),
  decided: new Set<string>(),
  viewed: new Set<string>(),
} as const;

function without<C extends Person>(state: DeckState<C>, id: string): Pick<DeckState<C>, 'cards' | 'passed'> {
  const { cards, passed } = state;
  return { cards: cards.filter((card) => card.id !== id), passed: passed.filter(({ card }) => card.id !== id) };
}

/** `pass` is what an undo may take back. */
function left<C extends Person>(state: DeckState<C>, id: string, ...pass: Passed<C>[]): DeckState<C> {
  const { cards, passed } = without(state, id);
  return { ...state, cards, passed: [...passed, ...pass], decided: new Set(state.decided).add(id) };
}

function returned<C extends Person>(state: DeckState<C>, card: C): DeckState<C> {
  const { cards, passed } = without(state, card.id);
  const decided = new Set(state.decided);
  decided.delete(card.id);
  return { ...state, cards: [card, ...cards], passed, decided };
}

function settled<C extends Person>(state: DeckState<C>, item: Item, ending: Ending): DeckState<C> {
  const card = state.asked.get(item.id);
  if (card === undefined) return state;
  const asked = new Map(state.asked);
  asked.delete(item.id);
  const rest = { ...state, asked };
  if (ending === 'stored') return rest;
  if (ending === 'gone') return left(rest, card.id);
  // A pass that was not undone stays: the card leaves again, and can be undone once more.
  return item.kind === 'undoPass' ? left(rest, card.id, { card, passId: item.passId }) : returned(rest, card);
}

export function deckReducer<C extends Person>(state: DeckState<C>, action: DeckAction<C>): DeckState<C> {
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
    case 'swiped': {
      const { kind, card, id } = action;
      // Each person is decided once.
      if (state.decided.has(card.id)) return state;
      const pass = kind === 'pass' ? [{ card, passId: id }] : [];
      return { ...left(state, card.id, ...pass), asked: new Map(state.asked).set(id, card) };
    }
    case 'undone':
      return { ...returned(state, action.card), asked: new Map(state.asked).set(action.id, action.card) };
    case 'settled':
      return settled(state, action.item, action.ending);
    case 'waiting': {
      const cards = state.cards.filter(({ id }) => !action.ids.has(id));
      return cards.length === state.cards.length ? state : { ...state, cards };
    }
    case 'gone':
      return left(state, action.id);
    case 'viewed':
      return { ...state, viewed: new Set(state.viewed).add(action.id) };
    case 'viewRefused': {
      const viewed = new Set(state.viewed);
      viewed.delete(action.id);
      return { ...state, viewed };
    }
  }
}
