import { randomBytes } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { type ErrorCode, errorCodes, fault } from '#server/base/errors.ts';
import { described } from '#server/base/log.ts';

export type MaskOptions = { log: Logger; production: boolean };

const UNMASKED: ReadonlySet<string> = new Set(
  Object.keys(errorCodes).filter((code) => code !== 'INTERNAL_SERVER_ERROR'),
);
/** Characters: coercion errors repeat the caller's input. */
const MAX_MESSAGE = 500;

/** Below the wrappers of graphql-js, which only add a path. */
function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError !== undefined) cause = cause.originalError;
  return cause;
}

/** Only `fault()` makes these: the `extensions.code` of a foreign error is ignored. */
function isFault(error: GraphQLError): boolean {
  const cause = causeOf(error);
  return cause instanceof GraphQLError && UNMASKED.has(String(cause.extensions.code));
}

/** The log line has no names or aliases of the document, which are the caller's texts. The request log has the same id. */
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

export function mask(error: GraphQLError, options: MaskOptions): GraphQLError {
  if (isFault(error)) return error;
  const masked = internalError(error, options);
  return new GraphQLError(masked.message, { nodes: error.nodes, path: error.path, extensions: masked.extensions });
}

/** In production without hints about the schema. */
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

/** Leaves out the HTTP status, which is for the transport only. */
export function publicError(error: GraphQLError): GraphQLFormattedError {
  const { message, locations, path, extensions } = error.toJSON();
  const { http: _http, ...rest } = extensions ?? {};
  return { message, ...(locations && { locations }), ...(path && { path }), extensions: rest };
}

/** That of the first fault; 200 when no fault has one, as GraphQL over HTTP says. */
export function statusOf(errors: readonly GraphQLError[]): number {
  for (const { extensions } of errors) {
    const status = (extensions.http as { status?: number } | undefined)?.status;
    if (typeof status === 'number') return status;
  }
  return 200;
}
