/** Pushes: what makes one, whom it reaches, and what it never says. The push services are a double over HTTP that decrypts with real keys. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeLimits } from '#rules/notices.ts';
import { leaveMissedCall } from '#server/features/chat/service.ts';
import { tasks } from '#server/features/index.ts';
import type { WaitingPush } from '#server/features/push/queries.ts';
import { decideVerification } from '#server/features/verification/service.ts';
import { createContext } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { startWorker } from '#server/platform/jobs/worker.ts';
import { createWebPush } from '#server/ports/push-web.ts';
import { grant, like, matched, newAdmin, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { deviceOf } from '#tests/setup/calling.ts';
import { type Browser, startPushDouble } from '#tests/setup/push-double.ts';
import { runJobs } from '#tests/setup/run-jobs.ts';

const FAULTS = '... on UserError { code message } ... on InvalidInput { fieldErrors { path message } }';
const SAVE = `mutation($input: SavePushSubscriptionInput!) { savePushSubscription(input: $input) { __typename
  ... on SavePushSubscriptionSuccess { viewer { id notices { isPushOn hasPushDevice } } } ${FAULTS} } }`;
const REMOVE =
  'mutation { removePushSubscription { ... on RemovePushSubscriptionSuccess { viewer { notices { isPushOn hasPushDevice } } } } }';
const UPDATE = `mutation($input: UpdateNoticesInput!) { updateNotices(input: $input) { __typename ${FAULTS} } }`;
const UNMATCH = 'mutation($input: UnmatchInput!) { unmatch(input: $input) { __typename } }';
const VISIBLE = 'mutation($input: SetPageVisibilityInput!) { setPageVisibility(input: $input) { __typename } }';
const SEND = `mutation($input: SendMessageInput!) { sendMessage(input: $input) { __typename
  ... on SendMessageSuccess { sentMessage { id seq } } } }`;
const NOTICES =
  '{ viewer { notices { pushPublicKey isPushOn hasPushDevice pushKinds hasNames hasRefusedPush quietFrom quietUntil } } }';
const KINDS = [
  ...[
    'MATCH',
    'MESSAGE',
    'LIKE',
    'MISSED_CALL',
    'DATE_PLAN',
    'DATE_REMINDER',
    'DATE_REVIEW',
    'GAME',
    'CHECK_IN',
    'SELFIE_REVIEWED',
    'PLAN_ENDS',
  ],
];
const PROPOSE =
  'mutation($input: ProposeDatePlanInput!) { proposeDatePlan(input: $input) { ... on ProposeDatePlanSuccess { datePlan { id } } } }';
const ANSWER = 'mutation($input: AnswerDatePlanInput!) { answerDatePlan(input: $input) { __typename } }';
const CANCEL = 'mutation($input: CancelDatePlanInput!) { cancelDatePlan(input: $input) { __typename } }';
const REVIEW = 'mutation($input: ReviewDateInput!) { reviewDate(input: $input) { __typename } }';
const INVITE =
  'mutation($input: InviteToGameInput!) { inviteToGame(input: $input) { ... on InviteToGameSuccess { gameSession { id } } } }';
const MOVE = 'mutation($input: PlayMoveInput!) { playMove(input: $input) { __typename } }';
const WORDS = 'meet me at the lagoon';
const badBrowser = 'This browser’s push service is not known here.';

const logLines: string[] = [];
let double: Awaited<ReturnType<typeof startPushDouble>>;
let app: TestApp;
beforeAll(async () => {
  double = await startPushDouble();
  app = await startTestApp({ pushFetch: double.fetch, logLines });
  double.trust(app.deps.ports.push.publicKey);
});
afterAll(async () => {
  await app.stop();
  await double.stop();
});

type Signed = Pick<Person, 'accessToken'>;
const run = async (document: string, input: object, { accessToken }: Signed): Promise<Data> => {
  const { data, body } = await app.gql(document, { input }, accessToken);
  const [payload] = Object.values(data ?? {});
  if (payload === undefined || payload === null) throw new Error(body);
  return payload;
};
const save = (browser: Browser, by: Signed) => run(SAVE, browser.subscription, by);
const update = (input: object, by: Signed) => run(UPDATE, input, by);
const notices = async ({ accessToken }: Signed): Promise<Data> =>
  (await app.gql(NOTICES, {}, accessToken)).data.viewer.notices;
const say = (matchId: string, by: Signed, content = WORDS): Promise<Data> =>
  run(SEND, { matchId, clientId: crypto.randomUUID(), content }, by);
const push = () => runJobs(app, ['sendPush']);
const bodies = ({ received }: Browser) => received.map(({ payload }) => payload.notification.body);
const subscriptions = () => app.db.selectFrom('pushSubscriptions').selectAll().execute();
const waiting = async (): Promise<{ payload: Data; attempts: number; runAt: Date }[]> =>
  (
    await sql<{ payload: Data; attempts: number; runAt: Date }>`
      select j.payload, j.attempts, j.run_at from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'sendPush'`.execute(app.db)
  ).rows;

let ada: Person;
let bola: Person;
let phone: Browser;
let matchId: string;
beforeEach(async () => {
  [ada, bola] = [await person(app, 'Ada', { plan: 'gold' }), await person(app, 'Bola', { plan: 'gold' })];
  matchId = await matched(app, ada, bola);
  phone = double.browser();
  await save(phone, ada);
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);
});
afterEach(() => {
  expect(double.problems.splice(0)).toEqual([]);
  logLines.length = 0;
});

describe('a push', () => {
  it('of a message says only that there is one, signed and encrypted for this browser', async () => {
    await say(matchId, bola);
    await push();
    const [got] = phone.received;
    expect(phone.received).toHaveLength(1);
    expect(got).toEqual({
      host: 'fcm.googleapis.com',
      topic: expect.stringMatching(/^[\w-]{32}$/),
      ttl: 86_400,
      urgency: 'high',
      audience: 'https://fcm.googleapis.com',
      payload: {
        web_push: 8030,
        notification: {
          title: 'Zobo',
          body: 'You have a new message',
          navigate: `${app.deps.config.publicUrl}/chat/${matchId}`,
          lang: 'en',
          tag: matchId,
        },
      },
    });
    expect(JSON.stringify(got)).not.toMatch(/Ada|Bola|lagoon/);
  });

  it('of a date reaches whoever did not cause it, and a reminder also somebody who looks at a page', async () => {
    const startsAt = new Date(app.clock.now().getTime() + 20 * 3_600_000).toISOString();
    const input = { matchId, clientId: crypto.randomUUID(), placeName: 'Terra Kulture', startsAt };
    const { datePlan } = await run(PROPOSE, input, bola);
    await push();
    await run(ANSWER, { planId: datePlan.id, version: 1, answer: 'ACCEPT' }, ada);
    await push();
    expect(bodies(phone)).toEqual(['There is news about a date']);
    await run(VISIBLE, { isVisible: true }, ada);
    const reminder = { planId: datePlan.id, version: 2 };
    await tasks.remindOfDate(app.deps, reminder);
    await push();
    expect(bodies(phone).slice(1)).toEqual(['You have a date soon']);
    expect(JSON.stringify(phone.received)).not.toMatch(/Bola|Terra/);
    // Of a plan that was changed, or that began while it waited, nothing is said.
    await tasks.remindOfDate(app.deps, { ...reminder, version: 1 });
    await push();
    await tasks.remindOfDate(app.deps, reminder);
    await app.db.updateTable('datePlans').set({ startsAt: app.clock.now() }).where('id', '=', datePlan.id).execute();
    await push();
    expect(phone.received).toHaveLength(2);
  });

  it('after a date asks both how it was, with a name for who chose names', async () => {
    const theirs = double.browser();
    await save(theirs, bola);
    await update({ hasNames: true }, bola);
    const date = await agreedDate();
    await passes(date);
    await tasks.askAboutDate(app.deps, date);
    await push();
    expect(phone.received.map(({ payload }) => payload.notification)).toEqual([
      {
        title: 'Zobo',
        body: 'How was your date?',
        navigate: `${app.deps.config.publicUrl}/chat/${matchId}`,
        lang: 'en',
        tag: `plan:${date.planId}`,
      },
    ]);
    expect(JSON.stringify(phone.received)).not.toMatch(/Bola|Terra/);
    expect(bodies(theirs)).toEqual(['How was your date with Ada?']);
    // The answer of one is none of the other, who learns nothing of it.
    await answerTo(date, bola);
    await push();
    expect([phone.received.length, theirs.received.length]).toEqual([1, 1]);
    await update({ hasNames: true }, ada);
    await tasks.askAboutDate(app.deps, date);
    await push();
    expect(bodies(phone).slice(1)).toEqual(['How was your date with Bola?']);
    expect(theirs.received).toHaveLength(1);
  });

  it('of a game reaches whom it waits for, at the chat', async () => {
    const id = await invite(bola);
    await push();
    expect(phone.received.map(({ payload }) => payload.notification)).toEqual([
      {
        title: 'Zobo',
        body: 'There is news in a game',
        navigate: `${app.deps.config.publicUrl}/chat/${matchId}`,
        lang: 'en',
        tag: `game:${id}`,
      },
    ]);
    await update({ hasNames: true }, ada);
    await moves(id, [ada, { step: 'ACCEPT' }], [ada, STATEMENTS], [bola, { guess: 1 }]);
    // Her own moves tell her nothing, nor does one after which it waits for the other still.
    expect(await waiting()).toEqual([]);
    await moves(id, [bola, STATEMENTS]);
    await push();
    expect(bodies(phone).slice(1)).toEqual(['There is news in your game with Bola']);
    expect(JSON.stringify(phone.received)).not.toMatch(/snake|Two Truths/);
  });

  it('of the end of a game is of the same kind: its line in the chat, until that is read', async () => {
    await update({ pushKinds: ['GAME'] }, ada);
    const play = async (): Promise<void> => {
      const id = await invite(ada);
      await moves(id, [bola, { step: 'ACCEPT' }], [bola, STATEMENTS], [ada, { guess: 2 }], [ada, STATEMENTS]);
      await push();
      phone.received.length = 0;
      await moves(id, [bola, { guess: 0 }]);
    };
    await play();
    const line = await app.db.selectFrom('messages').selectAll().where('matchId', '=', matchId).execute();
    expect(line).toMatchObject([{ kind: 'game_result', senderId: bola.id }]);
    await push();
    expect(bodies(phone)).toEqual(['There is news in a game']);
    expect(phone.received[0]?.payload.notification).toMatchObject({ tag: matchId });
    await play();
    await run(
      'mutation($input: MarkMessagesReadInput!) { markMessagesRead(input: $input) { __typename } }',
      { matchId, upToSeq: 2 },
      ada,
    );
    await push();
    expect(phone.received).toEqual([]);
    await update({ pushKinds: KINDS.filter((kind) => kind !== 'GAME') }, ada);
    await play();
    await push();
    expect(phone.received).toEqual([]);
  });

  it('of every kind arrives, without a name', async () => {
    const chidi = await person(app, 'Chidi');
    await like(app, chidi, ada);
    await push();
    // The person who liked first gets the match.
    const dayo = await person(app, 'Dayo');
    await like(app, ada, dayo);
    await like(app, dayo, ada);
    await push();
    await say(matchId, bola);
    await push();
    await missedCall();
    await push();
    await reviewSelfie();
    await push();
    await app.db.updateTable('entitlements').set({ endsAt: app.clock.now() }).where('userId', '=', ada.id).execute();
    await tasks.tellPlanEnd(app.deps, { userId: ada.id });
    await push();
    expect(bodies(phone)).toEqual([
      'Somebody likes you',
      'You have a new match',
      'You have a new message',
      'You missed a call',
      'Your selfie was reviewed',
      'Your plan has ended',
    ]);
    expect(JSON.stringify(phone.received)).not.toMatch(/Ada|Bola|Chidi|Dayo|lagoon/);
  });

  it('has a first name for people who chose names, and never the text', async () => {
    await update({ hasNames: true }, ada);
    await say(matchId, bola);
    await push();
    expect(bodies(phone)).toEqual(['Bola sent you a message']);
    await missedCall();
    await like(app, await person(app, 'Chidi'), ada);
    await push();
    expect(bodies(phone).slice(1).toSorted()).toEqual(['Chidi likes you', 'You missed a call from Bola']);
    expect(JSON.stringify(phone.received)).not.toContain('lagoon');
  });

  it('has one topic for each match; the service, the queue and the log learn neither text, name nor match', async () => {
    await matched(app, ada, await person(app, 'Chidi', { plan: 'gold' }));
    await say(matchId, bola);
    expect(JSON.stringify(await waiting())).not.toMatch(/lagoon|Bola|Chidi/);
    await push();
    await say(matchId, bola);
    await push();
    const topics = phone.received.map(({ topic, payload }) => [payload.notification.tag === matchId, topic] as const);
    const ofMatch = topics.filter(([isOfMatch]) => isOfMatch).map(([, topic]) => topic);
    expect([topics.length, ofMatch.length, new Set(ofMatch).size]).toEqual([3, 2, 1]);
    expect(new Set(topics.map(([, topic]) => topic)).size).toBe(2);
    expect(topics.join()).not.toContain(matchId.slice(0, 8));
    expect(logLines.join()).not.toMatch(/lagoon|\/send\//);
  });

  it('waits once for each browser and match, however many messages come', async () => {
    for (let sent = 0; sent < 20; sent += 1) await say(matchId, bola);
    expect(await waiting()).toHaveLength(1);
    await push();
    expect(phone.received).toHaveLength(1);
  });

  it('goes to every browser of a person, and to the liked person alone', async () => {
    const [laptop, theirs] = [double.browser('updates.push.services.mozilla.com'), double.browser()];
    await save(laptop, await deviceOf(app, ada));
    await save(theirs, bola);
    await say(matchId, bola);
    await push();
    expect([phone, laptop, theirs].map(({ received }) => received.length)).toEqual([1, 1, 0]);
    expect(laptop.received[0]?.audience).toBe('https://updates.push.services.mozilla.com');
  });
});

describe('no push', () => {
  const silent = async () => {
    await push();
    expect(phone.received).toEqual([]);
    expect(await waiting()).toEqual([]);
  };

  /** What waits until a page counts as gone. */
  const held = async (): Promise<WaitingPush> => {
    await push();
    expect(phone.received).toEqual([]);
    const [job, ...more] = await waiting();
    expect(more).toEqual([]);
    await sql`delete from graphile_worker._private_jobs`.execute(app.db);
    if (job === undefined) throw new Error('Nothing waits.');
    return job.payload;
  };

  it('of what was read meanwhile', async () => {
    const { sentMessage } = await say(matchId, bola);
    await run(
      'mutation($input: MarkMessagesReadInput!) { markMessagesRead(input: $input) { __typename } }',
      { matchId, upToSeq: sentMessage.seq },
      ada,
    );
    await silent();
  });

  it('to a session that signed out', async () => {
    await say(matchId, bola);
    await app.gql(
      'mutation($input: SignOutInput!) { signOut(input: $input) { __typename } }',
      { input: { refreshToken: ada.refreshToken } },
      ada.accessToken,
    );
    expect(await subscriptions()).not.toContainEqual(expect.objectContaining(phone.subscription));
    await silent();
  });

  it.each([
    ['an ended match', () => run(UNMATCH, { matchId }, ada)],
    [
      'a blocked person',
      () =>
        run(
          'mutation($input: BlockProfileInput!) { blockProfile(input: $input) { __typename } }',
          { profileId: bola.id },
          ada,
        ),
    ],
    ['a suspended sender', () => suspend(bola)],
    ['a person who is suspended', () => suspend(ada)],
    [
      'a person who asked for the deletion of the account',
      () =>
        app.db.updateTable('users').set({ deletionRequestedAt: app.clock.now() }).where('id', '=', ada.id).execute(),
    ],
    [
      'a session that expired',
      () => app.db.updateTable('sessions').set({ expiresAt: app.clock.now() }).where('userId', '=', ada.id).execute(),
    ],
  ])('in %s', async (_what, change) => {
    await say(matchId, bola);
    await change();
    await silent();
  });

  it('to a person with a visible page on any device, until it is hidden or silent', async () => {
    const laptop = await deviceOf(app, ada);
    await run(VISIBLE, { isVisible: true }, laptop);
    await say(matchId, bola);
    await held();
    await run(VISIBLE, { isVisible: false }, laptop);
    await say(matchId, bola);
    await push();
    expect(phone.received).toHaveLength(1);
    await run(VISIBLE, { isVisible: true }, laptop);
    app.clock.advance(noticeLimits.visibleMs + 1);
    await say(matchId, bola);
    await push();
    expect(phone.received).toHaveLength(2);
  });

  it('to a page that was still heard of later; to one that vanished without a word, once it counts as gone', async () => {
    const laptop = await deviceOf(app, ada);
    await run(VISIBLE, { isVisible: true }, laptop);
    await say(matchId, bola);
    const shown = await held();
    app.clock.advance(noticeLimits.visibleMs - 1_000);
    await run(VISIBLE, { isVisible: true }, laptop);
    app.clock.advance(1_000);
    await tasks.sendPush(app.deps, shown);
    await silent();

    await say(matchId, bola);
    const unseen = await held();
    app.clock.advance(noticeLimits.visibleMs);
    await tasks.sendPush(app.deps, unseen);
    expect(phone.received).toHaveLength(1);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['waits for the other one by now', (id) => moves(id, [ada, { step: 'ACCEPT' }], [ada, STATEMENTS])],
    ['was declined', (id) => moves(id, [ada, { step: 'DECLINE' }])],
    ['was taken back', (id) => moves(id, [bola, { step: 'STOP' }])],
    ['is in a match that ended', () => run(UNMATCH, { matchId }, ada)],
  ])('of a game that %s', async (_what, change) => {
    const id = await invite(bola);
    expect(await waiting()).toHaveLength(1);
    await change(id);
    await silent();
  });

  it.each<[string, (date: AgreedDate) => Promise<unknown>]>([
    ['was answered', (date) => answerTo(date, ada)],
    ['was called off by her', ({ planId }) => run(CANCEL, { planId }, ada)],
    ['is in a match that ended', () => run(UNMATCH, { matchId }, bola)],
    ['is of an unwanted kind', () => update({ pushKinds: KINDS.filter((kind) => kind !== 'DATE_REVIEW') }, ada)],
  ])('about a date that %s, before the question or while it waited', async (_what, change) => {
    const date = await agreedDate();
    await tasks.askAboutDate(app.deps, date);
    expect(await waiting()).toHaveLength(1);
    await change(date);
    await passes(date);
    await silent();
    await tasks.askAboutDate(app.deps, date);
    await silent();
  });

  it('about a date that was called off by the other one, but for that news', async () => {
    const date = await agreedDate();
    await tasks.askAboutDate(app.deps, date);
    await run(CANCEL, { planId: date.planId }, bola);
    await push();
    expect(bodies(phone)).toEqual(['There is news about a date']);
    await passes(date);
    for (const version of [date.version, date.version + 1]) await tasks.askAboutDate(app.deps, { ...date, version });
    expect(await waiting()).toEqual([]);
  });

  it('about a date as it was before it was put off', async () => {
    const { planId, version } = await agreedDate();
    const startsAt = inHours(40).toISOString();
    await run(ANSWER, { planId, version, answer: 'COUNTER', counter: { startsAt } }, ada);
    await run(ANSWER, { planId, version: version + 1, answer: 'ACCEPT' }, bola);
    await sql`delete from graphile_worker._private_jobs`.execute(app.db);
    await tasks.askAboutDate(app.deps, { planId, version });
    await silent();
  });

  it('of an unwanted kind', async () => {
    await update({ pushKinds: KINDS.filter((kind) => kind !== 'MESSAGE') }, ada);
    await say(matchId, bola);
    await silent();
  });

  it('of a like on a plan that does not show likes, or of one that was answered', async () => {
    const [chidi, dayo] = [await person(app, 'Chidi'), await person(app, 'Dayo')];
    await app.db.deleteFrom('entitlements').where('userId', '=', ada.id).execute();
    await like(app, chidi, ada);
    await silent();
    await grant(app, ada, 'gold');
    await like(app, dayo, ada);
    await run(
      'mutation($input: PassProfileInput!) { passProfile(input: $input) { __typename } }',
      { profileId: dayo.id },
      ada,
    );
    await silent();
  });

  it('of the end of one plan beside another', async () => {
    await tasks.tellPlanEnd(app.deps, { userId: ada.id });
    await silent();
  });

  it('after a day', async () => {
    await say(matchId, bola);
    app.clock.advance(86_400_001);
    await app.db
      .updateTable('sessions')
      .set({ expiresAt: new Date('2100-01-01') })
      .execute();
    await silent();
  });
});

