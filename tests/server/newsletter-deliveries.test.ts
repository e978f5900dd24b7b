/** What becomes of each letter of an issue, and of addresses that no letter reaches. */
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { sendingMessages } from '#rules/newsletter-console.ts';
import { expandNewsletter, sendNewsletterLetter, tendNewsletter } from '#server/features/newsletter/sending-service.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import { LetterRefused } from '#server/ports/mailer.ts';
import { addressOf, startNewsletter } from '#tests/setup/newsletter.ts';

const BOUNCES = `mutation B($input: RecordNewsletterBouncesInput!) { recordNewsletterBounces(input: $input) { __typename
  ... on RecordNewsletterBouncesSuccess { isDryRun removed } ... on InvalidInput { fieldErrors { path message } } } }`;
const SUBSCRIBE =
  'mutation S($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) { __typename } }';

const lines: string[] = [];
const world = await startNewsletter({ logLines: lines });
const { app, ask, waiting, send, adminConsole, issues, receivers, at, withMail, subscribe, leave, runJobs } = world;
afterAll(() => app.stop());
beforeEach(() => world.clean());

describe('the letters of an issue', () => {
  it('go into the queue in steps, and to nobody who came after it began', async () => {
    const names = Array.from({ length: limits.newsletter.perStep + 5 }, (_, n) => `reader.${n}`);
    await subscribe(names);
    await send();
    app.clock.advance(10);
    await subscribe(['late']);
    const [first] = await waiting();
    const payload = first?.payload as Jobs['expandNewsletter'] | undefined;
    await Promise.all(Array.from({ length: 3 }, () => expandNewsletter(app.deps, payload ?? { issueId: '' })));
    // Run by three at once it is expanded all the same, once.
    const letters = (await waiting()).filter(({ name }) => name === 'sendNewsletterLetter');
    expect(new Set(letters.map(({ payload: { subscriberId } }) => subscriberId)).size).toBe(names.length);
    expect(letters).toHaveLength(names.length);
    const rows = await app.db.selectFrom('newsletterDeliveries').select('state').execute();
    expect(rows).toHaveLength(names.length);
    expect((await issues())[0]?.expandedAt).not.toBeNull();
  });

  it('wait for any other letter', async () => {
    await subscribe(['ada']);
    await send();
    const { rows } = await sql<{ priority: number }>`select priority from graphile_worker.jobs`.execute(app.db);
    for (const { priority } of rows) expect(priority).toBeGreaterThan(0);
    await expandNewsletter(app.deps, { issueId: (await issues())[0]?.id ?? '' });
    const later = await sql<{ priority: number }>`select priority from graphile_worker.jobs`.execute(app.db);
    expect(later.rows.length).toBe(2);
    for (const { priority } of later.rows) expect(priority).toBeGreaterThan(0);
  });

  it('are not sent to those who left meanwhile', async () => {
    await subscribe(['ada', 'bola']);
    await send();
    app.clock.advance(10);
    await leave('bola');
    await runJobs();
    expect(receivers()).toEqual(['ada']);
    expect((await adminConsole()).issues).toMatchObject([{ state: 'SENT', recipients: 2, sent: 1, skipped: 1 }]);
    await leave('ada');
    expect((await send()).message).toBe(sendingMessages.nobody);
  });

  it('that a mail server refuses for good take their address off the list', async () => {
    await subscribe(['ada', 'gone']);
    await send();
    await runJobs(
      withMail(async (mail) => {
        if (mail.to === addressOf('gone')) throw new LetterRefused('no such mailbox');
        app.mails.push(mail);
      }),
    );
    expect(receivers()).toEqual(['ada']);
    expect(await adminConsole()).toMatchObject({
      subscribers: 1,
      unsubscribed: 0,
      bounced: 1,
      issues: [{ state: 'SENT', sent: 1, bounced: 1 }],
    });
    app.clock.advance(1_000);
    expect((await send()).emailsSent).toBe(1);
    await runJobs();
    // Whoever comes back is written to again.
    await ask(SUBSCRIBE, { email: addressOf('gone'), hasConsented: true });
    expect((await send()).emailsSent).toBe(2);
    app.mails.splice(0);
    await runJobs();
    expect(receivers()).toEqual(['ada', 'gone']);
  });

  it('that fail are tried again, as the same letter, and hold no other issue up', async () => {
    await subscribe(['ada', 'full']);
    await send();
    const tried: (string | undefined)[] = [];
    const broken = withMail(async (mail) => {
      if (mail.to !== addressOf('full')) return;
      tried.push(mail.id);
      throw new Error('try again');
    });
    await runJobs(broken);
    await runJobs(broken);
    expect(tried).toHaveLength(2);
    expect(new Set(tried).size).toBe(1);
    expect((await adminConsole()).issues).toMatchObject([{ state: 'SENT', recipients: 2, sent: 1, skipped: 0 }]);
    app.clock.advance(1_000);
    expect((await send()).__typename).toBe('SendWeeklyNewsletterSuccess');
    await runJobs(withMail(async () => undefined));
    const first = async () => (await adminConsole()).issues[1];
    expect(await first()).toMatchObject({ sent: 2, skipped: 0 });
  });

  it('that fail to the end are given up half a day after their issue began', async () => {
    await subscribe(['ada', 'full']);
    await send();
    const began = app.clock.now().getTime();
    await runJobs(
      withMail(async ({ to }) => {
        if (to === addressOf('full')) throw new Error('try again');
      }),
    );
    const later = (ms: number) => at(new Date(began + limits.newsletter.triedMs + ms));
    await tendNewsletter(later(-60_000));
    expect((await adminConsole()).issues).toMatchObject([{ state: 'SENT', sent: 1, skipped: 0 }]);
    await tendNewsletter(later(60_000));
    const given = (await adminConsole()).issues;
    expect(given).toMatchObject([{ state: 'SENT', recipients: 2, sent: 1, skipped: 1 }]);
    // What is given up stays so.
    await tendNewsletter(later(120_000));
    await runJobs();
    expect(app.mails).toEqual([]);
    expect((await adminConsole()).issues).toEqual(given);
  });

  it('that a mail server takes after they were given up count as sent', async () => {
    await subscribe(['ada', 'gone']);
    await send();
    const late = at(new Date(app.clock.now().getTime() + limits.newsletter.triedMs + 60_000));
    await runJobs(
      withMail(async ({ to }) => {
        await tendNewsletter(late);
        if (to === addressOf('gone')) throw new LetterRefused('no such mailbox');
      }),
    );
    // The second one was given up before its try.
    const states = await app.db.selectFrom('newsletterDeliveries').select('state').orderBy('state').execute();
    expect(states.filter(({ state }) => state === 'skipped')).toHaveLength(1);
    const [{ sent, bounced, skipped, recipients }] = (await adminConsole()).issues;
    expect([recipients, sent + bounced, skipped]).toEqual([2, 1, 1]);
  });

  it('are counted once each, however their ends race', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `reader.${n}`);
    await subscribe(names);
    await send();
    await expandNewsletter(app.deps, { issueId: (await issues())[0]?.id ?? '' });
    const jobs = (await waiting()).filter(({ name }) => name === 'sendNewsletterLetter');
    const late = at(new Date(app.clock.now().getTime() + limits.newsletter.triedMs + 60_000));
    const twice = [...jobs, ...jobs].map(({ payload }, n) => [
      sendNewsletterLetter(app.deps, payload),
      ...(n % 5 === 0 ? [tendNewsletter(late)] : []),
    ]);
    await Promise.all(twice.flat());
    const rows = await app.db.selectFrom('newsletterDeliveries').select('state').execute();
    const count = (state: string): number => rows.filter((row) => row.state === state).length;
    expect(count('waiting')).toBe(0);
    expect(await issues()).toMatchObject([{ sent: count('sent'), skipped: count('skipped'), bounced: 0 }]);
  });

  it('keep their counts when a reader is forgotten', async () => {
    await subscribe(['ada', 'bola']);
    await send();
    await runJobs();
    const before = (await adminConsole()).issues;
    await app.db.deleteFrom('newsletterSubscribers').execute();
    expect((await adminConsole()).issues).toEqual(before);
    expect(before).toMatchObject([{ recipients: 2, sent: 2 }]);
  });

  it('take no more addresses off the list once too many are refused, and the log says so once', async () => {
    const { atLeast } = limits.newsletter.refused;
    await subscribe(Array.from({ length: atLeast + 4 }, (_, n) => `reader.${n}`));
    await send();
    const refusing = withMail(async () => {
      throw new LetterRefused('user unknown');
    });
    await runJobs(refusing);
    await runJobs(refusing);
    expect(await adminConsole()).toMatchObject({
      subscribers: 4,
      issues: [{ state: 'SENT', recipients: atLeast + 4, bounced: atLeast, sent: 0 }],
    });
    const said = lines.filter((line) => line.includes('Too many letters of a newsletter are refused'));
    expect(said).toHaveLength(1);
    expect(said[0]).not.toContain('@');
    // The others are tried again, and arrive once the fault is mended.
    await runJobs();
    expect((await adminConsole()).issues).toMatchObject([{ bounced: atLeast, sent: 4 }]);
  });

  it('are sent once, however often their job runs after that, and end the issue however they race', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `reader.${n}`);
    await subscribe(names);
    await send();
    const [issue] = await issues();
    await expandNewsletter(app.deps, { issueId: issue?.id ?? '' });
    const jobs = (await waiting()).filter(({ name }) => name === 'sendNewsletterLetter');
    await Promise.all(jobs.map(({ payload }) => sendNewsletterLetter(app.deps, payload)));
    expect((await issues())[0]?.finishedAt).not.toBeNull();
    for (const { payload } of jobs) await sendNewsletterLetter(app.deps, payload);
    expect(app.mails).toHaveLength(names.length);
  });

  it('are forgotten with their issue after its time', async () => {
    await subscribe(['ada']);
    await send();
    await runJobs();
    await tendNewsletter(at(new Date(app.clock.now().getTime() + limits.newsletter.keptMs - 60_000)));
    expect(await issues()).toHaveLength(1);
    await tendNewsletter(at(new Date(app.clock.now().getTime() + limits.newsletter.keptMs + 60_000)));
    expect(await issues()).toEqual([]);
    expect(await app.db.selectFrom('newsletterDeliveries').select('state').execute()).toEqual([]);
  });
});

