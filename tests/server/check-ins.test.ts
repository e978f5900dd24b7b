/** A safe way home: friends who say yes first, the check-in and its alarm, and the second PIN, which nobody can tell from the first. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as texts } from '#rules/check-ins.ts';
import { limits } from '#rules/limits.ts';
import { tendCheckIns } from '#server/features/check-ins/alarm-service.ts';
import { friendToken } from '#server/features/check-ins/friend-service.ts';
import { privacy } from '#server/features/check-ins/privacy.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { matched, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { createStillClock } from '#tests/setup/clock.ts';
import { runJobs } from '#tests/setup/run-jobs.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';
import { statementsOf } from '#tests/setup/statements.ts';
import { openWindows } from '#tests/setup/throttles.ts';
import { aucOf } from '#tests/setup/timing.ts';

const hashing = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: (...args: Parameters<typeof real.verify>) => {
      hashing.count += 1;
      return real.verify(...args);
    },
  };
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Far ahead: the queue compares the product's times with the machine's clock. */
const START = Date.parse('2046-12-01T09:00:00Z');
/** `TIMING_SAMPLES=500` compares the times of the two PINs. */
const SAMPLES = Number(process.env.TIMING_SAMPLES ?? 0);
const [FIRST, SECOND, WRONG] = ['4821', '7093', '0000'];

const FAULTS = '... on UserError { code message }';
const INVALID = '... on InvalidInput { fieldErrors { path message } }';
const invalid = ['inviteFriend', 'setCheckInPins', 'startCheckIn', 'checkIn'];
const CHECK_IN = 'id state placeName startsAt dueAt alarmAt extendableMinutes endedAt friends { email }';
const VIEWER = `viewer { hasCheckInPins trustedFriends { id email confirmedAt } currentCheckIn { ${CHECK_IN} } }`;
const documents = {
  inviteFriend: ['InviteFriend', VIEWER],
  removeFriend: ['RemoveFriend', VIEWER],
  answerFriendInvitation: ['AnswerFriendInvitation', 'isConfirmed'],
  setCheckInPins: ['SetCheckInPins', VIEWER],
  startCheckIn: ['StartCheckIn', VIEWER],
  checkIn: ['CheckIn', VIEWER],
  sendSharedPlanCode: ['SendSharedPlanCode', 'validMinutes'],
  openSharedPlan: [
    'OpenSharedPlan',
    'sharedPlan { firstName placeName startsAt dueAt isSafe isAlarmed other { name age photo } }',
  ],
} as const;
const documentOf = (field: keyof typeof documents): string => {
  const [name, selection] = documents[field];
  const wrong = field === 'checkIn' ? `... on WrongPin { triesLeft ${VIEWER} }` : '';
  return `mutation ($input: ${name}Input!) { ${field}(input: $input) { __typename ... on ${name}Success { ${selection} } ${FAULTS} ${invalid.includes(field) ? INVALID : ''} ${wrong} } }`;
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: createStillClock(START) });
});
afterAll(() => app.stop());

let ada: Person;
let bola: Person;
let matchId: string;
let friend: string;
beforeEach(async () => {
  await openWindows(app);
  app.clock.set(new Date(START));
  [ada, bola] = [await person(app, 'Ada'), await person(app, 'Bola')];
  matchId = await matched(app, ada, bola);
  friend = `kemi.${crypto.randomUUID()}@example.com`;
  await keepSignedIn(app);
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);
});

