import { limits } from '#rules/limits.ts';

/** The places of the statements, from 0: a statement is its place, and may be written twice. */
export const places: readonly number[] = Array.from({ length: limits.games.statements.perRound }, (_, place) => place);
