/** Somebody else's ids in every place that takes one: nothing of theirs is read or changed, and the answer is that to an id of nothing. */
import { getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matched, type Person, person } from '#tests/factories/people.ts';
import { plain } from '#tests/factories/pictures.ts';
import { waitingPlan } from '#tests/factories/prepaid.ts';
import { uploaded } from '#tests/factories/uploads.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { exchangeRows } from '#tests/setup/companion.ts';
import { contract } from '#tests/setup/contract-inputs.ts';
import { playRow, sessionRow } from '#tests/setup/games.ts';
import { idPlaces } from '#tests/setup/id-places.ts';

type Owned =
  | 'person'
  | 'match'
  | 'photo'
  | 'selfie'
  | 'session'
  | 'exchange'
  | 'conversation'
  | 'play'
  | 'ticket'
  | 'warning'
  | 'call'
  | 'datePlan'
  | 'pastDate'
  | 'gameSession'
  | 'friend'
  | 'message'
  | 'pass'
  | 'reset'
  | 'prepaid';
type Ask = (id: string, own: { matchId: string; passedId: string }) => string;
const mutation =
  (field: string, more = ''): ((key: string) => Ask) =>
  (key) =>
  (id) =>
    `mutation { ${field}(input: { ${key}: "${id}" ${more} }) { __typename ... on UserError { code message } } }`;
const listens =
  (field: string, key: string): Ask =>
  (id) =>
    `subscription { ${field}(${key}: "${id}") { __typename } }`;
const profileOf = (field: string, more = ''): [Owned, Ask] => ['person', mutation(field, more)('profileId')];
const passed =
  (field: string): Ask =>
  (id, own) =>
    mutation(field, `profileId: "${own.passedId}"`)('passId')(id, own);
const reviewed = mutation('reviewDate', 'hasMet: true, feeling: UNSAFE, note: "A test"');
const tomorrow = `startsAt: "${new Date(Date.now() + 86_400_000).toISOString()}"`;
const sent = '... on SendMessageSuccess { sentMessage { content isMine } }';
const signal = (matchId: string, callId: string) =>
  `mutation { sendCallSignal(input: { matchId: "${matchId}", callId: "${callId}", signal: { isStillHere: true } }) { __typename ... on UserError { code message } } }`;