async function run(field: keyof typeof documents, input: object, by: Person | null = ada): Promise<Data> {
  const { data, body } = await app.gql(documentOf(field), { input }, by?.accessToken);
  expect(data, body).toBeTruthy();
  return Object.values(data)[0];
}
const seen = async (by = ada): Promise<Data> => (await app.gql(`{ ${VIEWER} }`, {}, by.accessToken)).data.viewer;
/** Runs what the queue has for this moment of the product's clock. */
async function letters(): Promise<Mail[]> {
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at <= ${app.clock.now()}`.execute(app.db);
  return runJobs(app);
}
async function at(moment: Date): Promise<Mail[]> {
  app.clock.set(moment);
  return letters();
}
const linkIn = (mail: Mail | undefined, path: string): string =>
  new RegExp(`${path}#([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
const subjects = (mails: readonly Mail[]): string[] =>
  mails.map(({ subject, to }) => `${to === friend ? 'friend' : to}: ${subject}`);

async function plan(changes: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const row = { id, matchId, clientId: id, version: 2, state: 'accepted', proposerId: ada.id, changedById: bola.id };
  const [now, startsAt] = [app.clock.now(), new Date(START + 10 * HOUR)];
  const rest = { dateIdeaId: null, placeName: 'Terra Kulture', startsAt, proposedAt: now, changedAt: now };
  await app.db
    .insertInto('datePlans')
    .values({ ...row, ...rest, ...changes })
    .execute();
  return id;
}
async function trust(email = friend): Promise<string> {
  const id = crypto.randomUUID();
  const now = app.clock.now();
  await app.db
    .insertInto('trustedFriends')
    .values({ id, userId: ada.id, email, invitedAt: now, confirmedAt: now })
    .execute();
  return id;
}
const pins = () => run('setCheckInPins', { firstPin: FIRST, secondPin: SECOND, password: ada.password });
/** Two hours after the start of the date. */
const DUE = new Date(START + 12 * HOUR);
async function armed(changes: object = {}): Promise<Data> {
  await trust();
  await pins();
  const planId = await plan();
  const started = await run('startCheckIn', { planId, ...changes });
  expect(started.__typename).toBe('StartCheckInSuccess');
  return { ...started.viewer.currentCheckIn, planId };
}

describe('a trusted friend', () => {
  it('is asked by a letter with a fixed text, and counts once they said yes', async () => {
    const { viewer } = await run('inviteFriend', { email: friend });
    expect(viewer.trustedFriends).toEqual([{ id: expect.any(String), email: friend, confirmedAt: null }]);
    const [mail, ...more] = await letters();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: friend, subject: 'Ada asks you to be a trusted friend' });
    expect(mail?.text).not.toContain('Test');
    const token = linkIn(mail, '/trusted-friend');
    const ask = async () =>
      (
        await app.gql('query ($token: String!) { friendInvitation(token: $token) { firstName isConfirmed } }', {
          token,
        })
      ).data.friendInvitation;
    expect(await ask()).toEqual({ firstName: 'Ada', isConfirmed: false });
    await pins();
    expect(await run('startCheckIn', { planId: await plan() })).toMatchObject({ message: texts.noFriend });
    expect(await run('answerFriendInvitation', { token, answer: 'ACCEPT' }, null)).toMatchObject({ isConfirmed: true });
    expect(await ask()).toEqual({ firstName: 'Ada', isConfirmed: true });
    // No later: erased.
    expect(await run('answerFriendInvitation', { token, answer: 'DECLINE' }, null)).toMatchObject({
      isConfirmed: false,
    });
    expect(await ask()).toBeNull();
    expect((await seen()).trustedFriends).toEqual([]);
    expect(await run('answerFriendInvitation', { token, answer: 'ACCEPT' }, null)).toMatchObject({
      code: 'LINK_EXPIRED',
    });
  });

  it('is not another address of one’s own, not twice the same, and one of three', async () => {
    const refusal = async (email: string) => (await run('inviteFriend', { email })).message;
    expect(await refusal('nobody')).toBe('Invalid email address');
    expect(await refusal(ada.email.toUpperCase())).toBe(texts.ownAddress);
    await trust();
    expect(await refusal(friend.toUpperCase())).toBe(texts.knownFriend);
    await trust('a@example.com');
    await trust('b@example.com');
    expect(await refusal('c@example.com')).toBe(texts.manyFriends);
  });

  it('cannot be hidden behind fifty at once, nor more than three a day', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, n) => run('inviteFriend', { email: `f${n}.${friend}` })),
    );
    expect(all.filter(({ __typename }) => __typename === 'InviteFriendSuccess')).toHaveLength(3);
    expect(await letters()).toHaveLength(3);
    await app.db.deleteFrom('trustedFriends').execute();
    const { code, message } = await run('inviteFriend', { email: friend });
    expect({ code, message }).toEqual({ code: 'TOO_MANY_ATTEMPTS', message: texts.manyInvitations });
  });

  it('gets one such letter in 30 days from whomever, and none after a refusal; nobody learns of it', async () => {
    const told = await run('inviteFriend', { email: friend });
    const token = linkIn((await letters())[0], '/trusted-friend');
    const other = await run('inviteFriend', { email: friend }, bola);
    expect(other.__typename).toBe(told.__typename);
    expect(await letters()).toEqual([]);
    await run('answerFriendInvitation', { token, answer: 'NEVER' }, null);
    expect([(await seen()).trustedFriends, (await seen(bola)).trustedFriends]).toEqual([[], []]);
    const rows = await app.db.selectFrom('friendRefusals').selectAll().execute();
    expect(rows.some(({ addressHash }) => addressHash.length === 32)).toBe(true);
    await openWindows(app);
    expect((await run('inviteFriend', { email: friend.replace('@', '+again@') })).__typename).toBe(told.__typename);
    expect(await letters()).toEqual([]);
  });

  it('who does not answer is forgotten after seven days', async () => {
    await run('inviteFriend', { email: friend });
    const token = linkIn((await letters())[0], '/trusted-friend');
    app.clock.advance(limits.checkIns.unconfirmedMs);
    expect(await run('answerFriendInvitation', { token, answer: 'ACCEPT' }, null)).toMatchObject({
      code: 'LINK_EXPIRED',
    });
    expect((await seen()).trustedFriends).toEqual([]);
    await tendCheckIns(app.deps);
    expect(await app.db.selectFrom('trustedFriends').selectAll().where('email', '=', friend).execute()).toEqual([]);
  });

  it('cannot be guessed by a link', async () => {
    const id = await trust();
    for (const token of ['', 'x', id, `${id}.${'A'.repeat(43)}`, `${crypto.randomUUID()}.${'A'.repeat(43)}`])
      expect(await run('answerFriendInvitation', { token, answer: 'NEVER' }, null)).toMatchObject({
        code: 'LINK_EXPIRED',
      });
  });
});