it('a check-in is asked for in quiet hours too, and on a page that is open, as long as no PIN ended it', async () => {
  const hour = (app.clock.now().getUTCHours() + 1) % 24;
  await update({ quietFrom: hour, quietUntil: (hour + 2) % 24 }, ada);
  await run(VISIBLE, { isVisible: true }, ada);
  const [id, now] = [crypto.randomUUID(), app.clock.now()];
  const row = { id, userId: ada.id, planId: id, version: 1, state: 'armed', placeName: 'Terra Kulture' };
  const rest = { otherName: 'Bola Test', otherAge: 30, otherPhoto: null, silentAlarmAt: null, endedAt: null };
  const times = { startsAt: now, dueAt: now, startedAt: now, extendedMinutes: 0, wrongPins: 0 };
  await app.db
    .insertInto('checkIns')
    .values({ ...row, ...rest, ...times })
    .execute();
  await tasks.askToCheckIn(app.deps, { checkInId: id, version: 1, turn: 0 });
  await push();
  expect(bodies(phone)).toEqual(['Please check in']);
  expect(JSON.stringify(phone.received)).not.toMatch(/Bola|Terra/);
  await tasks.askToCheckIn(app.deps, { checkInId: id, version: 1, turn: 0 });
  await app.db.updateTable('checkIns').set({ state: 'safe' }).where('id', '=', id).execute();
  await push();
  await tasks.askToCheckIn(app.deps, { checkInId: id, version: 1, turn: 0 });
  await push();
  expect(phone.received).toHaveLength(1);
});

