/** Chat: numbers without gaps, one message for one intent, nothing for anybody else, and live events over two servers. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages as texts } from '#rules/chat.ts';
import { limits } from '#rules/limits.ts';
import { grant, matched, type Person, person } from '#tests/factories/people.ts';
import { type Answer, type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { listening } from '#tests/setup/listening.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';
import { statementsOf } from '#tests/setup/statements.ts';

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename
  ... on SendMessageSuccess { sent: sentMessage { id seq content isMine clientId senderId matchId readAt } match { id lastMessage { id } unreadCount canOtherMessage } }
  ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } } ... on PremiumRequired { ability } } }`;
const READ = `mutation ($input: MarkMessagesReadInput!) { markMessagesRead(input: $input) { __typename
  ... on MarkMessagesReadSuccess { match { id unreadCount myReadSeq theirReadSeq } viewer { id unreadCount } }
  ... on UserError { code message } } }`;
const TYPE = `mutation ($input: SetTypingInput!) { setTyping(input: $input) { __typename
  ... on SetTypingSuccess { isTyping } ... on UserError { code message } } }`;
const MESSAGES = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) { viewer { match(id: $id) {
  messages(first: $first, after: $after, last: $last, before: $before) { nodes { id seq content isMine clientId readAt }
  edges { cursor node { seq } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } } }`;
const STATE = `query ($id: ID!) { viewer { unreadCount match(id: $id) { canViewerMessage canOtherMessage unreadCount theirReadSeq myReadSeq
  lastMessage { content seq } messages { nodes { id } } } } }`;
const EVENTS = `subscription ($id: ID!) { chatEvents(matchId: $id) { __typename
  ... on MessageAdded { message { id seq content isMine clientId } match { id unreadCount lastMessage { seq } } }
  ... on MessagesRead { readerId reader { id } readAt match { id theirReadSeq myReadSeq } }
  ... on TypingChanged { matchId match { id } profileId profile { id fullName } isTyping } } }`;
const EXPORT = `mutation { exportMyData(input: {}) { ... on ExportMyDataSuccess { url } } }`;
const VIEWER_EVENTS = `subscription { viewerEvents { __typename
  ... on MatchCreated { match { id profile { id } } }
  ... on UnreadChanged { match { id unreadCount lastMessage { content } messages { nodes { content } } } viewer { id unreadCount } }
  ... on EntitlementChanged { viewer { id plan { name } } } } }`;

/** Long enough for an event that is not meant to come. */
const SILENCE_MS = 400;
const id = (): string => crypto.randomUUID();

/** Two servers on one database. */
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({
    databaseUrl: app.databaseUrl,
    clock: app.clock,
    config: { appSecret: app.deps.config.appSecret },
  });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

type Couple = { ada: Person; bola: Person; matchId: string };

async function couple(plan: 'gold' | null = 'gold'): Promise<Couple> {
  const [ada, bola] = [await person(app, 'Ada'), await person(app, 'Bola')];
  if (plan) for (const someone of [ada, bola]) await grant(app, someone, plan);
  return { ada, bola, matchId: await matched(app, ada, bola) };
}

const send = (on: TestApp, from: Person, input: { matchId: string; content: string; clientId?: string }) =>
  on.gql(SEND, { input: { clientId: id(), ...input } }, from.accessToken);
const say = async (on: TestApp, from: Person, matchId: string, content: string): Promise<Data> => {
  const answer = await send(on, from, { matchId, content });
  expect(answer.data?.sendMessage.__typename, answer.body).toBe('SendMessageSuccess');
  return answer.data.sendMessage;
};
const read = (on: TestApp, reader: Person, matchId: string, upToSeq: number) =>
  on.gql(READ, { input: { matchId, upToSeq } }, reader.accessToken);
const type = (on: TestApp, typist: Person, matchId: string, isTyping = true) =>
  on.gql(TYPE, { input: { matchId, isTyping } }, typist.accessToken);
