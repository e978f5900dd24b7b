/** Sendings of the newsletter: which article, how often, and when. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sendingMessages } from '#rules/newsletter-console.ts';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { sendScheduledNewsletter } from '#server/features/newsletter/sending-service.ts';
import { article } from '#tests/factories/articles.ts';
import { person } from '#tests/factories/people.ts';
import type { Data } from '#tests/setup/app.ts';
import { startNewsletter } from '#tests/setup/newsletter.ts';

/** A Monday and a Thursday, 07:00 in Lagos. */
const MONDAY = new Date('2026-03-02T06:00:00Z');
const THURSDAY = new Date('2026-03-05T06:00:00Z');
const HOUR = 3_600_000;

const lines: string[] = [];
const world = await startNewsletter({ logLines: lines });
const { app, admin, waiting, send, adminConsole, issues, receivers, at, subscribe, runJobs } = world;
afterAll(() => app.stop());
beforeEach(() => {
  lines.splice(0);
  return world.clean();
});

/** What the log says of days without a newsletter. */
const missed = (): Data[] =>
  lines.filter((line) => line.includes('could not begin')).map((line) => JSON.parse(line) as Data);

const issuesOf = (db: Db) => db.selectFrom('newsletterIssues').select('id').execute();

describe('sending', () => {
  it('brings the next article to everybody on the list, and tells the admin console how far it is', async () => {
    await subscribe(['ada', 'bola', 'chidi']);
    expect(await send()).toEqual({
      __typename: 'SendWeeklyNewsletterSuccess',
      isDryRun: false,
      emailsSent: 3,
      article: { slug: 'monday-1' },
    });
    expect((await adminConsole()).issues).toMatchObject([{ state: 'SENDING', source: 'MANUAL', finishedAt: null }]);
    await runJobs();
    expect(receivers()).toEqual(['ada', 'bola', 'chidi']);
    expect(new Set(app.mails.map(({ id }) => id)).size).toBe(3);
    for (const { subject, headers } of app.mails) {
      expect(subject).toBe(article('monday', 1).subject);
      expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    }
    const { next, articles, ...shown } = await adminConsole();
    expect(shown.issues).toMatchObject([{ state: 'SENT', recipients: 3, sent: 3, bounced: 0, skipped: 0 }]);
    expect(shown.issues[0].finishedAt).not.toBeNull();
    expect(next).toEqual({ slug: 'monday-3' });
    expect(articles.map(({ lastSentAt }: Data) => lastSentAt !== null)).toEqual([true, false, false]);
    const [audit] = await app.db.selectFrom('auditEvents').selectAll().execute();
    expect(audit).toMatchObject({
      action: 'send_weekly_newsletter',
      actorId: admin.id,
      details: { day: 'monday', emails: 3 },
    });
    expect(JSON.stringify(audit)).not.toContain('@');
  });

  it('takes those never sent in their order, then the one sent longest ago; never a removed one', async () => {
    await subscribe(['ada']);
    const sent: string[] = [];
    for (let n = 0; n < 4; n++) {
      sent.push((await send()).article.slug);
      await runJobs();
      app.clock.advance(1_000);
    }
    expect(sent).toEqual(['monday-1', 'monday-3', 'monday-1', 'monday-3']);
    await app.db
      .updateTable('newsletterArticles')
      .set({ removedAt: app.clock.now() })
      .where('slug', '=', 'monday-1')
      .execute();
    expect((await send('MONDAY', true)).article.slug).toBe('monday-3');
    expect((await send('THURSDAY', true)).article.slug).toBe('thursday-2');
  });

  it('is a letter as it was when it began, whatever is done to the article meanwhile', async () => {
    await subscribe(['ada']);
    await send();
    await app.db
      .updateTable('newsletterArticles')
      .set({ subject: 'Changed', title: 'Changed', content: `Changed ${'x'.repeat(100)}`, removedAt: app.clock.now() })
      .execute();
    await runJobs();
    expect(app.mails).toMatchObject([{ subject: article('monday', 1).subject }]);
    expect(app.mails[0]?.text).toContain('monday number 1');
    expect(`${app.mails[0]?.text}${app.mails[0]?.html}`).not.toContain('Changed');
  });

  it('greets by first name whoever confirmed the address in an account, and nobody else', async () => {
    const [ada, bola] = [await person(app, 'Ada', { profile: false }), await person(app, 'Bola', { profile: false })];
    const verified = { fullName: 'Adaeze <b>Obi</b>', emailVerifiedAt: app.clock.now() };
    await app.db.updateTable('users').set(verified).where('id', '=', ada.id).execute();
    await app.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', bola.id).execute();
    await subscribe(['chidi']);
    await app.db
      .insertInto('newsletterSubscribers')
      .values(
        [ada, bola].map(({ email }) => ({
          ...{ id: crypto.randomUUID(), email: email.toUpperCase(), source: 'landing_page', consentGiven: true },
          ...{ consentTimestamp: app.clock.now(), unsubscribedAt: null, userId: null },
        })),
      )
      .execute();
    await send();
    await runJobs();
    const greetings = app.mails.map(({ to, text }) => [to.toLowerCase(), /^Hello .*/m.exec(text)?.[0] ?? null]);
    expect(Object.fromEntries(greetings)).toEqual({
      [ada.email]: 'Hello Adaeze,',
      [bola.email]: null,
      [app.mails.find(({ to }) => to.startsWith('chidi'))?.to ?? '']: null,
    });
  });

  it('fifty times at once is one issue, and one more is told to wait', async () => {
    await subscribe(['ada', 'bola']);
    const kinds = (await Promise.all(Array.from({ length: 50 }, () => send()))).map(({ __typename }) => __typename);
    expect(kinds.filter((kind) => kind === 'SendWeeklyNewsletterSuccess')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'NewsletterSending')).toHaveLength(49);
    expect(await issues()).toHaveLength(1);
    expect(await send('THURSDAY')).toEqual({
      __typename: 'NewsletterSending',
      code: 'NEWSLETTER_SENDING',
      message: sendingMessages.sending,
    });
    await runJobs();
    expect(receivers()).toEqual(['ada', 'bola']);
    expect((await app.db.selectFrom('auditEvents').select('id').execute()).length).toBe(1);
  });

  it('can be tried, and stores nothing then', async () => {
    await subscribe(['ada']);
    expect(await send('MONDAY', true)).toMatchObject({ isDryRun: true, emailsSent: 1, article: { slug: 'monday-1' } });
    expect(await issues()).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(await app.db.selectFrom('auditEvents').select('id').execute()).toEqual([]);
  });

  it('needs somebody on the list, an article, and mail', async () => {
    const refused = (message: string) => ({ __typename: 'NotAvailable', code: 'NOT_AVAILABLE', message });
    expect(await send()).toEqual(refused(sendingMessages.nobody));
    await subscribe(['ada']);
    await app.db.deleteFrom('newsletterArticles').where('day', '=', 'thursday').execute();
    expect(await send('THURSDAY')).toEqual(refused(sendingMessages.noArticle));
    const { mailer } = app.deps.ports;
    app.deps.ports.mailer = { ...mailer, sends: false };
    expect(await send()).toEqual(refused(sendingMessages.noMail));
    await sendScheduledNewsletter(at(MONDAY));
    app.deps.ports.mailer = mailer;
    expect(await issues()).toEqual([]);
  });
});

