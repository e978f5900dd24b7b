/** Account deletion: hidden at once, back within 30 days, nameless then and nothing by day 90. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anonymiseAccounts, eraseAccounts } from '#server/features/data-rights/erasure-service.ts';
import { makeAdmin, matched, newAdmin, type Person, person } from '#tests/factories/people.ts';
import {
  accountOf,
  askToLeave,
  cancelDeletion,
  DAY,
  daysPass,
  leave,
  requestsOf,
  signIn,
} from '#tests/setup/account-deletion.ts';
import { CREATE_TOKEN } from '#tests/setup/admin-api.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { runJobs } from '#tests/setup/run-jobs.ts';

const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }';
const SEEN = `{ viewer { matches(first: 50) { nodes { id profile { id fullName } } } likers: profile { id } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.stop();
});
afterEach(() => app.clock.set(new Date()));

const isHidden = async ({ id }: Person) => {
  const profile = await app.db.selectFrom('profiles').select('deckable').where('id', '=', id).executeTakeFirst();
  return profile?.deckable === false;
};
describe('asking for the deletion of an account', () => {
  test('stores it once, with the reason or the words that stand for none, however often it is asked for', async () => {
    const [ada, bola] = [await person(app, 'Ada'), await person(app, 'Bola')];
    const answers = await Promise.all(Array.from({ length: 50 }, () => askToLeave(app, ada, '  Too cold here. ')));
    const requests = answers.map(({ data }) => data?.requestAccountDeletion?.request?.id);
    expect(new Set(requests).size, answers.map(({ body }) => body).join('\n')).toBe(1);
    expect(await requestsOf(app, ada)).toMatchObject([
      { status: 'pending', reason: 'Too cold here.', email: ada.email },
    ]);
    const { data } = await askToLeave(app, bola);
    const { request } = data.requestAccountDeletion;
    expect(request).toMatchObject({ status: 'PENDING', reason: 'User requested deletion' });
    const daysTo = (to: string) => Math.round((Date.parse(to) - Date.parse(request.requestedAt)) / DAY);
    expect([daysTo(request.cancellableUntil), daysTo(request.erasedBy)]).toEqual([30, 90]);
    const [long] = [(await askToLeave(app, await person(app, 'Chidi'), 'x'.repeat(501))).data.requestAccountDeletion];
    expect(long).toMatchObject({ code: 'INVALID_INPUT', message: 'Reason must be at most 500 characters' });
  });

  test('hides the person at once, from matches too, to whom they are nobody and cannot be written', async () => {
    const [ada, bola] = [await person(app, 'Ada', { plan: 'gold' }), await person(app, 'Bola', { plan: 'gold' })];
    const matchId = await matched(app, ada, bola);
    const write = () =>
      app.gql(SEND, { input: { matchId, clientId: crypto.randomUUID(), content: 'Hello?' } }, bola.accessToken);
    expect((await write()).data.sendMessage.__typename).toBe('SendMessageSuccess');
    await leave(app, ada);
    expect(await isHidden(ada)).toBe(true);
    const { data } = await app.gql(SEEN, {}, bola.accessToken);
    expect(data.viewer.matches.nodes).toEqual([{ id: matchId, profile: null }]);
    expect((await write()).data.sendMessage.__typename).toBe('NotAvailable');
    expect((await app.gql(`{ profile(id: "${ada.id}") { id } }`, {}, bola.accessToken)).data.profile).toBeNull();
  });

  test('ends other sessions and scripts, and leaves the calling one what is open while the deletion is pending', async () => {
    const [ada] = [await newAdmin(app, 'Ada'), await newAdmin(app, 'Bola')];
    const other = (await signIn(app, ada)).data.signIn.session.accessToken;
    const input = { name: 'a test', scopes: ['USERS_READ'], days: 1 };
    const script = (await app.gql(CREATE_TOKEN, { input }, ada.accessToken)).data.createAccessToken.token;
    for (const token of [other, script]) expect((await app.gql('{ __typename }', {}, token)).status).toBe(200);
    await leave(app, ada);
    for (const token of [other, script]) expect((await app.gql('{ __typename }', {}, token)).status).toBe(401);
    const { data } = await app.gql('{ viewer { id deletionRequest { status } } }', {}, ada.accessToken);
    expect(data.viewer).toEqual({ id: ada.id, deletionRequest: { status: 'PENDING' } });
    const { errors } = await app.gql('{ deck { __typename } }', {}, ada.accessToken);
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  test('writes until when and how it can be cancelled, and again when it was', async () => {
    const ada = await person(app, 'Ada');
    await runJobs(app);
    await leave(app, ada);
    const [asked, ...none] = await runJobs(app);
    expect(none).toEqual([]);
    expect(asked).toMatchObject({ to: ada.email, subject: 'Your account will be deleted' });
    const until = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Africa/Lagos',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    expect(asked?.text).toContain(until.format(new Date(app.clock.now().getTime() + 30 * DAY)));
    expect(asked?.text).toContain('/auth');
    await signIn(app, ada);
    expect(await runJobs(app)).toMatchObject([{ to: ada.email, subject: 'Your account stays' }]);
  });

  test('is refused to the last administrator, and of two who leave at once one stays', async () => {
    const [ada, bola] = [await person(app, 'Ada'), await person(app, 'Bola')];
    await app.db.deleteFrom('userRoles').execute();
    await makeAdmin(app, ada);
    const { data } = await askToLeave(app, ada);
    expect(data.requestAccountDeletion).toMatchObject({ message: 'The last administrator cannot leave.' });
    await makeAdmin(app, bola);
    const both = await Promise.all([askToLeave(app, ada), askToLeave(app, bola)]);
    const kinds = both.map((answer) => answer.data.requestAccountDeletion.__typename).sort();
    expect(kinds).toEqual(['NotAvailable', 'RequestAccountDeletionSuccess']);
  });
});

describe('coming back', () => {
  test('on day 29 by signing in cancels it and says so, once', async () => {
    const ada = await person(app, 'Ada');
    await leave(app, ada);
    daysPass(app, 29);
    await anonymiseAccounts(app.deps);
    const { data } = await signIn(app, ada);
    expect(data.signIn).toMatchObject({ __typename: 'SignInSuccess', hasCancelledDeletion: true });
    expect(await isHidden(ada)).toBe(false);
    expect((await app.gql('{ deck { __typename } }', {}, data.signIn.session.accessToken)).errors).toBeUndefined();
    expect((await signIn(app, ada)).data.signIn.hasCancelledDeletion).toBe(false);
    expect(await requestsOf(app, ada)).toMatchObject([{ status: 'cancelled' }]);
    daysPass(app, 100);
    await anonymiseAccounts(app.deps);
    await eraseAccounts(app.deps);
    expect(await accountOf(app, ada)).toMatchObject({ email: ada.email });
  });

  test('from the session that stayed opens everything again; without a deletion it is not available', async () => {
    const ada = await person(app, 'Ada');
    await leave(app, ada);
    const { data } = await cancelDeletion(app, ada.accessToken);
    expect(data.cancelAccountDeletion.viewer).toEqual({ id: ada.id, deletionRequest: null });
    expect((await app.gql('{ deck { __typename } }', {}, ada.accessToken)).errors).toBeUndefined();
    const again = await cancelDeletion(app, ada.accessToken);
    expect(again.data.cancelAccountDeletion.__typename).toBe('NotAvailable');
    await leave(app, ada);
    expect(await requestsOf(app, ada)).toMatchObject([{ status: 'cancelled' }, { status: 'pending' }]);
  });
});

describe('who does not come back', () => {
  test('is nobody on day 30, and their address is free', async () => {
    const [ada, bola] = [await person(app, 'Ada', { plan: 'gold' }), await person(app, 'Bola', { plan: 'gold' })];
    const matchId = await matched(app, ada, bola);
    await app.gql(SEND, { input: { matchId, clientId: crypto.randomUUID(), content: 'Hi' } }, ada.accessToken);
    await leave(app, ada);
    daysPass(app, 30);
    await anonymiseAccounts(app.deps);
    const husk = await accountOf(app, ada);
    expect(husk).toMatchObject({ fullName: 'Former member', totpSecret: null });
    expect(husk?.email).toMatch(/^[0-9a-f]{32}@left\.invalid$/);
    expect((await signIn(app, ada)).data.signIn).toMatchObject({ __typename: 'InvalidCredentials' });
    expect((await app.gql('{ viewer { id } }', {}, ada.accessToken)).status).toBe(401);
    const again = await person(app, 'Ada');
    await app.db.updateTable('users').set({ email: ada.email }).where('id', '=', again.id).execute();
    // Moderators can still read it, and nobody else.
    expect(await app.db.selectFrom('messages').selectAll().where('senderId', '=', ada.id).execute()).toHaveLength(1);
    const fresh = (await signIn(app, bola)).data.signIn.session.accessToken;
    expect((await app.gql(SEEN, {}, fresh)).data.viewer.matches.nodes).toEqual([]);
    expect(await requestsOf(app, ada)).toMatchObject([{ status: 'anonymised', email: null, reason: null }]);
  });

  test('is gone on day 90, and the request says so without naming them', async () => {
    const ada = await person(app, 'Ada');
    await leave(app, ada);
    const [request] = await requestsOf(app, ada);
    daysPass(app, 30);
    await anonymiseAccounts(app.deps);
    daysPass(app, 58);
    await eraseAccounts(app.deps);
    expect(await accountOf(app, ada)).toBeDefined();
    daysPass(app, 1);
    await eraseAccounts(app.deps);
    expect(await accountOf(app, ada)).toBeUndefined();
    const left = await app.db
      .selectFrom('deletionRequests')
      .selectAll()
      .where('id', '=', request?.id ?? '')
      .execute();
    expect(left).toMatchObject([{ status: 'erased', userId: null, email: null, reason: null }]);
  });

  test('however often and by however many the jobs are run, and wherever one dies, comes to the same end', async () => {
    const people = await Promise.all(['Ada', 'Bola', 'Chidi', 'Dayo'].map((name) => person(app, name)));
    for (const each of people) await leave(app, each);
    daysPass(app, 30);
    // It dies amid the third person: what was done for two stands, and the third is whole.
    let queries = 0;
    const dying = new Proxy(app.deps.random, {
      get: (random, name: 'bytes' | 'next') =>
        name !== 'bytes'
          ? random[name]
          : (length: number) => {
              queries += 1;
              if (queries > 6) throw new Error('killed');
              return random.bytes(length);
            },
    });
    await expect(anonymiseAccounts({ ...app.deps, random: dying })).rejects.toThrow('2 accounts');
    const half = await Promise.all(people.map((each) => accountOf(app, each)));
    expect(half.map((row, at) => row?.email === people[at]?.email)).toEqual([false, false, true, true]);
    expect((await Promise.all(people.map(isHidden))).filter(Boolean)).toHaveLength(2);
    await Promise.all([anonymiseAccounts(app.deps), anonymiseAccounts(app.deps), anonymiseAccounts(app.deps)]);
    await anonymiseAccounts(app.deps);
    for (const each of people) {
      expect((await accountOf(app, each))?.email).toMatch(/@left\.invalid$/);
      expect(await requestsOf(app, each)).toMatchObject([{ status: 'anonymised' }]);
    }
  });
});
