/** The newsletter's list, the letters that people want, and that no request ever waits for a mail server. */

import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lagosDay, nextLagosMidnight } from '#rules/age.ts';
import { limits } from '#rules/limits.ts';
import { schedule } from '#server/boot/schedule.ts';
import { tasks } from '#server/features/index.ts';
import { startWorker } from '#server/platform/jobs/worker.ts';
import { unsubscribeToken } from '#server/platform/mail/unsubscribe.ts';
import type { Mail, Mailer } from '#server/ports/mailer.ts';
import { createSmtpMailer } from '#server/ports/mailer-smtp.ts';
import { crowd } from '#tests/factories/crowd.ts';
import { grant, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { startSmtp } from '#tests/setup/smtp.ts';
import { openWindows } from '#tests/setup/throttles.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const SUBSCRIBE = `mutation S($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) { __typename
  ... on SubscribeToNewsletterSuccess { email } ... on UserError { code message }
  ... on InvalidInput { fieldErrors { path message } } ... on TooManyAttempts { retryAfterSeconds } } }`;
const UNSUBSCRIBE = `mutation U($input: UnsubscribeFromNewsletterInput!) { unsubscribeFromNewsletter(input: $input) { __typename
  ... on UnsubscribeFromNewsletterSuccess { hasEndedLetters } ... on UserError { code message } } }`;
const WISHES = `mutation W($input: UpdateNotificationsInput!) { updateNotifications(input: $input) {
  ... on UpdateNotificationsSuccess { viewer { id notifications { hasOffers hasNewsletter } } } } }`;
const LIKE = `mutation L($input: LikeProfileInput!) { likeProfile(input: $input) { __typename } }`;

async function run(document: string, input: object, by?: Person) {
  const answer = await app.gql(document, { input }, by?.accessToken);
  if (answer.errors) throw new Error(answer.body);
  return Object.values(answer.data)[0] as Data;
}
const subscribe = (email: string, more: object = {}) => run(SUBSCRIBE, { email, hasConsented: true, ...more });
const unsubscribe = (token: string) => run(UNSUBSCRIBE, { token });
const wish = (by: Person, input: object) => run(WISHES, input, by);
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const someone = (): string => `reader.${crypto.randomUUID()}@example.com`;

const rowOf = (email: string) =>
  app.db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('email', '=', email)
    .orderBy('consentTimestamp', 'desc')
    .executeTakeFirst();
async function tokenOf(email: string): Promise<string> {
  const row = await rowOf(email);
  return unsubscribeToken(app.deps.config.appSecret, { list: 'newsletter', id: row?.id ?? '' });
}

/** What waits in the queue under a name, by its payload. */
async function queued(name: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ payload: Record<string, unknown> }>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${name}`.execute(app.db);
  return rows.map(({ payload }) => payload);
}
const emptyQueue = () =>
  sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(app.db);
afterEach(async () => {
  await emptyQueue();
  await openWindows(app);
});

