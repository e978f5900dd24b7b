import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LetterRefused, type Mail } from '#server/ports/mailer.ts';
import { createNoMailer } from '#server/ports/mailer-none.ts';
import { createOutboxMailer, outboxFolder, readOutbox } from '#server/ports/mailer-outbox.ts';
import { createSmtpMailer } from '#server/ports/mailer-smtp.ts';
import { startTestApp } from '#tests/setup/app.ts';
import { realRandom } from '#tests/setup/clock.ts';
import { type Letter, type OwnSmtp, startSmtp } from '#tests/setup/smtp.ts';

const letter: Mail = {
  to: 'ada@example.com',
  subject: 'Ẹ káàbọ̀ to Zobo',
  text: 'Hello Ada,\n\nWelcome.',
  id: 'one-letter',
  headers: { 'List-Unsubscribe': '<https://zobo.example/unsubscribe?token=1>' },
};
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zobo-mail-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the outbox', () => {
  it('keeps each letter as a file of its own, newest first, for its owner’s eyes only', async () => {
    const outbox = join(folder, 'outbox');
    let now = Date.UTC(2026, 0, 1);
    const mailer = createOutboxMailer({ folder: outbox, clock: () => new Date(now), random: realRandom });
    expect(await readOutbox(outbox, 10)).toEqual([]);
    await mailer.send(letter);
    now += 1_000;
    await Promise.all([mailer.send({ ...letter, subject: 'Second' }), mailer.send({ ...letter, subject: 'Second' })]);
    const letters = await readOutbox(outbox, 10);
    expect(letters.map(({ subject }) => subject)).toEqual(['Second', 'Second', letter.subject]);
    expect(letters[2]).toMatchObject({ ...letter, sentAt: '2026-01-01T00:00:00.000Z' });
    expect(await readOutbox(outbox, 1)).toHaveLength(1);
    const files = await readdir(outbox);
    expect(files).toHaveLength(3);
    for (const file of files) expect((await stat(join(outbox, file))).mode & 0o777).toBe(0o600);
    expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  });
});