const page = async (reader: Person, matchId: string, variables: Record<string, unknown> = {}): Promise<Data> => {
  const { data, body } = await app.gql(MESSAGES, { id: matchId, ...variables }, reader.accessToken);
  expect(data?.viewer.match, body).toBeTruthy();
  return data.viewer.match.messages;
};
const stateOf = async (reader: Person, matchId: string): Promise<Data> =>
  (await app.gql(STATE, { id: matchId }, reader.accessToken)).data.viewer;
async function exportOf(by: Person): Promise<string> {
  const { data, body } = await app.gql(EXPORT, {}, by.accessToken);
  expect(data?.exportMyData.url, body).toBeTruthy();
  return (await fetch(`${app.url}${data.exportMyData.url}`)).text();
}
const seqs = (messages: Data): number[] => messages.nodes.map(({ seq }: { seq: number }) => seq);
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const stored = (matchId: string) =>
  app.db.selectFrom('messages').selectAll().where('matchId', '=', matchId).orderBy('seq').execute();

describe('sending', () => {
  test('stores the trimmed text and answers with what each of the two sees', async () => {
    const { ada, bola, matchId } = await couple();
    const clientId = id();
    const { sent: message, match } = (await send(app, ada, { matchId, content: '  Ẹ káàbọ̀ 😀\n', clientId })).data
      .sendMessage;
    expect(message).toMatchObject({
      seq: 1,
      content: 'Ẹ káàbọ̀ 😀',
      isMine: true,
      clientId,
      senderId: ada.id,
      matchId,
      readAt: null,
    });
    expect(match).toMatchObject({ id: matchId, lastMessage: { id: message.id }, unreadCount: 0 });
    expect((await page(bola, matchId)).nodes[0]).toMatchObject({ id: message.id, isMine: false, clientId: null });
    expect(await stateOf(bola, matchId)).toMatchObject({
      unreadCount: 1,
      match: { unreadCount: 1, lastMessage: { seq: 1 } },
    });
  });

  test('fifty at once on two servers are numbered 1 to 50, each once', async () => {
    const { ada, bola, matchId } = await couple();
    const answers = await Promise.all(
      range(1, 50).map((at) => send(at % 3 ? app : other, at % 2 ? ada : bola, { matchId, content: `message ${at}` })),
    );
    expect(answers.map(({ data }) => data.sendMessage.sent.seq).toSorted((a, b) => a - b)).toEqual(range(1, 50));
    const rows = await stored(matchId);
    expect(rows.map(({ seq }) => seq)).toEqual(range(1, 50));
    expect(new Set(rows.map(({ content }) => content)).size).toBe(50);
  });

  test('fifty retries at once are one message, and leave no gap', async () => {
    const { ada, matchId } = await couple();
    const clientId = id();
    const answers = await Promise.all(
      range(1, 50).map((at) => send(at % 2 ? app : other, ada, { matchId, content: 'Once', clientId })),
    );
    expect(new Set(answers.map(({ data }) => data.sendMessage.sent.id)).size).toBe(1);
    expect((await say(app, ada, matchId, 'Next')).sent.seq).toBe(2);
    expect(await stored(matchId)).toHaveLength(2);
  });

  test('a client id used for other words or in another match is a conflict', async () => {
    const { ada, matchId } = await couple();
    const elsewhere = await matched(app, ada, await person(app, 'Chidi'));
    const clientId = id();
    await send(app, ada, { matchId, content: 'Hello', clientId });
    for (const input of [
      { matchId, content: 'Hello!', clientId },
      { matchId: elsewhere, content: 'Hello', clientId },
    ]) {
      expect((await send(app, ada, input)).data.sendMessage).toMatchObject({
        __typename: 'IdempotencyConflict',
        code: 'IDEMPOTENCY_CONFLICT',
        message: texts.conflict,
      });
    }
    expect(await stored(elsewhere)).toEqual([]);
    expect((await send(app, ada, { matchId, content: ' Hello ', clientId })).data.sendMessage.__typename).toBe(
      'SendMessageSuccess',
    );
  });

  test('refuses what breaks a rule with its text, and stores nothing', async () => {
    const { ada, matchId } = await couple();
    const refused = async (input: { content: string; clientId?: string }) =>
      (await send(app, ada, { matchId, ...input })).data.sendMessage;
    for (const content of ['', ' \n\t ', '\u0000']) {
      expect(await refused({ content })).toMatchObject({
        __typename: 'InvalidInput',
        code: 'INVALID_INPUT',
        message: texts.blank,
      });
    }
    expect(await refused({ content: 'a'.repeat(limits.text.message + 1) })).toMatchObject({
      message: texts.tooLong,
      fieldErrors: [{ path: 'content', message: texts.tooLong }],
    });
    expect(await refused({ content: 'Hi', clientId: 'again' })).toMatchObject({ message: texts.badClientId });
    expect(await stored(matchId)).toEqual([]);
    expect((await refused({ content: 'a'.repeat(limits.text.message) })).__typename).toBe('SendMessageSuccess');
  });

  test('answers unknown, foreign and impossible matches alike, to every mutation', async () => {
    const { ada, bola, matchId } = await couple();
    await say(app, bola, matchId, 'Between us');
    const stranger = await person(app, 'Dayo', { plan: 'gold' });
    const given = [matchId, id(), 'nothing', '', '00000000-0000-0000-0000-000000000000', matchId.slice(1)];
    for (const act of [
      (match: string) => send(app, stranger, { matchId: match, content: 'Hi' }),
      (match: string) => read(app, stranger, match, 1),
      (match: string) => type(app, stranger, match),
    ]) {
      const answers: Answer[] = [];
      for (const match of given) answers.push(await act(match));
      for (const answer of answers) expect(answer.body).toBe(answers[0]?.body);
      expect(answers[0]?.body).toContain('NOT_AVAILABLE');
      expect(answers[0]?.status).toBe(200);
    }
    expect(await stored(matchId)).toHaveLength(1);
    expect((await stateOf(ada, matchId)).unreadCount).toBe(1);
  });

  test('in an ended or blocked match is refused, and nothing is stored', async () => {
    const ended = await couple();
    const blocked = await couple();
    await app.db.updateTable('matches').set({ endedAt: new Date() }).where('id', '=', ended.matchId).execute();
    await app.db
      .insertInto('blockedUsers')
      .values({ blockerId: blocked.bola.id, blockedId: blocked.ada.id, blockedName: 'Ada', createdAt: new Date() })
      .execute();
    for (const { ada, bola, matchId } of [ended, blocked]) {
      for (const someone of [ada, bola]) {
        const { sendMessage } = (await send(app, someone, { matchId, content: 'Hi' })).data;
        expect(sendMessage).toMatchObject({ __typename: 'NotAvailable', message: texts.notAvailable });
      }
      expect(await stored(matchId)).toEqual([]);
    }
  });
});

