/** A stranger's wrong passwords close an account to every network but its own for a day: a mailed code lets its person in all the same. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { newTotpSecret } from '#server/auth/one-time-codes.ts';
import { seal } from '#server/base/secrets.ts';
import { resetSecrets } from '#server/features/accounts/letter-service.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { lettersTo } from '#tests/setup/post.ts';
import { openWindows, useWindow } from '#tests/setup/throttles.ts';

const ERROR = '... on UserError { code message } ... on TooManyAttempts { retryAfterSeconds }';
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename ${ERROR} } }`;
const ASK = `mutation ($input: RequestSignInCodeInput!) { requestSignInCode(input: $input) { __typename ${ERROR}
  ... on RequestSignInCodeSuccess { requestId codeExpiresAt } ... on InvalidInput { fieldErrors { path message } } } }`;
const ASK_RESET = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename
  ... on RequestPasswordResetSuccess { requestId } } }`;
const ENTER = `mutation ($input: SignInWithCodeInput!) { signInWithCode(input: $input) { __typename ${ERROR}
  ... on SignInWithCodeSuccess { session { accessToken } viewer { id isEmailVerified sessions { id } } hasCancelledDeletion }
  ... on InvalidInput { fieldErrors { path message } } } }`;
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }';

/** Where nobody signed in before. */
const ABROAD = '10.9.0.1';
const refused = {
  __typename: 'ResetRefused',
  code: 'RESET_REFUSED',
  message: 'This code or link is wrong, was used before, or is too old. Use the newest email, or ask for another.',
};

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  // As behind one proxy, so that tests may come from wherever they like.
  app = await startTestApp({ config: { trustProxy: 1 } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await openWindows(app);
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);
  ada = await person(app, 'Ada', { profile: false });
  await lettersTo(app, ada.email);
});

/** The one root field's answer. */
async function from(ip: string, query: string, input: object) {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { data, errors } = await answer.json();
  return (Object.values(data ?? {})[0] ?? errors) as { __typename: string } & Record<string, never>;
}
const signIn = (ip: string, { email, password } = ada) => from(ip, SIGN_IN, { email, password });
const newProof = () => {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
};

/** Asks from abroad, and reads the letter. */
async function asked(email = ada.email) {
  const { codeVerifier, codeChallenge } = newProof();
  const { requestId } = await from(ABROAD, ASK, { email, codeChallenge });
  const [letter] = await lettersTo(app, email);
  const code = /^(\d{6})$/m.exec(letter?.text ?? '')?.[1] ?? '';
  const [, linkedId, secret = ''] = /\/auth\/code#request=([\w-]+)&secret=([\w-]+)/.exec(letter?.text ?? '') ?? [];
  expect(linkedId).toBe(requestId);
  return { requestId: requestId as unknown as string, codeVerifier, code, secret, letter };
}
const enter = (
  { requestId, codeVerifier }: { requestId: string; codeVerifier: string },
  secret: string,
  twoFactorCode?: string,
) => from(ABROAD, ENTER, { requestId, secret, codeVerifier, twoFactorCode });

describe('after a hundred wrong passwords of a stranger', () => {
  it('a mailed code lets a person in from a new network, where the password is right again from then on', async () => {
    for (let round = 0; round < 10; round += 1)
      await Promise.all(
        Array.from({ length: 10 }, (_, at) => signIn(`10.3.${round}.${at}`, { ...ada, password: 'wrong-guess' })),
      );
    expect(await signIn(ABROAD)).toMatchObject({ __typename: 'TooManyAttempts' });
    const proof = await asked();
    const answer = await enter(proof, proof.code);
    expect(answer).toMatchObject({
      __typename: 'SignInWithCodeSuccess',
      // The sessions that were there go on.
      viewer: { id: ada.id, isEmailVerified: true, sessions: [{}, {}] },
      hasCancelledDeletion: false,
    });
    expect((await signIn(ABROAD)).__typename).toBe('SignInSuccess');
    expect((await signIn('10.9.0.2')).__typename).toBe('TooManyAttempts');
  });

  it('the link does, also once the stranger typed all the wrong codes of a day', async () => {
    await useWindow(app, ['signInOfAccountDaily', ada.email]);
    const proof = await asked();
    const { accountKey } = await app.db
      .selectFrom('passwordResets')
      .select('accountKey')
      .where('id', '=', proof.requestId)
      .executeTakeFirstOrThrow();
    await useWindow(app, ['resetCodeOfAccountDaily', accountKey.toString('base64url')]);
    expect(await enter(proof, proof.code)).toEqual(refused);
    expect((await enter(proof, proof.secret)).__typename).toBe('SignInWithCodeSuccess');
  });

  it('an address without an account, and one that nobody guessed at, are answered alike', async () => {
    const bola = await person(app, 'Bola', { profile: false });
    const nobody = `no.one.${randomBytes(4).toString('hex')}@example.com`;
    await useWindow(app, ['signInOfAccountDaily', ada.email]);
    await useWindow(app, ['signInOfAccountDaily', nobody]);
    const answers = [];
    for (const email of [ada.email, bola.email, nobody]) {
      const { codeVerifier, codeChallenge } = newProof();
      const answer = await from(ABROAD, ASK, { email, codeChallenge });
      const wrong = await enter({ requestId: answer.requestId as unknown as string, codeVerifier }, '000000');
      answers.push({ ...answer, requestId: 'an id', codeExpiresAt: 'then', wrong });
    }
    expect(answers[0]).toMatchObject({ __typename: 'RequestSignInCodeSuccess', wrong: refused });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    const locked = await Promise.all([ada.email, nobody].map((email) => signIn(ABROAD, { ...ada, email })));
    expect(locked[1]).toMatchObject({ ...locked[0], retryAfterSeconds: expect.any(Number) });
  });
});

