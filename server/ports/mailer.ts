/** A letter, ready to be sent. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Becomes the Message-ID: the same for each sending of one letter, so that a doubled one can be recognised. */
  id?: string;
  headers?: Readonly<Record<string, string>>;
};

/** Thrown by `send` when the receiver's mailbox does not exist or takes no letters: to try again would change nothing. */
export class LetterRefused extends Error {}

/** Sends letters. Only the job queue calls it: no request waits for a mail server, and a failed letter fails no request. */
export type Mailer = {
  /** Where letters go, for the start-up message. */
  readonly destination: string;
  /** False where letters are dropped: then nobody is told that one is on its way. */
  readonly sends: boolean;
  send(mail: Mail): Promise<void>;
};
