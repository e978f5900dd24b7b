/** What a move may say, before the table decides whether it may be made. */
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { written } from '../text.ts';
import { type Checked, check, type FieldError } from '../validation.ts';
import type { Move, SessionGame } from './session.ts';
import type { Hardness } from './session-quiz.ts';
import type { PromptKind } from './truth-or-dare.ts';
import { statementsRule } from './two-truths.ts';

const { reply } = limits.games.together;

export const messages = {
  alone: 'This game is played alone. Please choose one for two.',
  hardness: 'Please choose how hard the questions are',
  noHardness: 'Only the quiz has easy and hard questions',
  reply: `An answer has ${reply.min} to ${reply.max} characters`,
  unknown: 'This game is no longer available.',
  premium: 'Upgrade to premium to play with your match.',
  otherPremium: 'The other person needs a plan to play with you.',
  isOpen: 'There is an open game with this match already.',
  over: 'This game is over.',
  refused: 'They said no to a game today. Try again tomorrow, or let them ask.',
  changed: 'The game has gone on meanwhile. Please look at it again.',
  notYours: 'It is not your turn.',
  impossible: 'This move is not possible now.',
  conflict: 'This clientId was already used for another game.',
  tooMany: `You have started ${limits.throttles.gameInvitesOfAccount.points} games in a day. Please wait until tomorrow.`,
} as const;

/** As the contract has it: one of these. */
type GivenMove = {
  step?: 'accept' | 'decline' | 'stop' | 'skip' | null;
  told?: { statements: readonly string[]; lie: number } | null;
  guess?: number | null;
  card?: PromptKind | null;
  reply?: string | null;
  pick?: number | null;
};

export const replyRule = z.object({ reply: written(reply, messages.reply) });

const under = ({ path, message }: FieldError): FieldError => ({ path: `told.${path}`, message });

/** The move that is asked for, or what is wrong with it. */
export function readMove(given: GivenMove): Checked<Move> {
  if (given.told != null) {
    const told = check(statementsRule, { statements: [...given.told.statements], lie: given.told.lie });
    return told.ok
      ? { ok: true, value: { type: 'tell', ...told.value } }
      : { ok: false, fieldErrors: told.fieldErrors.map(under) };
  }
  if (given.reply != null) {
    const written = check(replyRule, { reply: given.reply });
    return written.ok ? { ok: true, value: { type: 'reply', ...written.value } } : written;
  }
  if (given.guess != null) return { ok: true, value: { type: 'guess', guess: given.guess } };
  if (given.pick != null) return { ok: true, value: { type: 'pick', option: given.pick } };
  if (given.card != null) return { ok: true, value: { type: 'choose', kind: given.card } };
  if (given.step != null) return { ok: true, value: { type: given.step } };
  return { ok: false, fieldErrors: [{ path: '', message: messages.impossible }] };
}

type Asked = { game: SessionGame; hardness: Hardness | null };

/** The quiz has a hardness, and no other game has one. */
export function hardnessError({ game, hardness }: Asked): FieldError | null {
  if (game === 'trivia') return hardness === null ? { path: 'hardness', message: messages.hardness } : null;
  return hardness === null ? null : { path: 'hardness', message: messages.noHardness };
}
