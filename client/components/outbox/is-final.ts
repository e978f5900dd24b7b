import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Error codes that may pass with a retry. */
const passing: readonly unknown[] = ['RATE_LIMITED', 'INTERNAL_SERVER_ERROR', 'PERSISTED_DOCUMENT_REQUIRED'];

/** True for the server's own no. Anything else is no answer: a lost network, a timeout, a broken server. */
export function isFinal(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && !error.errors.some(({ extensions }) => passing.includes(extensions?.code));
}

/** The timeout of a request. After it the item is sent again; the server recognizes it by its id. */
export const PATIENCE_MS = 20_000;
