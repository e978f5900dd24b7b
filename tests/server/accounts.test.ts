import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendLetter } from '#server/features/accounts/letter-service.ts';
import { person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { passwordsCost } from '#tests/setup/password-costs.ts';
import { openWindows } from '#tests/setup/throttles.ts';
import { median } from '#tests/setup/timing.ts';

const SIGN_UP = `mutation SignUp($input: SignUpInput!) { signUp(input: $input) { __typename
  ... on SignUpSuccess { session { accessToken accessExpiresAt refreshToken } viewer { id email fullName createdAt roles isBetaOnboarded } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
const SIGN_IN = `mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename
  ... on SignInSuccess { session { accessToken refreshToken } viewer { id email roles sessions { isCurrent label } } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } } }`;
const VIEWER = '{ viewer { id email fullName createdAt roles isBetaOnboarded } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ada = (changes: object = {}) => ({
  email: 'ada@example.com',
  password: 'pineapple',
  fullName: 'Ada Obi',
  hasAcceptedPrivacy: true,
  hasAcceptedTerms: true,
  isAdult: true,
  ...changes,
});

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(table)}`.execute(app.db);
  return rows[0]!.count;
}

async function letters(): Promise<{ userId: string; letter: string }[]> {
  const { rows } = await sql<{ payload: { userId: string; letter: string } }>`
    select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'sendMail'`.execute(app.db);
  return rows.map((row) => row.payload);
}

describe('signing up', () => {
  it('makes an account, keeps what was accepted, and queues the welcome letter', async () => {
    const { data } = await app.gql(SIGN_UP, { input: ada({ email: ' Ada@Example.com ', fullName: ' Ada Obi ' }) });
    expect(data.signUp).toMatchObject({
      __typename: 'SignUpSuccess',
      viewer: { email: 'Ada@Example.com', fullName: 'Ada Obi', roles: [], isBetaOnboarded: false },
    });
    const { session, viewer } = data.signUp;
    const mine = await app.gql(VIEWER, {}, session.accessToken);
    expect(mine.data.viewer).toEqual(viewer);
    expect(Date.parse(session.accessExpiresAt) - app.clock.now().getTime()).toBeGreaterThan(14 * 60_000);

    const acceptances = await app.db
      .selectFrom('privacyAcceptances')
      .selectAll()
      .where('userId', '=', viewer.id)
      .execute();
    expect(acceptances).toMatchObject([{ privacyVersion: '1.0', termsVersion: '1.0' }]);
    // Neither an address nor a name rests in the queue.
    expect(await letters()).toEqual([
      { userId: viewer.id, letter: 'welcome' },
      { userId: viewer.id, letter: 'confirmAddress', subjectId: expect.any(String) },
    ]);
    await sendLetter(app.deps, { userId: viewer.id, letter: 'welcome' });
    const [letter] = app.mails.splice(0);
    expect(letter).toMatchObject({ to: 'Ada@Example.com', subject: 'Welcome to Zobo' });
    expect(letter?.text).toContain('Hello Ada,');
    expect(letter?.text).toContain(`${app.deps.config.publicUrl}/profile-setup`);
  });

  it('refuses an address that is registered, whatever its case', async () => {
    const { data } = await app.gql(SIGN_UP, { input: ada({ email: 'ADA@example.COM' }) });
    expect(data.signUp).toEqual({
      __typename: 'AlreadyRegistered',
      code: 'ALREADY_REGISTERED',
      message: 'This email is already registered. Please log in instead.',
    });
  });

  it('of fifty at once with one address makes one account', async () => {
    const before = await count('users');
    const lettersBefore = (await letters()).length;
    const spelling = (n: number) => (n % 2 === 0 ? 'race@example.com' : 'Race@Example.com');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => app.gql(SIGN_UP, { input: ada({ email: spelling(n) }) })),
    );
    const kinds = answers.map(({ data }) => data.signUp.__typename);
    const known = kinds.filter((kind) => kind === 'AlreadyRegistered').length;
    expect(kinds.filter((kind) => kind === 'SignUpSuccess')).toHaveLength(1);
    expect(known).toBe(49);
    expect(await count('users')).toBe(before + 1);
    expect(await letters()).toHaveLength(lettersBefore + 2);
    await openWindows(app);
  });

  it.each([
    [{ email: 'nobody' }, 'email', 'Invalid email address'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'email', 'Email must be at most 255 characters'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(101) }, 'password', 'Password must be at most 100 characters'],
    [{ fullName: 'A' }, 'fullName', 'Name must be at least 2 characters'],
    [{ fullName: 'A'.repeat(101) }, 'fullName', 'Name must be at most 100 characters'],
    [{ hasAcceptedPrivacy: false }, 'hasAcceptedPrivacy', 'You must accept all terms and confirm you are 18+'],
    [{ hasAcceptedTerms: false }, 'hasAcceptedTerms', 'You must accept all terms and confirm you are 18+'],
    [{ isAdult: false }, 'isAdult', 'You must accept all terms and confirm you are 18+'],
  ])('with %j stores nothing and says why', async (changes, path, message) => {
    const before = await count('users');
    const { data, status } = await app.gql(SIGN_UP, { input: ada({ email: 'new@example.com', ...changes }) });
    expect(status).toBe(200);
    expect(data.signUp).toEqual({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message,
      fieldErrors: [{ path, message }],
    });
    expect(await count('users')).toBe(before);
  });

  it('survives characters that a database cannot keep', async () => {
    const { data } = await app.gql(SIGN_UP, {
      input: ada({ email: 'nul@example.com', fullName: 'Nul\u0000 \ud800Byte', password: 'pine\u0000apple' }),
    });
    expect(data.signUp.viewer.fullName).toBe('Nul \ufffdByte');
    const wrong = await app.gql(SIGN_IN, { input: { email: 'nul\u0000@example.com', password: 'pineapple' } });
    expect(wrong.data.signIn.__typename).toBe('InvalidInput');
  });
});

