/** The log of consents: every consent and every withdrawal in the words that were shown, in rows that nobody can change. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consentsVersion, consentTexts } from '#rules/consents.ts';
import { consentSubjects } from '#server/platform/legal-records/consents.ts';
import { unsubscribeToken } from '#server/platform/mail/unsubscribe.ts';
import { makeAdmin, newcomer, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { openWindows } from '#tests/setup/throttles.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => openWindows(app));

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const documentHash = (name: string): string =>
  sha256(readFileSync(new URL(`../../content/legal/${name}.json`, import.meta.url)));

/** What is in the log of an account (and of an address), oldest first. */
async function logged(userId: string, email?: string) {
  const [account, address] = consentSubjects(app.deps, userId, email === undefined ? [] : [email]);
  const subject = email === undefined ? account : address;
  if (subject === undefined) throw new Error('Nobody');
  const rows = await app.db.selectFrom('consentLog').selectAll().where('subject', '=', subject).orderBy('id').execute();
  return rows.map(({ what, given, how, version, textHash }) => ({
    said: `${what} ${given ? 'given' : 'withdrawn'} by ${how}`,
    version,
    hash: textHash.toString('hex'),
  }));
}
const said = async (userId: string, email?: string) => (await logged(userId, email)).map((one) => one.said);

async function run(document: string, by?: Person): Promise<void> {
  const answer = await app.gql(document, {}, by?.accessToken);
  if (answer.errors) throw new Error(answer.body);
}
const nobody = '00000000-0000-4000-8000-000000000000';
const someone = (): string => `reader.${crypto.randomUUID()}@example.com`;
const subscribe = (email: string, source: string) =>
  run(
    `mutation { subscribeToNewsletter(input: { email: "${email}", hasConsented: true, source: ${source} }) { __typename } }`,
  );
const wish = (by: Person, input: string) =>
  run(`mutation { updateNotifications(input: { ${input} }) { __typename } }`, by);

async function tokenOf(email: string): Promise<string> {
  const rows = app.db.selectFrom('newsletterSubscribers').select('id').where('email', '=', email);
  const { id } = await rows.executeTakeFirstOrThrow();
  return unsubscribeToken(app.deps.config.appSecret, { list: 'newsletter', id });
}
const unsubscribe = (token: string) =>
  run(`mutation { unsubscribeFromNewsletter(input: { token: "${token}" }) { __typename } }`);

