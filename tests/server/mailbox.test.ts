/** Nobody can have us fill a mailbox by signing up with ever new spellings of its address. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailboxOf } from '#server/platform/mail/mailbox.ts';
import { person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { openWindows, useWindow } from '#tests/setup/throttles.ts';

const SIGN_UP = 'mutation($input: SignUpInput!) { signUp(input: $input) { __typename } }';
const ASK_AGAIN = 'mutation { requestEmailVerification { __typename } }';
const SUBSCRIBE =
  'mutation($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) { __typename } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => openWindows(app));

/** Letters that wait to be sent to addresses like this. */
async function letters(like: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    join users on users.id = (j.payload ->> 'userId')::uuid where t.identifier = 'sendMail' and users.email like ${like}`.execute(
    app.db,
  );
  return rows[0]?.n ?? 0;
}
/** Letters that wait to welcome somebody to the newsletter. */
async function welcomes(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'welcomeSubscriber'`.execute(app.db);
  return rows[0]?.n ?? 0;
}
const signUp = async (email: string): Promise<string> => {
  const input = {
    ...{ email, password: 'pineapple', fullName: 'Ada Obi' },
    ...{ hasAcceptedPrivacy: true, hasAcceptedTerms: true, isAdult: true },
  };
  return (await app.gql(SIGN_UP, { input })).data.signUp.__typename;
};

it.each([
  ['Ada+one@Example.com', 'ada@example.com'],
  ['ada@example.com', 'ada@example.com'],
  ['a.d.a+x+y@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['+234@example.com', '+234@example.com'],
])('letters to %s reach %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it('fifteen sign-ups of one mailbox, all at once, send fifteen letters a day; each has its account', async () => {
  const signed = await Promise.all(Array.from({ length: 15 }, (_, at) => signUp(`ada+${at}@example.com`)));
  expect(new Set(signed)).toEqual(new Set(['SignUpSuccess']));
  expect(await letters('ada+%@example.com')).toBe(15);
  expect(await signUp('bola@example.com')).toBe('SignUpSuccess');
  expect(await letters('bola@example.com')).toBe(2);
});

it('whoever asks for one more reads that it is too many', async () => {
  const dot = await person(app, 'Dot', { profile: false });
  await useWindow(app, ['lettersOfMailbox', mailboxOf(dot.email)]);
  expect((await app.gql(ASK_AGAIN, {}, dot.accessToken)).data.requestEmailVerification.__typename).toBe(
    'TooManyAttempts',
  );
});

it('one more address on the newsletter’s list gets no letter', async () => {
  await useWindow(app, ['lettersOfMailbox', 'efe@gmail.com']);
  const { data } = await app.gql(SUBSCRIBE, { input: { email: 'e.f.e+news@googlemail.com', hasConsented: true } });
  expect(data.subscribeToNewsletter.__typename).toBe('SubscribeToNewsletterSuccess');
  expect(await welcomes()).toBe(0);
  await app.gql(SUBSCRIBE, { input: { email: 'femi@gmail.com', hasConsented: true } });
  expect(await welcomes()).toBe(1);
});
