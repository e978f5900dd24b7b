import { ServerError } from '@apollo/client/errors';
import { messageOf } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import type { Failure } from './reply.ts';
import { texts } from './texts.ts';

/** The failure of a request that was refused with a status, or got no answer. */
export function failureOf(error: unknown): Failure {
  if (ServerError.is(error) && error.statusCode === 429) return { kind: 'busy' };
  if (ServerError.is(error) && error.statusCode === 402) return { kind: 'unpaid' };
  return { kind: 'failed', message: messageOf(error, texts.checkConnection) };
}

/** The failure for a refusal code of the coach, as in the contract. */
export function failureOfCode({ code, message }: { code: string; message: string }): Failure {
  if (code === 'COACH_BUSY' || code === 'TOO_MANY_ATTEMPTS') return { kind: 'busy' };
  if (code === 'COACH_UNPAID') return { kind: 'unpaid' };
  return { kind: code === 'LIMIT_REACHED' ? 'limit' : 'failed', message };
}

/** Shows a failure in a toast with the text of the catalogue. `title` is for reasons without a text of their own. */
export function tellFailure({ kind, message }: Failure, title: string = texts.sendFailed): void {
  const about = 'companion';
  if (kind === 'busy') toast({ title: texts.rateLimit, description: texts.rateLimitBody, tone: 'error', about });
  else if (kind === 'unpaid') toast({ title: texts.payment, description: texts.paymentBody, tone: 'error', about });
  else toast({ title, description: message === title ? undefined : message, tone: 'error', about });
}