describe('the log of consents', () => {
  it('has what was accepted at sign-up, with the hashes of the documents and of the sentence', async () => {
    const ada = await newcomer(app, 'Ada', { profile: false });
    expect((await logged(ada.id)).sort((a, b) => a.said.localeCompare(b.said))).toEqual([
      { said: 'adult given by sign_up', version: consentsVersion, hash: sha256(consentTexts.adult) },
      { said: 'privacy given by sign_up', version: '1.0', hash: documentHash('privacy-policy') },
      { said: 'terms given by sign_up', version: '1.0', hash: documentHash('terms-of-service') },
    ]);
  });

  it('has nothing of a sign-up that was refused, nor of a second profile', async () => {
    const ada = await newcomer(app, 'Ada');
    const before = await said(ada.id);
    expect(before).toContain('data_processing given by profile_setup');
    const { count } = await app.db
      .selectFrom('consentLog')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    await run(`mutation { signUp(input: { email: "${ada.email}", password: "another-one", fullName: "Ada", hasAcceptedPrivacy: true,
      hasAcceptedTerms: true, isAdult: true }) { __typename } }`);
    await run(
      `mutation { createProfile(input: { fullName: "Ada Test", dateOfBirth: "1996-05-17", gender: FEMALE, bio: "Here for jollof.",
        location: "Lagos", interests: "Music", hasConsentedToDataProcessing: true }) { __typename } }`,
      ada,
    );
    const after = await app.db
      .selectFrom('consentLog')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(after.count).toBe(count);
  });

  it('has each place where an address is left, in its own words, once however often it is sent', async () => {
    const places = { LANDING_PAGE: 'landing_page', FEEDBACK_AREA: 'feedback_area', NEWSLETTER_PAGE: 'newsletter_page' };
    for (const [source, how] of Object.entries(places)) {
      const email = someone();
      await Promise.all([subscribe(email, source), subscribe(email.toUpperCase(), source)]);
      expect(await logged(nobody, email)).toEqual([
        {
          said: `newsletter given by ${how}`,
          version: consentsVersion,
          hash: sha256(consentTexts.newsletter[how as keyof typeof consentTexts.newsletter]),
        },
      ]);
    }
  });

  it('has each way in which a newsletter ends, once, and a letter that came back is none', async () => {
    const [byLink, byProgram, bounced] = [someone(), someone(), someone()];
    for (const email of [byLink, byProgram, bounced]) await subscribe(email, 'NEWSLETTER_PAGE');
    const token = await tokenOf(byLink);
    await unsubscribe(token);
    await unsubscribe(token);
    const path = `${app.url}/unsubscribe?token=${await tokenOf(byProgram)}`;
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    for (const _ of [1, 2]) await fetch(path, { ...form, body: 'List-Unsubscribe=One-Click' });
    const admin = await newcomer(app, 'Admin', { profile: false });
    await makeAdmin(app, admin);
    await run(`mutation { recordNewsletterBounces(input: { emails: ["${bounced}"] }) { __typename } }`, admin);
    const given = 'newsletter given by newsletter_page';
    expect(await said(nobody, byLink)).toEqual([given, 'newsletter withdrawn by link']);
    expect(await said(nobody, byProgram)).toEqual([given, 'newsletter withdrawn by one_click']);
    expect(await said(nobody, bounced)).toEqual([given]);
  });

  it('has the switches of the settings when they change something', async () => {
    const ada = await person(app, 'Ada', { profile: false });
    const start = (await said(ada.id)).length;
    await wish(ada, 'hasNewsletter: true, hasOffers: false');
    await wish(ada, 'hasNewsletter: true, hasOffers: false');
    await wish(ada, 'hasNewsletter: false, hasOffers: true');
    const log = (await said(ada.id)).slice(start);
    // What one change says within a millisecond has no order.
    expect([log.slice(0, 2).sort(), log.slice(2).sort()]).toEqual([
      ['newsletter given by settings', 'offers_by_mail withdrawn by settings'],
      ['newsletter withdrawn by settings', 'offers_by_mail given by settings'],
    ]);
    await unsubscribe(unsubscribeToken(app.deps.config.appSecret, { list: 'offers', id: ada.id }));
    expect((await said(ada.id)).at(-1)).toBe('offers_by_mail withdrawn by link');
  });

  it('names nobody', async () => {
    const ada = await person(app, 'Ada');
    await wish(ada, 'hasNewsletter: true');
    const rows = await app.db.selectFrom('consentLog').selectAll().execute();
    const written = JSON.stringify(rows.map((row) => ({ ...row, subject: row.subject.toString('latin1') })));
    expect(written).not.toContain(ada.id);
    expect(written).not.toContain(ada.email);
  });

  it.each([
    'update consent_log set given = not given',
    'delete from consent_log',
    'delete from consent_log where false',
    'truncate consent_log',
    'insert into consent_log select * from consent_log on conflict (id) do update set given = false',
    'merge into consent_log using (select 1) one on true when matched then delete',
  ])('is changed by nobody, the owner of the table included: %s', async (statement) => {
    await newcomer(app, 'Ada', { profile: false });
    const owner = new pg.Client({ connectionString: app.databaseUrl });
    await owner.connect();
    try {
      const { rows } = await owner.query('select count(*) from consent_log');
      await expect(owner.query(statement)).rejects.toThrow('Rows of consent_log are never changed.');
      expect((await owner.query('select count(*) from consent_log')).rows).toEqual(rows);
    } finally {
      await owner.end();
    }
  });
});