it('quiet hours let a push wait for their end', async () => {
  const hour = (app.clock.now().getUTCHours() + 1) % 24;
  await update({ quietFrom: hour, quietUntil: (hour + 2) % 24 }, ada);
  await say(matchId, bola);
  const [{ payload } = { payload: null }] = await waiting();
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);
  await tasks.sendPush(app.deps, payload);
  expect(phone.received).toEqual([]);
  const [job, ...more] = await waiting();
  expect(more).toEqual([]);
  expect(job?.runAt.getUTCHours()).toBe((hour + 1) % 24);
  expect(job?.runAt.getUTCMinutes()).toBe(0);
  // A newer message waits with it.
  await say(matchId, bola);
  expect((await waiting()).map(({ runAt }) => runAt)).toEqual([job?.runAt]);
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);
});

describe('an answer of the push service', () => {
  it.each([404, 410])('%i deletes the subscription', async (status) => {
    phone.answers.push(status);
    await say(matchId, bola);
    await push();
    expect(await subscriptions()).not.toContainEqual(expect.objectContaining(phone.subscription));
    expect((await notices(ada)).hasPushDevice).toBe(false);
  });

  it.each([429, 500, 503])('%i is tried again by the queue', async (status) => {
    phone.answers.push(status);
    const worker = await startWorker(app.deps, { tasks, schedule: [] }, { lookEveryMs: 100 });
    await say(matchId, bola);
    await expect.poll(() => phone.received.length, { timeout: 15_000 }).toBe(1);
    await worker.stop();
    expect(phone.answers).toEqual([]);
    expect(await subscriptions()).toContainEqual(expect.objectContaining(phone.subscription));
  });

  it.each([403, 400, 307])('%i is logged as an error, and not tried again', async (status) => {
    phone.answers.push(status);
    await say(matchId, bola);
    await push();
    expect(await waiting()).toEqual([]);
    const alarms = logLines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
    expect(alarms).toEqual([expect.objectContaining({ host: 'fcm.googleapis.com', status })]);
    expect(JSON.stringify(alarms)).not.toContain('/send/');
    expect(await subscriptions()).toContainEqual(expect.objectContaining(phone.subscription));
  });
});

