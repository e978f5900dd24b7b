export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The Message-ID, the same each time one letter is sent, so that a duplicate can be recognised. */
  id?: string;
  headers?: Readonly<Record<string, string>>;
};

/** A retry would not help: the mailbox does not exist or takes no letters. */
export class LetterRefused extends Error {}

/** Only the job queue calls it: no request waits for a mail server, and a failed letter fails no request. */
export type Mailer = {
  /** For the start-up message. */
  readonly destination: string;
  /** False when letters are dropped. Then no person is told that a letter is on its way. */
  readonly sends: boolean;
  send(mail: Mail): Promise<void>;
};
