/** Two Truths and a Lie for two: each tells once, and each looks for the other's lie once. */
import { otherPlayer, type Player, type Score } from './players.ts';

type Round = { writer: Player; statements: readonly string[]; lie: number; guess: number | null };
export type TruthsTable = { game: 'two_truths_lie'; rounds: readonly Round[] };

export type TruthsMove =
  | { type: 'tell'; statements: readonly string[]; lie: number }
  | { type: 'guess'; guess: number };

const ROUNDS = 2;

export function truthsTurn({ rounds }: TruthsTable): Player | null {
  const last = rounds.at(-1);
  if (last?.guess === null) return otherPlayer(last.writer);
  if (rounds.length === ROUNDS) return null;
  return rounds.length === 0 ? 1 : 0;
}

/** By the person whose turn it is. Null if the move is none of this moment. */
export function moveTruths(table: TruthsTable, player: Player, move: TruthsMove): TruthsTable | null {
  const { rounds } = table;
  const last = rounds.at(-1);
  const isGuessing = last?.guess === null;
  if (move.type === 'tell') {
    if (isGuessing || move.statements[move.lie] === undefined) return null;
    const { statements, lie } = move;
    return { ...table, rounds: [...rounds, { writer: player, statements, lie, guess: null }] };
  }
  if (!isGuessing || last.statements[move.guess] === undefined) return null;
  return { ...table, rounds: [...rounds.slice(0, -1), { ...last, guess: move.guess }] };
}

/** The lies that each has found. */
export function truthsScore({ rounds }: TruthsTable): Score {
  const found = (player: Player) =>
    rounds.filter(({ writer, lie, guess }) => writer !== player && guess === lie).length;
  return [found(0), found(1)];
}

/** What one of the two may see: the lie only in their own statements, or once it was guessed at. */
export function truthsFor({ rounds }: TruthsTable, player: Player) {
  return rounds.map(({ writer, statements, lie, guess }) => ({
    isByViewer: writer === player,
    statements: [...statements],
    lie: writer === player || guess !== null ? lie : null,
    guess,
  }));
}