describe('a subscription', () => {
  it.each([
    ['endpoint', 'http://fcm.googleapis.com/send/1'],
    ['endpoint', 'https://127.0.0.1/send/1'],
    ['endpoint', 'https://attacker.example/send/1'],
    ['endpoint', `https://fcm.googleapis.com/${'x'.repeat(1_000)}`],
    ['p256dh', 'AAAA'],
    ['auth', 'no secret!'],
  ])('of a foreign host or without keys is refused: %s %s', async (path, value) => {
    const { subscription } = double.browser();
    expect(await run(SAVE, { ...subscription, [path]: value }, bola)).toMatchObject({
      __typename: 'InvalidInput',
      fieldErrors: [{ path, message: badBrowser }],
    });
  });

  it('whose key lies on no curve is deleted at its first push', async () => {
    const p256dh = `B${'A'.repeat(86)}`;
    await run(SAVE, { ...phone.subscription, p256dh }, ada);
    await say(matchId, bola);
    await push();
    expect((await notices(ada)).hasPushDevice).toBe(false);
  });

  it('is one a session: a repeat is harmless, a newer one replaces it, and removing ends it', async () => {
    await save(phone, ada);
    const newer = double.browser('web.push.apple.com');
    expect((await save(newer, ada)).viewer.notices).toEqual({ isPushOn: true, hasPushDevice: true });
    const laptop = await deviceOf(app, ada);
    expect(await notices(laptop)).toMatchObject({ isPushOn: false, hasPushDevice: true });
    await say(matchId, bola);
    await push();
    expect([phone.received.length, newer.received.length]).toEqual([0, 1]);
    expect((await notices(ada)).hasRefusedPush).toBe(false);
    const gone = await app.gql(REMOVE, {}, ada.accessToken);
    expect((await notices(ada)).hasRefusedPush).toBe(true);
    expect(gone.data.removePushSubscription.viewer.notices).toEqual({ isPushOn: false, hasPushDevice: false });
    expect((await app.gql(REMOVE, {}, ada.accessToken)).errors).toBeUndefined();
  });

  it('moves with its browser to whoever signs in there', async () => {
    await save(phone, bola);
    await say(matchId, bola);
    await push();
    expect(phone.received).toEqual([]);
    await say(matchId, ada);
    await push();
    expect(phone.received).toHaveLength(1);
  });

  it('fifty times at once is one: of a session with as many endpoints, and of an endpoint in many sessions', async () => {
    const browsers = Array.from({ length: 50 }, () => double.browser());
    const saved = await Promise.all(browsers.map((browser) => save(browser, ada)));
    expect(new Set(saved.map(({ __typename }) => __typename))).toEqual(new Set(['SavePushSubscriptionSuccess']));
    const rows = (await subscriptions()).filter(({ endpoint }) =>
      browsers.some(({ subscription }) => subscription.endpoint === endpoint),
    );
    expect(rows).toHaveLength(1);

    const devices: Signed[] = [];
    for (let made = 0; made < 10; made += 1) devices.push(await deviceOf(app, bola));
    const shared = double.browser();
    const moved = await Promise.all(Array.from({ length: 50 }, (_, at) => save(shared, devices[at % 10] as Signed)));
    expect(new Set(moved.map(({ __typename }) => __typename))).toEqual(new Set(['SavePushSubscriptionSuccess']));
    expect((await subscriptions()).filter(({ endpoint }) => endpoint === shared.subscription.endpoint)).toHaveLength(1);
  });

  it('of a person there are at most ten, the newest', async () => {
    const browsers = [];
    for (let made = 0; made < 12; made += 1) {
      const browser = double.browser();
      await save(browser, await deviceOf(app, bola));
      app.clock.advance(10);
      browsers.push(browser.subscription.endpoint);
    }
    const left = (await subscriptions()).map(({ endpoint }) => endpoint);
    expect(browsers.filter((endpoint) => left.includes(endpoint))).toEqual(browsers.slice(2));
  });
});

