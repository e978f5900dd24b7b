/** Memory Match adds a clock to Pairs. Times are in milliseconds. */
import { limits } from '../limits.ts';

const { pairs: untimed, memory: timed } = limits.games;

export type MatchingGame = 'pairs' | 'memory_match';

/** `id` is the card's index in the deck. */
export type Card = { id: number; emoji: string; isFlipped: boolean; isMatched: boolean };

export type MatchingState = {
  game: MatchingGame;
  cards: readonly Card[];
  open: readonly number[];
  flips: readonly number[];
  moves: number;
  found: number;
  pairs: number;
  phase: 'playing' | 'won' | 'lost';
  /** The instant at which two open cards are removed or turned back. */
  resolveAt: number | null;
  /** Null without a clock. */
  endsAt: number | null;
  endedAt: number | null;
};

type MatchingAction = { type: 'flip'; card: number; now: number } | { type: 'tick'; now: number };

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
    resolveAt: null,
    endsAt: game === 'memory_match' ? now + timed.seconds * 1_000 : null,
    endedAt: null,
  };
}

const isPair = ({ cards, open: [one, other] }: MatchingState): boolean =>
  one !== undefined && other !== undefined && cards[one]?.emoji === cards[other]?.emoji;

function resolved(state: MatchingState, at: number): MatchingState {
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
    resolveAt: null,
    ...(isWon ? { phase: 'won' as const, endedAt: at } : {}),
  };
}

/** Two equal cards that were flipped in time count, even if time runs out while they lie open. */
function tick(state: MatchingState, now: number): MatchingState {
  if (state.phase !== 'playing') return state;
  const { resolveAt, endsAt } = state;
  const end = endsAt ?? Number.POSITIVE_INFINITY;
  const isDue = resolveAt !== null && (resolveAt <= now || (end <= now && isPair(state)));
  const after = isDue ? resolved(state, Math.min(resolveAt, end)) : state;
  if (after.phase === 'won' || now < end) return after;
  return { ...after, phase: 'lost', resolveAt: null, endedAt: end };
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
  return { ...turned, moves: state.moves + 1, resolveAt: now + (isPair(turned) ? matchMs : mismatchMs) };
}

export function matchingReducer(state: MatchingState, action: MatchingAction): MatchingState {
  return action.type === 'flip' ? flip(state, action.card, action.now) : tick(state, action.now);
}

/** The instant for which a tick must be scheduled. The shown seconds need ticks of their own. */
export function nextChangeAt({ phase, resolveAt, endsAt }: MatchingState): number | null {
  if (phase !== 'playing') return null;
  const due = [resolveAt, endsAt].filter((at) => at !== null);
  return due.length === 0 ? null : Math.min(...due);
}

/** Rounded up; null without a clock. */
export function secondsLeft({ endsAt, endedAt }: MatchingState, now: number): number | null {
  if (endsAt === null) return null;
  const left = Math.ceil((endsAt - (endedAt ?? now)) / 1_000);
  return Math.min(timed.seconds, Math.max(0, left));
}

type Replay = { found: number; moves: number; isWon: boolean };

/** Null if the flips are impossible on this deck. */
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
