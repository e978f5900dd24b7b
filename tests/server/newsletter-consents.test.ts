/** Who agreed to the newsletter and when, also once an account has another address; and how many letters strangers can have sent. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verificationToken } from '#server/features/accounts/letter-service.ts';
import { unsubscribeToken } from '#server/platform/mail/unsubscribe.ts';
import { newAdmin, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const captcha = { passes: async (token: string) => token === 'passed' };
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => openWindows(app));

const SUBSCRIBE = `mutation ($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) { __typename
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
const UNSUBSCRIBE = `mutation ($input: UnsubscribeFromNewsletterInput!) { unsubscribeFromNewsletter(input: $input) {
  ... on UnsubscribeFromNewsletterSuccess { hasEndedLetters } } }`;
const WISHES = `mutation ($input: UpdateNotificationsInput!) { updateNotifications(input: $input) {
  ... on UpdateNotificationsSuccess { viewer { notifications { hasNewsletter } } } } }`;
const CHANGE_EMAIL = 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { __typename } }';
const BOUNCES =
  'mutation ($input: RecordNewsletterBouncesInput!) { recordNewsletterBounces(input: $input) { __typename } }';
const LEFT = '{ admin { newsletter { unsubscribed bounced } } }';
const VERIFY = 'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { __typename } }';

async function run(document: string, input: object, by?: Person) {
  const answer = await app.gql(document, { input }, by?.accessToken);
  if (answer.errors) throw new Error(answer.body);
  return Object.values(answer.data)[0] as Data;
}
const subscribe = (email: string, more: object = {}) => run(SUBSCRIBE, { email, hasConsented: true, ...more });
const unsubscribe = (id: string) =>
  run(UNSUBSCRIBE, { token: unsubscribeToken(app.deps.config.appSecret, { list: 'newsletter', id }) });
const isOn = async (by: Person): Promise<boolean> => (await run(WISHES, {}, by)).viewer.notifications.hasNewsletter;
const someone = (): string => `reader.${crypto.randomUUID()}@example.com`;
const consentsOf = (email: string) =>
  app.db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('email', '=', email)
    .orderBy('consentTimestamp')
    .execute();
const consentsKeptBy = ({ id }: Person) =>
  app.db.selectFrom('newsletterSubscribers').selectAll().where('userId', '=', id).execute();

/** Opens the link that was mailed last. */
async function confirm({ id: userId }: Person): Promise<void> {
  const waiting = app.db.selectFrom('emailVerifications').select('id').where('userId', '=', userId);
  const { id } = await waiting.executeTakeFirstOrThrow();
  expect((await run(VERIFY, { token: verificationToken(app.deps, id) })).__typename).toBe('VerifyEmailSuccess');
}
async function moveTo(newEmail: string, by: Person): Promise<void> {
  expect((await run(CHANGE_EMAIL, { newEmail, password: by.password }, by)).__typename).toBe('ChangeEmailSuccess');
  await confirm(by);
}

describe('a consent', () => {
  it('is a row of its own each time, and only its end is added', async () => {
    const email = someone();
    await subscribe(email, { source: 'FEEDBACK_AREA' });
    const [first] = await consentsOf(email);
    await unsubscribe(first?.id ?? '');
    app.clock.advance(1_000);
    await subscribe(email, { source: 'NEWSLETTER_PAGE' });
    const [before, after, ...more] = await consentsOf(email);
    expect(more).toEqual([]);
    expect(before).toEqual({ ...first, unsubscribedAt: expect.any(Date) });
    expect(after).toMatchObject({ source: 'newsletter_page', unsubscribedAt: null });
    // The link of an old letter ends whatever goes on at its address.
    expect(await unsubscribe(first?.id ?? '')).toEqual({ hasEndedLetters: true });
    expect((await consentsOf(email)).filter(({ unsubscribedAt }) => unsubscribedAt === null)).toEqual([]);
    expect((await consentsOf(email))[0]).toEqual(before);
  });

  it('of somebody who comes back is one of fifty at once', async () => {
    const email = someone();
    await subscribe(email);
    await unsubscribe((await consentsOf(email))[0]?.id ?? '');
    const answers = await Promise.all(Array.from({ length: 50 }, () => subscribe(email)));
    expect(answers.filter(({ __typename }) => __typename === 'SubscribeToNewsletterSuccess')).toHaveLength(1);
    expect(await consentsOf(email)).toHaveLength(2);
  });

  it('is written over by nobody', async () => {
    const email = someone();
    await subscribe(email);
    for (const column of ['source', 'consent_timestamp', 'email', 'consent_given', 'id'])
      await expect(
        sql`update newsletter_subscribers set ${sql.ref(column)} = ${sql.ref(column)} where email = ${email}`.execute(
          app.db,
        ),
        column,
      ).rejects.toThrow('A consent is not written over');
  });

  it('given in the settings cannot be claimed by a form', async () => {
    const email = someone();
    expect(await subscribe(email, { source: 'SETTINGS' })).toMatchObject({
      __typename: 'InvalidInput',
      fieldErrors: [{ path: 'source', message: expect.stringContaining('updateNotifications') }],
    });
    expect(await consentsOf(email)).toEqual([]);
  });
});