describe('pages', () => {
  let talk: Couple;
  beforeAll(async () => {
    talk = await couple();
    for (const at of range(1, 45)) await say(app, at % 2 ? talk.ada : talk.bola, talk.matchId, `message ${at}`);
  });

  test('without arguments are the last 20, oldest first', async () => {
    const last = await page(talk.ada, talk.matchId);
    expect(seqs(last)).toEqual(range(26, 45));
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(last.edges[0].cursor).toBe(last.pageInfo.startCursor);
  });

  test('name their match and their sender, as far as the viewer may see the profile', async () => {
    const { ada, bola, matchId } = await couple();
    for (const someone of [ada, bola]) await say(app, someone, matchId, `I am ${someone.name}`);
    const ask = async (fields: string): Promise<Data> => {
      const query = `query ($id: ID!) { viewer { match(id: $id) { messages { nodes { id ${fields} } } } } }`;
      return (await app.gql(query, { id: matchId }, ada.accessToken)).data.viewer.match.messages.nodes;
    };
    const shown = 'match { id } sender { id fullName }';
    const match = { id: matchId };
    const [adas, bolas] = [ada, bola].map(({ id, name }) => ({ match, sender: { id, fullName: `${name} Test` } }));
    expect(await ask(shown)).toMatchObject([adas, bolas]);
    const reads = async (fields: string) =>
      (await statementsOf(() => ask(fields))).filter((statement) => statement.includes('can_see')).length;
    expect([await reads(''), await reads(shown)]).toEqual([0, 1]);
    await app.db.updateTable('profiles').set({ suspendedAt: app.clock.now() }).where('id', '=', bola.id).execute();
    expect(await ask(shown)).toMatchObject([adas, { match, sender: null }]);
  });

  test('go back to the first message', async () => {
    const found: number[] = [];
    let before: string | null = null;
    do {
      const back: Data = await page(talk.ada, talk.matchId, { last: 20, before });
      found.unshift(...seqs(back));
      before = back.pageInfo.hasPreviousPage ? back.pageInfo.startCursor : null;
    } while (before !== null);
    expect(found).toEqual(range(1, 45));
  });

  test('go on from a cursor, which is how a client catches up', async () => {
    const { pageInfo } = await page(talk.ada, talk.matchId, { first: 30 });
    expect(pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const rest = await page(talk.ada, talk.matchId, { first: 100, after: pageInfo.endCursor });
    expect(seqs(rest)).toEqual(range(31, 45));
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const none = await page(talk.ada, talk.matchId, { after: rest.pageInfo.endCursor });
    expect(none).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false, endCursor: null } });
  });

  test('refuse both directions at once, sizes out of range and foreign cursors', async () => {
    const cursor = (...parts: unknown[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');
    for (const variables of [
      { first: 5, last: 5 },
      { first: 5, before: cursor('message', 9) },
      { last: 5, after: cursor('message', 9) },
      { first: 0 },
      { last: -1 },
      { first: 101 },
      { after: '' },
      { after: 'x' },
      { before: cursor('match', 9) },
      { after: cursor('message', 1.5) },
      { after: cursor('message', 2 ** 40) },
      { after: cursor('message', '1; drop table messages') },
    ]) {
      const { errors, status } = await app.gql(MESSAGES, { id: talk.matchId, ...variables }, talk.ada.accessToken);
      expect({ code: errors?.[0]?.extensions?.code, fine: status < 500 }, JSON.stringify(variables)).toEqual({
        code: 'BAD_USER_INPUT',
        fine: true,
      });
    }
  });
});