describe('a mail server', () => {
  let server: OwnSmtp | null = null;
  const received: Letter[] = [];

  async function serve(options?: SMTPServerOptions): Promise<string> {
    server = await startSmtp((taken) => void received.push(taken), options);
    return server.url;
  }

  async function stop(): Promise<void> {
    await server?.stop();
    server = null;
  }

  afterEach(async () => {
    received.length = 0;
    await stop();
  });

  it('gets the letter as it was written', async () => {
    const mailer = createSmtpMailer({ url: await serve(), from: 'Zobo <hello@zobo.example>' });
    await mailer.send({ ...letter, html: '<p>Hello Ada</p>' });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'hello@zobo.example', to: ['ada@example.com'] });
    const parsed = await PostalMime.parse(received[0]?.raw ?? '');
    expect(parsed).toMatchObject({ subject: letter.subject, from: { name: 'Zobo', address: 'hello@zobo.example' } });
    expect(parsed.text?.trim()).toBe(letter.text);
    expect(parsed.html?.trim()).toBe('<p>Hello Ada</p>');
    expect(parsed.messageId).toBe('<one-letter@zobo.example>');
    expect(parsed.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe', value: '<https://zobo.example/unsubscribe?token=1>' }),
    );
  });

  it.each(['ada@example.com, bola@example.com', 'ada@example.com\r\nBcc: bola@example.com'])(
    'never takes one address for several: %j',
    async (to) => {
      const mailer = createSmtpMailer({ url: await serve(), from: 'hello@zobo.example' });
      await mailer.send({ ...letter, to }).catch(() => undefined);
      expect(received.flatMap((mail) => mail.to)).not.toContain('bola@example.com');
    },
  );

  it('puts nothing that was typed into another header', async () => {
    const mailer = createSmtpMailer({ url: await serve(), from: 'hello@zobo.example' });
    await mailer.send({ ...letter, subject: 'Hello\r\nBcc: bola@example.com' });
    expect(received[0]?.to).toEqual(['ada@example.com']);
    expect((await PostalMime.parse(received[0]?.raw ?? '')).bcc).toBeUndefined();
  });

  it('that refuses a letter fails it, without naming the receiver', async () => {
    const refuse: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) =>
      done(Object.assign(new Error(`No mailbox ${address} here`), { responseCode: 550 }));
    const mailer = createSmtpMailer({ url: await serve({ onRcptTo: refuse }), from: 'hello@zobo.example' });
    const failure = await mailer.send(letter).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).toContain('550');
    expect(String(failure)).not.toContain('ada@example.com');
  });

  it.each([
    ['550 5.1.1 No such mailbox', true],
    ['550 5.1.2 No such domain', true],
    ['553 5.1.3 Not an address', true],
    ['551 5.1.6 Moved away', true],
    ['556 5.1.10 Takes no mail', true],
    ['550 5.2.1 The account is disabled', true],
    ['550 No such mailbox', true],
    ['550 <ada@example.com>: Recipient address rejected: User unknown in local recipient table', true],
    ['553 The recipient does not exist', true],
    ['551 Unknown user', true],
    // Faults of ours, and what passes.
    ['550 5.7.1 Relaying denied', false],
    ['550 relay not permitted', false],
    ['550 <unknown.user@no.such.user>: relay access denied', false],
    ['530 5.7.0 Authentication required', false],
    ['503 Authentication required, unknown user', false],
    ['550 5.4.5 Daily sending limit exceeded', false],
    ['554 Your address is on a blocklist: unknown user', false],
    ['550 5.1.8 Sender address rejected: user unknown', false],
    ['550 Unknown sender address', false],
    ['550 Sender address rejected: user unknown', false],
    ['552 5.2.2 Mailbox full', false],
    ['550 Mailbox unavailable', false],
    ['550 Mailbox busy for a reason unknown', false],
    ['550 Requested action not taken', false],
    ['450 5.1.1 No such mailbox', false],
    ['450 4.2.1 Try again later', false],
  ])('that answers %j to the receiver refuses for good: %s', async (answer, isForGood) => {
    const responseCode = Number(answer.slice(0, 3));
    const refuse: SMTPServerOptions['onRcptTo'] = (_address, _session, done) =>
      done(Object.assign(new Error(answer.slice(4)), { responseCode }));
    const mailer = createSmtpMailer({ url: await serve({ onRcptTo: refuse }), from: 'hello@zobo.example' });
    const failure = await mailer.send(letter).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof LetterRefused).toBe(isForGood);
  });

  it('that refuses the sender or the words may take the letter another time', async () => {
    for (const options of [
      { onMailFrom: (_from, _session, done) => done(Object.assign(new Error('Not you'), { responseCode: 550 })) },
      { onData: (_stream, _session, done) => done(Object.assign(new Error('No room'), { responseCode: 552 })) },
    ] satisfies SMTPServerOptions[]) {
      const failure = await createSmtpMailer({ url: await serve(options), from: 'hello@zobo.example' })
        .send(letter)
        .catch((error: Error) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(LetterRefused);
      await stop();
    }
  });

  it('may think about a letter for ten minutes, and so is not sent it twice', async () => {
    const waits = vi.spyOn(Socket.prototype, 'setTimeout');
    try {
      await createSmtpMailer({ url: await serve(), from: 'hello@zobo.example' }).send(letter);
      // The server's own, in the same process, is a minute.
      expect(Math.max(...waits.mock.calls.map(([ms]) => ms))).toBeGreaterThanOrEqual(10 * 60_000);
    } finally {
      waits.mockRestore();
    }
    expect(received).toHaveLength(1);
  });

  it('that is not there fails the letter', async () => {
    const url = await serve();
    await stop();
    await expect(createSmtpMailer({ url, from: 'hello@zobo.example' }).send(letter)).rejects.toThrow('did not take');
  });

  it('is named without its password', () => {
    const { destination } = createSmtpMailer({ url: 'smtp://zobo:hunter2@mail.example:587', from: 'a@b.example' });
    expect(destination).toContain('mail.example:587');
    expect(destination).not.toContain('hunter2');
  });
});

it('without a mail server in production, the log says that a letter was not sent, and not to whom', async () => {
  const lines: string[] = [];
  await createNoMailer({ warn: (...given: unknown[]) => void lines.push(given.join(' ')) }).send(letter);
  expect(lines.join()).toContain('SMTP_URL');
  expect(lines.join()).not.toContain('ada');
});

describe('the page of the outbox', () => {
  it('shows the text with links, and the HTML in a frame that may do nothing', async () => {
    const app = await startTestApp();
    try {
      const folder = outboxFolder(app.deps.config);
      const mailer = createOutboxMailer({ folder, clock: app.clock.now, random: realRandom });
      const html = '<html><head><title>x</title></head><body style="color:red"><script>1</script></body></html>';
      await mailer.send({ ...letter, text: 'Open https://zobo.example/a?b=1&c=2 <b>', html });
      const page = await fetch(`${app.url}/dev/mail`);
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
      const shown = await page.text();
      expect(shown).toContain('<a href="https://zobo.example/a?b=1&amp;c=2"');
      expect(shown).toContain('&lt;b&gt;');
      const [, sandbox, src] = /<iframe sandbox="([^"]*)" .*src="([^"]+)"/.exec(shown) ?? [];
      expect(sandbox).toBe('allow-popups');
      const framed = await fetch(`${app.url}${src}`);
      expect(framed.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox allow-popups$/);
      expect(framed.headers.get('content-security-policy')).not.toContain('script-src');
      expect(await framed.text()).toContain('color:red');
      for (const name of ['nothing', '..%2f..%2fapp-secret', '%2e%2e'])
        expect((await fetch(`${app.url}/dev/mail/${name}`)).status).toBe(404);
    } finally {
      await app.stop();
    }
  });
});