describe('the settings', () => {
  it('begin with all kinds, without names and quiet hours; what is omitted stays', async () => {
    const { pushPublicKey } = await notices(bola);
    expect(Buffer.from(pushPublicKey, 'base64url')).toHaveLength(65);
    const begun = {
      pushPublicKey,
      isPushOn: false,
      hasPushDevice: false,
      pushKinds: KINDS,
      hasNames: false,
      hasRefusedPush: false,
    };
    expect(await notices(bola)).toEqual({ ...begun, quietFrom: 0, quietUntil: 0 });
    await update({ pushKinds: ['LIKE', 'MATCH'] }, bola);
    await update({ quietFrom: 22, quietUntil: 7 }, bola);
    await update({ hasNames: true }, bola);
    const changed = { ...begun, pushKinds: ['MATCH', 'LIKE'], hasNames: true };
    expect(await notices(bola)).toEqual({ ...changed, quietFrom: 22, quietUntil: 7 });
    await update({ hasRefusedPush: true }, bola);
    expect(await notices(bola)).toMatchObject({ ...changed, hasRefusedPush: true });
    await update({ hasRefusedPush: false }, bola);
    await update({}, bola);
    expect(await notices(bola)).toEqual({ ...changed, quietFrom: 22, quietUntil: 7 });
  });

  it('refuse an hour that no day has', async () => {
    expect(await update({ quietFrom: 24 }, bola)).toMatchObject({
      __typename: 'InvalidInput',
      fieldErrors: [{ path: 'quietFrom', message: 'Please choose an hour from 0 to 23' }],
    });
  });
});

