/** The request log has operations over HTTP; these lines have those over the socket. */
import type { FormattedExecutionResult } from 'graphql';
import { logAnswer, logFields, newRequestLog, type RequestLog } from '#server/base/request-log.ts';
import type { Deps } from '#server/platform/context/context.ts';
import type { Outcome } from './gate.ts';

const WORDS = 'operation';

/** Duration in milliseconds. `opened` is the answer in place of a stream if the opening failed. */
export function logOperation({ log }: Pick<Deps, 'log'>, note: RequestLog | undefined, ms: number, opened?: object) {
  if (note === undefined) return;
  if (opened !== undefined && 'errors' in opened) logAnswer(note, opened as FormattedExecutionResult);
  log.info({ ...logFields(note), ms: Math.round(ms) }, WORDS);
}

export function logRefusal({ log }: Pick<Deps, 'log'>, { body }: Outcome, userId: string | null): void {
  const note = newRequestLog();
  note.userId = userId;
  logAnswer(note, body);
  log.info(logFields(note), WORDS);
}
