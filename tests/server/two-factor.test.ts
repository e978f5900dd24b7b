import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { ask as askOf } from '#tests/setup/ask.ts';
import { lettersTo } from '#tests/setup/post.ts';
import { greetedSocket } from '#tests/setup/raw-socket.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const START = `mutation ($input: StartTwoFactorInput!) { startTwoFactor(input: $input) { __typename
  ... on StartTwoFactorSuccess { secret otpauthUrl } ... on UserError { code message } } }`;
const CONFIRM = `mutation ($input: ConfirmTwoFactorInput!) { confirmTwoFactor(input: $input) { __typename
  ... on ConfirmTwoFactorSuccess { recoveryCodes viewer { twoFactor { isEnabled recoveryCodesLeft } sessions { isCurrent } } }
  ... on UserError { code message } } }`;
const DISABLE = `mutation ($input: DisableTwoFactorInput!) { disableTwoFactor(input: $input) { __typename
  ... on DisableTwoFactorSuccess { viewer { twoFactor { isEnabled recoveryCodesLeft } } } ... on UserError { code message } } }`;
const REPLACE = `mutation ($input: ReplaceRecoveryCodesInput!) { replaceRecoveryCodes(input: $input) { __typename
  ... on ReplaceRecoveryCodesSuccess { recoveryCodes viewer { twoFactor { recoveryCodesLeft } } } ... on UserError { code message } } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename
  ... on SignInSuccess { session { accessToken } viewer { twoFactor { recoveryCodesLeft } } } ... on UserError { code message }
  ... on TooManyAttempts { retryAfterSeconds } } }`;
const STEP_MS = 30_000;

let app: TestApp;
let ada: Person;
let secret: string;
let recoveryCodes: string[];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** The code of the app, so many steps from now. */
const code = (steps = 0, of = secret): string =>
  new TOTP({ secret: Secret.fromBase32(of) }).generate({ timestamp: app.clock.now().getTime() + steps * STEP_MS });
const wrong = (): string => String((Number(code()) + 1) % 1_000_000).padStart(6, '0');

const ask = (document: string, input?: object, token: string | null = ada.accessToken) =>
  askOf(app, document, input, token);
const signIn = (twoFactorCode?: string, someone = ada) =>
  ask(SIGN_IN, { email: someone.email, password: someone.password, twoFactorCode }, null);
const start = () => ask(START, { password: ada.password });

/** Lets the step of every code used so far pass. */
const nextSteps = () => app.clock.advance(3 * STEP_MS);

async function turnOn(): Promise<void> {
  secret = (await start()).secret;
  const on = await ask(CONFIRM, { twoFactorCode: code() });
  expect(on.__typename).toBe('ConfirmTwoFactorSuccess');
  recoveryCodes = on.recoveryCodes;
  nextSteps();
  await openWindows(app);
}

const invalid = {
  __typename: 'InvalidTwoFactorCode',
  code: 'INVALID_TWO_FACTOR_CODE',
  message: 'This code is wrong, too old or was used before. Please wait for the next one.',
};

beforeEach(async () => {
  await openWindows(app);
  ada = await person(app, 'Ada', { profile: false });
  await lettersTo(app, ada.email);
});

describe('setting it up', () => {
  it('takes the password and a code of the app; then other sessions end and a letter tells', async () => {
    const other = (await signIn()).session.accessToken as string;
    const socket = await greetedSocket(app, other);
    const own = await greetedSocket(app, ada.accessToken);
    expect(await ask(START, { password: 'not-it-at-all' })).toMatchObject({
      __typename: 'InvalidCredentials',
      message: 'Your password is wrong. Please try again.',
    });
    const started = await start();
    expect(started.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(started.otpauthUrl).toContain(`otpauth://totp/Zobo:${encodeURIComponent(ada.email)}?`);
    expect(new URL(started.otpauthUrl).searchParams.get('secret')).toBe(started.secret);
    secret = started.secret;
    expect(await ask(CONFIRM, { twoFactorCode: wrong() })).toEqual(invalid);
    expect((await signIn()).__typename).toBe('SignInSuccess');

    const on = await ask(CONFIRM, { twoFactorCode: ` ${code().slice(0, 3)} ${code().slice(3)}` });
    expect(on.viewer).toEqual({
      twoFactor: { isEnabled: true, recoveryCodesLeft: 10 },
      sessions: [{ isCurrent: true }],
    });
    expect(new Set(on.recoveryCodes).size).toBe(10);
    for (const one of on.recoveryCodes) expect(one).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
    expect((await socket.closed).code).toBe(4401);
    expect(own.socket.readyState).toBe(own.socket.OPEN);
    own.socket.terminate();
    expect((await app.gql('{ viewer { id } }', {}, other)).status).toBe(401);
    expect((await lettersTo(app, ada.email)).map(({ subject }) => subject)).toEqual(['Two-factor sign-in is on']);
  });

  it('begins anew with another secret, and not at all while it is on', async () => {
    const first = (await start()).secret;
    const second = (await start()).secret;
    expect(second).not.toBe(first);
    expect(await ask(CONFIRM, { twoFactorCode: code(0, first) })).toEqual(invalid);
    expect((await ask(CONFIRM, { twoFactorCode: code(0, second) })).__typename).toBe('ConfirmTwoFactorSuccess');
    const { errors, status } = await app.gql(START, { input: { password: ada.password } }, ada.accessToken);
    expect([status, errors?.[0]?.message]).toEqual([400, 'Two-factor sign-in is on already.']);
    secret = second;
    nextSteps();
    expect((await signIn(code())).__typename).toBe('SignInSuccess');
  });

  it('of fifty confirmations at once happens once', async () => {
    secret = (await start()).secret;
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(CONFIRM, { twoFactorCode: code() })));
    expect(answers.filter(({ __typename }) => __typename === 'ConfirmTwoFactorSuccess')).toHaveLength(1);
    expect(await app.db.selectFrom('recoveryCodes').selectAll().where('userId', '=', ada.id).execute()).toHaveLength(
      10,
    );
  });

  it('keeps the secret and the recovery codes unreadable', async () => {
    await turnOn();
    const row = await app.db.selectFrom('users').selectAll().where('id', '=', ada.id).executeTakeFirstOrThrow();
    const plain = Buffer.from(Secret.fromBase32(secret).bytes);
    expect(row.totpSecret?.includes(plain)).toBe(false);
    expect(row.totpSecret?.length).toBe(12 + 16 + 20);
    const codes = await app.db.selectFrom('recoveryCodes').selectAll().where('userId', '=', ada.id).execute();
    for (const { codeHash } of codes) {
      expect(codeHash).toHaveLength(32);
      for (const one of recoveryCodes) {
        const bare = createHash('sha256').update(one.replace('-', '')).digest();
        expect(codeHash.equals(bare)).toBe(false);
      }
    }
    // A secret is worth nothing in another person's row.
    const bola = await person(app, 'Bola', { profile: false });
    await app.db
      .updateTable('users')
      .set({ totpSecret: row.totpSecret, totpEnabledAt: row.totpEnabledAt })
      .where('id', '=', bola.id)
      .execute();
    expect(await signIn(code(), bola)).toEqual(invalid);
  });
});