describe('reading', () => {
  test('marks only what the other one wrote, as far as there is anything', async () => {
    const { ada, bola, matchId } = await couple();
    for (const content of ['One', 'Two', 'Three']) await say(app, ada, matchId, content);
    await say(app, bola, matchId, 'Mine');
    expect((await read(app, bola, matchId, 2)).data.markMessagesRead).toMatchObject({
      match: { unreadCount: 1, myReadSeq: 2 },
      viewer: { id: bola.id, unreadCount: 1 },
    });
    for (const upToSeq of [-5, 0, 1]) await read(app, bola, matchId, upToSeq);
    expect((await stateOf(bola, matchId)).match.myReadSeq).toBe(2);
    expect((await read(app, bola, matchId, 2_147_483_647)).data.markMessagesRead.match).toMatchObject({
      unreadCount: 0,
      myReadSeq: 3,
    });
    expect((await stateOf(ada, matchId)).match).toMatchObject({ unreadCount: 1, theirReadSeq: 3, myReadSeq: 0 });
    expect((await stored(matchId)).map(({ readAt }) => readAt !== null)).toEqual([true, true, true, false]);
  });

  test('keeps the first time, also when twenty mark at once', async () => {
    const { ada, bola, matchId } = await couple();
    await say(app, ada, matchId, 'One');
    await read(app, bola, matchId, 1);
    const [first] = await stored(matchId);
    for (const at of range(2, 12)) await say(app, ada, matchId, `message ${at}`);
    await Promise.all(range(1, 20).map((at) => read(at % 2 ? app : other, bola, matchId, at)));
    const rows = await stored(matchId);
    expect(rows[0]?.readAt).toEqual(first?.readAt);
    expect(rows.every(({ readAt }) => readAt !== null)).toBe(true);
  });

  test('counts to 50 exactly and says 51 for more', async () => {
    const { ada, bola, matchId } = await couple();
    const elsewhere = await matched(app, bola, await person(app, 'Chidi', { plan: 'gold' }));
    expect(elsewhere).toBeTruthy();
    for (const at of range(1, 50)) await say(app, ada, matchId, `message ${at}`);
    expect(await stateOf(bola, matchId)).toMatchObject({ unreadCount: 50, match: { unreadCount: 50 } });
    for (const at of range(51, 53)) await say(app, ada, matchId, `message ${at}`);
    expect(await stateOf(bola, matchId)).toMatchObject({ unreadCount: 51, match: { unreadCount: 51 } });
  });
});

