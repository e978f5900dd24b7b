/** Truth or Dare for two: three cards each, in turns, answered in writing. */
import { limits } from '../limits.ts';
import type { Player, Score } from './players.ts';
import type { PromptKind } from './truth-or-dare.ts';

export type Card = { id: string; text: string };
/** `isDone` is null until the card is answered or passed. */
type Drawn = { player: Player; kind: PromptKind; card: Card; reply: string | null; isDone: boolean | null };
/** Of each kind there are as many as could be drawn. */
export type CardsTable = {
  game: 'truth_or_dare';
  truths: readonly Card[];
  dares: readonly Card[];
  drawn: readonly Drawn[];
};

export type CardsMove = { type: 'choose'; kind: PromptKind } | { type: 'reply'; reply: string } | { type: 'skip' };

export function cardsTurn({ drawn }: CardsTable): Player | null {
  const last = drawn.at(-1);
  if (last?.isDone === null) return last.player;
  if (drawn.length === limits.games.together.cards) return null;
  return drawn.length % 2 === 0 ? 1 : 0;
}

/** By the person whose turn it is. Null if the move is none of this moment. */
export function moveCards(table: CardsTable, player: Player, move: CardsMove): CardsTable | null {
  const { drawn, truths, dares } = table;
  const last = drawn.at(-1);
  const isOpen = last?.isDone === null;
  if (move.type === 'choose') {
    const before = drawn.filter(({ kind }) => kind === move.kind).length;
    const card = (move.kind === 'truth' ? truths : dares)[before];
    if (isOpen || card === undefined) return null;
    return { ...table, drawn: [...drawn, { player, kind: move.kind, card, reply: null, isDone: null }] };
  }
  if (!isOpen) return null;
  const answered = move.type === 'reply' ? { reply: move.reply, isDone: true } : { isDone: false };
  return { ...table, drawn: [...drawn.slice(0, -1), { ...last, ...answered }] };
}

/** The cards that each has answered. */
export function cardsScore({ drawn }: CardsTable): Score {
  const done = (player: Player) => drawn.filter((card) => card.player === player && card.isDone).length;
  return [done(0), done(1)];
}

/** The cards that are drawn; what would come next stays face down. */
export function cardsFor({ drawn }: CardsTable, player: Player) {
  return drawn.map(({ kind, card, reply, isDone, ...by }) => ({
    isViewers: by.player === player,
    kind,
    text: card.text,
    reply,
    isDone,
  }));
}
