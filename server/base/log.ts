import { type Logger, type LoggerOptions, pino } from 'pino';

type LogSettings = { logLevel: string; mode: 'development' | 'production' | 'test' };

/** What may be logged of an exception: in production not its message, which may repeat what somebody wrote. */
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

/** How lines are written. pino's own form of `err` repeats messages, and of a database's error the values of the row. */
export function logOptions({ logLevel, mode }: LogSettings): LoggerOptions {
  return {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => described(error, mode === 'production') },
  };
}

/** JSON lines on stderr, so that stdout stays for the person who starts the server. Never given messages, tokens, e-mails or coordinates. */
export function createLog(settings: LogSettings): Logger {
  return pino(logOptions(settings), pino.destination({ fd: 2, sync: false }));
}
