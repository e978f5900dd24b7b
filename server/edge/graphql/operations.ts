/** The log lines of operations over the socket; those over HTTP are in the line of their request. */
import type { FormattedExecutionResult } from 'graphql';
import { lineOf, type Note, newNote, noteAnswer } from '#server/base/request-log.ts';
import type { Deps } from '#server/platform/context/context.ts';
import type { Outcome } from './gate.ts';

const WORDS = 'operation';

/** An operation that was executed, or a subscription that was opened (or not, then `opened` is its answer), in so many milliseconds. */
export function logOperation({ log }: Pick<Deps, 'log'>, note: Note | undefined, ms: number, opened?: object): void {
  if (note === undefined) return;
  if (opened !== undefined && 'errors' in opened) noteAnswer(note, opened as FormattedExecutionResult);
  log.info({ ...lineOf(note), ms: Math.round(ms) }, WORDS);
}

/** An operation that was refused before. */
export function logRefusal({ log }: Pick<Deps, 'log'>, { body }: Outcome, userId: string | null): void {
  const note = newNote();
  note.userId = userId;
  noteAnswer(note, body);
  log.info(lineOf(note), WORDS);
}