it('the VAPID key is that of the settings, else always the same of one app secret', () => {
  const { config, log } = app.deps;
  const keyOf = (changes: object) => createWebPush({ config: { ...config, ...changes }, log }).publicKey;
  expect(keyOf({})).toBe(app.deps.ports.push.publicKey);
  expect(keyOf({ appSecret: 'another secret of 32 bytes or more' })).not.toBe(keyOf({}));
  // RFC 8291, section 5.
  const vapidPrivateKey = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
  expect(keyOf({ vapidPrivateKey })).toBe(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  );
});

/** Asks the other one of the two to a game; the session's id. */
async function invite(by: Person): Promise<string> {
  const input = { clientId: crypto.randomUUID(), matchId, game: 'TWO_TRUTHS_LIE' };
  return (await run(INVITE, input, by)).gameSession.id;
}

const STATEMENTS = { told: { statements: ['I was bitten by a snake', 'I sing', 'I have a twin'], lie: 1 } };

/** Moves from whatever version stands. */
async function moves(sessionId: string, ...made: readonly [Person, object][]): Promise<void> {
  for (const [by, move] of made) {
    const { version } = await app.db
      .selectFrom('gameSessions')
      .select('version')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    const input = { clientId: crypto.randomUUID(), sessionId, expectedVersion: version, move };
    expect((await run(MOVE, input, by)).__typename).toBe('PlayMoveSuccess');
  }
}