/** Each place of an id: whose it is, and how a stranger asks for it. */
const places: Record<string, [Owned, Ask]> = {
  'Query.profile(id)': ['person', (id) => `{ profile(id: "${id}") { id fullName photos { id } } }`],
  'Viewer.match(id)': ['match', (id) => `{ viewer { match(id: "${id}") { id messages { nodes { content } } } } }`],
  'Subscription.chatEvents(matchId)': ['match', listens('chatEvents', 'matchId')],
  'Subscription.callSignals(matchId)': ['match', listens('callSignals', 'matchId')],
  'Subscription.companionReply(exchangeId)': ['exchange', listens('companionReply', 'exchangeId')],
  'RateReplyInput.exchangeId': ['exchange', mutation('rateReply', 'rating: HELPFUL')('exchangeId')],
  'ResetPasswordInput.requestId': [
    'reset',
    mutation(
      'resetPassword',
      `secret: "123456", codeVerifier: "${'x'.repeat(43)}", newPassword: "secret-2"`,
    )('requestId'),
  ],
  'SignInWithCodeInput.requestId': [
    'reset',
    mutation('signInWithCode', `secret: "123456", codeVerifier: "${'x'.repeat(43)}"`)('requestId'),
  ],
  'RevokeSessionInput.sessionId': ['session', mutation('revokeSession')('sessionId')],
  'CompletePhotoUploadInput.photoId': ['photo', mutation('completePhotoUpload')('photoId')],
  'DeletePhotoInput.photoId': ['photo', mutation('deletePhoto')('photoId')],
  'ReorderPhotosInput.photoIds': ['photo', mutation('reorderPhotos')('photoIds')],
  'SubmitVerificationInput.photoId': ['selfie', mutation('submitVerification')('photoId')],
  'BlockProfileInput.profileId': profileOf('blockProfile'),
  'UnblockProfileInput.profileId': profileOf('unblockProfile'),
  'ReportProfileInput.profileId': profileOf('reportProfile', 'reason: OTHER'),
  'LikeProfileInput.profileId': profileOf('likeProfile'),
  'SuperLikeProfileInput.profileId': profileOf('superLikeProfile'),
  'PassProfileInput.profileId': profileOf('passProfile'),
  'PassProfileInput.passId': ['pass', passed('passProfile')],
  'UndoPassInput.profileId': profileOf('undoPass'),
  'UndoPassInput.passId': ['pass', passed('undoPass')],
  'RecordProfileViewInput.profileId': profileOf('recordProfileView'),
  'UnmatchInput.matchId': ['match', mutation('unmatch')('matchId')],
  'SendMessageInput.matchId': [
    'match',
    mutation('sendMessage', `clientId: "${crypto.randomUUID()}", content: "Hi"`)('matchId'),
  ],
  'SendMessageInput.clientId': [
    'message',
    (id, { matchId }) =>
      `mutation { ${['first', 'again'].map((alias) => `${alias}: sendMessage(input: { matchId: "${matchId}", clientId: "${id}", content: "Mine" }) { __typename ${sent} }`)} }`,
  ],
  'ShareDateIdeaInput.matchId': [
    'match',
    mutation('shareDateIdea', `clientId: "${crypto.randomUUID()}", dateIdeaId: "${crypto.randomUUID()}"`)('matchId'),
  ],
  'ProposeDatePlanInput.matchId': [
    'match',
    mutation('proposeDatePlan', `clientId: "${crypto.randomUUID()}", placeName: "A garden", ${tomorrow}`)('matchId'),
  ],
  'AnswerDatePlanInput.planId': ['datePlan', mutation('answerDatePlan', 'version: 1, answer: ACCEPT')('planId')],
  'CancelDatePlanInput.planId': ['datePlan', mutation('cancelDatePlan')('planId')],
  'ReviewDateInput.planId': ['pastDate', reviewed('planId')],
  'InviteToGameInput.matchId': [
    'match',
    mutation('inviteToGame', `clientId: "${crypto.randomUUID()}", game: TRIVIA, hardness: EASY`)('matchId'),
  ],
  'PlayMoveInput.sessionId': [
    'gameSession',
    mutation('playMove', `clientId: "${crypto.randomUUID()}", expectedVersion: 1, move: { step: STOP }`)('sessionId'),
  ],
  'StartCheckInInput.planId': ['datePlan', mutation('startCheckIn')('planId')],
  'RemoveFriendInput.friendId': ['friend', mutation('removeFriend')('friendId')],
  'MarkMessagesReadInput.matchId': ['match', mutation('markMessagesRead', 'upToSeq: 9')('matchId')],
  'SetTypingInput.matchId': ['match', mutation('setTyping', 'isTyping: true')('matchId')],
  'PrepareCallInput.matchId': ['match', mutation('prepareCall')('matchId')],
  'SendCallSignalInput.matchId': ['match', (id) => signal(id, crypto.randomUUID())],
  'SendCallSignalInput.callId': ['call', (id, { matchId }) => signal(matchId, id)],
  'DeleteCompanionConversationInput.conversationId': [
    'conversation',
    mutation('deleteCompanionConversation')('conversationId'),
  ],
  'FinishGameInput.playId': ['play', mutation('finishGame', 'result: { answers: [0] }')('playId')],
  'ReplyToSupportTicketInput.ticketId': ['ticket', mutation('replyToSupportTicket', 'content: "Hello?"')('ticketId')],
  'ReturnPrepaidPlanInput.id': ['prepaid', mutation('returnPrepaidPlan')('id')],
  'AcknowledgeWarningInput.warningId': ['warning', mutation('acknowledgeWarning')('warningId')],
};

/** Places of ids that are nobody's: towns, scenarios, quizzes; a caller's own for what they send; and what the matrix closes to all but administrators. */
const nobodys = [
  ...[
    'CreateProfileInput.townId',
    'UpdateProfileInput.townId',
    'SetTravelLocationInput.townId',
    'PlayGameInput.themeId',
  ],
  ...[
    'Companion.conversation(scenarioId)',
    'SendCompanionMessageInput.scenarioId',
    'GenerateQuestionsInput.scenarioId',
  ],
  ...['SendCompanionMessageInput.clientId', 'PlayGameInput.clientId'],
  ...['InviteToGameInput.clientId', 'PlayMoveInput.clientId'],
  ...[
    'Query.dateIdea(id)',
    'SetDateIdeaSavedInput.dateIdeaId',
    'ReportDateIdeaInput.dateIdeaId',
    'ShareDateIdeaInput.dateIdeaId',
    'ShareDateIdeaInput.clientId',
    'ProposeDatePlanInput.clientId',
    'ProposeDatePlanInput.dateIdeaId',
    'CounterDatePlanInput.dateIdeaId',
  ],
];
const ofAdministrators = [
  ...[
    'ReviewVerificationInput.verificationId',
    'SaveDateIdeaInput.dateIdeaId',
    'RemoveDateIdeaInput.dateIdeaId',
    'CheckDateIdeaInput.dateIdeaId',
    'RevokeAccessTokenInput.accessTokenId',
  ],
  ...[
    'SendWeeklyNewsletterInput.articleId',
    'SaveNewsletterArticleInput.articleId',
    'RemoveNewsletterArticleInput.articleId',
  ],
  ...['AnswerSupportTicketInput.ticketId', 'ResolveAppealInput.appealId', 'ResolveReportInput.reportId'],
  ...['RemovePhotoInput.photoId', 'LiftPhotoRemovalInput.photoId', 'KeepPhotoInput.photoId'],
  'AdminNewsletter.article(id)',
  'AccountRefInput.id',
];