describe('signing in', () => {
  beforeEach(turnOn);

  it('asks for a code after the right password only', async () => {
    expect(await signIn()).toEqual({
      __typename: 'TwoFactorRequired',
      code: 'TWO_FACTOR_REQUIRED',
      message: 'Please enter the code of your authenticator app, or a recovery code.',
    });
    expect((await signIn('')).__typename).toBe('TwoFactorRequired');
    const guess = await ask(SIGN_IN, { email: ada.email, password: 'not-it-at-all', twoFactorCode: code() }, null);
    expect(guess.__typename).toBe('InvalidCredentials');
    expect((await signIn(code())).__typename).toBe('SignInSuccess');
  });

  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('takes the code of %i steps away: %s', async (steps, isRight) => {
    // In the middle of a step, so that no step ends meanwhile.
    const now = app.clock.now().getTime();
    app.clock.advance(STEP_MS + STEP_MS / 2 - (now % STEP_MS));
    expect((await signIn(code(steps))).__typename).toBe(isRight ? 'SignInSuccess' : 'InvalidTwoFactorCode');
  });

  it('takes a code once, and none of a step before it', async () => {
    const [before, now] = [code(-1), code()];
    expect((await signIn(now)).__typename).toBe('SignInSuccess');
    expect(await signIn(now)).toEqual(invalid);
    expect(await signIn(before)).toEqual(invalid);
    nextSteps();
    expect((await signIn(code())).__typename).toBe('SignInSuccess');
  });

  it('with the code that turned it on is refused', async () => {
    app.clock.advance(-3 * STEP_MS);
    expect(await signIn(code())).toEqual(invalid);
    app.clock.advance(3 * STEP_MS);
  });

  it('of a hundred at once with the right code happens once', async () => {
    const right = code();
    const answers = await Promise.all(Array.from({ length: 100 }, () => signIn(right)));
    expect(answers.filter(({ __typename }) => __typename === 'SignInSuccess')).toHaveLength(1);
  });

  it('takes each recovery code once, of fifty at once too, however it is typed', async () => {
    const [one = '', two = '', three = ''] = recoveryCodes;
    const first = await signIn(one);
    expect(first.viewer.twoFactor.recoveryCodesLeft).toBe(9);
    expect(await signIn(one)).toEqual(invalid);
    await openWindows(app);
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(two)));
    expect(answers.filter(({ __typename }) => __typename === 'SignInSuccess')).toHaveLength(1);
    await openWindows(app);
    expect((await signIn(` ${three.toUpperCase().replace('-', ' ').replaceAll('0', 'O')} `)).__typename).toBe(
      'SignInSuccess',
    );
  });

  it('takes five wrong codes in a quarter of an hour: of fifty at once five are tried, and then not even the right one', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(wrong())));
    const kinds = answers.map(({ __typename }) => __typename);
    // Ten sign-ins at once are let as far as the password, and five of those as far as the code.
    expect(kinds.filter((kind) => kind === 'InvalidTwoFactorCode')).toHaveLength(5);
    const late = await signIn(code());
    expect(late.__typename).toBe('TooManyAttempts');
    expect(late.retryAfterSeconds).toBeGreaterThan(600);
    await openWindows(app);
    expect((await signIn(code())).__typename).toBe('SignInSuccess');
  });

  it('takes fifty wrong codes a day, though the quarters of an hour pass', async () => {
    let tried = 0;
    for (let round = 0; round < 12; round += 1) {
      for (let at = 0; at < 5; at += 1) if ((await signIn(wrong())).__typename === 'InvalidTwoFactorCode') tried += 1;
      // The shorter windows pass, the day goes on.
      await app.db
        .deleteFrom('throttles')
        .where('expire', '<', String(Date.now() + 3_600_000))
        .execute();
    }
    expect(tried).toBe(50);
    const late = await signIn(code());
    expect(late.__typename).toBe('TooManyAttempts');
    expect(late.retryAfterSeconds).toBeGreaterThan(3_600);
  });

  it('right ones cost nothing', async () => {
    for (let at = 0; at < 8; at += 1) {
      nextSteps();
      expect((await signIn(code())).__typename).toBe('SignInSuccess');
    }
  });
});

