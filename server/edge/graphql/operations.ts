/** The log lines of operations over the socket. The request log has those over HTTP. */
import type { FormattedExecutionResult } from 'graphql';
import { lineOf, logAnswer, newRequestLog, type RequestLog } from '#server/base/request-log.ts';
import type { Deps } from '#server/platform/context/context.ts';
import type { Outcome } from './gate.ts';

const WORDS = 'operation';

/**
 * Logs an executed operation or an opened subscription, with its duration in milliseconds. `opened` is the answer in place of a stream if
 * the opening failed.
 */
export function logOperation(
  { log }: Pick<Deps, 'log'>,
  note: RequestLog | undefined,
  ms: number,
  opened?: object,
): void {
  if (note === undefined) return;
  if (opened !== undefined && 'errors' in opened) logAnswer(note, opened as FormattedExecutionResult);
  log.info({ ...lineOf(note), ms: Math.round(ms) }, WORDS);
}

/** Logs an operation that was refused before its execution. */
export function logRefusal({ log }: Pick<Deps, 'log'>, { body }: Outcome, userId: string | null): void {
  const note = newRequestLog();
  note.userId = userId;
  logAnswer(note, body);
  log.info(lineOf(note), WORDS);
}
