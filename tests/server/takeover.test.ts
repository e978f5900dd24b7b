/** What somebody who knew a password has left once its owner chose another: nothing. */
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Insertable, sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/auth/passwords.ts';
import { seal } from '#server/base/secrets.ts';
import type { UsersTable } from '#server/db/rows.generated.ts';
import { purgeEmailConfirmations } from '#server/features/accounts/address-service.ts';
import { resetSecrets, verificationToken } from '#server/features/accounts/letter-service.ts';
import { makeAdmin, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { ask as askOf } from '#tests/setup/ask.ts';
import { deliver } from '#tests/setup/post.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const VIEWER = '{ viewer { id email pendingEmail } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
const CHANGE_EMAIL = 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { __typename } }';
const AGAIN = 'mutation { requestEmailVerification { __typename } }';
const VERIFY = 'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { __typename } }';
const CHANGE_PASSWORD = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }';
const REQUEST = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) {
  ... on RequestPasswordResetSuccess { requestId } } }`;
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }';
const START = `mutation ($input: StartTwoFactorInput!) { startTwoFactor(input: $input) { __typename
  ... on StartTwoFactorSuccess { secret } } }`;
const CONFIRM = 'mutation ($input: ConfirmTwoFactorInput!) { confirmTwoFactor(input: $input) { __typename } }';
const DISABLE = 'mutation ($input: DisableTwoFactorInput!) { disableTwoFactor(input: $input) { __typename } }';
const REPLACE = 'mutation ($input: ReplaceRecoveryCodesInput!) { replaceRecoveryCodes(input: $input) { __typename } }';
const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) {
  ... on CreateAccessTokenSuccess { token } } }`;
const NEW_PASSWORD = 'a-new-secret';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  ada = await person(app, 'Ada', { profile: false });
  await deliver(app);
  await openWindows(app);
});

const ask = (document: string, input: object, token?: string) => askOf(app, document, input, token);
const theirs = (email = ada.email) => `thief.${email}`;
const askForTheirs = () => ask(CHANGE_EMAIL, { password: ada.password, newEmail: theirs() }, ada.accessToken);
const signIn = (password = ada.password) => ask(SIGN_IN, { email: ada.email, password });
const tokenIn = (text = '') => /\/auth\/verify#(\S+)/.exec(text)?.[1] ?? '';
const tokenTo = async (email: string) => tokenIn((await deliver(app)).find(({ to }) => to === email)?.text);
const sessions = () => app.db.selectFrom('sessions').select(['id', 'createdAt']).where('userId', '=', ada.id).execute();
const changePassword = () =>
  ask(CHANGE_PASSWORD, { currentPassword: ada.password, newPassword: NEW_PASSWORD }, ada.accessToken);

async function wayBack() {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const { requestId } = await ask(REQUEST, { email: ada.email, codeChallenge });
  const { secret } = resetSecrets(app.deps, requestId);
  return () => ask(RESET, { requestId, secret, codeVerifier, newPassword: NEW_PASSWORD });
}
const ways = {
  changePassword: async () => changePassword,
  resetPassword: wayBack,
};