/** Runs the queue until it is empty; the letters that were sent. */
async function sendAll(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer: Mailer = { destination: 'the test', sends: true, send: async (mail) => void sent.push(mail) };
  const worker = await startWorker(
    { ...app.deps, ports: { ...app.deps.ports, mailer } },
    { tasks, schedule },
    { lookEveryMs: 200 },
  );
  try {
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select from graphile_worker.jobs where run_at <= now()`.execute(app.db);
        expect(rows).toEqual([]);
      },
      { timeout: 10_000, interval: 50 },
    );
  } finally {
    await worker.stop();
  }
  return sent;
}

describe('subscribing', () => {
  it('keeps the address trimmed and in small letters, with consent, its time and its place', async () => {
    const answer = await subscribe('  Ada.Obi@Example.COM ', { source: 'FEEDBACK_AREA' });
    expect(answer).toEqual({ __typename: 'SubscribeToNewsletterSuccess', email: 'ada.obi@example.com' });
    expect(await rowOf('ada.obi@example.com')).toMatchObject({
      email: 'ada.obi@example.com',
      source: 'feedback_area',
      consentGiven: true,
      unsubscribedAt: null,
    });
  });

  it('of one address fifty times at once is one row, one success and one welcome letter', async () => {
    const email = someone();
    await openWindows(app);
    const answers = await times(50, (index) => subscribe(index % 2 ? email : email.toUpperCase()));
    const of = (name: string) => answers.filter(({ __typename }) => __typename === name);
    expect(of('SubscribeToNewsletterSuccess')).toHaveLength(1);
    // The rest found it there, until the caller had tried too often.
    expect(of('AlreadySubscribed').length + of('TooManyAttempts').length).toBe(49);
    expect(await queued('welcomeSubscriber')).toHaveLength(1);
    const sent = await sendAll();
    expect(sent.map(({ to }) => to)).toEqual([email]);
  });

  it('tells so often who is on the list, and no oftener; what succeeds costs nothing', async () => {
    const email = someone();
    const { points } = limits.throttles.newsletterOfAddress;
    for (let n = 0; n < 10; n++) expect((await subscribe(someone())).__typename).toBe('SubscribeToNewsletterSuccess');
    await subscribe(email);
    const answers: Data[] = [];
    // Few enough at once to have a letter each in hand.
    while (answers.length < points + 40) answers.push(...(await times(35, () => subscribe(email))));
    const told = answers.filter(({ __typename }) => __typename === 'AlreadySubscribed');
    expect(told).toHaveLength(points);
    expect(answers.filter(({ __typename }) => __typename === 'TooManyAttempts')).toHaveLength(answers.length - points);
    // Also for an address that is not on it: the answer says nothing any more.
    expect((await subscribe(someone())).__typename).toBe('TooManyAttempts');
  });

  it('needs consent and an address, and says the first that is wrong', async () => {
    const both = await subscribe('no address', { hasConsented: false });
    expect(both).toMatchObject({ code: 'INVALID_INPUT', message: 'Invalid email address' });
    expect(both.fieldErrors).toHaveLength(2);
    const email = someone();
    expect((await subscribe(email, { hasConsented: false })).message).toBe(
      'Consent Required: Please agree to receive emails to continue',
    );
    expect(await rowOf(email)).toBeUndefined();
    expect(await queued('welcomeSubscriber')).toEqual([]);
  });

  it('works again for somebody who left, with a new consent and a new letter', async () => {
    const email = someone();
    await subscribe(email);
    const [first] = await sendAll();
    const before = await rowOf(email);
    expect(await unsubscribe(await tokenOf(email))).toMatchObject({ hasEndedLetters: true });
    app.clock.advance(1_000);
    expect((await subscribe(email, { source: 'NEWSLETTER_PAGE' })).__typename).toBe('SubscribeToNewsletterSuccess');
    const after = await rowOf(email);
    expect(after).toMatchObject({ source: 'newsletter_page', unsubscribedAt: null });
    expect(after?.consentTimestamp.getTime()).toBeGreaterThan(before?.consentTimestamp.getTime() ?? 0);
    const [second] = await sendAll();
    expect(second?.to).toBe(email);
    expect(second?.id).not.toBe(first?.id);
  });

  it('sends no letter to whoever left before it went', async () => {
    const email = someone();
    await subscribe(email);
    await unsubscribe(await tokenOf(email));
    expect(await sendAll()).toEqual([]);
  });

  it('puts no address and no token into the queue or a table', async () => {
    const email = someone();
    await subscribe(email);
    const [payload] = await queued('welcomeSubscriber');
    expect(Object.keys(payload ?? {})).toEqual(['subscriberId']);
    const [, , signature = ''] = (await tokenOf(email)).split('.');
    const { rows } = await sql`select * from newsletter_subscribers`.execute(app.db);
    expect(JSON.stringify(rows)).not.toContain(signature);
  });
});

describe('unsubscribing', () => {
  it('works from the link of the letter, once, and by one POST of a mail program', async () => {
    const email = someone();
    await subscribe(email);
    const [mail] = await sendAll();
    const token = /unsubscribe#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await unsubscribe(token)).toEqual({
      __typename: 'UnsubscribeFromNewsletterSuccess',
      hasEndedLetters: true,
    });
    expect(await unsubscribe(token)).toMatchObject({ hasEndedLetters: false });
    await subscribe(email);

    const header = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(header.startsWith(`${app.deps.config.publicUrl}/unsubscribe?token=`)).toBe(true);
    const url = new URL(new URL(header).pathname + new URL(header).search, app.url);
    const isOn = async () => (await rowOf(email))?.unsubscribedAt === null;
    // Those who look for harm in letters open every address in them.
    await fetch(url);
    expect(await isOn()).toBe(true);
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect(answer.status).toBe(200);
    expect(answer.redirected).toBe(false);
    expect(await isOn()).toBe(false);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(200);
    expect((await fetch(url, { method: 'POST' })).status).toBe(200);
  });

  it('refuses whatever is not a token of ours', async () => {
    const email = someone();
    await subscribe(email);
    const token = await tokenOf(email);
    const [list, id, signature = ''] = token.split('.');
    const other = await rowOf(email).then(() =>
      unsubscribeToken('another secret', { list: 'newsletter', id: id ?? '' }),
    );
    const offers = `offers.${id}.${signature}`;
    const flipped = `${list}.${id}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`;
    const wrong = ['', '.', '..', 'x', id ?? '', `${list}.${id}.`, `${token}.`, `${token}.x`, other, offers, flipped];
    for (const given of [...wrong, `${list}.${crypto.randomUUID()}.${signature}`, '\u0000', 'x'.repeat(10_000)]) {
      expect(await unsubscribe(given)).toMatchObject({ __typename: 'LinkExpired', code: 'LINK_EXPIRED' });
      const url = `${app.url}/unsubscribe?token=${encodeURIComponent(given)}`;
      if (given.length < 1_000) expect((await fetch(url, { method: 'POST' })).status).toBe(404);
    }
    for (const query of ['', '?token=a&token=b'])
      expect((await fetch(`${app.url}/unsubscribe${query}`, { method: 'POST' })).status).toBe(404);
    expect((await rowOf(email))?.unsubscribedAt).toBeNull();
  });
});

describe('the letters that a person wants', () => {
  it('are changed apart from each other', async () => {
    const ada = await person(app, 'Ada', { profile: false });
    const wanted = async (input: object) => (await wish(ada, input)).viewer?.notifications;
    expect(await wanted({})).toEqual({ hasOffers: true, hasNewsletter: false });
    expect(await wanted({ hasNewsletter: true })).toEqual({ hasOffers: true, hasNewsletter: true });
    expect(await rowOf(ada.email)).toMatchObject({ source: 'settings', consentGiven: true });
    expect(await wanted({ hasOffers: false })).toEqual({ hasOffers: false, hasNewsletter: true });
    expect(await wanted({ hasNewsletter: null, hasOffers: null })).toEqual({ hasOffers: false, hasNewsletter: true });
    expect(await wanted({ hasNewsletter: false, hasOffers: true })).toEqual({ hasOffers: true, hasNewsletter: false });
    expect((await rowOf(ada.email))?.unsubscribedAt).not.toBeNull();
    // The switch sends nothing to an address that may be somebody else's.
    expect(await queued('welcomeSubscriber')).toEqual([]);
  });

  it('know of a subscription made without the account', async () => {
    const bola = await person(app, 'Bola', { profile: false });
    await subscribe(bola.email.toUpperCase());
    expect((await wish(bola, {})).viewer?.notifications).toEqual({ hasOffers: true, hasNewsletter: true });
    await unsubscribe(await tokenOf(bola.email));
    expect((await wish(bola, {})).viewer?.notifications).toEqual({ hasOffers: true, hasNewsletter: false });
  });
});

describe('the letter about used-up likes', () => {
  const letters = () => queued('tellLikesUsedUp');
  /** Of all that is sent: new people are also welcomed. */
  const sentTo = async ({ email }: Person) =>
    (await sendAll()).filter(({ to, subject }) => to === email && subject.includes('likes'));
  const likeAll = (by: Person, ids: readonly string[]) =>
    Promise.all(ids.map((profileId) => run(LIKE, { profileId }, by)));

  it('goes out once for the last like of a day, of fifty at once; and again the next day', async () => {
    const ada = await person(app, 'Ada');
    const others = await crowd(app, 60);
    await likeAll(ada, others.slice(0, 4));
    expect(await letters()).toEqual([]);
    await likeAll(ada, others.slice(4, 54));
    expect(await letters()).toEqual([
      { userId: ada.id, metric: 'likes', threshold: 5, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    // A like repeated changes nothing, and is not the last one again.
    await likeAll(ada, others.slice(0, 5));
    expect(await letters()).toHaveLength(1);
    const { id: last } = await app.db
      .selectFrom('likes')
      .select('id')
      .where('fromUserId', '=', ada.id)
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ isClaimed: boolean }>`
      select claim_upsell_letter(${ada.id}, ${last}, 5, day) as is_claimed from daily_counters
      where user_id = ${ada.id} and kind = 'like'`.execute(app.db);
    expect(rows).toEqual([{ isClaimed: false }]);
    const [mail, ...more] = await sentTo(ada);
    expect(more).toEqual([]);
    // No sign-in stands before its link.
    expect(mail?.text).toContain(`No more such letters: ${app.deps.config.publicUrl}/unsubscribe#offers.${ada.id}.`);
    expect(mail?.text).not.toContain('/settings');
    expect(mail?.text).toContain('5 likes');

    const counters = app.db.updateTable('dailyCounters').set({ day: '2020-01-01' }).where('userId', '=', ada.id);
    await counters.execute();
    await likeAll(ada, others.slice(54));
    expect(await letters()).toHaveLength(1);
  });

  it('does not go once its day in Lagos is over, however long the mail server was away', async () => {
    const ada = await person(app, 'Ada');
    await likeAll(ada, await crowd(app, 5));
    const [{ day } = {}] = await letters();
    expect(day).toBe(lagosDay(app.clock.now()));
    app.clock.advance(nextLagosMidnight(app.clock.now()).getTime() - app.clock.now().getTime() + 1);
    expect(await letters()).toHaveLength(1);
    expect(await sentTo(ada)).toEqual([]);
    expect(await letters()).toEqual([]);
  });

  it('is ended by its link without signing in, once', async () => {
    const ada = await person(app, 'Ada');
    await likeAll(ada, await crowd(app, 5));
    const [mail] = await sentTo(ada);
    const token = /unsubscribe#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.html).toContain(`/unsubscribe#${token}"`);
    expect(await unsubscribe(token)).toMatchObject({ hasEndedLetters: true });
    expect((await wish(ada, {})).viewer?.notifications).toMatchObject({ hasOffers: false });
    expect(await unsubscribe(token)).toMatchObject({ hasEndedLetters: false });
  });

  it('does not go to those who want no offers, and its own button switches them off', async () => {
    const ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    const others = await crowd(app, 6);
    await wish(ada, { hasOffers: false });
    await likeAll(ada, others);
    expect(await letters()).toEqual([]);

    await likeAll(bola, others);
    const [mail] = await sentTo(bola);
    const { pathname, search } = new URL(/<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
    expect((await fetch(new URL(pathname + search, app.url), { method: 'POST' })).status).toBe(200);
    expect((await wish(bola, {})).viewer?.notifications).toMatchObject({ hasOffers: false });
  });

  it('does not go to paid people, not for super likes, and not to who has a plan or no wish by then', async () => {
    const paid = await person(app, 'Paid', { plan: 'gold' });
    const free = await person(app, 'Free');
    const others = await crowd(app, 12);
    await likeAll(paid, others);
    await likeAll(free, others.slice(0, 4));
    await run(
      `mutation S($input: SuperLikeProfileInput!) { superLikeProfile(input: $input) { __typename } }`,
      { profileId: others[11] },
      free,
    );
    expect(await letters()).toEqual([]);
    await likeAll(free, others.slice(4, 5));
    expect(await letters()).toHaveLength(1);
    await grant(app, free, 'diamond');
    expect(await sentTo(free)).toEqual([]);
  });
});