let app: TestApp;
let ada: Person;
let mallory: Person;
let own: Parameters<Ask>[1];
let ids: Record<Owned, string>;

beforeAll(async () => {
  app = await startTestApp();
  const { db, clock } = app;
  ada = await person(app, 'Ada', { plan: 'soul' });
  const bola = await person(app, 'Bola', { plan: 'soul' });
  mallory = await person(app, 'Mallory', { plan: 'soul' });
  const match = await matched(app, ada, bola);
  const chidi = await person(app, 'Chidi');
  own = { matchId: await matched(app, mallory, bola), passedId: chidi.id };
  const pass = crypto.randomUUID();
  await db
    .insertInto('passes')
    .values({ id: pass, fromUserId: ada.id, toUserId: chidi.id, createdAt: clock.now() })
    .execute();
  const message = crypto.randomUUID();
  const said = await app.gql(
    `mutation { sendMessage(input: { matchId: "${match}", clientId: "${message}", content: "A secret" }) { __typename } }
    `,
    {},
    ada.accessToken,
  );
  expect(said.data?.sendMessage.__typename, said.body).toBe('SendMessageSuccess');
  await app.gql(`mutation { blockProfile(input: { profileId: "${mallory.id}" }) { __typename } }`, {}, ada.accessToken);
  const [photo, selfie] = [
    await uploaded(app, ada, await plain(), 'PHOTO'),
    await uploaded(app, ada, await plain(), 'SELFIE'),
  ];
  const [exchange = ''] = await exchangeRows(app, ada, [{ at: clock.now(), state: 'waiting' }]);
  const now = clock.now();
  const [ticket, warning, call, reset] = [0, 1, 2, 3].map(() => crypto.randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  const ticketRow = {
    subject: 'A test',
    state: 'open',
    isPriority: true,
    createdAt: now,
    updatedAt: now,
    stateSince: now,
  };
  await db
    .insertInto('supportTickets')
    .values({ id: ticket, userId: ada.id, ...ticketRow })
    .execute();
  await db
    .insertInto('warnings')
    .values({
      id: warning,
      userId: ada.id,
      reportId: null,
      reason: 'A test',
      warnedBy: null,
      createdAt: now,
      acknowledgedAt: null,
    })
    .execute();
  const times = { startedAt: now, answeredAt: now, callerHeardAt: now, calleeHeardAt: now };
  const devices = { callerSessionId: crypto.randomUUID(), calleeSessionId: crypto.randomUUID() };
  await db
    .insertInto('calls')
    .values({ id: call, matchId: match, callerId: ada.id, calleeId: bola.id, hasVideo: false, ...devices, ...times })
    .execute();
  const until = new Date(now.getTime() + 3_600_000);
  const friend = crypto.randomUUID();
  const email = 'friend@example.com';
  await db
    .insertInto('trustedFriends')
    .values({ id: friend, userId: ada.id, email, invitedAt: now, confirmedAt: now })
    .execute();
  await db
    .insertInto('passwordResets')
    .values({
      id: reset,
      userId: ada.id,
      accountKey: Buffer.alloc(32),
      codeChallenge: 'x'.repeat(43),
      createdAt: now,
      codeExpiresAt: until,
      linkExpiresAt: until,
    })
    .execute();
  const one = async (table: 'sessions' | 'companionTranscripts') =>
    (await db.selectFrom(table).select('id').where('userId', '=', ada.id).executeTakeFirstOrThrow()).id;
  const play = await playRow(app, ada.id, 'trivia');
  ids = {
    person: ada.id,
    match,
    photo,
    selfie,
    session: await one('sessions'),
    exchange,
    conversation: await one('companionTranscripts'),
    play,
    ticket,
    warning,
    call,
    datePlan: await datePlanOf(match, 'proposed', until),
    // It ended an hour ago, and is asked about.
    pastDate: await datePlanOf(match, 'over', new Date(now.getTime() - 4 * 3_600_000)),
    gameSession: await sessionRow(app, { matchId: match, people: [ada.id, bola.id] }),
    friend,
    message,
    pass,
    reset,
    prepaid: await waitingPlan(app, ada.id),
  };
});
afterAll(() => app.stop());

/** Ada's, with Bola. */
async function datePlanOf(matchId: string, state: string, startsAt: Date): Promise<string> {
  const [id, now] = [crypto.randomUUID(), app.clock.now()];
  await app.db
    .insertInto('datePlans')
    .values({
      ...{ id, matchId, clientId: id, version: 1, state, dateIdeaId: null },
      ...{ proposerId: ada.id, changedById: ada.id, placeName: 'A garden' },
      ...{ startsAt, proposedAt: now, changedAt: now },
    })
    .execute();
  return id;
}

/** Everything that is kept of Ada, as one hash; without when she was last seen. */
async function stateOfAda(): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select md5(string_agg(line, e'\n' order by line)) as hash from (
      select t::text as line from matches t where ${ids.match}::uuid = t.id
      union all select t::text from messages t where match_id = ${ids.match}::uuid
      union all select t::text from profile_photos t where user_id = ${ada.id}::uuid
      union all select id::text from sessions t where user_id = ${ada.id}::uuid
      union all select t::text from companion_transcripts t where user_id = ${ada.id}::uuid
      union all select t::text from companion_turns t where user_id = ${ada.id}::uuid
      union all select t::text from daily_game_plays t where user_id = ${ada.id}::uuid
      union all select t::text from support_tickets t where user_id = ${ada.id}::uuid
      union all select t::text from support_messages t
      union all select t::text from warnings t
      union all select t::text from prepaid_orders t
      union all select t::text from entitlements t
      union all select t::text from calls t
      union all select t::text from date_plans t where match_id = ${ids.match}::uuid
      union all select t::text from date_reviews t
      union all select t::text from game_sessions t where match_id = ${ids.match}::uuid
      union all select t::text from game_moves t where session_id = ${ids.gameSession}::uuid
      union all select t::text from verifications t
      union all select t::text from reported_users t
      union all select t::text from blocked_users t
      union all select t::text from likes t where to_user_id = ${ada.id}::uuid
      union all select t::text from passes t where ${ada.id}::uuid in (from_user_id, to_user_id)
      union all select t::text from profile_views t where viewed_id = ${ada.id}::uuid
      union all select password_hash from users t where id = ${ada.id}::uuid) as kept`.execute(app.db);
  return rows[0]?.hash ?? '';
}

/** What is answered, with the ids that were asked for taken out. */
async function answerTo(ask: Ask, id: string): Promise<unknown> {
  const query = ask(id, own);
  if (!query.startsWith('subscription')) {
    const { status, body } = await app.gql(query, {}, mallory.accessToken);
    return { status, body: body.replaceAll(id, 'the id') };
  }
  return new Promise((resolve) => {
    const sink = { next: resolve, error: resolve, complete: () => resolve('complete') };
    app.socket(mallory.accessToken).subscribe({ query }, sink);
  });
}

describe('an id of somebody else', () => {
  test('every place that takes an id has a row', () => {
    const found = Object.values(contract.getTypeMap()).flatMap((type) => {
      if (type.name.startsWith('__')) return [];
      if (isInputObjectType(type))
        return Object.values(type.getFields()).flatMap((field) =>
          getNamedType(field.type).name === 'ID' ? [`${type.name}.${field.name}`] : [],
        );
      if (!isObjectType(type)) return [];
      return Object.values(type.getFields()).flatMap((field) =>
        field.args.flatMap((arg) =>
          getNamedType(arg.type).name === 'ID' ? [`${type.name}.${field.name}(${arg.name})`] : [],
        ),
      );
    });
    expect([...Object.keys(places), ...nobodys, ...ofAdministrators].sort()).toEqual(found.sort());
    expect([...new Set(idPlaces.map(({ name }) => name))].sort()).toEqual(found);
  });

  test.each(Object.entries(places))('%s', async (_place, [kind, ask]) => {
    const before = await stateOfAda();
    const foreign = await answerTo(ask, ids[kind]);
    const missing = await answerTo(ask, crypto.randomUUID());
    expect(foreign).toEqual(missing);
    expect(JSON.stringify(foreign)).not.toMatch(/A secret|Ada Test/);
    expect(await stateOfAda()).toBe(before);
  });

  test('a date that a stranger cannot answer can be answered', async () => {
    const { body } = await app.gql(reviewed('planId')(ids.pastDate, own), {}, ada.accessToken);
    expect(body).toContain('ReviewDateSuccess');
  });
});
