/** Ending a match: over for both at once and for good, told to both and to nobody else, whatever happens at the same moment. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages as texts } from '#rules/chat.ts';
import { grant, like, matched, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { listening } from '#tests/setup/listening.ts';

const UNMATCH = `mutation ($input: UnmatchInput!) { unmatch(input: $input) { __typename
  ... on UnmatchSuccess { matchId viewer { id unreadCount matches { nodes { id } } } } ... on UserError { code message } } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename
  ... on SendMessageSuccess { sentMessage { id } } } }`;
const LIKE = `mutation ($id: ID!) { likeProfile(input: { profileId: $id }) { __typename
  ... on LikeProfileSuccess { match { id } } } }`;
const BLOCK = 'mutation ($id: ID!) { blockProfile(input: { profileId: $id }) { __typename } }';
const SEEN = `query ($id: ID!, $words: String!) { viewer { unreadCount match(id: $id) { id } matches { nodes { id } }
    likers { nodes { profile { id } } } }
  deck { profiles { id } } found: deck(search: $words) { profiles { id } } }`;
const VIEWER_EVENTS = `subscription { viewerEvents { __typename ... on MatchEnded { matchId viewer { id unreadCount } } } }`;

const GONE = { __typename: 'NotAvailable', code: 'NOT_AVAILABLE', message: texts.notAvailable };
/** Long enough for an event that is not meant to come. */
const SILENCE_MS = 400;

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

async function ask(by: Person, document: string, variables: Record<string, unknown> = {}, on = app): Promise<Data> {
  const answer = await on.gql(document, variables, by.accessToken);
  expect(answer.errors, answer.body).toBeUndefined();
  return answer.data;
}
const unmatch = async (by: Person, matchId: string, on = app): Promise<Data> =>
  (await ask(by, UNMATCH, { input: { matchId } }, on)).unmatch;
const say = async (by: Person, matchId: string, on = app): Promise<Data> =>
  (await ask(by, SEND, { input: { matchId, clientId: crypto.randomUUID(), content: 'Hello' } }, on)).sendMessage;
const stored = (id: string) => app.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const seenBy = (by: Person, matchId: string, { name }: Person): Promise<Data> =>
  ask(by, SEEN, { id: matchId, words: `${name} Test` });
const ids = (nodes: { id: string }[]): string[] => nodes.map(({ id }) => id);

async function couple(): Promise<{ ada: Person; bola: Person; matchId: string }> {
  const [ada, bola] = [await person(app, 'Ada'), await person(app, 'Bola')];
  for (const someone of [ada, bola]) await grant(app, someone, 'gold');
  return { ada, bola, matchId: await matched(app, ada, bola) };
}

describe('unmatch', () => {
  test('ends the match for both, with its conversation and what was unread of it', async () => {
    const { ada, bola, matchId } = await couple();
    await say(bola, matchId);
    expect((await seenBy(ada, matchId, bola)).viewer.unreadCount).toBe(1);
    expect(await unmatch(ada, matchId)).toEqual({
      __typename: 'UnmatchSuccess',
      matchId,
      viewer: { id: ada.id, unreadCount: 0, matches: { nodes: [] } },
    });
    for (const [by, whom] of [
      [ada, bola],
      [bola, ada],
    ] as const) {
      const { viewer } = await seenBy(by, matchId, whom);
      expect(viewer).toMatchObject({ unreadCount: 0, match: null, matches: { nodes: [] } });
      expect((await say(by, matchId)).__typename).toBe('NotAvailable');
    }
    expect((await stored(matchId)).endedAt).toBeInstanceOf(Date);
  });

  test('is open to people without a plan too', async () => {
    const [ada, bola] = [await person(app, 'Ada'), await person(app, 'Bola')];
    expect((await unmatch(bola, await matched(app, ada, bola))).__typename).toBe('UnmatchSuccess');
  });

  test('answers a foreign, an ended and an unknown match, and one that is none, in one and the same way', async () => {
    const { ada, bola, matchId } = await couple();
    const chidi = await person(app, 'Chidi', { plan: 'gold' });
    expect(await unmatch(chidi, matchId)).toEqual(GONE);
    expect((await stored(matchId)).endedAt).toBeNull();
    await unmatch(ada, matchId);
    const { endedAt } = await stored(matchId);
    for (const by of [ada, bola, chidi])
      for (const id of [matchId, crypto.randomUUID(), '', 'x', '\u0000', 'x'.repeat(5_000)])
        expect(await unmatch(by, id), id.slice(0, 40)).toEqual(GONE);
    expect((await stored(matchId)).endedAt).toEqual(endedAt);

    // A block in either direction has ended it already.
    const { ada: efe, bola: femi, matchId: blocked } = await couple();
    await ask(femi, BLOCK, { id: efe.id });
    for (const by of [efe, femi]) expect(await unmatch(by, blocked)).toEqual(GONE);
  });

  test('neither meets the other again: in the deck, by search, among the likes, or by liking once more', async () => {
    const { ada, bola, matchId } = await couple();
    const meets = async (by: Person, whom: Person): Promise<boolean> => {
      const { deck, found, viewer } = await seenBy(by, matchId, whom);
      const likers = viewer.likers.nodes.map(({ profile }: Data) => profile.id);
      return [...ids(deck.profiles), ...ids(found.profiles), ...likers].includes(whom.id);
    };
    // Whoever is a stranger to both meets both: else their absence would show nothing.
    const chidi = await person(app, 'Chidi', { plan: 'gold' });
    for (const each of [ada, bola]) expect(await meets(chidi, each)).toBe(true);

    await unmatch(ada, matchId);
    for (const each of [ada, bola]) expect(await meets(chidi, each)).toBe(true);
    for (const [by, whom] of [
      [ada, bola],
      [bola, ada],
    ] as const) {
      expect(await meets(by, whom)).toBe(false);
      expect(await like(app, by, whom)).toBeNull();
      expect(await meets(by, whom)).toBe(false);
      expect((await seenBy(by, matchId, whom)).viewer.matches.nodes).toEqual([]);
    }
  });

  test('is told to both on every server, once, and to nobody else', async () => {
    const { ada, bola, matchId } = await couple();
    const chidi = await person(app, 'Chidi', { plan: 'gold' });
    const elsewhere = await matched(app, bola, chidi);
    await say(chidi, elsewhere);
    await say(ada, matchId);
    const adas = await listening(app, ada.accessToken, VIEWER_EVENTS);
    const bolas = await listening(other, bola.accessToken, VIEWER_EVENTS);
    const chidis = await listening(other, chidi.accessToken, VIEWER_EVENTS);
    await unmatch(ada, matchId);
    const told = (id: string, unreadCount: number) => ({
      __typename: 'MatchEnded',
      matchId,
      viewer: { id, unreadCount },
    });
    expect((await adas.next()).data.viewerEvents).toEqual(told(ada.id, 0));
    // The counter is the one of what is left.
    expect((await bolas.next()).data.viewerEvents).toEqual(told(bola.id, 1));
    await unmatch(bola, matchId);
    await wait(SILENCE_MS);
    expect([adas, bolas, chidis].map((socket) => socket.events().length)).toEqual([1, 1, 0]);

    // A block is told in the same words, so that nobody learns which of the two it was.
    await ask(chidi, BLOCK, { id: bola.id });
    expect((await bolas.next()).data.viewerEvents).toEqual({
      __typename: 'MatchEnded',
      matchId: elsewhere,
      viewer: { id: bola.id, unreadCount: 0 },
    });
    for (const socket of [adas, bolas, chidis]) socket.close();
  });
});

