import { randomBytes } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { type ErrorCode, errorCodes, fault } from '#server/base/errors.ts';
import { described } from '#server/base/log.ts';

type MaskOptions = { log: Logger; production: boolean };

const UNMASKED: ReadonlySet<string> = new Set(
  Object.keys(errorCodes).filter((code) => code !== 'INTERNAL_SERVER_ERROR'),
);
/** The longest message of an error: coercion errors repeat what was given. */
const MAX_MESSAGE = 500;

/** The cause below graphql-js's wrappers that only add a path. */
function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError !== undefined) cause = cause.originalError;
  return cause;
}

/** Whether an error is one of ours for the caller. Only `fault()` makes these: an `extensions.code` on a foreign error counts for nothing. */
function isFault(error: GraphQLError): boolean {
  const cause = causeOf(error);
  return cause instanceof GraphQLError && UNMASKED.has(String(cause.extensions.code));
}

/**
 * Logs an exception under a new id and returns the error that the caller sees instead. Names and aliases of the document are the caller's
 * texts: the line of the request has the same id, and the operation's name where it is one of ours.
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

/** An error of execution as the caller may see it: our own faults as they are, everything else under an id. */
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

/** The error as it is sent: the HTTP status it asks for is for the transport only. */
export function publicError(error: GraphQLError): GraphQLFormattedError {
  const { message, locations, path, extensions } = error.toJSON();
  const { http: _http, ...rest } = extensions ?? {};
  return { message, ...(locations && { locations }), ...(path && { path }), extensions: rest };
}

/** The HTTP status of an answer: that of its first fault; 200 when there is none, as GraphQL over HTTP has it. */
export function statusOf(errors: readonly GraphQLError[]): number {
  for (const { extensions } of errors) {
    const status = (extensions.http as { status?: number } | undefined)?.status;
    if (typeof status === 'number') return status;
  }
  return 200;
}