describe.each(['changePassword', 'resetPassword'] as const)('%s', (way) => {
  it('ends a change of the address that waits: its link, mailed before, opens nothing', async () => {
    expect((await askForTheirs()).__typename).toBe('ChangeEmailSuccess');
    const token = await tokenTo(theirs());
    expect(token).not.toBe('');
    const choose = await ways[way]();
    expect((await choose()).__typename).toMatch(/Success$/);
    expect((await ask(VERIFY, { token })).__typename).toBe('LinkExpired');
    const row = await app.db.selectFrom('users').select('email').where('id', '=', ada.id).executeTakeFirstOrThrow();
    expect(row.email).toBe(ada.email);
    expect((await signIn(NEW_PASSWORD)).__typename).toBe('SignInSuccess');
  });

  it('leaves the link of the own address good', async () => {
    await ask(AGAIN, {}, ada.accessToken);
    const token = await tokenTo(ada.email);
    await (await ways[way]())();
    expect((await ask(VERIFY, { token })).__typename).toBe('VerifyEmailSuccess');
  });

  it("ends the tokens of the person's scripts at once, and the letter says so", async () => {
    await makeAdmin(app, ada);
    await sleep(600);
    const tokenInput = { name: 'a script', scopes: ['USERS_READ'], days: 30 };
    const { token } = await ask(CREATE_TOKEN, tokenInput, ada.accessToken);
    const status = async () =>
      (await app.gql('{ admin { user(account: { email: "x@example.com" }) { id } } }', {}, token)).status;
    expect(await status()).toBe(200);
    await (await ways[way]())();
    expect(await status()).toBe(401);
    const letter = (await deliver(app)).find(({ subject }) => subject === 'Your password was changed');
    expect(letter?.text).toContain('access tokens for scripts, if you had any, were ended');
  });

  it('leaves no session that sign-ins with the old password begin at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const choose = await ways[way]();
      const before = new Set((await sessions()).map(({ id }) => id));
      const chosen = choose();
      const signIns: Promise<Data>[] = [];
      for (let at = 0; at < 9; at += 1) {
        signIns.push(signIn());
        await sleep(8);
      }
      const done = await chosen;
      const answers = await Promise.all(signIns);
      expect(done.__typename).toMatch(/Success$/);
      expect(answers.length).toBe(9);
      const after = await sessions();
      // A change keeps the session it came from; a reset begins one.
      expect(after).toHaveLength(1);
      expect(before.has(after[0]?.id ?? '')).toBe(way === 'changePassword');
      ada = await person(app, 'Ada', { profile: false });
      await openWindows(app);
    }
  });
});