describe('fifty at once', () => {
  test('of both people on two servers are one end, told once', async () => {
    const { ada, bola, matchId } = await couple();
    const bolas = await listening(app, bola.accessToken, VIEWER_EVENTS);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => unmatch(at % 2 ? ada : bola, matchId, at % 4 < 2 ? app : other)),
    );
    expect(answers.filter(({ __typename }) => __typename === 'UnmatchSuccess')).toHaveLength(1);
    expect(answers.filter(({ __typename }) => __typename !== 'UnmatchSuccess')).toEqual(Array(49).fill(GONE));
    await wait(SILENCE_MS);
    expect(bolas.events()).toHaveLength(1);
    bolas.close();
  });

  test('against messages: one that is acknowledged is stored, one that is refused is not, and none comes after', async () => {
    const { ada, bola, matchId } = await couple();
    const bolas = await listening(
      other,
      bola.accessToken,
      'subscription ($id: ID!) { chatEvents(matchId: $id) { __typename ... on MessageAdded { message { id } } } }',
      { id: matchId },
    );
    const sending = Array.from({ length: 50 }, (_, at) => say(at % 2 ? ada : bola, matchId, at % 4 < 2 ? app : other));
    const [ended, ...answers] = (await Promise.all([unmatch(bola, matchId), ...sending])) as [Data, ...Data[]];
    expect(ended.__typename).toBe('UnmatchSuccess');
    const rows = await app.db.selectFrom('messages').select('id').where('matchId', '=', matchId).execute();
    const acknowledged = answers.flatMap((answer) => (answer.sentMessage ? [answer.sentMessage] : []));
    expect(ids(acknowledged).sort()).toEqual(ids(rows).sort());
    expect(answers.filter(({ __typename }) => __typename === 'NotAvailable')).toHaveLength(50 - rows.length);

    await wait(SILENCE_MS);
    const heard = bolas.events().length;
    const late = await Promise.all(Array.from({ length: 50 }, (_, at) => say(at % 2 ? ada : bola, matchId)));
    expect(new Set(late.map(({ __typename }) => __typename))).toEqual(new Set(['NotAvailable']));
    await wait(SILENCE_MS);
    expect(bolas.events()).toHaveLength(heard);
    expect(await app.db.selectFrom('messages').select('id').where('matchId', '=', matchId).execute()).toEqual(rows);
    bolas.close();
  });

  test('against likes of both: never a live match again, nor a second one', async () => {
    const { ada, bola, matchId } = await couple();
    const liking = Array.from({ length: 50 }, async (_, at) => {
      const [by, whom] = at % 2 ? [ada, bola] : [bola, ada];
      return (await ask(by, LIKE, { id: whom.id }, at % 4 < 2 ? app : other)).likeProfile;
    });
    const [ended, ...answers] = (await Promise.all([unmatch(ada, matchId), ...liking])) as [Data, ...Data[]];
    expect(ended.__typename).toBe('UnmatchSuccess');
    for (const { __typename, match } of answers) {
      expect(__typename).toBe('LikeProfileSuccess');
      expect([null, matchId]).toContain(match?.id ?? null);
    }
    const both = [ada.id, bola.id];
    const rows = await app.db.selectFrom('matches').selectAll().where('user1Id', 'in', both).execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.endedAt).not.toBeNull();
    for (const by of [ada, bola]) expect((await seenBy(by, matchId, ada)).viewer.matches.nodes).toEqual([]);
  });
});