describe('turning it off, and new recovery codes', () => {
  beforeEach(turnOn);

  it('take the password and a code', async () => {
    for (const document of [DISABLE, REPLACE]) {
      expect((await ask(document, { password: 'not-it-at-all', twoFactorCode: code() })).__typename).toBe(
        'InvalidCredentials',
      );
      expect(await ask(document, { password: ada.password, twoFactorCode: wrong() })).toEqual(invalid);
    }
    const replaced = await ask(REPLACE, { password: ada.password, twoFactorCode: recoveryCodes[0] });
    expect(replaced.viewer.twoFactor.recoveryCodesLeft).toBe(10);
    expect(replaced.recoveryCodes).toHaveLength(10);
    expect(replaced.recoveryCodes).not.toEqual(expect.arrayContaining([recoveryCodes[1]]));
    expect(await signIn(recoveryCodes[1])).toEqual(invalid);
    expect((await signIn(replaced.recoveryCodes[0])).__typename).toBe('SignInSuccess');
    await openWindows(app);
    const off = await ask(DISABLE, { password: ada.password, twoFactorCode: code() });
    expect(off.viewer.twoFactor).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
    expect((await signIn()).__typename).toBe('SignInSuccess');
    const row = await app.db.selectFrom('users').selectAll().where('id', '=', ada.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ totpSecret: null, totpEnabledAt: null, totpLastStep: null });
    expect((await lettersTo(app, ada.email)).map(({ subject }) => subject)).toEqual([
      'Two-factor sign-in is on',
      'New recovery codes',
      'Two-factor sign-in is off',
    ]);
  });

  it('have nothing to do where it is off', async () => {
    ada = await person(app, 'Chidi', { profile: false });
    for (const document of [DISABLE, REPLACE])
      expect(await ask(document, { password: ada.password, twoFactorCode: '123456' })).toEqual(invalid);
  });
});

describe('a reset of the password', () => {
  const REQUEST = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) {
    ... on RequestPasswordResetSuccess { requestId } } }`;
  const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename
    ... on UserError { code message } } }`;

  it('asks for the code too, and a wrong one burns neither the link nor the mailed code', async () => {
    await turnOn();
    await lettersTo(app, ada.email);
    const codeVerifier = randomBytes(32).toString('base64url');
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const { requestId } = await ask(REQUEST, { email: ada.email, codeChallenge }, null);
    const text = (await lettersTo(app, ada.email))[0]?.text ?? '';
    const mailed = /^(\d{6})$/m.exec(text)?.[1] ?? '';
    const link = /&secret=([\w-]+)/.exec(text)?.[1] ?? '';
    const reset = (given: string, twoFactorCode?: string) =>
      ask(RESET, { requestId, secret: given, codeVerifier, newPassword: 'a-new-secret', twoFactorCode }, null);
    for (let at = 0; at < 6; at += 1) expect((await reset(mailed)).__typename).toBe('TwoFactorRequired');
    expect((await reset(link)).__typename).toBe('TwoFactorRequired');
    expect(await reset(mailed, wrong())).toEqual(invalid);
    expect(await reset(link, wrong())).toEqual(invalid);
    expect((await signIn(code())).__typename).toBe('SignInSuccess');
    nextSteps();
    expect((await reset(link, code())).__typename).toBe('ResetPasswordSuccess');
    ada = { ...ada, password: 'a-new-secret' };
    expect((await signIn()).__typename).toBe('TwoFactorRequired');
  });
});
