/** Pairs and Memory Match: the same game, of which the second has a clock. Times are milliseconds; time and deck are handed in. */
import { limits } from '../limits.ts';

const { pairs: untimed, memory: timed } = limits.games;

export type MatchingGame = 'pairs' | 'memory_match';

/** `id` is the card's place in the deck. */
export type Card = { id: number; emoji: string; isFlipped: boolean; isMatched: boolean };

export type MatchingState = {
  game: MatchingGame;
  cards: readonly Card[];
  /** The cards that lie open and are not settled yet, at most two. */
  open: readonly number[];
  /** Every card that was turned, in order: what the server judges the round by. */
  flips: readonly number[];
  /** How often a second card was turned. */
  moves: number;
  found: number;
  pairs: number;
  phase: 'playing' | 'won' | 'lost';
  /** When two open cards are taken out or turned back; null while fewer are open. */
  settleAt: number | null;
  /** When time is over; null without a clock. */
  endsAt: number | null;
  /** When the round was won or lost: the clock stands still from then on. */
  endedAt: number | null;
};

export type MatchingAction = { type: 'flip'; card: number; now: number } | { type: 'tick'; now: number };

/** A round with the faces that were dealt, by their places; its clock starts now. */
export function startMatching(game: MatchingGame, faces: readonly string[], now: number): MatchingState {
  return {
    game,
    cards: faces.map((emoji, id) => ({ id, emoji, isFlipped: false, isMatched: false })),
    open: [],
    flips: [],
    moves: 0,
    found: 0,
    pairs: faces.length / 2,
    phase: 'playing',
    settleAt: null,
    endsAt: game === 'memory_match' ? now + timed.seconds * 1_000 : null,
    endedAt: null,
  };
}

const isPair = ({ cards, open: [one, other] }: MatchingState): boolean =>
  one !== undefined && other !== undefined && cards[one]?.emoji === cards[other]?.emoji;

/** Takes two equal cards out, or turns two different ones back. */
function settled(state: MatchingState, at: number): MatchingState {
  const isFound = isPair(state);
  const cards = state.cards.map((card) =>
    state.open.includes(card.id) ? { ...card, isFlipped: isFound, isMatched: isFound } : card,
  );
  const found = state.found + (isFound ? 1 : 0);
  const isWon = found === state.pairs;
  return {
    ...state,
    cards,
    open: [],
    found,
    settleAt: null,
    ...(isWon ? { phase: 'won' as const, endedAt: at } : {}),
  };
}

/** What happened by now. Two equal cards that were both turned in time count, even when time runs out while they lie open. */
function tick(state: MatchingState, now: number): MatchingState {
  if (state.phase !== 'playing') return state;
  const { settleAt, endsAt } = state;
  const end = endsAt ?? Number.POSITIVE_INFINITY;
  const isDue = settleAt !== null && (settleAt <= now || (end <= now && isPair(state)));
  const after = isDue ? settled(state, Math.min(settleAt, end)) : state;
  if (after.phase === 'won' || now < end) return after;
  return { ...after, phase: 'lost', settleAt: null, endedAt: end };
}

function flip(before: MatchingState, id: number, now: number): MatchingState {
  const state = tick(before, now);
  const card = state.cards[id];
  if (state.phase !== 'playing' || state.open.length === 2) return state;
  if (card === undefined || card.isFlipped || card.isMatched) return state;
  const turned: MatchingState = {
    ...state,
    cards: state.cards.map((one) => (one.id === id ? { ...one, isFlipped: true } : one)),
    open: [...state.open, id],
    flips: [...state.flips, id],
  };
  if (turned.open.length < 2) return turned;
  const { matchMs, mismatchMs } = state.game === 'pairs' ? untimed : timed;
  return { ...turned, moves: state.moves + 1, settleAt: now + (isPair(turned) ? matchMs : mismatchMs) };
}

/** A card is turned, or time goes on. What cannot be turned changes nothing. */
export function matchingReducer(state: MatchingState, action: MatchingAction): MatchingState {
  return action.type === 'flip' ? flip(state, action.card, action.now) : tick(state, action.now);
}

/** When something happens by itself: the moment to tick at, beside the seconds that are shown; null when nothing will. */
export function nextChangeAt({ phase, settleAt, endsAt }: MatchingState): number | null {
  if (phase !== 'playing') return null;
  const due = [settleAt, endsAt].filter((at) => at !== null);
  return due.length === 0 ? null : Math.min(...due);
}

/** Whole seconds that are left, a begun one as a whole; null without a clock. */
export function secondsLeft({ endsAt, endedAt }: MatchingState, now: number): number | null {
  if (endsAt === null) return null;
  const left = Math.ceil((endsAt - (endedAt ?? now)) / 1_000);
  return Math.min(timed.seconds, Math.max(0, left));
}

export type Replay = { found: number; moves: number; isWon: boolean };

/** What turning these cards one after the other leads to, without times; null when they cannot be turned so on this deck. */
export function replay(faces: readonly string[], flips: readonly number[]): Replay | null {
  const matched = new Set<number>();
  let open: number | null = null;
  let moves = 0;
  for (const id of flips) {
    if (faces[id] === undefined || matched.has(id) || id === open) return null;
    if (open === null) {
      open = id;
      continue;
    }
    moves += 1;
    if (faces[id] === faces[open]) matched.add(id).add(open);
    open = null;
  }
  return { found: matched.size / 2, moves, isWon: matched.size === faces.length };
}
