/** A real mail server on a port of its own. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Letter = { raw: string; from: string; to: string[] };
export type OwnSmtp = { url: string; stop(): Promise<void> };

/** Hands over every letter that arrives whole, unless `options` refuse it. */
export async function startSmtp(onLetter: (letter: Letter) => void, options: SMTPServerOptions = {}): Promise<OwnSmtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      void text(stream).then((raw) => {
        const to = rcptTo.map(({ address }) => address);
        onLetter({ raw, from: mailFrom === false ? '' : mailFrom.address, to });
        done();
        // One that was cut off has not arrived.
      }, done);
    },
    ...options,
  });
  // A killed client leaves broken connections behind.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
