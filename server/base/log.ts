import { type Logger, type LoggerOptions, pino } from 'pino';

type LogSettings = { logLevel: string; mode: 'development' | 'production' | 'test' };

/** In production without the message, which may repeat a person's words. */
export function described(cause: unknown, production: boolean): Record<string, unknown> {
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

/** pino's own form of `err` repeats messages, and the values of the row in an error of the database. */
export function logOptions({ logLevel, mode }: LogSettings): LoggerOptions {
  return {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => described(error, mode === 'production') },
  };
}

/** On stderr, so that stdout stays free for the operator. Never log messages, tokens, e-mails or coordinates. */
export function createLog(settings: LogSettings): Logger {
  return pino(logOptions(settings), pino.destination({ fd: 2, sync: false }));
}
