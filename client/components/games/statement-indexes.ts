import { limits } from '#rules/limits.ts';

/** The indexes of the statements, from 0: an index identifies a statement, because the same text may be written twice. */
export const statementIndexes: readonly number[] = Array.from(
  { length: limits.games.statements.perRound },
  (_, place) => place,
);
