import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { newTotpSecret } from '#server/auth/one-time-codes.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import type { RawId } from '#server/base/ids.ts';
import { seal } from '#server/base/secrets.ts';
import { resetSecrets } from '#server/features/accounts/letter-service.ts';
import { purgeResets, requestPasswordReset, resetPassword } from '#server/features/accounts/recovery-service.ts';
import { createContext } from '#server/platform/context/context.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { lettersTo } from '#tests/setup/post.ts';
import { greetedSocket } from '#tests/setup/raw-socket.ts';
import { openWindows, useWindow } from '#tests/setup/throttles.ts';

const REQUEST = `mutation Request($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename
  ... on RequestPasswordResetSuccess { requestId codeExpiresAt } ... on UserError { code message }
  ... on InvalidInput { fieldErrors { path message } } ... on TooManyAttempts { retryAfterSeconds } } }`;
const RESET = `mutation Reset($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename
  ... on ResetPasswordSuccess { session { accessToken refreshToken } viewer { id isEmailVerified sessions { isCurrent } } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await openWindows(app);
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);
  ada = await person(app, 'Ada', { profile: false });
  await lettersTo(app, ada.email);
});

const newVerifier = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

async function ask(email = ada.email, verifier = newVerifier()) {
  const { data, body } = await app.gql(REQUEST, { input: { email, codeChallenge: challengeOf(verifier) } });
  expect(data.requestPasswordReset.__typename, body).toBe('RequestPasswordResetSuccess');
  return { requestId: data.requestPasswordReset.requestId as string, codeVerifier: verifier };
}

/** Asks, and reads the letter. */
async function asked(email = ada.email) {
  await openWindows(app);
  const request = await ask(email);
  const letters = await lettersTo(app, email);
  const text = letters.map((letter) => letter.text).find((one) => one.includes('/auth/reset')) ?? '';
  const code = /^(\d{6})$/m.exec(text)?.[1] ?? '';
  const [, linkedId, secret = ''] = /\/auth\/reset#request=([\w-]+)&secret=([\w-]+)/.exec(text) ?? [];
  expect(linkedId).toBe(request.requestId);
  return { ...request, code, secret };
}

/** Asks as somebody from elsewhere. */
async function askFrom(ip: string, email = ada.email, deps = app.deps) {
  const codeVerifier = newVerifier();
  const ctx = createContext(deps, null, { ip, label: 'a test' });
  const codeChallenge = challengeOf(codeVerifier);
  const answer = await requestPasswordReset(ctx, { email, codeChallenge, codeChallengeMethod: 's256' });
  if (answer.__typename !== 'RequestPasswordResetSuccess') throw new Error(answer.__typename);
  return { requestId: answer.requestId, codeVerifier };
}

/** Lets the minute between two letters pass, and sends what waited for it. */
async function nextMinute() {
  await app.db
    .deleteFrom('throttles')
    .where('expire', '<', String(Date.now() + 60_000))
    .execute();
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(app.db);
  return lettersTo(app, ada.email);
}

const rowOf = (id: string) =>
  app.db.selectFrom('passwordResets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

type Given = { requestId: string; secret: string; codeVerifier: string };
const reset = async ({ requestId, secret, codeVerifier }: Given, newPassword = 'a-new-secret', more: object = {}) =>
  (await app.gql(RESET, { input: { requestId, secret, codeVerifier, newPassword, ...more } })).data.resetPassword;
const signsIn = async (password: string) =>
  (await app.gql(SIGN_IN, { input: { email: ada.email, password } })).data.signIn.__typename;

const refused = {
  __typename: 'ResetRefused',
  code: 'RESET_REFUSED',
  message: 'This code or link is wrong, was used before, or is too old. Use the newest email, or ask for another.',
};

describe('the letter', () => {
  it('holds a code and a link to the page, and says how long each is good', async () => {
    const { requestId } = await ask();
    const [letter] = await lettersTo(app, ada.email);
    expect(letter?.text).toMatch(/^\d{6}$/m);
    expect(letter?.text).toContain(`${app.deps.config.publicUrl}/auth/reset#request=${requestId}&secret=`);
    expect(letter?.text).toContain('10 minutes');
    expect(letter?.text).toContain('60 minutes');
    expect(letter?.html).toContain('Choose a new password');
  });

  it('comes once a minute: of three requests at once the others wait in line', async () => {
    const requests = [await ask(), await ask(), await ask()];
    expect(await lettersTo(app, ada.email)).toHaveLength(1);
    const { rows } = await sql<{ wait: number }>`select extract(epoch from run_at - now())::float as wait
      from graphile_worker._private_jobs where run_at > now()`.execute(app.db);
    expect(rows).toHaveLength(2);
    for (const { wait } of rows) expect(wait).toBeGreaterThan(0);
    for (const { wait } of rows) expect(wait).toBeLessThanOrEqual(60);
    for (const { requestId } of requests.slice(1)) {
      const letters = await nextMinute();
      expect(letters.map(({ text }) => text.includes(requestId))).toEqual([true]);
    }
    expect(await nextMinute()).toEqual([]);
  });

  it('comes ten times an hour, and the rest is left out; from where the account is at home there are ten more', async () => {
    const stranger = (at: number) => askFrom(`10.7.0.${at}`);
    for (let at = 0; at < 12; at += 1) await stranger(at);
    const own = await ask();
    let sent = 0;
    for (let minute = 0; minute < 10; minute += 1) sent += (await nextMinute()).length;
    expect(sent).toBe(10);
    const [letter, ...more] = await nextMinute();
    expect(letter?.text).toContain(own.requestId);
    expect(more).toEqual([]);
    expect(await nextMinute()).toEqual([]);
    const late = await stranger(20);
    expect(await nextMinute()).toEqual([]);
    const { sentAt } = await rowOf(late.requestId);
    expect(sentAt).toBeNull();
  });
});

