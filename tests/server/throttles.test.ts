import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { admitAttempt, callerNetwork, refundAttempt } from '#server/auth/attempts.ts';
import { createContext } from '#server/platform/context/context.ts';
import { purgeThrottles, type Spend } from '#server/platform/throttles/throttles.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { startOtherProcess } from '#tests/setup/other-process.ts';
import { openWindows, useWindow } from '#tests/setup/throttles.ts';

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename
  ... on UserError { code message } ... on TooManyAttempts { retryAfterSeconds } } }`;

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  // As behind one proxy, so that tests may come from wherever they like.
  app = await startTestApp({ config: { trustProxy: 1 } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await openWindows(app);
  ada = await person(app, 'Ada', { profile: false });
});

async function signIn(password: string, { from = '10.0.0.1', email = ada.email } = {}) {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ query: SIGN_IN, variables: { input: { email, password } } }),
  });
  return (await answer.json()).data.signIn as { __typename: string; retryAfterSeconds?: number };
}
const many = <T>(count: number, run: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => run(at)));
const kinds = (answers: { __typename: string }[], kind: string) =>
  answers.filter(({ __typename }) => __typename === kind).length;

describe('guessing a password', () => {
  it('is open ten times in ten minutes: of fifty at once ten are tried, and then not even the right one', async () => {
    const answers = await many(50, (at) => signIn(`wrong-guess-${at}`));
    expect(kinds(answers, 'InvalidCredentials')).toBe(10);
    expect(kinds(answers, 'TooManyAttempts')).toBe(40);
    const late = await signIn(ada.password);
    expect(late).toMatchObject({
      __typename: 'TooManyAttempts',
      code: 'TOO_MANY_ATTEMPTS',
      message: 'Too many attempts. Please wait a little and try again.',
    });
    expect(late.retryAfterSeconds).toBeGreaterThan(500);
    expect(late.retryAfterSeconds).toBeLessThanOrEqual(600);
  });

  it('locks nobody out: its owner gets in from elsewhere, and others from the same address', async () => {
    for (let at = 0; at < 12; at += 1) await signIn('wrong-guess');
    expect((await signIn(ada.password)).__typename).toBe('TooManyAttempts');
    expect((await signIn(ada.password, { from: '10.0.0.2' })).__typename).toBe('SignInSuccess');
    const bola = await person(app, 'Bola', { profile: false });
    expect((await signIn(bola.password, { email: bola.email })).__typename).toBe('SignInSuccess');
  });

  it('counts the same whatever the case of the address, and for one that has no account', async () => {
    for (const email of [ada.email, 'no.one@example.com']) {
      const answers = await many(24, (at) =>
        signIn('wrong-guess', { email: at % 2 === 0 ? email : email.toUpperCase(), from: '10.0.0.3' }),
      );
      expect(kinds(answers, 'InvalidCredentials')).toBe(10);
    }
  });

  it('is open a hundred times from one address over all accounts', async () => {
    const answers = [];
    for (let round = 0; round < 6; round += 1)
      answers.push(...(await many(20, (at) => signIn('wrong-guess', { email: `nobody.${round}.${at}@example.com` }))));
    expect(kinds(answers, 'InvalidCredentials')).toBe(100);
    expect((await signIn(ada.password)).__typename).toBe('TooManyAttempts');
    expect((await signIn(ada.password, { from: '10.0.0.4' })).__typename).toBe('SignInSuccess');
  });

  it('is open a hundred times a day on one account over all networks, and always from where it is at home', {
    timeout: 30_000,
  }, async () => {
    await signIn(ada.password, { from: '10.2.0.1' });
    const answers = [];
    for (let round = 0; round < 6; round += 1)
      answers.push(...(await many(20, (at) => signIn(`wrong-${at}`, { from: `10.3.${round}.${at}` }))));
    expect(kinds(answers, 'InvalidCredentials')).toBe(100);
    const late = await signIn(ada.password, { from: '10.3.9.9', email: ada.email.toUpperCase() });
    expect(late.__typename).toBe('TooManyAttempts');
    expect(late.retryAfterSeconds).toBeGreaterThan(80_000);
    expect((await signIn(ada.password, { from: '10.2.0.1', email: ada.email.toUpperCase() })).__typename).toBe(
      'SignInSuccess',
    );
    const bola = await person(app, 'Bola', { profile: false });
    expect((await signIn(bola.password, { email: bola.email, from: '10.3.9.9' })).__typename).toBe('SignInSuccess');
  });

  it('where the account is at home is guessing all the same, and no home for another account', async () => {
    await signIn(ada.password, { from: '10.2.0.2' });
    const answers = await many(30, (at) => signIn(`wrong-${at}`, { from: '10.2.0.2' }));
    expect(kinds(answers, 'InvalidCredentials')).toBe(10);
    const bola = await person(app, 'Bola', { profile: false });
    await useWindow(app, ['signInOfAccountDaily', bola.email]);
    expect((await signIn(bola.password, { email: bola.email, from: '10.2.0.2' })).__typename).toBe('TooManyAttempts');
    // She signed up from here.
    expect((await signIn(bola.password, { email: bola.email, from: '127.0.0.1' })).__typename).toBe('SignInSuccess');
  });

  it('a network is a home for 90 days after the last sign-in', async () => {
    await signIn(ada.password, { from: '10.2.0.3' });
    const days = async () => {
      const rows = await app.db.selectFrom('lastingThrottles').select('expire').where('points', '=', 0).execute();
      return rows.map(({ expire }) => Math.round((Number(expire) - Date.now()) / 86_400_000));
    };
    expect((await days()).filter((left) => left === 90)).toHaveLength(2);
    await app.db
      .updateTable('lastingThrottles')
      .set({ expire: String(Date.now() - 1) })
      .execute();
    await useWindow(app, ['signInOfAccountDaily', ada.email]);
    expect((await signIn(ada.password, { from: '10.2.0.3' })).__typename).toBe('TooManyAttempts');
    await purgeThrottles(app.deps);
    expect((await days()).filter((left) => left === 90)).toEqual([]);
  });

  it('is counted over all processes', async () => {
    const other = await startOtherProcess(app);
    try {
      const guess = (at: number) => {
        const input = { email: ada.email, password: `wrong-guess-${at}` };
        return (at % 2 === 0 ? app : other).gql(SIGN_IN, { input }).then(({ data }) => data.signIn);
      };
      expect(kinds(await many(50, guess), 'InvalidCredentials')).toBe(10);
    } finally {
      await other.stop();
    }
  });

  it('is closed to somebody who is signed in just the same', async () => {
    const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }`;
    const answers = await many(50, (at) =>
      app
        .gql(change, { input: { currentPassword: `wrong-${at}`, newPassword: 'something-else' } }, ada.accessToken)
        .then(({ data }) => data.changePassword),
    );
    expect(kinds(answers, 'InvalidCredentials')).toBe(10);
    expect(kinds(answers, 'TooManyAttempts')).toBe(40);
  });
});

