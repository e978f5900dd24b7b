import { randomBytes } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { type ErrorCode, errorCodes, fault } from '#server/base/errors.ts';
import { described } from '#server/base/log.ts';

type MaskOptions = { log: Logger; production: boolean };

const UNMASKED: ReadonlySet<string> = new Set(
  Object.keys(errorCodes).filter((code) => code !== 'INTERNAL_SERVER_ERROR'),
);
/** The longest message of an error, in characters: coercion errors repeat the caller's input. */
const MAX_MESSAGE = 500;

/** The cause below the wrappers of graphql-js, which only add a path. */
function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError !== undefined) cause = cause.originalError;
  return cause;
}

/** True if an error is one of our own for the caller. Only `fault()` makes these: the `extensions.code` of a foreign error is ignored. */
function isFault(error: GraphQLError): boolean {
  const cause = causeOf(error);
  return cause instanceof GraphQLError && UNMASKED.has(String(cause.extensions.code));
}

/**
 * Logs an exception under a new id and returns the error for the caller. The log line has no names or aliases of the document, which are
 * the caller's texts. The request log has the same id, and the name of a known operation.
 */
export function internalError(
  error: unknown,
  { log, production }: MaskOptions,
  about: { route?: string | undefined } = {},
): GraphQLError {
  const id = randomBytes(9).toString('base64url');
  log.error({ errorId: id, ...about, error: described(causeOf(error), production) }, 'An exception was masked.');
  return new GraphQLError('Something went wrong on our side. Please try again.', {
    extensions: { code: 'INTERNAL_SERVER_ERROR' satisfies ErrorCode, id },
  });
}

/** An error of execution in its public form: our own faults unchanged, everything else as an id. */
export function mask(error: GraphQLError, options: MaskOptions): GraphQLError {
  if (isFault(error)) return error;
  const masked = internalError(error, options);
  return new GraphQLError(masked.message, { nodes: error.nodes, path: error.path, extensions: masked.extensions });
}

/** A refusal of graphql-js (syntax, validation, coercion) as BAD_USER_INPUT; in production without hints about the schema. */
export function refusal(error: GraphQLError, { production }: Pick<MaskOptions, 'production'>): GraphQLError {
  const full = production ? error.message.replace(/ Did you mean [\s\S]*\?$/, '') : error.message;
  const message = full.length > MAX_MESSAGE ? `${full.slice(0, MAX_MESSAGE)}…` : full;
  const { extensions } = fault('BAD_USER_INPUT', message);
  return new GraphQLError(message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions,
  });
}

/** The error in the form in which it is sent. Leaves out the HTTP status, which is for the transport only. */
export function publicError(error: GraphQLError): GraphQLFormattedError {
  const { message, locations, path, extensions } = error.toJSON();
  const { http: _http, ...rest } = extensions ?? {};
  return { message, ...(locations && { locations }), ...(path && { path }), extensions: rest };
}

/** The HTTP status of an answer: that of its first fault. 200 when no fault has one, as GraphQL over HTTP says. */
export function statusOf(errors: readonly GraphQLError[]): number {
  for (const { extensions } of errors) {
    const status = (extensions.http as { status?: number } | undefined)?.status;
    if (typeof status === 'number') return status;
  }
  return 200;
}