/** Until so many transactions wait for another's lock. */
async function somebodyWaits(count = 1): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`.execute(app.db);
    if (rows.length >= count) return;
    await sleep(10);
  }
}

/** Asks while the person's row is being changed: what is asked reads it before, and writes after. */
async function meanwhile(changes: Partial<Insertable<UsersTable>>, run: () => Promise<Data>): Promise<Data> {
  let answer: Promise<Data> | undefined;
  await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set(changes).where('id', '=', ada.id).execute();
    answer = run();
    await Promise.race([answer, somebodyWaits()]);
  });
  return answer;
}

describe('what was right when it was asked gives no right after', () => {
  const secret = Buffer.alloc(20, 7);
  const totp = new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });
  const code = () => totp.generate({ timestamp: app.clock.now().getTime() });
  const changes = {
    'another password': async () => ({ passwordHash: await hashPassword(NEW_PASSWORD) }),
    'a second factor': async () => ({ totpEnabledAt: app.clock.now(), totpSecret: Buffer.alloc(48) }),
    'a suspension': async () => ({ suspendedAt: app.clock.now() }),
  };

  it.each(Object.keys(changes) as (keyof typeof changes)[])('a sign-in, after %s', async (what) => {
    const before = await sessions();
    const answer = await meanwhile(await changes[what](), signIn);
    expect(answer.__typename).toBe('InvalidCredentials');
    expect(await sessions()).toEqual(before);
  });

  it('a change of the address', async () => {
    const answer = await meanwhile(await changes['another password'](), askForTheirs);
    expect(answer.__typename).toBe('InvalidCredentials');
    expect((await app.gql(VIEWER, {}, ada.accessToken)).data.viewer.pendingEmail).toBeNull();
    expect(await deliver(app)).toEqual([]);
  });

  it('a set-up of two-factor sign-in', async () => {
    const start = () => ask(START, { password: ada.password }, ada.accessToken);
    expect((await meanwhile(await changes['another password'](), start)).__typename).toBe('InvalidCredentials');
    const row = await app.db.selectFrom('users').selectAll().where('id', '=', ada.id).executeTakeFirstOrThrow();
    expect(row.totpSecret).toBeNull();
  });

  it.each([
    ['confirmed', CONFIRM, 'InvalidTwoFactorCode'],
    ['turned off', DISABLE, 'InvalidCredentials'],
    ['given new recovery codes', REPLACE, 'InvalidCredentials'],
  ])('two-factor sign-in that is %s', async (_what, document, refusal) => {
    const isOn = document !== CONFIRM;
    const sealed = seal(app.deps.config, app.deps.random, secret, ada.id);
    const before = { totpSecret: sealed, totpEnabledAt: isOn ? app.clock.now() : null };
    await app.db.updateTable('users').set(before).where('id', '=', ada.id).execute();
    const input = isOn ? { password: ada.password, twoFactorCode: code() } : { twoFactorCode: code() };
    const run = () => ask(document, input, ada.accessToken);
    expect((await meanwhile(await changes['another password'](), run)).__typename).toBe(refusal);
    const row = await app.db.selectFrom('users').selectAll().where('id', '=', ada.id).executeTakeFirstOrThrow();
    expect(row.totpEnabledAt).toEqual(before.totpEnabledAt);
    expect(await app.db.selectFrom('recoveryCodes').selectAll().where('userId', '=', ada.id).execute()).toEqual([]);
  });

  it('the link of a change that waited, asked for again while a new password ends it', async () => {
    await askForTheirs();
    await deliver(app);
    await openWindows(app);
    let answer: Promise<Data> | undefined;
    await app.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ fullName: 'Ada' }).where('id', '=', ada.id).execute();
      await tx.deleteFrom('emailVerifications').where('userId', '=', ada.id).execute();
      answer = ask(AGAIN, {}, ada.accessToken);
      await Promise.race([answer, somebodyWaits()]);
    });
    expect((await answer).__typename).toBe('RequestEmailVerificationSuccess');
    expect((await deliver(app)).map(({ to }) => to)).toEqual([ada.email]);
  });

  it('a link that is opened while a new password ends it: neither waits for the other for good', async () => {
    await askForTheirs();
    const token = await tokenTo(theirs());
    const choose = await wayBack();
    const both: Promise<Data>[] = [];
    await app.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ fullName: 'Ada' }).where('id', '=', ada.id).execute();
      both.push(choose());
      await somebodyWaits();
      both.push(ask(VERIFY, { token }));
      await somebodyWaits(2);
    });
    const answers = await Promise.all(both);
    expect(answers.map(({ __typename }) => __typename)).toEqual(['ResetPasswordSuccess', 'LinkExpired']);
  });
});

describe('a change of the address', () => {
  it('is told to the old one before and after, though every letter is written after it', async () => {
    await askForTheirs();
    const id = (await app.db.selectFrom('emailVerifications').select('id').where('userId', '=', ada.id).execute())[0]!
      .id;
    expect((await ask(VERIFY, { token: verificationToken(app.deps, id) })).__typename).toBe('VerifyEmailSuccess');
    const letters = (await deliver(app)).map(({ to, subject }) => `${to === ada.email ? 'old' : to}: ${subject}`);
    expect(letters).toEqual([
      'old: A new email address was asked for',
      `${theirs()}: Your email address was changed`,
      'old: Your email address was changed',
    ]);
  });

  it('keeps the former address for a week, for letters that are tried again', async () => {
    await askForTheirs();
    const rows = () => app.db.selectFrom('formerAddresses').selectAll().where('userId', '=', ada.id).execute();
    const at = (days: number) => ({
      ...app.deps,
      clock: () => new Date(app.clock.now().getTime() + days * 86_400_000),
    });
    await purgeEmailConfirmations(at(6));
    expect((await rows()).map(({ email }) => email)).toEqual([ada.email]);
    await purgeEmailConfirmations(at(8));
    expect(await rows()).toEqual([]);
  });
});