describe('reported bounces', () => {
  it('leave the list, counted apart from those who left by themselves', async () => {
    await subscribe(['ada', 'gone', 'bola']);
    await leave('bola');
    const emails = [` ${addressOf('GONE').toUpperCase()} `, addressOf('gone'), addressOf('bola'), 'nobody@example.com'];
    expect(await ask(BOUNCES, { emails, isDryRun: true })).toMatchObject({ isDryRun: true, removed: 1 });
    expect((await adminConsole()).subscribers).toBe(2);
    expect(await ask(BOUNCES, { emails })).toMatchObject({ isDryRun: false, removed: 1 });
    expect(await adminConsole()).toMatchObject({ subscribers: 1, unsubscribed: 1, bounced: 1 });
    const audits = await app.db.selectFrom('auditEvents').selectAll().execute();
    expect(audits).toMatchObject([{ action: 'record_newsletter_bounces', details: { reported: 4, removed: 1 } }]);
    expect(JSON.stringify(audits)).not.toContain('@');
  });

  it.each([[[]], [Array.from({ length: limits.newsletter.bounces + 1 }, (_, n) => addressOf(`n${n}`))]])(
    'are refused where they are none or too many',
    async (emails) => {
      expect(await ask(BOUNCES, { emails })).toMatchObject({
        __typename: 'InvalidInput',
        fieldErrors: [{ path: 'emails', message: sendingMessages.bounces }],
      });
    },
  );
});