describe('a reset', () => {
  it.each(['code', 'secret'] as const)('by the %s signs in, changes the password and works once', async (kind) => {
    const proof = await asked();
    const done = await reset({ ...proof, secret: proof[kind] });
    expect(done).toMatchObject({
      __typename: 'ResetPasswordSuccess',
      viewer: { id: ada.id, isEmailVerified: true, sessions: [{ isCurrent: true }] },
    });
    const mine = await app.gql('{ viewer { id } }', {}, done.session.accessToken);
    expect(mine.data.viewer.id).toBe(ada.id);
    expect(await signsIn(ada.password)).toBe('InvalidCredentials');
    expect(await signsIn('a-new-secret')).toBe('SignInSuccess');
    for (const again of [proof.code, proof.secret]) expect(await reset({ ...proof, secret: again })).toEqual(refused);
    const [notice] = await lettersTo(app, ada.email);
    expect(notice?.subject).toBe('Your password was changed');
  });

  it('takes a code with the space that people type', async () => {
    const proof = await asked();
    const typed = ` ${proof.code.slice(0, 3)} ${proof.code.slice(3)}`;
    expect((await reset({ ...proof, secret: typed })).__typename).toBe('ResetPasswordSuccess');
  });

  it('ends every other session, and closes their sockets with 4401', async () => {
    const socket = await greetedSocket(app, ada.accessToken);
    const proof = await asked();
    const { session } = await reset({ ...proof, secret: proof.secret });
    const closed = await Promise.race([
      socket.closed.then(({ code }) => code),
      new Promise((resolve) => setTimeout(resolve, 1_000, 'open')),
    ]);
    expect(closed).toBe(4401);
    expect((await app.gql('{ viewer { id } }', {}, ada.accessToken)).status).toBe(401);
    const own = await greetedSocket(app, session.accessToken);
    own.send({ type: 'subscribe', id: 'a', payload: { query: '{ viewer { id } }' } });
    expect(await own.next('next', 'a')).toMatchObject({ payload: { data: { viewer: { id: ada.id } } } });
    own.socket.terminate();
  });

  it('with another verifier than the one that asked is refused', async () => {
    const proof = await asked();
    for (const secret of [proof.code, proof.secret])
      expect(await reset({ ...proof, secret, codeVerifier: newVerifier() })).toEqual(refused);
    expect(await signsIn(ada.password)).toBe('SignInSuccess');
    expect((await reset(proof)).__typename).toBe('ResetPasswordSuccess');
  });

  it('is late after 10 minutes by the code, and after an hour by the link', async () => {
    const proof = await asked();
    app.clock.advance(10 * 60_000);
    expect(await reset({ ...proof, secret: proof.code })).toEqual(refused);
    app.clock.advance(49 * 60_000);
    const other = await asked();
    app.clock.advance(60 * 60_000);
    expect(await reset(other)).toEqual(refused);
    app.clock.advance(-109 * 60_000);
    app.clock.advance(-10 * 60_000);
  });

  it('with an older letter is refused once the letter of a newer request is out, and not before', async () => {
    const older = await asked();
    await ask();
    expect((await reset(older)).__typename).toBe('ResetPasswordSuccess');
    // The one in line is worthless now.
    expect((await nextMinute()).filter(({ text }) => text.includes('/auth/reset'))).toEqual([]);
    const again = await asked();
    const newer = await asked();
    for (const secret of [again.code, again.secret]) expect(await reset({ ...again, secret })).toEqual(refused);
    expect((await reset(newer)).__typename).toBe('ResetPasswordSuccess');
  });

  it('is refused after the password was changed by its owner', async () => {
    const proof = await asked();
    const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }`;
    const changed = await app.gql(
      change,
      { input: { currentPassword: ada.password, newPassword: 'own-choice' } },
      ada.accessToken,
    );
    expect(changed.data.changePassword.__typename).toBe('ChangePasswordSuccess');
    expect(await reset(proof)).toEqual(refused);
  });

  it('of fifty at once with one link happens once', async () => {
    const proof = await asked();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => reset(proof, `secret-number-${n}`)));
    expect(answers.filter(({ __typename }) => __typename === 'ResetPasswordSuccess')).toHaveLength(1);
  });

  it('has five tries of a code: of fifty wrong ones at once five count, and then the right one is refused', async () => {
    const proof = await asked();
    const wrong = Array.from({ length: 50 }, (_, n) =>
      String((Number(proof.code) + n + 1) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(wrong.map((secret) => reset({ ...proof, secret })));
    for (const answer of answers) expect(answer).toEqual(refused);
    const row = await app.db
      .selectFrom('passwordResets')
      .select('tries')
      .where('id', '=', proof.requestId)
      .executeTakeFirstOrThrow();
    expect(row.tries).toBe(5);
    expect(await reset({ ...proof, secret: proof.code })).toEqual(refused);
    // The link is no guess.
    expect((await reset(proof)).__typename).toBe('ResetPasswordSuccess');
  });

  it('takes no more than fifty typed codes a day and account, over however many requests', async () => {
    for (let round = 0; round < 10; round += 1) {
      const request = await ask(ada.email);
      for (let at = 0; at < 5; at += 1) await reset({ ...request, secret: '000000' });
    }
    const request = await ask(ada.email);
    const { code } = resetSecrets(app.deps, request.requestId);
    expect(await reset({ ...request, secret: code })).toEqual(refused);
    await openWindows(app);
    expect((await reset({ ...request, secret: code })).__typename).toBe('ResetPasswordSuccess');
  });

  it.each([
    [{ newPassword: '12345' }, 'newPassword', 'Password must be at least 6 characters'],
    [{ newPassword: 'x'.repeat(101) }, 'newPassword', 'Password must be at most 100 characters'],
    [{ codeVerifier: 'short' }, 'codeVerifier', 'The code verifier must have 43 to 128 letters, digits, or - . _ ~'],
  ])('with %j says why, and leaves the link as it is', async (changes, path, message) => {
    const proof = await asked();
    expect(await reset(proof, 'a-new-secret', changes)).toMatchObject({
      __typename: 'InvalidInput',
      fieldErrors: [{ path, message }],
    });
    expect((await reset(proof)).__typename).toBe('ResetPasswordSuccess');
  });

  it.each(['no id', '00000000-0000-4000-8000-000000000000'])('of the request %j is refused', async (requestId) => {
    expect(await reset({ requestId, secret: '123456', codeVerifier: newVerifier() })).toEqual(refused);
  });

  it('that a busy server refuses costs neither a try of the code nor the second factor', async () => {
    const secret = newTotpSecret(app.deps.random);
    const sealed = seal(app.deps.config, app.deps.random, secret, ada.id);
    const on = { totpSecret: sealed, totpEnabledAt: app.clock.now() };
    await app.db.updateTable('users').set(on).where('id', '=', ada.id).execute();
    const totp = new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });
    const twoFactorCode = totp.generate({ timestamp: app.clock.now().getTime() });
    const proof = await asked();
    const given = { requestId: proof.requestId, secret: proof.code, codeVerifier: proof.codeVerifier, twoFactorCode };
    const input = { ...given, newPassword: 'a-new-secret' };
    // A crowd in which whoever is done asks again, until the answer is there.
    const { atOnce, waiting } = limits.passwords;
    let isBusy = true;
    const crowd = Array.from({ length: atOnce + waiting + 1 }, async () => {
      while (isBusy) await hashPassword('x').catch(() => new Promise((turn) => setImmediate(turn)));
    });
    const busy = await app.gql(RESET, { input });
    isBusy = false;
    expect(busy.errors?.[0]?.extensions?.code).toBe('RATE_LIMITED');
    await Promise.all(crowd);
    const { tries } = await rowOf(proof.requestId);
    expect(tries).toBe(0);
    const done = await app.gql(RESET, { input });
    expect(done.data.resetPassword.__typename).toBe('ResetPasswordSuccess');
  });

  it('tells a suspended person so, once the letter is shown', async () => {
    const proof = await asked();
    await app.db.updateTable('users').set({ suspendedAt: app.clock.now() }).where('id', '=', ada.id).execute();
    expect(await reset({ ...proof, secret: 'x'.repeat(43) })).toEqual(refused);
    expect((await reset(proof)).__typename).toBe('AccountSuspended');
  });
});

describe('asking', () => {
  it('ends the same in everything that follows, whether or not the address has an account: statements, tries, refusals', async () => {
    const statements: string[] = [];
    const db = app.db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const deps = { ...app.deps, db };
    const seen: unknown[] = [];
    const nobody = `no.one.${randomBytes(4).toString('hex')}@example.com`;
    for (const email of [ada.email, nobody]) {
      const requests: Awaited<ReturnType<typeof askFrom>>[] = [];
      for (const ip of ['10.6.0.1', '10.6.0.2', '10.6.0.3']) requests.push(await askFrom(ip, email));
      // The first letter is out; the others wait in line, then the second is.
      await nextMinute();
      const rounds: unknown[] = [];
      for (const round of [1, 2]) {
        for (const { requestId, codeVerifier } of requests) {
          for (let at = 0; at < 4; at += 1) {
            statements.length = 0;
            const ctx = createContext(deps, null, { ip: '10.6.0.9', label: 'a test' });
            const typed = {
              requestId: requestId as unknown as RawId,
              secret: '000000',
              codeVerifier,
              newPassword: 'a-new-secret',
              twoFactorCode: null,
            };
            const { __typename } = await resetPassword(ctx, typed);
            rounds.push([round, __typename, statements.length]);
          }
        }
        await nextMinute();
      }
      const rows = await Promise.all(requests.map(({ requestId }) => rowOf(requestId)));
      seen.push({ rounds, rows: rows.map(({ tries, sentAt }) => [tries, sentAt !== null]) });
    }
    expect(seen[1]).toEqual(seen[0]);
    // Five tries each; that of the first request ended when the second's letter was out.
    expect((seen[0] as { rows: unknown }).rows).toEqual([
      [4, true],
      [5, true],
      [5, true],
    ]);
  });

  it('takes the same windows for an address without an account, whatever its case', async () => {
    const email = `no.one.${randomBytes(4).toString('hex')}@example.com`;
    const first = await askFrom('10.6.1.1', email);
    const second = await askFrom('10.6.1.2', email.toUpperCase());
    await lettersTo(app, email);
    expect((await rowOf(first.requestId)).sentAt).not.toBeNull();
    expect((await rowOf(second.requestId)).sentAt).toBeNull();
    expect((await rowOf(second.requestId)).accountKey.equals((await rowOf(first.requestId)).accountKey)).toBe(true);
  });

  it('again and again keeps nobody out: the letter that came works until the next is out', async () => {
    const proof = await asked();
    for (let at = 0; at < 20; at += 1) await askFrom(`10.8.0.${at}`);
    await lettersTo(app, ada.email);
    expect((await reset({ ...proof, secret: proof.code })).__typename).toBe('ResetPasswordSuccess');
  });

  it('is answered with a sentence where no letters are sent, whoever is asked for', async () => {
    const mailer = { ...app.deps.ports.mailer, sends: false };
    const silent = await startTestApp({ deps: { ports: { ...app.deps.ports, mailer } } });
    try {
      const someone = await person(silent, 'Bola', { profile: false });
      const again = `mutation { requestEmailVerification { __typename
        ... on InvalidInput { message fieldErrors { path message } } } }`;
      const change = `mutation ($newEmail: String!, $password: String!) {
        changeEmail(input: { newEmail: $newEmail, password: $password }) { __typename
        ... on InvalidInput { message fieldErrors { path message } } } }`;
      const message = `We cannot send emails right now. Please write to ${silent.deps.config.supportEmail}.`;
      const answer = (path: string) => ({ __typename: 'InvalidInput', message, fieldErrors: [{ path, message }] });
      for (const email of [someone.email, 'no.one@example.com']) {
        const { data } = await silent.gql(REQUEST, { input: { email, codeChallenge: challengeOf('x') } });
        expect(data.requestPasswordReset).toMatchObject(answer('email'));
      }
      const { data } = await silent.gql(again, {}, someone.accessToken);
      expect(data.requestEmailVerification).toEqual(answer('email'));
      const changed = await silent.gql(
        change,
        { newEmail: 'other@example.com', password: someone.password },
        someone.accessToken,
      );
      expect(changed.data.changeEmail).toEqual(answer('newEmail'));
      const rows = await silent.db.selectFrom('passwordResets').selectAll().execute();
      expect(rows).toEqual([]);
    } finally {
      await silent.stop();
    }
  });

  it('answers the same and asks the database the same, whether or not the address has an account', async () => {
    const statements: string[] = [];
    const db = app.db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const seen: { answer: object; statements: string[] }[] = [];
    for (const email of [ada.email, 'no.one@example.com']) {
      statements.length = 0;
      const ctx = createContext({ ...app.deps, db }, null, { ip: '10.1.1.1', label: 'a test' });
      const answer = await requestPasswordReset(ctx, {
        email,
        codeChallenge: challengeOf(newVerifier()),
        codeChallengeMethod: 's256',
      });
      seen.push({ answer: { ...answer, requestId: 'id', codeExpiresAt: 'then' }, statements: [...statements] });
    }
    expect(seen[0]?.statements.length).toBeGreaterThan(2);
    expect(seen[1]).toEqual(seen[0]);
    const { rows } = await sql`select 1 from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'sendResetLetter'`.execute(app.db);
    expect(rows).toHaveLength(2);
    expect(await lettersTo(app, 'no.one@example.com')).toEqual([]);
  });

  it('for an unknown address leads nowhere, whatever is typed', async () => {
    const request = await ask('no.one@example.com');
    expect(await reset({ ...request, secret: '123456' })).toEqual(refused);
    expect(await reset({ ...request, secret: 'x'.repeat(43) })).toEqual(refused);
  });

  it('with a plain challenge is refused by the contract', async () => {
    const { status, errors } = await app.gql(
      'mutation ($c: String!) { requestPasswordReset(input: { email: "a@example.com", codeChallenge: $c, codeChallengeMethod: PLAIN }) { __typename } }',
      { c: newVerifier() },
    );
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it.each([
    [{ email: 'nobody' }, 'email', 'Invalid email address'],
    [
      { codeChallenge: 'a'.repeat(42) },
      'codeChallenge',
      'The code challenge must be a SHA-256 as base64url without padding: 43 characters',
    ],
  ])('with %j says why', async (changes, path, message) => {
    const input = { email: ada.email, codeChallenge: challengeOf('x'), ...changes };
    expect((await app.gql(REQUEST, { input })).data.requestPasswordReset).toMatchObject({
      __typename: 'InvalidInput',
      fieldErrors: [{ path, message }],
    });
  });

  it('is open a hundred times in ten minutes from one address', async () => {
    const input = { email: 'no.one@example.com', codeChallenge: challengeOf('x') };
    await useWindow(app, ['resetOfAddress', '127.0.0.1'], 20);
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.gql(REQUEST, { input })));
    const kinds = answers.map(({ data }) => data.requestPasswordReset.__typename);
    expect(kinds.filter((kind) => kind === 'RequestPasswordResetSuccess')).toHaveLength(20);
    const { data } = await app.gql(REQUEST, { input });
    expect(data.requestPasswordReset).toMatchObject({
      __typename: 'TooManyAttempts',
      message: 'Too many attempts. Please wait a little and try again.',
    });
    expect(data.requestPasswordReset.retryAfterSeconds).toBeGreaterThan(0);
    expect(data.requestPasswordReset.retryAfterSeconds).toBeLessThanOrEqual(600);
  });
});

it('neither a code, a link, a token nor a password stands in any table or in the queue', async () => {
  const proof = await asked();
  const letters = [proof.code, proof.secret, proof.codeVerifier];
  const done = await reset(proof);
  const waiting = await asked();
  const bola = await person(app, 'Bola', { profile: false });
  const [, confirmation] = await lettersTo(app, bola.email);
  const token = /\/auth\/verify#([\w.-]+)/.exec(confirmation?.text ?? '')?.[1] ?? '';
  expect(token).toHaveLength(36 + 1 + 43);
  // One whose letter is still in the queue.
  const queued = resetSecrets(app.deps, (await ask(bola.email)).requestId);
  const secrets = [
    ...letters,
    ...[waiting.code, waiting.secret, waiting.codeVerifier, queued.code, queued.secret],
    ...[done.session.accessToken, done.session.refreshToken, done.session.refreshToken.split('.')[1]],
    ...[token, token.split('.')[1], bola.password, 'a-new-secret'],
  ] as string[];
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(5);
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`.execute(app.db);
  expect(tables.length).toBeGreaterThan(20);
  const { rows: jobs } = await sql`select 1 from graphile_worker._private_jobs`.execute(app.db);
  expect(jobs.length).toBeGreaterThan(0);
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t`.execute(app.db);
    const dump = rows.map(({ line }) => line).join('\n');
    for (const secret of secrets) {
      expect(dump, name).not.toContain(secret);
      // bytea comes as hex.
      expect(dump, name).not.toContain(Buffer.from(secret).toString('hex'));
    }
  }
});

it('requests whose link has run out are removed', async () => {
  await asked();
  await purgeResets(app.deps);
  const left = () => sql`select 1 from password_resets`.execute(app.db).then(({ rows }) => rows.length);
  expect(await left()).toBeGreaterThan(0);
  await purgeResets({ ...app.deps, clock: () => new Date(Date.now() + 3 * 3_600_000) });
  expect(await left()).toBe(0);
});