type AgreedDate = { planId: string; version: number };
const inHours = (hours: number): Date => new Date(app.clock.now().getTime() + hours * 3_600_000);

/** A date that both agreed on; what is told of that is told. */
async function agreedDate(): Promise<AgreedDate> {
  const place = { placeName: 'Terra Kulture', startsAt: inHours(20).toISOString() };
  const { datePlan } = await run(PROPOSE, { matchId, clientId: crypto.randomUUID(), ...place }, bola);
  await run(ANSWER, { planId: datePlan.id, version: 1, answer: 'ACCEPT' }, ada);
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);
  return { planId: datePlan.id, version: 2 };
}

/** It ended, an hour ago. */
async function passes({ planId }: AgreedDate): Promise<void> {
  await app.db
    .updateTable('datePlans')
    .set({ startsAt: inHours(-4) })
    .where('id', '=', planId)
    .execute();
}

async function answerTo(date: AgreedDate, by: Person): Promise<void> {
  await passes(date);
  const input = { planId: date.planId, hasMet: true, feeling: 'SAFE' };
  expect((await run(REVIEW, input, by)).__typename).toBe('ReviewDateSuccess');
}

async function missedCall(): Promise<void> {
  const ctx = createContext(app.deps, null, { ip: '', label: '' });
  await inTransaction(ctx, (tx) => leaveMissedCall(tx, matchId, bola.id));
}

async function reviewSelfie(): Promise<void> {
  const admin = await newAdmin(app, 'Zainab');
  const id = crypto.randomUUID();
  await app.db
    .insertInto('verifications')
    .values({ id, userId: ada.id, status: 'pending', submittedAt: app.clock.now() })
    .execute();
  const ctx = createContext(app.deps, null, { ip: '', label: '' });
  const verdict = { decision: 'approve', reason: null, reviewerId: admin.id } as const;
  await inTransaction(ctx, (tx) => decideVerification(tx, { id, userId: ada.id }, verdict));
}

async function suspend({ id }: Person): Promise<void> {
  await app.db.updateTable('users').set({ suspendedAt: app.clock.now() }).where('id', '=', id).execute();
}
