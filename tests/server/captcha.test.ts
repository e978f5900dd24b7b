import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { openWindows, useWindow } from '#tests/setup/throttles.ts';

const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on UserError { code message } } }';
const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }';
const REQUEST = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename
  ... on UserError { code message } } }`;

/** A provider that says yes to the token `passed`, once. */
let provider: Server;
let asked: Record<string, string>[] = [];
let used: Set<string>;
let trouble: 'none' | 'error' | 'nonsense' = 'none';
let app: TestApp;
let ada: Person;

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const given = Object.fromEntries(new URLSearchParams(body));
    asked.push(given);
    if (trouble === 'error') return void response.writeHead(500).end('{"success":true}');
    if (trouble === 'nonsense') return void response.end('<html>');
    const { response: token = '' } = given;
    const success = token.startsWith('passed') && !used.has(token) && given.secret === 'the-secret';
    used.add(token);
    response.end(JSON.stringify({ success, 'error-codes': success ? [] : ['invalid-input-response'] }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  const verifyUrl = `http://127.0.0.1:${port}/siteverify`;
  app = await startTestApp({
    config: { captcha: { provider: 'turnstile', siteKey: 'the-site', secretKey: 'the-secret', verifyUrl } },
  });
});
afterAll(async () => {
  await app.stop();
  provider.close();
});
beforeEach(async () => {
  await openWindows(app);
  asked = [];
  used = new Set();
  trouble = 'none';
  ada = await person(app, 'Ada', { profile: false });
});

const signIn = async (password = ada.password, captchaToken?: string) =>
  (await app.gql(SIGN_IN, { input: { email: ada.email, password, captchaToken } })).data.signIn;
async function useUp(): Promise<void> {
  for (let at = 0; at < 10; at += 1) expect((await signIn('wrong-guess')).__typename).toBe('InvalidCredentials');
}
const required = {
  __typename: 'CaptchaRequired',
  code: 'CAPTCHA_REQUIRED',
  message: 'Please show that you are not a machine, then try again.',
};

describe('after too many failures', () => {
  it('a captcha is asked for, and one that was passed opens the door for one attempt', async () => {
    await useUp();
    expect(asked).toEqual([]);
    expect(await signIn()).toEqual(required);
    expect(await signIn(ada.password, 'failed')).toEqual(required);
    expect((await signIn(ada.password, 'passed 1')).__typename).toBe('SignInSuccess');
    expect(await signIn(ada.password, 'passed 1')).toEqual(required);
    expect((await signIn('wrong-guess', 'passed 2')).__typename).toBe('InvalidCredentials');
    expect(asked.at(-1)).toEqual({ secret: 'the-secret', response: 'passed 2', remoteip: '127.0.0.1' });
  });

  it('on one account over all networks likewise', async () => {
    await openWindows(app);
    await useWindow(app, ['signInOfAccountDaily', ada.email]);
    expect(await signIn()).toEqual(required);
    expect((await signIn('wrong-guess', 'passed 1')).__typename).toBe('InvalidCredentials');
    expect((await signIn(ada.password, 'passed 2')).__typename).toBe('SignInSuccess');
    // And from now on this network is one of its own.
    expect((await signIn()).__typename).toBe('SignInSuccess');
  });

  it('after three hundred sign-ups in an hour likewise', async () => {
    await useWindow(app, ['signUpsOfAddress', '127.0.0.1']);
    const signUp = async (captchaToken?: string) => {
      const consents = { hasAcceptedPrivacy: true, hasAcceptedTerms: true, isAdult: true };
      const input = { email: 'one.more@example.com', password: 'pineapple', fullName: 'One More', ...consents };
      return (await app.gql(SIGN_UP, { input: { ...input, captchaToken } })).data.signUp.__typename;
    };
    expect(await signUp()).toBe('CaptchaRequired');
    expect(await signUp('passed')).toBe('SignUpSuccess');
  });

  it('at sign-up likewise', async () => {
    const input = {
      email: ada.email,
      password: 'pineapple',
      fullName: 'Ada Test',
      hasAcceptedPrivacy: true,
      hasAcceptedTerms: true,
      isAdult: true,
    };
    const signUp = async (captchaToken?: string) =>
      (await app.gql(SIGN_UP, { input: { ...input, captchaToken } })).data.signUp.__typename;
    await useWindow(app, ['signUpOfAddress', '127.0.0.1'], 1);
    expect(await signUp()).toBe('AlreadyRegistered');
    expect(await signUp()).toBe('CaptchaRequired');
    expect(await signUp('passed')).toBe('AlreadyRegistered');
  });

  it.each(['error', 'nonsense'] as const)('a provider in trouble (%s) confirms nothing', async (kind) => {
    await useUp();
    trouble = kind;
    expect(await signIn(ada.password, 'passed')).toEqual(required);
    trouble = 'none';
    expect((await signIn(ada.password, 'passed')).__typename).toBe('SignInSuccess');
  });

  it('a token that is far too long is not even sent on', async () => {
    await useUp();
    asked = [];
    expect(await signIn(ada.password, `passed${'x'.repeat(9_000)}`)).toEqual(required);
    expect(asked).toEqual([]);
  });

  it('somebody who is signed in waits: there is no captcha for a second factor or a password asked again', async () => {
    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }';
    const wrong = () =>
      app.gql(change, { input: { currentPassword: 'wrong', newPassword: 'something' } }, ada.accessToken);
    for (let at = 0; at < 10; at += 1)
      expect((await wrong()).data.changePassword.__typename).toBe('InvalidCredentials');
    expect((await wrong()).data.changePassword.__typename).toBe('TooManyAttempts');
  });
});