describe('what is right', () => {
  it('costs nothing: thirty sign-ins in a row, and nine mistakes before', async () => {
    for (let at = 0; at < 9; at += 1) await signIn('wrong-guess');
    for (let at = 0; at < 30; at += 1) expect((await signIn(ada.password)).__typename).toBe('SignInSuccess');
    expect((await signIn('wrong-guess')).__typename).toBe('InvalidCredentials');
    expect((await signIn(ada.password)).__typename).toBe('TooManyAttempts');
  });

  it('is not kept out for ten minutes because too many came at once', async () => {
    await many(40, () => signIn(ada.password));
    expect((await signIn(ada.password)).__typename).toBe('SignInSuccess');
    const signUps = await many(40, (at) =>
      app
        .gql(
          `mutation { signUp(input: { email: "crowd.${at}@example.com", password: "pineapple", fullName: "Crowd Test",
            hasAcceptedPrivacy: true, hasAcceptedTerms: true, isAdult: true }) { __typename } }`,
        )
        .then(({ data }) => data.signUp),
    );
    expect(kinds(signUps, 'SignUpSuccess')).toBe(40);
    expect((await person(app, 'Chidi', { profile: false })).id).toBeTruthy();
  });
});

describe('signing up', () => {
  it('is open three hundred times an hour from one network, also to those who succeed', async () => {
    const signUp = (at: number) =>
      app
        .gql(
          `mutation { signUp(input: { email: "mass.${at}@example.com", password: "pineapple", fullName: "Mass Test",
            hasAcceptedPrivacy: true, hasAcceptedTerms: true, isAdult: true }) { __typename } }`,
        )
        .then(({ data }) => data.signUp);
    await openWindows(app);
    await useWindow(app, ['signUpsOfAddress', '127.0.0.1'], 10);
    const answers = await many(25, signUp);
    expect(kinds(answers, 'SignUpSuccess')).toBe(10);
    expect(kinds(answers, 'TooManyAttempts')).toBe(15);
  });
});