describe('a request', () => {
  const SIGN_UP = `mutation U($input: SignUpInput!) { signUp(input: $input) { __typename } }`;
  const newAccount = () => ({
    email: someone(),
    password: 'secret-1',
    fullName: 'Ada Obi',
    hasAcceptedPrivacy: true,
    hasAcceptedTerms: true,
    isAdult: true,
  });

  /** A mail server that takes connections and never says a word. */
  async function silentServer(): Promise<Server> {
    const server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  }
  const urlOf = (server: { address(): unknown }) => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const refusingServer = () =>
    startSmtp(() => undefined, {
      onMailFrom: (_from, _session, done) => done(Object.assign(new Error('Not today'), { responseCode: 451 })),
    });

  it('neither waits for a mail server that is down, silent or refuses, nor fails with it; the letters wait', {
    timeout: 90_000,
  }, async () => {
    const silent = await silentServer();
    const gone = await silentServer();
    const downUrl = urlOf(gone);
    gone.close();
    const refusing = await refusingServer();
    for (const url of [downUrl, urlOf(silent), refusing.url]) {
      const mailer = createSmtpMailer({ url, from: 'hello@zobo.example' });
      const worker = await startWorker(
        { ...app.deps, ports: { ...app.deps.ports, mailer } },
        { tasks, schedule },
        { lookEveryMs: 200 },
      );
      const began = Date.now();
      expect((await subscribe(someone())).__typename).toBe('SubscribeToNewsletterSuccess');
      expect((await run(SIGN_UP, newAccount())).__typename).toBe('SignUpSuccess');
      // Well below the patience for a mail server.
      expect(Date.now() - began).toBeLessThan(8_000);
      await vi.waitFor(
        async () => {
          const { rows } = await sql`select from graphile_worker.jobs where attempts > 0`.execute(app.db);
          expect(rows.length).toBeGreaterThan(1);
        },
        { timeout: 10_000, interval: 50 },
      );
      await worker.stop();
      const kept = await queued('welcomeSubscriber');
      expect(kept).toHaveLength(1);
      await sql`update graphile_worker._private_jobs set run_at = now(), locked_at = null, locked_by = null`.execute(
        app.db,
      );
      // As soon as a server takes them they arrive.
      const sent = await sendAll();
      expect(sent.length).toBeGreaterThanOrEqual(2);
    }
    silent.close();
    await refusing.stop();
  });
});
