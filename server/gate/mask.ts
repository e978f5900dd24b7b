import { randomBytes } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { type ErrorCode, errorCodes, fault } from '../errors.ts';

type MaskOptions = { log: Logger; production: boolean };
/** What is known of the call; never its variables. */
type Call = { operationName: string | null };

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

/** What may be logged of an exception: in production not its message, which may repeat what somebody wrote. */
function describe(cause: unknown, production: boolean): Record<string, unknown> {
  if (!(cause instanceof Error)) return { type: typeof cause };
  const { code, constraint } = cause as Error & { code?: unknown; constraint?: unknown };
  const frames = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: cause.name,
    code,
    constraint,
    stack: frames.join('\n'),
    ...(production ? {} : { message: cause.message }),
  };
}

/** Logs an exception under a new id and returns the error that the caller sees instead. */
export function internalError(
  error: unknown,
  { log, production }: MaskOptions,
  about: Record<string, unknown> = {},
): GraphQLError {
  const id = randomBytes(9).toString('base64url');
  log.error({ errorId: id, ...about, error: describe(causeOf(error), production) }, 'An exception was masked.');
  return new GraphQLError('Something went wrong on our side. Please try again.', {
    extensions: { code: 'INTERNAL_SERVER_ERROR' satisfies ErrorCode, id },
  });
}

/** An error of execution as the caller may see it: our own faults as they are, everything else under an id. */
export function mask(error: GraphQLError, options: MaskOptions, call: Call): GraphQLError {
  if (isFault(error)) return error;
  const masked = internalError(error, options, { operationName: call.operationName, path: error.path?.join('.') });
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
