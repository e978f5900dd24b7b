/** A game that two people of a match play with each other. The server holds the whole table, and shows each their view of it. */
import { limits } from '../limits.ts';
import type { Player, Score } from './players.ts';
import { type CardsMove, type CardsTable, cardsFor, cardsScore, cardsTurn, moveCards } from './session-cards.ts';
import { moveQuiz, type QuizMove, type QuizTable, quizFor, quizScore, quizTurn } from './session-quiz.ts';
import { moveTruths, type TruthsMove, type TruthsTable, truthsFor, truthsScore, truthsTurn } from './session-truths.ts';

export const sessionGames = ['two_truths_lie', 'truth_or_dare', 'trivia'] as const;
export type SessionGame = (typeof sessionGames)[number];

export type GameTable = TruthsTable | CardsTable | QuizTable;

/** The first two are open. */
export type SessionStatus = 'invited' | 'playing' | 'finished' | 'declined' | 'stopped' | 'expired';

/** Accept and decline answer an invitation. Either may stop at any time; who invited takes it back by it. */
export type Step = { type: 'accept' } | { type: 'decline' } | { type: 'stop' };
export type TableMove = TruthsMove | CardsMove | QuizMove;
export type Move = Step | TableMove;

export type Session = { status: SessionStatus; table: GameTable };

function tableTurn(table: GameTable): Player | null {
  if (table.game === 'trivia') return quizTurn(table);
  return table.game === 'truth_or_dare' ? cardsTurn(table) : truthsTurn(table);
}

/** Whose move the session waits for; null when it is over. */
export function turnOf({ status, table }: Session): Player | null {
  if (status === 'invited') return 1;
  return status === 'playing' ? tableTurn(table) : null;
}

const isStep = (move: Move): move is Step => ['accept', 'decline', 'stop'].includes(move.type);

function step({ status, table }: Session, player: Player, { type }: Step): Session | null {
  if (type === 'stop') return status === 'playing' || player === 0 ? { status: 'stopped', table } : null;
  if (status !== 'invited' || player !== 1) return null;
  return { status: type === 'accept' ? 'playing' : 'declined', table };
}

function moveTable(table: GameTable, player: Player, move: TableMove): GameTable | null {
  if (table.game === 'trivia') return move.type === 'pick' ? moveQuiz(table, move) : null;
  if (table.game === 'two_truths_lie')
    return move.type === 'tell' || move.type === 'guess' ? moveTruths(table, player, move) : null;
  return move.type === 'choose' || move.type === 'reply' || move.type === 'skip'
    ? moveCards(table, player, move)
    : null;
}

/** The session after a move of an open one; null if the move is impossible for this person at this moment. */
export function apply(session: Session, player: Player, move: Move): Session | null {
  if (isStep(move)) return step(session, player, move);
  if (session.status !== 'playing' || turnOf(session) !== player) return null;
  const table = moveTable(session.table, player, move);
  return table && { status: tableTurn(table) === null ? 'finished' : 'playing', table };
}

export function scoreOf(table: GameTable): Score {
  if (table.game === 'trivia') return quizScore(table);
  return table.game === 'truth_or_dare' ? cardsScore(table) : truthsScore(table);
}

/** What one of the two may see of the table. */
export function viewFor(table: GameTable, player: Player) {
  if (table.game === 'trivia')
    return {
      __typename: 'QuizTable' as const,
      questions: quizFor(table, player),
      questionCount: table.questions.length,
    };
  if (table.game === 'truth_or_dare') return { __typename: 'CardsTable' as const, cards: cardsFor(table, player) };
  return { __typename: 'StatementsTable' as const, rounds: truthsFor(table, player) };
}

/** The ids of the cards and questions that the two have seen. */
export function seenOn(table: GameTable): string[] {
  if (table.game === 'trivia') return table.questions.slice(0, (table.picks.length >> 1) + 1).map(({ id }) => id);
  return table.game === 'truth_or_dare' ? table.drawn.map(({ card }) => card.id) : [];
}

/** As it is stored. */
type Stored = { status: string; changedAt: Date };

const { turnMs, shownMs } = limits.games.together;

export const isOpenStatus = (status: string): boolean => status === 'invited' || status === 'playing';

/** The status at this moment: a day without a move ends a session. */
export function statusAt({ status, changedAt }: Stored, now: Date): SessionStatus {
  if (isOpenStatus(status) && now.getTime() - changedAt.getTime() >= turnMs) return 'expired';
  return status as SessionStatus;
}

/** An ended session stays in sight for a day. */
export function isSessionShown(stored: Stored, now: Date): boolean {
  const status = statusAt(stored, now);
  if (isOpenStatus(status)) return true;
  const endedAt = stored.changedAt.getTime() + (status === 'expired' ? turnMs : 0);
  return now.getTime() - endedAt < shownMs;
}
