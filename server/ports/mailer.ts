/** A letter, ready to be sent. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Becomes the Message-ID. It is the same each time one letter is sent, so that a duplicate can be recognised. */
  id?: string;
  headers?: Readonly<Record<string, string>>;
};

/** Thrown by `send` when the receiver's mailbox does not exist or takes no letters. A retry would not help. */
export class LetterRefused extends Error {}

/** Sends letters. Only the job queue calls it. Thus no request waits for a mail server, and a failed letter fails no request. */
export type Mailer = {
  /** The destination of letters, for the start-up message. */
  readonly destination: string;
  /** False when letters are dropped. Then no person is told that a letter is on its way. */
  readonly sends: boolean;
  send(mail: Mail): Promise<void>;
};
