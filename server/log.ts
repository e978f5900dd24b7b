import { type Logger, pino } from 'pino';
import type { Settings } from './config.ts';

/** JSON lines on stderr, so that stdout stays for the person who starts the server. Never given messages, tokens, e-mails or coordinates. */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  return pino(
    { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: false }),
  );
}