it('a forgotten password always takes one', async () => {
  const codeChallenge = 'x'.repeat(43);
  const request = async (captchaToken?: string) =>
    (await app.gql(REQUEST, { input: { email: ada.email, codeChallenge, captchaToken } })).data.requestPasswordReset;
  for (const token of [undefined, '', 'failed']) expect(await request(token)).toEqual(required);
  expect(await app.db.selectFrom('passwordResets').selectAll().execute()).toEqual([]);
  expect((await request('passed')).__typename).toBe('RequestPasswordResetSuccess');
  expect(await request('passed')).toEqual(required);
});

it('a provider that is down confirms nothing, and one that hangs is waited for some seconds only', {
  timeout: 20_000,
}, async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const captcha = { provider: 'hcaptcha', siteKey: 'x', secretKey: 'y' } as const;
  const ask = async (verifyUrl: string) => {
    const other = await startTestApp({ config: { captcha: { ...captcha, verifyUrl } } });
    const input = { email: 'a@example.com', codeChallenge: 'x'.repeat(43), captchaToken: 'passed' };
    const from = Date.now();
    const { data } = await other.gql(REQUEST, { input });
    await other.stop();
    return { answer: data.requestPasswordReset, took: Date.now() - from };
  };
  const hung = await ask(`http://127.0.0.1:${port}/`);
  expect(hung.answer).toEqual(required);
  expect(hung.took).toBeLessThan(9_000);
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
  expect((await ask(`http://127.0.0.1:${port}/`)).answer).toEqual(required);
});

describe('the pages', () => {
  const policyOf = async (of: TestApp) => (await fetch(`${of.url}/`)).headers.get('content-security-policy') ?? '';

  it('may load the widget of the provider that is set, and of no other', async () => {
    const policy = await policyOf(app);
    for (const directive of ['script-src', 'frame-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://challenges\\.cloudflare\\.com`));
    expect(policy).not.toContain('hcaptcha');
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('may load nothing from elsewhere without one', async () => {
    const plain = await startTestApp();
    const policy = await policyOf(plain);
    await plain.stop();
    expect(policy).not.toContain('https:');
    expect(policy).not.toContain('frame-src');
  });
});

describe('the settings', () => {
  const load = (env: Record<string, string>) => loadConfig({ DATA_DIR: '/tmp', APP_SECRET: 'x'.repeat(32), ...env });
  const keys = { CAPTCHA_SITE_KEY: '0x4AAA-test', CAPTCHA_SECRET_KEY: '0xsecret' };

  it('are none by default, and know where each provider checks tokens', () => {
    expect(load({}).captcha).toBeNull();
    expect(load({ CAPTCHA_PROVIDER: 'turnstile', ...keys }).captcha).toEqual({
      provider: 'turnstile',
      siteKey: '0x4AAA-test',
      secretKey: '0xsecret',
      verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    });
    expect(load({ CAPTCHA_PROVIDER: 'hcaptcha', ...keys }).captcha?.verifyUrl).toBe(
      'https://api.hcaptcha.com/siteverify',
    );
    const own = 'https://captcha.example/siteverify';
    expect(load({ CAPTCHA_PROVIDER: 'hcaptcha', ...keys, CAPTCHA_VERIFY_URL: own }).captcha?.verifyUrl).toBe(own);
  });

  it.each([
    [{ CAPTCHA_PROVIDER: 'turnstile' }, 'CAPTCHA_SITE_KEY, CAPTCHA_SECRET_KEY'],
    [{ CAPTCHA_PROVIDER: 'recaptcha', ...keys }, 'CAPTCHA_PROVIDER'],
    [keys, 'CAPTCHA_PROVIDER'],
    [{ CAPTCHA_PROVIDER: 'turnstile', ...keys, CAPTCHA_SITE_KEY: 'a"b' }, 'CAPTCHA_SITE_KEY'],
  ])('stop the start when %j does not fit together', (env, name) => {
    expect(() => load(env)).toThrow(name);
  });
});
