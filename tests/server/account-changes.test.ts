import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeEmailConfirmations } from '#server/features/accounts/address-service.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { ask as askOf } from '#tests/setup/ask.ts';
import { deliver, lettersTo } from '#tests/setup/post.ts';
import { greetedSocket, type RawSocket } from '#tests/setup/raw-socket.ts';
import { openWindows, useWindow } from '#tests/setup/throttles.ts';

const VIEWER = '{ viewer { id email isEmailVerified pendingEmail twoFactor { isEnabled recoveryCodesLeft } } }';
const VERIFY = `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { __typename
  ... on VerifyEmailSuccess { viewer { id email isEmailVerified pendingEmail } } ... on UserError { code message } } }`;
const AGAIN = `mutation { requestEmailVerification { __typename
  ... on RequestEmailVerificationSuccess { viewer { isEmailVerified } } ... on TooManyAttempts { retryAfterSeconds } } }`;
const CHANGE_EMAIL = `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { __typename
  ... on ChangeEmailSuccess { viewer { email pendingEmail } } ... on UserError { code message }
  ... on InvalidInput { fieldErrors { path message } } } }`;
const CHANGE_PASSWORD = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename
  ... on ChangePasswordSuccess { viewer { sessions { isCurrent } } } ... on UserError { code message }
  ... on InvalidInput { fieldErrors { path message } } } }`;
const REVOKE = `mutation ($input: RevokeSessionInput!) { revokeSession(input: $input) { __typename
  ... on RevokeSessionSuccess { viewer { sessions { id isCurrent } } } ... on UserError { code message } } }`;
const REVOKE_OTHERS = `mutation { revokeOtherSessions { __typename
  ... on RevokeOtherSessionsSuccess { ended viewer { sessions { isCurrent } } } } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename
  ... on SignInSuccess { session { accessToken } viewer { sessions { id isCurrent } } } } }`;

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await openWindows(app);
  await deliver(app);
  ada = await person(app, 'Ada', { profile: false });
});

const ask = (document: string, input?: object, token: string | null = ada.accessToken) =>
  askOf(app, document, input, token);
const viewer = () => ask(VIEWER);
const tokenIn = (text: string | undefined) => /\/auth\/verify#(\S+)/.exec(text ?? '')?.[1] ?? '';
/** The token of the newest letter that asks to confirm an address. */
const tokenTo = async (email: string) =>
  tokenIn(
    (await lettersTo(app, email))
      .map(({ text }) => text)
      .filter(tokenIn)
      .at(-1),
  );
const verify = (token: string, by: string | null = null) => ask(VERIFY, { token }, by);
const another = async (someone = ada, password = someone.password) =>
  ask(SIGN_IN, { email: someone.email, password }, null);
const endsWith = async (socket: RawSocket) =>
  Promise.race([socket.closed.then(({ code }) => code), new Promise((done) => setTimeout(done, 1_000, 'open'))]);
const expired = {
  __typename: 'LinkExpired',
  code: 'LINK_EXPIRED',
  message: 'This link was used before, replaced by a newer one, or is too old.',
};

describe('confirming an address', () => {
  it('works once, by the link that came after sign-up, signed in or not', async () => {
    expect(await viewer()).toMatchObject({ isEmailVerified: false, pendingEmail: null });
    const token = await tokenTo(ada.email);
    expect(await verify(token)).toEqual({ __typename: 'VerifyEmailSuccess', viewer: null });
    expect(await viewer()).toMatchObject({ email: ada.email, isEmailVerified: true, pendingEmail: null });
    expect(await verify(token)).toEqual(expired);
    const bola = await person(app, 'Bola', { profile: false });
    const shown = await verify(await tokenTo(bola.email), bola.accessToken);
    expect(shown.viewer).toMatchObject({ id: bola.id, isEmailVerified: true });
  });

  it('shows nothing of the account to somebody else who is signed in', async () => {
    const token = await tokenTo(ada.email);
    const bola = await person(app, 'Bola', { profile: false });
    expect(await verify(token, bola.accessToken)).toEqual({ __typename: 'VerifyEmailSuccess', viewer: null });
  });

  it('is late after 24 hours', async () => {
    const token = await tokenTo(ada.email);
    app.clock.advance(24 * 3_600_000);
    expect(await verify(token)).toEqual(expired);
    app.clock.advance(-24 * 3_600_000);
    expect((await verify(token)).__typename).toBe('VerifyEmailSuccess');
  });

  it('takes the newest link only, which may be asked for once a minute', async () => {
    const first = await tokenTo(ada.email);
    expect((await ask(AGAIN, undefined)).__typename).toBe('RequestEmailVerificationSuccess');
    const second = await tokenTo(ada.email);
    expect(second).not.toBe(first);
    const soon = await ask(AGAIN, undefined);
    expect(soon.__typename).toBe('TooManyAttempts');
    expect(soon.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(await verify(first)).toEqual(expired);
    expect((await verify(second)).__typename).toBe('VerifyEmailSuccess');
    await openWindows(app);
    expect((await ask(AGAIN, undefined)).viewer.isEmailVerified).toBe(true);
    expect(await lettersTo(app, ada.email)).toEqual([]);
  });

  it('of fifty requests at once for the link writes one letter', async () => {
    await deliver(app);
    await Promise.all(Array.from({ length: 50 }, () => ask(AGAIN, undefined)));
    expect(await lettersTo(app, ada.email)).toHaveLength(1);
  });

  it.each(['', 'nonsense', '00000000-0000-4000-8000-000000000000.x', `${crypto.randomUUID()}.${'x'.repeat(43)}`])(
    'with the token %j is refused',
    async (token) => {
      expect(await verify(token)).toEqual(expired);
    },
  );

  it("with another link's secret is refused", async () => {
    const [, secret] = (await tokenTo(ada.email)).split('.');
    const bola = await person(app, 'Bola', { profile: false });
    const [id] = (await tokenTo(bola.email)).split('.');
    expect(await verify(`${id}.${secret}`)).toEqual(expired);
  });

  it('is forgotten once its link has run out', async () => {
    const rows = () => app.db.selectFrom('emailVerifications').selectAll().where('userId', '=', ada.id).execute();
    await purgeEmailConfirmations(app.deps);
    expect(await rows()).toHaveLength(1);
    await purgeEmailConfirmations({ ...app.deps, clock: () => new Date(Date.now() + 25 * 3_600_000) });
    expect(await rows()).toEqual([]);
  });
});

describe('changing the address', () => {
  const newEmail = () => `new.${ada.email}`;

  it('happens once the new one is confirmed; the old one is told before, and the letters it has open nothing', async () => {
    await deliver(app);
    const asked = await ask(CHANGE_EMAIL, { password: ada.password, newEmail: ` ${newEmail()} ` });
    expect(asked.viewer).toEqual({ email: ada.email, pendingEmail: newEmail() });
    const letters = await deliver(app);
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [newEmail(), 'Confirm your email address'],
      [ada.email, 'A new email address was asked for'],
    ]);
    expect((await another()).__typename).toBe('SignInSuccess');

    const codeChallenge = 'x'.repeat(43);
    await app.gql(
      `mutation ($e: String!, $c: String!) { requestPasswordReset(input: { email: $e, codeChallenge: $c }) { __typename } }`,
      { e: ada.email, c: codeChallenge },
    );
    const done = await verify(tokenIn(letters[0]?.text), ada.accessToken);
    expect(done.viewer).toEqual({ id: ada.id, email: newEmail(), isEmailVerified: true, pendingEmail: null });
    expect((await another()).__typename).toBe('InvalidCredentials');
    expect((await another({ ...ada, email: newEmail() })).__typename).toBe('SignInSuccess');
    const resets = await app.db.selectFrom('passwordResets').selectAll().where('userId', '=', ada.id).execute();
    expect(resets.map(({ usedAt }) => usedAt !== null)).toEqual([true]);
    const notices = await deliver(app);
    expect(notices.map(({ to, subject }) => [to, subject])).toEqual([
      [newEmail(), 'Your email address was changed'],
      [ada.email, 'Your email address was changed'],
    ]);
    expect(notices[1]?.text).toContain('This was the email address of your Zobo account.');
    expect(notices[1]?.text).not.toContain(newEmail());
  });

  it('takes the password, and an address that is one', async () => {
    expect(await ask(CHANGE_EMAIL, { password: 'not-it-at-all', newEmail: newEmail() })).toMatchObject({
      __typename: 'InvalidCredentials',
      message: 'Your password is wrong. Please try again.',
    });
    for (const [given, message] of [
      ['nobody', 'Invalid email address'],
      [`${'a'.repeat(250)}@example.com`, 'Email must be at most 255 characters'],
      [ada.email.toUpperCase(), 'This is your email address already'],
    ])
      expect(await ask(CHANGE_EMAIL, { password: ada.password, newEmail: given })).toMatchObject({
        __typename: 'InvalidInput',
        fieldErrors: [{ path: 'newEmail', message }],
      });
    expect((await viewer()).pendingEmail).toBeNull();
  });

  it('refuses an address that has an account, a hundred times in ten minutes', async () => {
    const bola = await person(app, 'Bola', { profile: false });
    await useWindow(app, ['signUpOfAddress', '127.0.0.1'], 3);
    for (let at = 0; at < 3; at += 1)
      expect(await ask(CHANGE_EMAIL, { password: ada.password, newEmail: bola.email.toUpperCase() })).toEqual({
        __typename: 'AlreadyRegistered',
        code: 'ALREADY_REGISTERED',
        message: 'This email is already registered. Please log in instead.',
      });
    expect((await ask(CHANGE_EMAIL, { password: ada.password, newEmail: newEmail() })).__typename).toBe(
      'TooManyAttempts',
    );
  });

  it('is refused at the link when somebody took the address meanwhile', async () => {
    await ask(CHANGE_EMAIL, { password: ada.password, newEmail: newEmail() });
    const token = await tokenTo(newEmail());
    const bola = await person(app, 'Bola', { profile: false });
    await app.db.updateTable('users').set({ email: newEmail() }).where('id', '=', bola.id).execute();
    expect((await verify(token)).__typename).toBe('AlreadyRegistered');
    expect(await viewer()).toMatchObject({ email: ada.email, pendingEmail: null });
  });

  it('of two people who confirm one address at the same moment gives it to one', async () => {
    for (let round = 0; round < 5; round += 1) {
      await openWindows(app);
      const shared = `shared.${round}@example.com`;
      const tokens: string[] = [];
      for (const name of ['Bola', 'Chidi']) {
        const someone = await person(app, name, { profile: false });
        await openWindows(app);
        await ask(CHANGE_EMAIL, { password: someone.password, newEmail: shared }, someone.accessToken);
        tokens.push(await tokenTo(shared));
      }
      const answers = await Promise.all(tokens.map((token) => verify(token)));
      expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['AlreadyRegistered', 'VerifyEmailSuccess']);
    }
  });

  it('by a newer request makes the older link worthless', async () => {
    await ask(CHANGE_EMAIL, { password: ada.password, newEmail: newEmail() });
    const older = await tokenTo(newEmail());
    await openWindows(app);
    await ask(CHANGE_EMAIL, { password: ada.password, newEmail: `newer.${ada.email}` });
    expect(await verify(older)).toEqual(expired);
    expect(await viewer()).toMatchObject({ email: ada.email, pendingEmail: `newer.${ada.email}` });
  });

  it('is not open more than once a minute', async () => {
    await ask(CHANGE_EMAIL, { password: ada.password, newEmail: newEmail() });
    expect((await ask(CHANGE_EMAIL, { password: ada.password, newEmail: `b.${ada.email}` })).__typename).toBe(
      'TooManyAttempts',
    );
  });
});

describe('changing the password', () => {
  it('ends every other session and its sockets, keeps the own, and tells the person', async () => {
    await deliver(app);
    const other = (await another()).session.accessToken;
    const sockets = [await greetedSocket(app, other), await greetedSocket(app, ada.accessToken)];
    const done = await ask(CHANGE_PASSWORD, { currentPassword: ada.password, newPassword: 'a-new-secret' });
    expect(done).toEqual({ __typename: 'ChangePasswordSuccess', viewer: { sessions: [{ isCurrent: true }] } });
    expect(await endsWith(sockets[0]!)).toBe(4401);
    expect(sockets[1]!.socket.readyState).toBe(sockets[1]!.socket.OPEN);
    sockets[1]!.socket.terminate();
    expect((await app.gql(VIEWER, {}, other)).status).toBe(401);
    expect((await viewer()).id).toBe(ada.id);
    expect((await another()).__typename).toBe('InvalidCredentials');
    expect((await another(ada, 'a-new-secret')).__typename).toBe('SignInSuccess');
    expect((await lettersTo(app, ada.email)).map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  it('takes the old one, and a new one that keeps the rules', async () => {
    expect(await ask(CHANGE_PASSWORD, { currentPassword: 'not-it', newPassword: 'a-new-secret' })).toMatchObject({
      __typename: 'InvalidCredentials',
      message: 'Your password is wrong. Please try again.',
    });
    expect(await ask(CHANGE_PASSWORD, { currentPassword: ada.password, newPassword: '12345' })).toMatchObject({
      __typename: 'InvalidInput',
      fieldErrors: [{ path: 'newPassword', message: 'Password must be at least 6 characters' }],
    });
    expect((await another()).__typename).toBe('SignInSuccess');
  });

  it('of ten at once happens once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        ask(CHANGE_PASSWORD, { currentPassword: ada.password, newPassword: `secret-number-${at}` }),
      ),
    );
    expect(answers.filter(({ __typename }) => __typename === 'ChangePasswordSuccess')).toHaveLength(1);
  });
});

describe('ending sessions', () => {
  it('ends one of them with its socket, and no other', async () => {
    const other = await another();
    const { id } = other.viewer.sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    const socket = await greetedSocket(app, other.session.accessToken);
    const done = await ask(REVOKE, { sessionId: id });
    expect(done.viewer.sessions).toEqual([{ id: expect.any(String), isCurrent: true }]);
    expect(await endsWith(socket)).toBe(4401);
    expect((await app.gql(VIEWER, {}, other.session.accessToken)).status).toBe(401);
    expect(await ask(REVOKE, { sessionId: id })).toEqual({
      __typename: 'NotAvailable',
      code: 'NOT_AVAILABLE',
      message: 'This session has ended already.',
    });
  });

  it("answers for somebody else's session as for one that does not exist", async () => {
    const bola = await person(app, 'Bola', { profile: false });
    const [session] = await app.db.selectFrom('sessions').select('id').where('userId', '=', bola.id).execute();
    const theirs = await app.gql(REVOKE, { input: { sessionId: session?.id } }, ada.accessToken);
    for (const sessionId of [crypto.randomUUID(), 'nonsense'])
      expect((await app.gql(REVOKE, { input: { sessionId } }, ada.accessToken)).body).toBe(theirs.body);
    expect(theirs.data.revokeSession.__typename).toBe('NotAvailable');
    expect((await app.gql(VIEWER, {}, bola.accessToken)).data.viewer.id).toBe(bola.id);
  });

  it('ends the own one too, as a sign-out', async () => {
    const [session] = await app.db.selectFrom('sessions').select('id').where('userId', '=', ada.id).execute();
    expect((await ask(REVOKE, { sessionId: session?.id })).viewer.sessions).toEqual([]);
    expect((await app.gql(VIEWER, {}, ada.accessToken)).status).toBe(401);
  });

  it('ends all but the own, and says how many', async () => {
    const tokens = [];
    for (let at = 0; at < 3; at += 1) tokens.push((await another()).session.accessToken);
    const sockets = await Promise.all(tokens.map((token) => greetedSocket(app, token)));
    expect(await ask(REVOKE_OTHERS, undefined)).toEqual({
      __typename: 'RevokeOtherSessionsSuccess',
      ended: 3,
      viewer: { sessions: [{ isCurrent: true }] },
    });
    for (const socket of sockets) expect(await endsWith(socket)).toBe(4401);
    expect((await ask(REVOKE_OTHERS, undefined)).ended).toBe(0);
    expect((await viewer()).id).toBe(ada.id);
  });
});