describe('with another address', () => {
  it('the newsletter goes there by the same consent, and no more to the former one', async () => {
    const ada = await person(app, 'Ada', { profile: false });
    await confirm(ada);
    await subscribe(ada.email);
    const [given] = await consentsOf(ada.email);
    const newEmail = someone();
    app.clock.advance(60_000);
    await moveTo(newEmail, ada);
    expect(await consentsOf(ada.email)).toEqual([{ ...given, userId: ada.id, unsubscribedAt: expect.any(Date) }]);
    expect(await consentsOf(newEmail)).toEqual([{ ...given, id: expect.any(String), email: newEmail }]);
    expect(await isOn(ada)).toBe(true);
    // Who reads the former mailbox rules over nothing any more.
    expect(await unsubscribe(given?.id ?? '')).toEqual({ hasEndedLetters: false });
    await run(WISHES, { hasNewsletter: false }, ada);
    expect(await isOn(ada)).toBe(false);
    expect((await consentsOf(newEmail))[0]?.unsubscribedAt).not.toBeNull();
    // Erasure takes along what the former address left.
    expect(await consentsKeptBy(ada)).toHaveLength(1);
    await app.db.deleteFrom('users').where('id', '=', ada.id).execute();
    expect(await consentsOf(ada.email)).toEqual([]);
  });

  it('what was off stays off, and what the new one agreed to stays as it is', async () => {
    const bola = await person(app, 'Bola', { profile: false });
    await confirm(bola);
    await moveTo(someone(), bola);
    expect(await isOn(bola)).toBe(false);

    const chidi = await person(app, 'Chidi', { profile: false });
    await confirm(chidi);
    await run(WISHES, { hasNewsletter: true }, chidi);
    const newEmail = someone();
    await subscribe(newEmail);
    await moveTo(newEmail, chidi);
    expect((await consentsOf(newEmail)).map(({ source }) => source)).toEqual(['landing_page']);
    expect((await consentsOf(chidi.email))[0]?.unsubscribedAt).not.toBeNull();
    expect(await isOn(chidi)).toBe(true);
  });

  it('an account takes nothing along from an address that was never its own, but what it asked for itself', async () => {
    const dayo = await person(app, 'Dayo', { profile: false });
    await subscribe(dayo.email);
    const newEmail = someone();
    await moveTo(newEmail, dayo);
    expect(await consentsOf(dayo.email)).toMatchObject([{ userId: null, unsubscribedAt: null }]);
    expect(await consentsOf(newEmail)).toEqual([]);

    const emeka = await person(app, 'Emeka', { profile: false });
    await run(WISHES, { hasNewsletter: true }, emeka);
    await moveTo(someone(), emeka);
    expect((await consentsOf(emeka.email))[0]?.unsubscribedAt).not.toBeNull();
    expect(await isOn(emeka)).toBe(true);
  });
});

describe('on the admin console', () => {
  it('those left the list who are on it no more, each once; who moved to another address, or came back, did not', async () => {
    const admin = await newAdmin(app, 'Zainab');
    const left = async (): Promise<[number, number]> => {
      const { unsubscribed, bounced } = (await app.gql(LEFT, {}, admin.accessToken)).data.admin.newsletter;
      return [unsubscribed, bounced];
    };
    await app.db.deleteFrom('newsletterSubscribers').execute();
    const [gone, back, lost] = [someone(), someone(), someone()];
    const leave = async (email: string) => unsubscribe((await consentsOf(email))[0]?.id ?? '');
    for (const email of [gone, back, lost]) await subscribe(email);
    await leave(gone);
    await subscribe(gone);
    await leave(gone);
    await leave(back);
    await subscribe(back);
    await run(BOUNCES, { emails: [lost] }, admin);
    expect(await left()).toEqual([1, 1]);

    const ada = await person(app, 'Ada', { profile: false });
    await confirm(ada);
    await run(WISHES, { hasNewsletter: true }, ada);
    await moveTo(someone(), ada);
    await subscribe(lost);
    expect(await left()).toEqual([1, 0]);
  });
});

describe('letters to strangers', () => {
  /** So many new addresses, ten at once: fewer than may be tried at once. */
  async function ask(count: number): Promise<Record<string, number>> {
    const told: Record<string, number> = {};
    for (let left = count; left > 0; left -= 10)
      for (const { __typename } of await Promise.all(Array.from({ length: 10 }, () => subscribe(someone()))))
        told[__typename] = (told[__typename] ?? 0) + 1;
    return told;
  }

  it('are 60 an hour from one network; a passed captcha lets one more go', async () => {
    expect(await ask(100)).toEqual({ SubscribeToNewsletterSuccess: 60, TooManyAttempts: 40 });
    app.deps.ports.captcha = captcha;
    try {
      expect((await subscribe(someone())).__typename).toBe('CaptchaRequired');
      expect((await subscribe(someone(), { captchaToken: 'passed' })).__typename).toBe('SubscribeToNewsletterSuccess');
      expect((await subscribe(someone())).__typename).toBe('CaptchaRequired');
    } finally {
      app.deps.ports.captcha = null;
    }
  });

  it('are not counted where none is sent', async () => {
    const email = someone();
    await subscribe(email);
    for (let n = 0; n < 10; n += 1) expect((await subscribe(email)).__typename).toBe('AlreadySubscribed');
    expect(await ask(70)).toEqual({ SubscribeToNewsletterSuccess: 59, TooManyAttempts: 11 });
  });
});