describe('the letter', () => {
  it('says what its code is for, and how long it is good', async () => {
    const { letter, requestId } = await asked();
    expect(letter?.subject).toBe('Your Zobo sign-in code');
    expect(letter?.text).toContain('asked to sign in with a code');
    expect(letter?.text).toContain('The code is good for 10 minutes. The link is good for 60 minutes');
    expect(letter?.text).toContain('Your password stays as it is.');
    expect(letter?.text).toContain(`${app.deps.config.publicUrl}/auth/code#request=${requestId}&secret=`);
  });

  it('opens no reset, and the letter of a reset no sign-in', async () => {
    const proof = await asked();
    const { requestId, codeVerifier, secret } = proof;
    const reset = { requestId, secret, codeVerifier, newPassword: 'a-new-secret' };
    expect((await from(ABROAD, RESET, reset)).__typename).toBe('ResetRefused');
    expect((await enter(proof, secret)).__typename).toBe('SignInWithCodeSuccess');

    await openWindows(app);
    const other = newProof();
    const request = await from(ABROAD, ASK_RESET, { email: ada.email, codeChallenge: other.codeChallenge });
    const id = request.requestId as unknown as string;
    await lettersTo(app, ada.email);
    const secrets = resetSecrets(app.deps, id);
    for (const given of [secrets.code, secrets.secret])
      expect(await enter({ requestId: id, codeVerifier: other.codeVerifier }, given)).toEqual(refused);
  });
});

describe('a code', () => {
  const sessions = async () =>
    (await app.db.selectFrom('sessions').select('id').where('userId', '=', ada.id).execute()).length;

  it('is good once: of twenty at once one begins a session', async () => {
    const proof = await asked();
    const before = await sessions();
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(proof, proof.secret)));
    expect(answers.filter(({ __typename }) => __typename === 'SignInWithCodeSuccess')).toHaveLength(1);
    expect(await sessions()).toBe(before + 1);
    expect(await enter(proof, proof.code)).toEqual(refused);
  });

  it('is good only in the browser that asked, and has five tries', async () => {
    const proof = await asked();
    expect(await enter({ ...proof, codeVerifier: newProof().codeVerifier }, proof.code)).toEqual(refused);
    for (let at = 1; at < limits.passwordReset.tries; at += 1)
      expect(await enter(proof, proof.code === '000000' ? '000001' : '000000')).toEqual(refused);
    expect(await enter(proof, proof.code)).toEqual(refused);
  });

  it('is late after ten minutes, and its link after an hour', async () => {
    const proof = await asked();
    app.clock.advance(limits.passwordReset.codeMs + 1);
    expect(await enter(proof, proof.code)).toEqual(refused);
    app.clock.advance(limits.passwordReset.linkMs);
    expect(await enter(proof, proof.secret)).toEqual(refused);
  });

  it('is worth nothing once the password was changed', async () => {
    const proof = await asked();
    const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }`;
    const input = { currentPassword: ada.password, newPassword: 'a-new-secret' };
    await app.gql(change, { input }, ada.accessToken);
    expect(await enter(proof, proof.secret)).toEqual(refused);
  });

  it('does not stand for the second factor, and is not used up by the question for it', async () => {
    const totpSecret = seal(app.deps.config, app.deps.random, newTotpSecret(app.deps.random), ada.id);
    const isOn = { totpSecret, totpEnabledAt: app.clock.now() };
    await app.db.updateTable('users').set(isOn).where('id', '=', ada.id).execute();
    const proof = await asked();
    const before = await sessions();
    for (let at = 0; at < 6; at += 1) expect((await enter(proof, proof.code)).__typename).toBe('TwoFactorRequired');
    expect((await enter(proof, proof.code, 'no code')).__typename).toBe('InvalidTwoFactorCode');
    expect(await sessions()).toBe(before);
  });

  it('tells a suspended person so, and lets them in no more', async () => {
    const proof = await asked();
    await app.db.updateTable('users').set({ suspendedAt: app.clock.now() }).where('id', '=', ada.id).execute();
    expect(await enter(proof, 'x'.repeat(43))).toEqual(refused);
    expect((await enter(proof, proof.code)).__typename).toBe('AccountSuspended');
  });

  it('comes once a minute, and is asked for a hundred times in ten minutes from one network', async () => {
    await asked();
    const { codeChallenge } = newProof();
    await from(ABROAD, ASK, { email: ada.email, codeChallenge });
    expect(await lettersTo(app, ada.email)).toEqual([]);
    await useWindow(app, ['resetOfAddress', ABROAD]);
    expect((await from(ABROAD, ASK, { email: ada.email, codeChallenge })).__typename).toBe('TooManyAttempts');
  });
});

it.each([
  [ASK, { email: 'nobody', codeChallenge: newProof().codeChallenge }, 'email'],
  [ASK, { email: 'a@example.com', codeChallenge: 'short' }, 'codeChallenge'],
  [ENTER, { requestId: crypto.randomUUID(), secret: '123456', codeVerifier: 'short' }, 'codeVerifier'],
])('what is wrong with the input is said: %#', async (query, input, path) => {
  expect(await from(ABROAD, query, input)).toMatchObject({ __typename: 'InvalidInput', fieldErrors: [{ path }] });
});