describe('by the clock', () => {
  it.each([
    ['Monday 06:59', new Date(MONDAY.getTime() - 60_000), 0],
    ['Monday 07:00', MONDAY, 1],
    ['Monday 19:59, after a morning without power', new Date(MONDAY.getTime() + 13 * HOUR - 60_000), 1],
    ['Monday 20:00', new Date(MONDAY.getTime() + 13 * HOUR), 0],
    ['Tuesday 07:00', new Date(MONDAY.getTime() + 24 * HOUR), 0],
    ['Thursday 07:00', THURSDAY, 1],
    ['Sunday 23:30 in London, Monday 00:30 in Lagos', new Date('2026-03-01T23:30:00Z'), 0],
  ])('%s', async (_when, now, count) => {
    await subscribe(['ada'], new Date(MONDAY.getTime() - HOUR));
    await sendScheduledNewsletter(at(now));
    expect(await issues()).toHaveLength(count);
  });

  it('once a day, whoever asks and however many at once; on Thursday the other one', async () => {
    await subscribe(['ada'], new Date(MONDAY.getTime() - HOUR));
    await Promise.all(Array.from({ length: 20 }, () => sendScheduledNewsletter(at(MONDAY))));
    expect(await issues()).toMatchObject([{ source: 'scheduled', day: 'monday', lagosDate: '2026-03-02' }]);
    await runJobs(at(MONDAY));
    await sendScheduledNewsletter(at(new Date(MONDAY.getTime() + HOUR)));
    expect(await issues()).toHaveLength(1);
    await sendScheduledNewsletter(at(THURSDAY));
    expect(await issues()).toMatchObject([{ day: 'monday' }, { day: 'thursday', lagosDate: '2026-03-05' }]);
    expect(receivers()).toEqual(['ada']);
    expect(missed()).toEqual([]);
  });

  it('once, however many processes ask at once', async () => {
    await subscribe(['ada'], new Date(MONDAY.getTime() - HOUR));
    const others = Array.from({ length: 4 }, () =>
      createDb(createPool({ connectionString: app.databaseUrl, max: 2, onError: () => undefined })),
    );
    // Connected, so that all ask at the same moment.
    await Promise.all(others.map((db) => issuesOf(db)));
    await Promise.all(others.flatMap((db) => [0, 1].map(() => sendScheduledNewsletter({ ...at(MONDAY), db }))));
    expect(await issues()).toMatchObject([{ source: 'scheduled' }]);
    expect((await waiting()).map(({ name }) => name)).toEqual(['expandNewsletter']);
    expect(missed()).toEqual([]);
    await Promise.all(others.map((db) => db.destroy()));
  });

  it('nothing without anybody on the list, nor on a day that was served by hand', async () => {
    await sendScheduledNewsletter(at(MONDAY));
    expect(await issues()).toEqual([]);
    // Half past midnight in Lagos: the same date there, another one in London.
    app.clock.set(new Date('2026-03-01T23:30:00Z'));
    await subscribe(['ada']);
    await send();
    await runJobs();
    await sendScheduledNewsletter(at(MONDAY));
    expect(await issues()).toMatchObject([{ source: 'manual', lagosDate: '2026-03-02' }]);
    await sendScheduledNewsletter(at(THURSDAY));
    expect((await issues()).map(({ source }) => source)).toEqual(['manual', 'scheduled']);
    expect(missed()).toEqual([]);
    app.clock.set(new Date());
  });

  it('later the same day, once the other day’s article is out that was begun by hand', async () => {
    app.clock.set(MONDAY);
    await subscribe(['ada']);
    await send('THURSDAY');
    await sendScheduledNewsletter(at(MONDAY));
    expect(await issues()).toMatchObject([{ source: 'manual' }]);
    await runJobs(at(MONDAY));
    await sendScheduledNewsletter(at(new Date(MONDAY.getTime() + HOUR)));
    expect((await issues()).map(({ source }) => source)).toEqual(['manual', 'scheduled']);
    app.clock.set(new Date());
  });

  it('and says once a day in the log why there is none', async () => {
    await subscribe(['ada'], new Date(MONDAY.getTime() - HOUR));
    const off = { ...app.deps.ports, mailer: { ...app.deps.ports.mailer, sends: false } };
    const attempt = (now: Date) => sendScheduledNewsletter({ ...at(now), ports: off });
    for (let n = 0; n < 3; n++) await attempt(new Date(MONDAY.getTime() + n * HOUR));
    expect(missed()).toMatchObject([{ day: 'monday', reason: 'noMail' }]);
    await attempt(THURSDAY);
    expect(missed()).toMatchObject([{}, { day: 'thursday', reason: 'noMail' }]);
    const nextMonday = new Date(MONDAY.getTime() + 7 * 24 * HOUR);
    await app.db.deleteFrom('newsletterArticles').execute();
    await sendScheduledNewsletter(at(nextMonday));
    expect(missed()[2]).toMatchObject({ reason: 'noArticle' });
    expect(JSON.stringify(missed())).not.toContain('@');
  });
});
