import { GraphQLError } from 'graphql';
import { messages } from '#rules/data-rights.ts';
import type { FieldError } from '#rules/validation.ts';

/** The closed list of top-level codes with their HTTP status. */
export const errorCodes = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  RATE_LIMITED: 429,
  TOO_COSTLY: 400,
  PERSISTED_DOCUMENT_REQUIRED: 400,
  INTERNAL_SERVER_ERROR: 500,
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** For faults of the caller, shown unchanged. Any other exception is masked. */
export function fault(code: ErrorCode, message: string, extensions: Record<string, unknown> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { ...extensions, code, http: { status: errorCodes[code] } } });
}

export const unauthenticated = (): GraphQLError => fault('UNAUTHENTICATED', messages.notAuthenticated);
export const forbidden = (message = 'You are not allowed to do this.'): GraphQLError => fault('FORBIDDEN', message);
/** The same answer for a missing object and for another person's. */
export const notFound = (): GraphQLError => fault('NOT_FOUND', 'Not found.');
export const rateLimited = (message: string, retryAfterSeconds: number): GraphQLError =>
  fault('RATE_LIMITED', message, { retryAfterSeconds });
export const badInput = (message: string): GraphQLError => fault('BAD_USER_INPUT', message);

/** A payload member that refuses, with a sentence for people. */
export function userError<const T extends string, const C extends string>(__typename: T, code: C, message: string) {
  return { __typename, code, message };
}

/** `message` is that of the first broken rule. */
export function invalidInput(fieldErrors: readonly FieldError[]) {
  const message = fieldErrors[0]?.message ?? 'Please check what you entered.';
  return { ...userError('InvalidInput', 'invalid_input', message), fieldErrors: [...fieldErrors] };
}

/** Also for what is not the caller's, or over. */
export function notAvailable(message: string) {
  return userError('NotAvailable', 'not_available', message);
}