describe('an attempt', () => {
  const ctx = (ip = '10.9.9.9') => createContext(app.deps, null, { ip, label: 'a test' });
  const account: Spend = ['feedbackOfAccount', 'somebody'];
  const address: Spend = ['resetOfAddress', '10.9.9.9'];
  const points = async () => {
    const rows = await app.db.selectFrom('throttles').select('points').execute();
    return rows.map((row) => row.points).sort((a, b) => a - b);
  };

  it('that one window refuses costs nothing in the others', async () => {
    await openWindows(app);
    for (let at = 0; at < 10; at += 1) expect(await admitAttempt(ctx(), [account])).toBeNull();
    expect((await admitAttempt(ctx(), [address, account]))?.__typename).toBe('TooManyAttempts');
    expect(await points()).toEqual([0, 10]);
  });

  it('counts for its account alone where the limits of networks are lifted', async () => {
    await openWindows(app);
    const config = { ...app.deps.config, addressLimits: false };
    const lifted = createContext({ ...app.deps, config }, null, { ip: '10.9.9.9', label: 'a test' });
    for (let at = 0; at < 10; at += 1) expect(await admitAttempt(lifted, [account])).toBeNull();
    expect((await admitAttempt(lifted, [address, account]))?.__typename).toBe('TooManyAttempts');
    expect(await points()).toEqual([10]);
  });

  it('that was right gives its points back, and no more than it spent', async () => {
    await openWindows(app);
    await admitAttempt(ctx(), [address, account]);
    await refundAttempt(ctx(), [address, account]);
    await refundAttempt(ctx(), [address, account]);
    expect(await points()).toEqual([0, 0]);
  });

  it('is kept without a word of whom it is about, and removed once its window has passed', async () => {
    await openWindows(app);
    await signIn('wrong-guess');
    const rows = await app.db.selectFrom('throttles').selectAll().execute();
    const lasting = await app.db.selectFrom('lastingThrottles').selectAll().execute();
    expect([rows.length, lasting.length]).toEqual([2, 1]);
    for (const { key } of [...rows, ...lasting]) expect(key).toMatch(/^[\w-]{43}$/);
    await purgeThrottles(app.deps);
    expect(await points()).toEqual([1, 1]);
    await app.db
      .updateTable('throttles')
      .set({ expire: String(Date.now() - 1) })
      .execute();
    expect((await signIn('wrong-guess')).__typename).toBe('InvalidCredentials');
    expect(await points()).toEqual([1, 1]);
    await app.db
      .updateTable('throttles')
      .set({ expire: String(Date.now() - 1) })
      .execute();
    await purgeThrottles(app.deps);
    expect(await points()).toEqual([]);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('from %s counts for %s', (ip, network) => {
    expect(callerNetwork(ctx(ip))).toBe(network);
  });
});