describe('signing in', () => {
  it('works whatever the case of the address, and answers the rest of the document as that person', async () => {
    const bola = await person(app, 'Bola', { profile: false });
    const { data } = await app.gql(SIGN_IN, { input: { email: bola.email.toUpperCase(), password: bola.password } });
    expect(data.signIn).toMatchObject({ __typename: 'SignInSuccess', viewer: { id: bola.id, email: bola.email } });
    expect(data.signIn.viewer.sessions).toEqual([
      { isCurrent: true, label: 'node' },
      { isCurrent: false, label: 'node' },
    ]);
  });

  it('tells neither whether the address nor whether the password is wrong', async () => {
    const chidi = await person(app, 'Chidi', { profile: false });
    const wrongPassword = await app.gql(SIGN_IN, { input: { email: chidi.email, password: 'not-it-at-all' } });
    const wrongAddress = await app.gql(SIGN_IN, { input: { email: 'no.one@example.com', password: chidi.password } });
    expect(wrongPassword.data.signIn).toEqual({
      __typename: 'InvalidCredentials',
      code: 'INVALID_CREDENTIALS',
      message: 'Invalid email or password. Please try again.',
    });
    expect(wrongAddress.body).toBe(wrongPassword.body);
    expect(wrongAddress.status).toBe(wrongPassword.status);
  });

  it('works as long for an unknown address as for a wrong password', async () => {
    passwordsCost('as in production');
    const dayo = await person(app, 'Dayo', { profile: false });
    const worked: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 15; round += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        const email = kind === 'known' ? dayo.email : `nobody${round}@example.com`;
        // The processor's time: a busy machine adds to the time by the clock. timing-oracle.test.ts compares that one's distribution.
        // The median: a single collection of garbage outweighs a hash.
        const before = process.cpuUsage();
        await app.gql(SIGN_IN, { input: { email, password: 'not-it-at-all' } });
        const { user, system } = process.cpuUsage(before);
        worked[kind].push(user + system);
      }
    }
    passwordsCost('little');
    const ratio = median(worked.unknown) / median(worked.known);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });

  it('refuses what breaks a rule before it looks', async () => {
    const { data } = await app.gql(SIGN_IN, { input: { email: 'x', password: '' } });
    expect(data.signIn).toMatchObject({
      __typename: 'InvalidInput',
      message: 'Invalid email address',
      fieldErrors: [
        { path: 'email', message: 'Invalid email address' },
        { path: 'password', message: 'Password must be at least 6 characters' },
      ],
    });
  });

  it('by a signed-out caller shows no viewer', async () => {
    const { data, status } = await app.gql(VIEWER);
    expect({ data, status }).toEqual({ data: { viewer: null }, status: 200 });
  });
});
