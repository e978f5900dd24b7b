/** Whatever opens an account is nowhere as it is: no token, code, link or password of a whole journey stands in a table or in the log. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAdmin, person } from '#tests/factories/people.ts';
import { CREATE_TOKEN } from '#tests/setup/admin-api.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { lettersTo } from '#tests/setup/post.ts';

const log: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ logLines: log });
});
afterAll(() => app.stop());

const SESSION = 'session { accessToken refreshToken }';

/** Calls a mutation, which must succeed. */
async function call(name: string, input: object, fields: string, token?: string): Promise<Data> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation($input: ${type}Input!) { ${name}(input: $input) { __typename ... on ${type}Success { ${fields} } } }`;
  const { data, body } = await app.gql(document, { input }, token);
  if (data?.[name]?.__typename !== `${type}Success`) throw new Error(body);
  return data[name];
}

/** Every way into an account, used once; all secrets that were handed out on it. */
async function journey(): Promise<Map<string, string>> {
  const ada = await person(app, 'Ada', { profile: false });
  const secrets = new Map<string, string>([
    ['password', ada.password],
    ['access token', ada.accessToken],
    ['refresh token', ada.refreshToken],
  ]);
  const keep = (name: string, session: { accessToken: string; refreshToken: string }) => {
    secrets.set(`access token after ${name}`, session.accessToken);
    secrets.set(`refresh token after ${name}`, session.refreshToken);
    return session.accessToken;
  };

  const letters = (await lettersTo(app, ada.email)).map(({ text }) => text).join('\n');
  const link = /\/auth\/verify#([\w.-]+)/.exec(letters)?.[1] ?? '';
  secrets.set('link of the address', link.split('.').at(-1) ?? '');
  const refreshed = await call('refreshSession', { refreshToken: ada.refreshToken }, SESSION);
  let token = keep('refreshing', refreshed.session);

  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const asked = await call('requestPasswordReset', { email: ada.email, codeChallenge }, 'requestId');
  const letter = (await lettersTo(app, ada.email)).map(({ text }) => text).join('\n');
  const typed = /^(\d{6})$/m.exec(letter)?.[1] ?? '';
  const secret = /&secret=([\w-]+)/.exec(letter)?.[1] ?? '';
  secrets.set('code of recovery', typed).set('link of recovery', secret).set('verifier of recovery', codeVerifier);
  const newPassword = 'A quite new secret';
  secrets.set('new password', newPassword);
  const reset = await call('resetPassword', { requestId: asked.requestId, secret, codeVerifier, newPassword }, SESSION);
  token = keep('recovery', reset.session);

  const started = await call('startTwoFactor', { password: newPassword }, 'secret', token);
  secrets.set('secret of the app', started.secret);
  const twoFactorCode = new TOTP({ secret: Secret.fromBase32(started.secret) }).generate({
    timestamp: app.clock.now().getTime(),
  });
  const confirmed = await call('confirmTwoFactor', { twoFactorCode }, 'recoveryCodes', token);
  for (const [at, code] of confirmed.recoveryCodes.entries()) secrets.set(`recovery code ${at}`, code);
  const signedIn = await call(
    'signIn',
    { email: ada.email, password: newPassword, twoFactorCode: confirmed.recoveryCodes[0] },
    SESSION,
  );
  keep('signing in', signedIn.session);

  const admin = await newAdmin(app, 'Zainab');
  const made = await app.gql(CREATE_TOKEN, { input: { name: 'a script', scopes: ['USERS_READ'] } }, admin.accessToken);
  secrets.set('token of a script', made.data.createAccessToken.token);
  return secrets;
}

/** Every table of every schema as text, as a dump by COPY has it. */
async function dumped(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(app.db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t`.execute(app.db);
    texts.push(...rows.map(({ line }) => line));
  }
  return texts.join('\n');
}

/** How a secret could stand there: as it is, or its bytes, which a bytea column shows as hex. */
function formsOf(secret: string): string[] {
  const parts = [secret, ...secret.split('.').slice(1)];
  const bytes = (part: string) => [
    Buffer.from(part),
    Buffer.from(part, 'base64url'),
    ...(/^[A-Z2-7]+$/.test(part) ? [Buffer.from(Secret.fromBase32(part).bytes)] : []),
  ];
  return [
    ...parts,
    ...parts.map((part) => part.replaceAll('-', '')),
    ...parts.flatMap((part) => bytes(part).map((each) => each.toString('hex'))),
  ].filter((form) => form.length >= 8);
}

it('no secret that was ever handed out is in any table or line of the log', async () => {
  const secrets = await journey();
  const [dump, lines] = [await dumped(), log.join('\n')];
  expect(secrets.size).toBeGreaterThan(24);
  // What is searched is what was meant to be.
  expect(dump).toContain('$argon2id$');
  expect(dump).toContain('Ada Test');
  expect(lines.length).toBeGreaterThan(1_000);
  for (const [name, secret] of secrets) {
    expect(secret.length, name).toBeGreaterThanOrEqual(6);
    if (/^\d{6}$/.test(secret)) {
      // Six digits stand in many a number: they count as a word of their own.
      const alone = new RegExp(`(?<![\\w.+-])${secret}(?![\\w.+-])`);
      expect([alone.test(dump), alone.test(lines)], name).toEqual([false, false]);
      continue;
    }
    for (const form of formsOf(secret)) {
      expect([dump.includes(form), lines.includes(form)], name).toEqual([false, false]);
    }
  }
}, 120_000);