describe('live', () => {
  test('two people chat over two servers: message, tick, typing', async () => {
    const { ada, bola, matchId } = await couple();
    const adas = await listening(app, ada.accessToken, EVENTS, { id: matchId });
    const bolas = await listening(other, bola.accessToken, EVENTS, { id: matchId });
    const bolasViewer = await listening(other, bola.accessToken, VIEWER_EVENTS);

    await type(app, ada, matchId);
    expect((await bolas.next()).data.chatEvents).toEqual({
      __typename: 'TypingChanged',
      matchId,
      match: { id: matchId },
      profileId: ada.id,
      profile: { id: ada.id, fullName: 'Ada Test' },
      isTyping: true,
    });
    await type(app, ada, matchId, false);
    expect((await bolas.next()).data.chatEvents).toMatchObject({ isTyping: false });

    const { sent: message } = await say(app, ada, matchId, 'Are you there?');
    expect((await bolas.next()).data.chatEvents).toMatchObject({
      __typename: 'MessageAdded',
      message: { id: message.id, seq: 1, content: 'Are you there?', isMine: false, clientId: null },
      match: { id: matchId, unreadCount: 1, lastMessage: { seq: 1 } },
    });
    expect((await adas.next()).data.chatEvents).toMatchObject({
      message: { id: message.id, isMine: true, clientId: message.clientId },
    });
    expect((await bolasViewer.next()).data.viewerEvents).toMatchObject({
      __typename: 'UnreadChanged',
      match: { id: matchId, unreadCount: 1 },
      viewer: { id: bola.id, unreadCount: 1 },
    });

    await read(other, bola, matchId, 1);
    expect((await adas.next()).data.chatEvents).toMatchObject({
      __typename: 'MessagesRead',
      readerId: bola.id,
      reader: { id: bola.id },
      match: { theirReadSeq: 1 },
    });
    expect((await bolasViewer.next()).data.viewerEvents).toMatchObject({ viewer: { unreadCount: 0 } });
    await read(other, bola, matchId, 1);
    await wait(SILENCE_MS);
    expect(adas.events().map(({ data }) => data.chatEvents.__typename)).toEqual(['MessageAdded', 'MessagesRead']);
    for (const socket of [adas, bolas, bolasViewer]) socket.close();
  });

  test('a retry is told again as the same message, so that what a server stored and died before telling is told', async () => {
    const { ada, bola, matchId } = await couple();
    const bolas = await listening(other, bola.accessToken, EVENTS, { id: matchId });
    const bolasViewer = await listening(other, bola.accessToken, VIEWER_EVENTS);
    // It stores, and tells nobody.
    const silent = { ...app.deps.bus, publish: async () => undefined, close: async () => undefined };
    const dying = await startTestApp({ databaseUrl: app.databaseUrl, deps: { bus: silent } });
    const clientId = id();
    const ids: string[] = [];
    try {
      for (const on of [dying, other, app]) {
        const { data } = await send(on, ada, { matchId, content: 'Once', clientId });
        ids.push(data.sendMessage.sent.id);
      }
    } finally {
      await dying.stop();
    }
    await say(app, ada, matchId, 'Twice');
    const [stored] = ids;
    expect(ids).toEqual([stored, stored, stored]);
    for (const told of [1, 2])
      expect((await bolas.next()).data.chatEvents.message, `telling ${told}`).toMatchObject({ id: stored, seq: 1 });
    expect((await bolas.next()).data.chatEvents.message).toMatchObject({ content: 'Twice', seq: 2 });
    expect((await bolasViewer.next()).data.viewerEvents).toMatchObject({ __typename: 'UnreadChanged' });
    for (const socket of [bolas, bolasViewer]) socket.close();
  });

  test('a match is told to both, once', async () => {
    const [ada, bola] = [await person(app, 'Ada'), await person(app, 'Bola')];
    const adas = await listening(app, ada.accessToken, VIEWER_EVENTS);
    const bolas = await listening(other, bola.accessToken, VIEWER_EVENTS);
    const matchId = await matched(app, ada, bola);
    expect((await adas.next()).data.viewerEvents).toEqual({
      __typename: 'MatchCreated',
      match: { id: matchId, profile: { id: bola.id } },
    });
    expect((await bolas.next()).data.viewerEvents).toEqual({
      __typename: 'MatchCreated',
      match: { id: matchId, profile: { id: ada.id } },
    });
    await wait(SILENCE_MS);
    expect([adas.events(), bolas.events()].map((events) => events.length)).toEqual([1, 1]);
    for (const socket of [adas, bolas]) socket.close();
  });

  test('a third person who knows the ids sees and receives nothing', async () => {
    const { ada, bola, matchId } = await couple();
    const chidi = await person(app, 'Chidi', { plan: 'diamond' });
    const viewer = await listening(other, chidi.accessToken, VIEWER_EVENTS);
    for (const given of [matchId, id(), 'nothing']) {
      const chat = await listening(other, chidi.accessToken, EVENTS, { id: given });
      expect(await chat.next()).toMatchObject({
        errors: [{ message: 'Not found.', extensions: { code: 'NOT_FOUND' } }],
      });
      chat.close();
    }
    await say(app, ada, matchId, 'For Bola alone');
    await read(app, bola, matchId, 1);
    await type(app, bola, matchId);
    const answer = await app.gql(MESSAGES, { id: matchId }, chidi.accessToken);
    expect(answer.data.viewer.match).toBeNull();
    await wait(SILENCE_MS);
    expect(viewer.events()).toEqual([]);
    expect(await stateOf(chidi, matchId)).toEqual({ unreadCount: 0, match: null });
    viewer.close();
  });

  test('after a cut nothing is missing and nothing doubled', async () => {
    const { ada, bola, matchId } = await couple();
    const before = await listening(other, bola.accessToken, EVENTS, { id: matchId });
    const seen = new Map<number, string>();
    const take = (message: Data): void => {
      expect(seen.get(message.seq) ?? message.id).toBe(message.id);
      seen.set(message.seq, message.id);
    };
    for (const at of range(1, 5)) await say(app, ada, matchId, `message ${at}`);
    for (const _ of range(1, 5)) take((await before.next()).data.chatEvents.message);
    const { endCursor } = (await page(bola, matchId)).pageInfo;
    before.close();
    const gap = Promise.all(range(6, 40).map((at) => say(at % 2 ? app : other, ada, matchId, `message ${at}`)));
    const after = await listening(other, bola.accessToken, EVENTS, { id: matchId });
    let cursor: string = endCursor;
    for (let more = true; more; ) {
      const next = await page(bola, matchId, { first: 10, after: cursor });
      for (const message of next.nodes) take(message);
      cursor = next.pageInfo.endCursor ?? cursor;
      more = next.pageInfo.hasNextPage;
    }
    await gap;
    await say(app, ada, matchId, 'The last');
    while (!seen.has(41)) take((await after.next()).data.chatEvents.message);
    expect([...seen.keys()].toSorted((a, b) => a - b)).toEqual(range(1, 41));
    after.close();
  });
});