describe('the PINs', () => {
  it('take the password, four digits each, and differ', async () => {
    const set = (changes: object) =>
      run('setCheckInPins', { firstPin: FIRST, secondPin: SECOND, password: ada.password, ...changes });
    expect(await set({ password: 'not-it-at-all' })).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await set({ firstPin: '12345' })).toMatchObject({ fieldErrors: [{ path: 'firstPin', message: texts.pin }] });
    expect(await set({ secondPin: FIRST })).toMatchObject({
      fieldErrors: [{ path: 'secondPin', message: texts.samePins }],
    });
    expect((await seen()).hasCheckInPins).toBe(false);
    expect((await set({})).viewer.hasCheckInPins).toBe(true);
    const row = await app.db
      .selectFrom('checkInPins')
      .selectAll()
      .where('userId', '=', ada.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${FIRST}|${SECOND}`));
  });

  it('and the friends stay as they are while a check-in runs', async () => {
    await armed();
    expect(await pins()).toMatchObject({ code: 'NOT_AVAILABLE', message: texts.running });
    const [{ id }] = (await seen()).trustedFriends;
    expect(await run('removeFriend', { friendId: id })).toMatchObject({ message: texts.watching });
    await run('checkIn', { pin: SECOND });
    // Nor may whoever holds her phone then take the friend away.
    expect(await run('removeFriend', { friendId: id })).toMatchObject({ message: texts.watching });
    app.clock.set(new Date(DUE.getTime() + DAY));
    expect((await run('removeFriend', { friendId: id })).viewer.trustedFriends).toEqual([]);
    expect(await run('removeFriend', { friendId: id })).toMatchObject({ message: texts.unknownFriend });
  });
});

describe('a check-in', () => {
  it('is started for a date that both agreed on, by default two hours after its start; the friends get a link', async () => {
    const { planId, ...checkIn } = await armed();
    expect(checkIn).toMatchObject({
      state: 'ARMED',
      placeName: 'Terra Kulture',
      dueAt: DUE.toISOString(),
      alarmAt: new Date(DUE.getTime() + 20 * MINUTE).toISOString(),
      extendableMinutes: 60,
      endedAt: null,
      friends: [{ email: friend }],
    });
    expect((await run('startCheckIn', { planId })).viewer.currentCheckIn).toEqual(checkIn);
    expect(await run('startCheckIn', { planId, dueAt: new Date(DUE.getTime() + HOUR).toISOString() })).toMatchObject({
      message: texts.isRunning,
    });
    const mails = await letters();
    expect(subjects(mails)).toEqual(['friend: Ada has a date, and trusts you']);
    expect(mails[0]?.text).not.toMatch(/Terra|Bola|Test/);
  });

  it.each([
    ['proposed', {}, texts.noPlan],
    ['accepted', { dueAt: new Date(START + 10 * HOUR - 1).toISOString() }, texts.due],
    ['accepted', { dueAt: new Date(START + 22 * HOUR + 1).toISOString() }, texts.due],
    ['accepted', { dueAt: new Date(START + 10 * HOUR).toISOString() }, undefined],
  ])('of a date that is %s, with %j: %s', async (state, changes, message) => {
    await trust();
    await pins();
    expect((await run('startCheckIn', { planId: await plan({ state }), ...changes })).message).toBe(message);
  });

  it('starts once of fifty at once', async () => {
    await trust();
    await pins();
    const planId = await plan();
    const all = await Promise.all(Array.from({ length: 50 }, () => run('startCheckIn', { planId })));
    expect(new Set(all.map((each) => each.viewer?.currentCheckIn.id)).size).toBe(1);
    expect(await letters()).toHaveLength(1);
  });

  it('asks at its time and ten minutes later, and tells the friends after twenty; a PIN then gives the all-clear', async () => {
    await armed();
    await letters();
    expect(subjects(await at(new Date(DUE.getTime() - 1)))).toEqual([]);
    expect(subjects(await at(DUE))).toEqual([`${ada.email}: Please check in`]);
    expect(subjects(await at(new Date(DUE.getTime() + 10 * MINUTE)))).toEqual([`${ada.email}: Please check in`]);
    const alarm = await at(new Date(DUE.getTime() + 20 * MINUTE));
    expect(subjects(alarm)).toEqual(['friend: Ada has not answered']);
    expect(alarm[0]?.text).toContain('Call Ada first.');
    expect((await seen()).currentCheckIn).toMatchObject({ state: 'ALARMED', extendableMinutes: 0 });
    expect((await run('checkIn', { pin: FIRST })).viewer.currentCheckIn.state).toBe('SAFE');
    expect(subjects(await letters())).toEqual(['friend: Ada is safe']);
    // In sight for a day after its time.
    app.clock.set(new Date(DUE.getTime() + DAY - 1));
    expect((await seen()).currentCheckIn).toMatchObject({ state: 'SAFE' });
    app.clock.advance(1);
    expect((await seen()).currentCheckIn).toBeNull();
    await tendCheckIns(app.deps);
    expect(await app.db.selectFrom('checkIns').selectAll().where('userId', '=', ada.id).execute()).toEqual([]);
  });

  it('is moved by a PIN, by an hour in all; the former time asks nobody', async () => {
    await armed();
    await letters();
    const { viewer } = await run('checkIn', { pin: FIRST, extendByMinutes: 45 });
    const later = new Date(DUE.getTime() + 45 * MINUTE);
    expect(viewer.currentCheckIn).toMatchObject({ state: 'ARMED', dueAt: later.toISOString(), extendableMinutes: 15 });
    expect(subjects(await letters())).toEqual(['friend: Ada stays out a little longer']);
    expect(await run('checkIn', { pin: FIRST, extendByMinutes: 30 })).toMatchObject({
      fieldErrors: [{ path: 'extendByMinutes', message: texts.extended }],
    });
    expect(await run('checkIn', { pin: FIRST, extendByMinutes: 1 })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(subjects(await at(new Date(DUE.getTime() + 20 * MINUTE)))).toEqual([]);
    expect(subjects(await at(later))).toEqual([`${ada.email}: Please check in`]);
    expect(subjects(await at(new Date(later.getTime() + 20 * MINUTE)))).toContain('friend: Ada has not answered');
  });

  it('alarms at the third wrong PIN, also when ten come at once', async () => {
    await armed();
    await letters();
    const tries = async () => (await run('checkIn', { pin: WRONG })).triesLeft;
    expect([await tries(), await tries()]).toEqual([2, 1]);
    expect(await letters()).toEqual([]);
    const all = await Promise.all(Array.from({ length: 10 }, () => run('checkIn', { pin: WRONG })));
    expect(all.map(({ triesLeft }) => triesLeft)).toEqual(all.map(() => 0));
    expect(subjects(await letters())).toEqual(['friend: Please call Ada']);
    expect((await seen()).currentCheckIn.state).toBe('ALARMED');
  });

  it('ends once of twenty at once', async () => {
    await armed();
    await letters();
    const all = await Promise.all(Array.from({ length: 20 }, () => run('checkIn', { pin: FIRST })));
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(subjects(await letters())).toEqual(['friend: Ada is safe']);
  });

  it.each([
    [
      'a block',
      (_: Data) =>
        app.gql(
          'mutation ($i: BlockProfileInput!) { blockProfile(input: $i) { __typename } }',
          { i: { profileId: ada.id } },
          bola.accessToken,
        ),
    ],
    [
      'an unmatch',
      (_: Data) =>
        app.gql(
          'mutation ($i: UnmatchInput!) { unmatch(input: $i) { __typename } }',
          { i: { matchId } },
          bola.accessToken,
        ),
    ],
    [
      'the other one’s calling off',
      ({ planId }: Data) =>
        app.gql(
          'mutation ($i: CancelDatePlanInput!) { cancelDatePlan(input: $i) { __typename } }',
          { i: { planId } },
          bola.accessToken,
        ),
    ],
    ['the erasure of the other one', () => app.db.deleteFrom('users').where('id', '=', bola.id).execute()],
    [
      'a suspension',
      () => app.db.updateTable('users').set({ suspendedAt: app.clock.now() }).where('id', '=', ada.id).execute(),
    ],
    [
      'a planned deletion',
      () =>
        app.db.updateTable('users').set({ deletionRequestedAt: app.clock.now() }).where('id', '=', ada.id).execute(),
    ],
    ['a loss of the plan', () => app.db.deleteFrom('datePlans').where('matchId', '=', matchId).execute()],
  ])('outlives %s', async (_what, happens) => {
    const checkIn = await armed();
    const token = linkIn((await letters())[0], '/plan');
    await happens(checkIn);
    expect(subjects(await at(new Date(DUE.getTime() + 20 * MINUTE)))).toContain('friend: Ada has not answered');
    const shared = await opened(token);
    expect(shared).toMatchObject({ isAlarmed: true, other: { name: 'Bola Test', age: expect.any(Number) } });
  });

  it('whose alarm the queue forgot is found, and no letter contradicts a newer one', async () => {
    await armed();
    await sql`delete from graphile_worker._private_jobs where run_at > now() + interval '1 hour'`.execute(app.db);
    app.clock.set(new Date(DUE.getTime() + 21 * MINUTE));
    await tendCheckIns(app.deps);
    expect((await seen()).currentCheckIn).toMatchObject({ state: 'ARMED' });
    app.clock.advance(MINUTE);
    await tendCheckIns(app.deps);
    expect((await seen()).currentCheckIn).toMatchObject({ state: 'ALARMED' });
    await run('checkIn', { pin: FIRST });
    // The letters of the start and of the alarm were held up.
    expect(subjects(await letters())).toEqual(['friend: Ada is safe']);
  });

  it('keeps a friend who said yes, when the friend wants no other invitation', async () => {
    await armed();
    await run('inviteFriend', { email: friend }, bola);
    const { id } = await app.db
      .selectFrom('trustedFriends')
      .select('id')
      .where('userId', '=', bola.id)
      .executeTakeFirstOrThrow();
    const token = friendToken(app.deps.config, id);
    expect((await run('answerFriendInvitation', { token, answer: 'NEVER' }, null)).isConfirmed).toBe(false);
    expect((await seen()).currentCheckIn.friends).toEqual([{ email: friend }]);
    expect((await seen(bola)).trustedFriends).toEqual([]);
  });

  it('starts five times a day', async () => {
    const { planId } = await armed();
    for (let more = 0; more < 4; more += 1) {
      await run('checkIn', { pin: FIRST });
      expect((await run('startCheckIn', { planId })).__typename).toBe('StartCheckInSuccess');
    }
    await run('checkIn', { pin: FIRST });
    const { body } = await app.gql(documentOf('startCheckIn'), { input: { planId } }, ada.accessToken);
    expect(body).toContain('RATE_LIMITED');
    expect((await seen()).currentCheckIn).toMatchObject({ state: 'SAFE' });
  });

  it('waits for a mail server that is down, and is hurried once it is back', async () => {
    await armed();
    await letters();
    await sql`update graphile_worker._private_jobs set run_at = now() + interval '5 hours', attempts = 9
      where task_id in (select id from graphile_worker._private_tasks where identifier = 'sendToFriend')`.execute(
      app.db,
    );
    await at(new Date(DUE.getTime() + 20 * MINUTE - 1));
    await run('checkIn', { pin: SECOND });
    await sql`update graphile_worker._private_jobs set run_at = now() + interval '5 hours', attempts = 25
      where task_id in (select id from graphile_worker._private_tasks where identifier = 'sendToFriend')`.execute(
      app.db,
    );
    expect(await runJobs(app, ['sendToFriend'])).toEqual([]);
    await tendCheckIns(app.deps);
    expect(subjects(await runJobs(app, ['sendToFriend']))).toEqual(['friend: Ada asks for help']);
  });
});

async function opened(token: string): Promise<Data> {
  expect(await run('sendSharedPlanCode', { token }, null)).toMatchObject({ validMinutes: 10 });
  const code = /\b(\d{6})\b/.exec((await runJobs(app, ['sendPlanCode'])).at(-1)?.text ?? '')?.[1] ?? '';
  return (await run('openSharedPlan', { token, code }, null)).sharedPlan;
}

describe('the page of a friend', () => {
  it('opens with a mailed code, and names the other person only once an alarm was raised', async () => {
    await armed();
    const token = linkIn((await letters())[0], '/plan');
    expect(await opened(token)).toEqual({
      firstName: 'Ada',
      placeName: 'Terra Kulture',
      startsAt: new Date(START + 10 * HOUR).toISOString(),
      dueAt: DUE.toISOString(),
      isSafe: false,
      isAlarmed: false,
      other: null,
    });
    await at(new Date(DUE.getTime() + 20 * MINUTE));
    expect(await opened(token)).toMatchObject({ isAlarmed: true, other: { name: 'Bola Test', photo: null } });
    await run('checkIn', { pin: FIRST });
    expect(await opened(token)).toMatchObject({ isAlarmed: false, isSafe: true, other: null });
    app.clock.set(new Date(DUE.getTime() + DAY));
    expect(await run('sendSharedPlanCode', { token }, null)).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await run('openSharedPlan', { token, code: '000000' }, null)).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('stays shut to who guesses a link or a code, or holds a forwarded link', async () => {
    await armed();
    const token = linkIn((await letters())[0], '/plan');
    for (const guess of ['', 'A'.repeat(22), token.slice(0, -1)])
      expect(await run('sendSharedPlanCode', { token: guess }, null)).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await run('openSharedPlan', { token, code: '123456' }, null)).toMatchObject({ code: 'WRONG_CODE' });
    await run('sendSharedPlanCode', { token }, null);
    const [mail] = await runJobs(app, ['sendPlanCode']);
    const right = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '';
    const wrong = right === '111111' ? '222222' : '111111';
    const all = await Promise.all(
      Array.from({ length: 50 }, () => run('openSharedPlan', { token, code: wrong }, null)),
    );
    expect(new Set(all.map(({ code }) => code))).toEqual(new Set(['WRONG_CODE']));
    // Five guesses, and the right code opens nothing any more.
    expect(await run('openSharedPlan', { token, code: right }, null)).toMatchObject({ code: 'WRONG_CODE' });
    for (let sent = 0; sent < 4; sent += 1) await run('sendSharedPlanCode', { token }, null);
    expect(await run('sendSharedPlanCode', { token }, null)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  it('shuts its code after ten minutes, and itself when the friend leaves', async () => {
    await armed();
    const [mail] = await letters();
    const token = linkIn(mail, '/plan');
    await run('sendSharedPlanCode', { token }, null);
    const code = /\b(\d{6})\b/.exec((await runJobs(app, ['sendPlanCode']))[0]?.text ?? '')?.[1] ?? '';
    app.clock.advance(limits.checkIns.codeMs);
    expect(await run('openSharedPlan', { token, code }, null)).toMatchObject({ code: 'WRONG_CODE' });
    await run('answerFriendInvitation', { token: linkIn(mail, '/trusted-friend'), answer: 'DECLINE' }, null);
    expect(await run('sendSharedPlanCode', { token }, null)).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await seen()).currentCheckIn).toMatchObject({ state: 'ARMED', friends: [] });
  });
});

/** Statements that depend on time alone: see tests/setup/statements.ts. */
const byTime = /\bsessions\b|"asker"|^update "profiles"|pg_notify|^set |from "entitlements"/;

describe('the second PIN', () => {
  const answers = async (pin: string, extendByMinutes?: number) => {
    const begun = hashing.count;
    let answer: Data;
    const statements = await statementsOf(async () => {
      answer = await run('checkIn', { pin, extendByMinutes });
    });
    const text = JSON.stringify(answer).replaceAll(/"(?:id|email)":"[^"]+"/g, '');
    return { text, hashes: hashing.count - begun, statements: statements.filter((each) => !byTime.test(each)) };
  };

  it.each([[undefined], [30]])(
    'does the same work and has the same bytes as the first; extended by %s',
    async (minutes) => {
      await armed();
      const first = await answers(FIRST, minutes);
      [ada, bola] = [await person(app, 'Ada'), await person(app, 'Bola')];
      matchId = await matched(app, ada, bola);
      friend = `kemi.${crypto.randomUUID()}@example.com`;
      await armed();
      expect(await answers(SECOND, minutes)).toEqual(first);
      expect(first.hashes).toBe(2);
    },
  );

  it('tells the friends at once, never says that all is well, and stands in no column of the export', async () => {
    expect(privacy.check_ins?.silent_alarm_at?.exported).toBe(false);
    await armed();
    const token = linkIn((await letters())[0], '/plan');
    await run('checkIn', { pin: SECOND });
    const mails = await letters();
    expect(subjects(mails)).toEqual(['friend: Ada asks for help']);
    expect((await seen()).currentCheckIn).toMatchObject({ state: 'SAFE' });
    expect(await opened(token)).toMatchObject({ isSafe: false, isAlarmed: true, other: { name: 'Bola Test' } });
    expect(subjects(await at(new Date(DUE.getTime() + 25 * MINUTE)))).toEqual([]);
    expect(await run('removeFriend', { friendId: (await seen()).trustedFriends[0].id })).toMatchObject({
      message: texts.watching,
    });
    const events = await app.db.selectFrom('auditEvents').selectAll().execute();
    expect(JSON.stringify(events)).not.toMatch(/silent|check/i);
  });

  it('still counts after the first one, and the first one after it', async () => {
    await armed();
    await letters();
    const tell = async (pin: string) => {
      expect(await run('checkIn', { pin })).toMatchObject({ __typename: 'CheckInSuccess' });
      return subjects(await letters());
    };
    expect(await tell(FIRST)).toEqual(['friend: Ada is safe']);
    expect(await tell(SECOND)).toEqual(['friend: Ada asks for help']);
    expect(await tell(SECOND)).toEqual([]);
    expect(await tell(FIRST)).toEqual(['friend: Ada is safe']);
  });

  it('with more time is taken back by no other time, only by an all-clear', async () => {
    await armed();
    const token = linkIn((await letters())[0], '/plan');
    await run('checkIn', { pin: SECOND, extendByMinutes: 15 });
    expect(subjects(await letters())).toEqual(['friend: Ada asks for help']);
    await run('checkIn', { pin: FIRST, extendByMinutes: 15 });
    expect(subjects(await letters())).toEqual(['friend: Ada asks for help']);
    expect(await opened(token)).toMatchObject({ isAlarmed: true, other: { name: 'Bola Test' } });
    expect(subjects(await at(new Date(DUE.getTime() + 50 * MINUTE)))).toContain('friend: Ada asks for help');
    await run('checkIn', { pin: FIRST });
    expect(subjects(await letters())).toEqual(['friend: Ada is safe']);
    expect(await opened(token)).toMatchObject({ isAlarmed: false, isSafe: true });
  });

  it.runIf(SAMPLES > 0)(
    `takes the same time in ${SAMPLES} samples`,
    async () => {
      await armed();
      const times = { [FIRST]: [] as number[], [SECOND]: [] as number[] };
      for (let turn = 0; turn < 2 * SAMPLES; turn += 1) {
        const pin = turn % 4 === 0 || turn % 4 === 3 ? FIRST : SECOND;
        await app.db
          .updateTable('checkIns')
          .set({ state: 'armed', endedAt: null, silentAlarmAt: null })
          .where('userId', '=', ada.id)
          .execute();
        await sql`delete from graphile_worker._private_jobs`.execute(app.db);
        if (turn % 10 === 0) await openWindows(app);
        const begun = performance.now();
        await run('checkIn', { pin });
        times[pin]?.push(performance.now() - begun);
      }
      const auc = aucOf(times[FIRST] ?? [], times[SECOND] ?? []);
      console.log({ samples: SAMPLES, auc });
      expect(Math.abs(auc - 0.5)).toBeLessThanOrEqual(0.05);
    },
    600_000,
  );
});
