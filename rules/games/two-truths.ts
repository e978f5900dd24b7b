/** No data leaves the device. */
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { atMost, trimmed } from '../text.ts';
import { check, type FieldError, whole } from '../validation.ts';

const { perRound, statement: longest } = limits.games.statements;

export const statementMessages = {
  empty: 'Please write all three statements',
  tooLong: `A statement has at most ${longest} characters`,
  noLie: 'Please choose which statement is the lie',
} as const;

const statement = trimmed().check(z.minLength(1, statementMessages.empty), atMost(longest, statementMessages.tooLong));

export const statementsRule = z.object({
  statements: z.array(statement).check(z.length(perRound, statementMessages.empty)),
  lie: whole({ min: 0, max: perRound - 1 }, statementMessages.noLie),
});

type TwoTruthsState = {
  writer: 0 | 1;
  statements: readonly string[];
  lie: number | null;
  guess: number | null;
  found: readonly [number, number];
  rounds: number;
  phase: 'writing' | 'guessing' | 'revealed';
  /** By field: `statements.0` to `statements.2`, and `lie`. */
  errors: readonly FieldError[];
};

export type TwoTruthsAction =
  | { type: 'start'; statements: readonly string[]; lie: number | null }
  | { type: 'guess'; statement: number }
  | { type: 'swap' };

export function startTwoTruths(): TwoTruthsState {
  return {
    writer: 0,
    statements: [],
    lie: null,
    guess: null,
    found: [0, 0],
    rounds: 0,
    phase: 'writing',
    errors: [],
  };
}

function start(state: TwoTruthsState, given: { statements: readonly string[]; lie: number | null }): TwoTruthsState {
  if (state.phase !== 'writing') return state;
  const checked = check(statementsRule, { statements: [...given.statements], lie: given.lie });
  if (!checked.ok) return { ...state, errors: checked.fieldErrors };
  return { ...state, ...checked.value, errors: [], phase: 'guessing' };
}

function guess(state: TwoTruthsState, place: number): TwoTruthsState {
  if (state.phase !== 'guessing' || state.statements[place] === undefined) return state;
  const { found, writer, lie, rounds } = state;
  const isRight = place === lie;
  return {
    ...state,
    guess: place,
    found: [found[0] + (isRight && writer === 1 ? 1 : 0), found[1] + (isRight && writer === 0 ? 1 : 0)],
    rounds: rounds + 1,
    phase: 'revealed',
  };
}

export function twoTruthsReducer(state: TwoTruthsState, action: TwoTruthsAction): TwoTruthsState {
  if (action.type === 'start') return start(state, action);
  if (action.type === 'guess') return guess(state, action.statement);
  if (state.phase !== 'revealed') return state;
  return { ...startTwoTruths(), found: state.found, rounds: state.rounds, writer: state.writer === 0 ? 1 : 0 };
}