describe('a person who may not message', () => {
  test('reads nothing, sends nothing and hears only that somebody wrote, while the line stays open', async () => {
    const { ada, bola, matchId } = await couple(null);
    await grant(app, bola, 'gold');
    const secret = 'Ask for me at the blue gate';
    const chat = await listening(app, ada.accessToken, EVENTS, { id: matchId });
    const viewer = await listening(app, ada.accessToken, VIEWER_EVENTS);
    expect((await say(app, bola, matchId, secret)).match).toMatchObject({ canOtherMessage: false });
    await type(app, bola, matchId);
    expect((await viewer.next()).data.viewerEvents).toEqual({
      __typename: 'UnreadChanged',
      match: { id: matchId, unreadCount: 1, lastMessage: null, messages: { nodes: [] } },
      viewer: { id: ada.id, unreadCount: 1 },
    });
    for (const [act, field] of [
      [send(app, ada, { matchId, content: 'Hi' }), 'sendMessage'],
      [read(app, ada, matchId, 1), 'markMessagesRead'],
      [type(app, ada, matchId), 'setTyping'],
    ] as const) {
      expect((await act).data[field]).toMatchObject({
        __typename: 'PremiumRequired',
        code: 'PREMIUM_REQUIRED',
        message: texts.premium,
      });
    }
    expect(await stateOf(ada, matchId)).toEqual({
      unreadCount: 1,
      match: {
        canViewerMessage: false,
        canOtherMessage: null,
        unreadCount: 1,
        theirReadSeq: 0,
        myReadSeq: 0,
        lastMessage: null,
        messages: { nodes: [] },
      },
    });
    await wait(SILENCE_MS);
    expect([chat.events(), viewer.events()]).toEqual([[], [expect.anything()]]);
    const heard = JSON.stringify([chat.raw.received, viewer.raw.received, await exportOf(ada)]);
    expect(heard).not.toContain(secret);
    expect(chat.raw.received.some(({ type: kind, id: of }) => kind === 'complete' && of === 'events')).toBe(false);

    await grant(app, ada, 'gold');
    expect((await page(ada, matchId)).nodes).toMatchObject([{ seq: 1, content: secret }]);
    const { sent: message, match } = await say(app, bola, matchId, 'Again');
    expect(match).toMatchObject({ canOtherMessage: true });
    expect((await chat.next()).data.chatEvents.message).toMatchObject({ id: message.id, seq: 2 });
    expect((await page(ada, matchId)).nodes).toHaveLength(2);
    for (const socket of [chat, viewer]) socket.close();
  });

  test('is one whose plan ended, from that moment on; nothing is deleted', async () => {
    const [ada, bola] = [await person(app, 'Ada'), await person(app, 'Bola', { plan: 'gold' })];
    await grant(app, ada, 'gold', new Date(app.clock.now().getTime() + 3_600_000));
    const matchId = await matched(app, ada, bola);
    await say(app, bola, matchId, 'While you may');
    await keepSignedIn(app);
    const chat = await listening(app, ada.accessToken, EVENTS, { id: matchId });
    await say(app, bola, matchId, 'Still');
    expect((await chat.next()).data.chatEvents.message.content).toBe('Still');
    app.clock.advance(3_700_000);
    try {
      await say(app, bola, matchId, 'No more');
      await type(app, bola, matchId);
      await wait(SILENCE_MS);
      expect(chat.events()).toHaveLength(1);
      expect((await stateOf(ada, matchId)).match).toMatchObject({ lastMessage: null, messages: { nodes: [] } });
      expect(await stored(matchId)).toHaveLength(3);
    } finally {
      app.clock.advance(-3_700_000);
      chat.close();
    }
  });

  test('or whose match was blocked meanwhile', async () => {
    const { ada, bola, matchId } = await couple();
    const chat = await listening(other, ada.accessToken, EVENTS, { id: matchId });
    const { sent: message } = await say(app, bola, matchId, 'Before');
    expect((await chat.next()).data.chatEvents.message.id).toBe(message.id);
    await app.db
      .insertInto('blockedUsers')
      .values({ blockerId: bola.id, blockedId: ada.id, blockedName: 'Ada', createdAt: new Date() })
      .execute();
    await app.deps.bus.publish(`chat:${matchId}`, { kind: 'message', matchId, messageId: message.id });
    await app.deps.bus.publish(`chat:${matchId}`, { kind: 'typing', matchId, userId: bola.id, isTyping: true });
    await app.deps.bus.publish(`viewer:${ada.id}`, { kind: 'unread', matchId });
    await wait(SILENCE_MS);
    expect(chat.events()).toHaveLength(1);
    chat.close();
  });
});
