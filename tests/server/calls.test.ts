/** Calls: from the first ring to the end, one at a time for each person, on one device of each. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages as texts } from '#rules/call-texts.ts';
import { messages as chatTexts } from '#rules/chat.ts';
import { limits } from '#rules/limits.ts';
import { purgeCalls } from '#server/features/calls/service.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import {
  answering,
  candidate,
  connected,
  couple,
  type Device,
  deviceOf,
  HOST,
  hearing,
  matchSeen,
  nextCall,
  nextSignal,
  offering,
  passes,
  sdpOf,
  signal,
  storedCalls,
} from '#tests/setup/calling.ts';
import { listening } from '#tests/setup/listening.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';

/** Long enough for an event that is not meant to come. */
const SILENCE_MS = 300;
const id = (): string => crypto.randomUUID();

/** Two servers on one database. */
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { appSecret } = app.deps.config;
  other = await startTestApp({ databaseUrl: app.databaseUrl, clock: app.clock, config: { appSecret } });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const { rowOf, descriptionsOf, callsOf } = storedCalls(() => app);

describe('a call', () => {
  test('rings, is answered, connects, is renegotiated by either and ends, on two servers', async () => {
    const { ada, bola, matchId } = await couple(app);
    const adas = await hearing(app, ada, matchId);
    const bolas = await hearing(other, bola, matchId);
    const callId = id();

    const rings = await passes(app, ada, matchId, callId, { offer: { sdp: sdpOf('first'), hasVideo: false } });
    expect(rings).toMatchObject({ id: callId, isIncoming: false, hasVideo: false, state: 'RINGING', end: null });
    expect(rings.offer).toBeNull();
    expect(Date.parse(rings.ringsUntil) - Date.parse(rings.startedAt)).toBe(limits.calls.ringMs);
    const incoming = { id: callId, isIncoming: true, state: 'RINGING', offer: sdpOf('first'), match: { id: matchId } };
    expect(await nextCall(bolas)).toMatchObject(incoming);
    expect(await nextCall(adas)).toMatchObject({ id: callId, isIncoming: false, state: 'RINGING' });
    expect((await matchSeen(other, bola, matchId)).call).toMatchObject(incoming);

    const answered = await passes(other, bola, matchId, callId, answering('yes'));
    expect(answered).toMatchObject({ id: callId, isIncoming: true, state: 'ACTIVE', end: null });
    expect(await nextSignal(adas)).toEqual({
      __typename: 'CallAnswered',
      callId,
      call: { id: callId },
      sdp: sdpOf('yes'),
    });
    for (const each of [adas, bolas]) expect(await nextCall(each)).toMatchObject({ id: callId, state: 'ACTIVE' });

    await passes(app, ada, matchId, callId, candidate());
    expect(await nextSignal(bolas)).toEqual({
      __typename: 'IceCandidateFound',
      callId,
      call: { id: callId, state: 'ACTIVE' },
      candidate: HOST,
      sdpMid: '0',
      sdpMLineIndex: 0,
    });
    await passes(other, bola, matchId, callId, { iceCandidate: { candidate: '' } });
    expect(await nextSignal(adas)).toMatchObject({ candidate: '', sdpMid: null, sdpMLineIndex: null });

    await passes(other, bola, matchId, callId, offering('with a camera'));
    expect(await nextSignal(adas)).toMatchObject({
      __typename: 'CallOffered',
      call: { id: callId },
      sdp: sdpOf('with a camera'),
    });
    await passes(app, ada, matchId, callId, answering('seen'));
    expect(await nextSignal(bolas)).toMatchObject({ __typename: 'CallAnswered', callId, sdp: sdpOf('seen') });
    await passes(app, ada, matchId, callId, { isStillHere: true });

    expect(await passes(other, bola, matchId, callId, { hangUp: 'HUNG_UP' })).toMatchObject({
      state: 'ENDED',
      end: 'HUNG_UP',
      offer: null,
    });
    for (const each of [adas, bolas]) expect(await nextCall(each)).toMatchObject({ id: callId, state: 'ENDED' });
    expect((await matchSeen(app, ada, matchId)).call).toBeNull();
    expect(await descriptionsOf(callId)).toEqual([]);
    await wait(SILENCE_MS);
    expect(adas.signals.events().length + bolas.signals.events().length).toBe(5);
    expect(adas.changes.events()).toHaveLength(3);
    for (const each of [adas, bolas]) each.close();
  });

  test('is the same when its first offer is sent again, also fifty times at once', async () => {
    const { ada, bola, matchId } = await couple(app);
    const callId = id();
    const calls = await Promise.all(
      Array.from({ length: 50 }, (_, at) => passes(at % 2 ? app : other, ada, matchId, callId, offering())),
    );
    expect(new Set(calls.map(({ startedAt }) => startedAt)).size).toBe(1);
    expect(await callsOf(matchId)).toHaveLength(1);
    expect(await descriptionsOf(callId)).toHaveLength(1);
    await passes(app, ada, matchId, callId, offering('another'));
    expect((await matchSeen(app, bola, matchId)).call.offer).toBe(sdpOf('offer'));
  });

  test('is answered by one of fifty tries of two devices, and by nobody else', async () => {
    const pair = await couple(app);
    const { ada, bola, matchId } = pair;
    const tablet = await deviceOf(app, bola);
    const adas = await hearing(app, ada, matchId);
    const callId = id();
    await passes(app, ada, matchId, callId, offering());
    const by = (at: number) => (at % 2 ? bola : tablet);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        signal(at % 3 ? app : other, by(at), matchId, callId, answering(`${at % 2}`)),
      ),
    );
    const { calleeSessionId } = await rowOf(callId);
    const winner = answers[0].__typename === 'SendCallSignalSuccess' ? 0 : 1;
    for (const [at, answer] of answers.entries()) {
      if (at % 2 === winner) expect(answer).toMatchObject({ call: { state: 'ACTIVE' } });
      else expect(answer).toMatchObject({ __typename: 'CallOver', code: 'CALL_OVER', message: texts.elsewhere });
    }
    expect(calleeSessionId).not.toBeNull();
    await wait(SILENCE_MS);
    const sdps = adas.signals.events().map(({ data }) => data.callSignals.sdp);
    expect(new Set(sdps)).toEqual(new Set([sdpOf(`${winner}`)]));
    expect(await descriptionsOf(callId)).toHaveLength(2);
    adas.close();
  });

  test('declined, busy or taken back says so to both, once', async () => {
    const { ada, bola, matchId } = await couple(app);
    const tablet = await deviceOf(app, bola);
    const adas = await hearing(app, ada, matchId);
    for (const [by, given, end] of [
      [tablet, 'DECLINED', 'DECLINED'],
      [bola, 'BUSY', 'BUSY'],
      [ada, 'FAILED', 'HUNG_UP'],
    ] as const) {
      const callId = id();
      await passes(app, ada, matchId, callId, offering());
      expect(await nextCall(adas)).toMatchObject({ id: callId, state: 'RINGING' });
      for (const repeated of [given, given, 'HUNG_UP'])
        expect(await passes(other, by, matchId, callId, { hangUp: repeated })).toMatchObject({ state: 'ENDED', end });
      expect(await nextCall(adas)).toMatchObject({ id: callId, state: 'ENDED', end });
      for (const late of [answering(), candidate(), offering(), { isStillHere: true }])
        expect(await signal(app, bola, matchId, callId, late)).toMatchObject({
          __typename: 'CallOver',
          message: texts.over,
        });
    }
    expect(await callsOf(matchId)).toHaveLength(3);
    await wait(SILENCE_MS);
    expect(adas.changes.events()).toHaveLength(6);
    expect(adas.signals.events()).toEqual([]);
    adas.close();
  });

  test('has no candidates and no other offers before it is answered', async () => {
    const { ada, bola, matchId } = await couple(app);
    const callId = id();
    await passes(app, ada, matchId, callId, offering());
    for (const [by, given, kind] of [
      [ada, candidate(), 'iceCandidate'],
      [bola, candidate(), 'iceCandidate'],
      [bola, offering('mine'), 'offer'],
      [ada, answering('to myself'), 'answer'],
    ] as const) {
      expect(await signal(app, by, matchId, callId, given)).toMatchObject({
        __typename: 'InvalidInput',
        fieldErrors: [{ path: `signal.${kind}`, message: texts.notAnswered }],
      });
    }
    await passes(app, ada, matchId, callId, { isStillHere: true });
    expect(await rowOf(callId)).toMatchObject({ answeredAt: null, calleeSessionId: null, endedAt: null });
  });
});

/** Runs with the clock moved on, with everybody still signed in. */
async function later<T>(ms: number, run: () => Promise<T>): Promise<T> {
  app.clock.advance(ms);
  try {
    return await run();
  } finally {
    app.clock.advance(-ms);
  }
}

describe('a device that signs out', () => {
  test('is in no call any more: it stops ringing, and neither of the two is busy', async () => {
    const { ada, bola, matchId } = await couple(app);
    const device = await deviceOf(app, ada);
    await passes(app, device, matchId, id(), offering());
    expect((await matchSeen(app, bola, matchId)).call).toMatchObject({ state: 'RINGING' });
    await app.gql('mutation { signOut(input: {}) { __typename } }', {}, device.accessToken);
    expect((await matchSeen(app, bola, matchId)).call).toBeNull();
    const next = id();
    await passes(app, bola, matchId, next, offering());
    await passes(app, ada, matchId, next, answering());
    expect((await matchSeen(app, bola, matchId)).call).toMatchObject({ id: next, state: 'ACTIVE' });
  });
});

const THREAD = `query ($id: ID!) { viewer { unreadCount match(id: $id) { unreadCount lastMessage { content }
  messages { nodes { kind isMine content seq } } } } }`;
const READ = `mutation ($id: ID!) { markMessagesRead(input: { matchId: $id, upToSeq: 9 }) { __typename } }`;
const MESSAGES = `subscription ($id: ID!) { chatEvents(matchId: $id) {
  ... on MessageAdded { message { kind content isMine } match { unreadCount } } } }`;

describe('a call that nobody took', () => {
  const seen = async (by: Device, matchId: string): Promise<Data> =>
    (await app.gql(THREAD, { id: matchId }, by.accessToken)).data.viewer;
  const line = (isMine: boolean, seq = 1) => ({
    kind: 'MISSED_CALL',
    isMine,
    content: isMine ? chatTexts.noAnswer : chatTexts.missedCall,
    seq,
  });

  test('leaves one line in the thread, live and unread, that says to each what it was', async () => {
    const { ada, bola, matchId } = await couple(app);
    const bolas = await listening(other, bola.accessToken, MESSAGES, { id: matchId });
    const callId = id();
    await passes(app, ada, matchId, callId, offering());
    await Promise.all(Array.from({ length: 5 }, () => passes(app, ada, matchId, callId, { hangUp: 'HUNG_UP' })));
    expect((await bolas.next()).data.chatEvents).toEqual({
      message: { kind: 'MISSED_CALL', content: chatTexts.missedCall, isMine: false },
      match: { unreadCount: 1 },
    });
    expect(await seen(bola, matchId)).toEqual({
      unreadCount: 1,
      match: { unreadCount: 1, lastMessage: { content: chatTexts.missedCall }, messages: { nodes: [line(false)] } },
    });
    expect((await seen(ada, matchId)).match).toMatchObject({ unreadCount: 0, messages: { nodes: [line(true)] } });
    await app.gql(READ, { id: matchId }, bola.accessToken);
    expect(await seen(bola, matchId)).toMatchObject({ unreadCount: 0, match: { messages: { nodes: [line(false)] } } });
    bolas.close();
  });

  test('whose device was busy, or who was not there, missed it too; who declined or answered did not', async () => {
    const pair = await couple(app);
    const { ada, bola, matchId } = pair;
    const [busy, declined, unheard] = [id(), id(), id()];
    await passes(app, ada, matchId, busy, offering());
    await passes(app, bola, matchId, busy, { hangUp: 'BUSY' });
    await passes(app, ada, matchId, declined, offering());
    await passes(app, bola, matchId, declined, { hangUp: 'DECLINED' });
    await passes(app, bola, matchId, await connected(app, pair), { hangUp: 'HUNG_UP' });
    expect((await seen(bola, matchId)).match.messages.nodes).toEqual([line(false)]);
    // The caller's device is gone as well: the clock says what became of it.
    await keepSignedIn(app);
    await passes(app, bola, matchId, unheard, offering());
    await later(limits.calls.ringMs + 1_000, () => purgeCalls(app.deps));
    expect((await seen(ada, matchId)).match.messages.nodes).toEqual([line(true), line(false, 2)]);
  });

  test('takes no message of the caller with it that has the id of the call', async () => {
    const { ada, bola, matchId } = await couple(app);
    const callId = id();
    const sent = `mutation { sendMessage(input: { matchId: "${matchId}", clientId: "${callId}", content: "Hm" }) { __typename } }`;
    expect((await app.gql(sent, {}, ada.accessToken)).data.sendMessage.__typename).toBe('SendMessageSuccess');
    await passes(app, ada, matchId, callId, offering());
    await passes(app, ada, matchId, callId, { hangUp: 'HUNG_UP' });
    expect((await seen(bola, matchId)).match.messages.nodes).toMatchObject([{ kind: 'TEXT' }, line(false, 2)]);
  });
});

describe('time', () => {
  test('ends what rang for 45 seconds, whoever looks', async () => {
    const { ada, bola, matchId } = await couple(app);
    await keepSignedIn(app);
    const [first, second] = [id(), id()];
    await passes(app, ada, matchId, first, offering());
    await later(limits.calls.ringMs, async () => {
      expect((await matchSeen(app, bola, matchId)).call).toBeNull();
      expect(await signal(app, bola, matchId, first, answering())).toMatchObject({ __typename: 'CallOver' });
      expect(await passes(app, ada, matchId, first, { hangUp: 'HUNG_UP' })).toMatchObject({
        state: 'ENDED',
        end: 'NO_ANSWER',
      });
      // Nobody hung this one up: the next call says what became of it.
      await passes(app, ada, matchId, second, offering());
    });
    await later(2 * limits.calls.ringMs + 1_000, async () => {
      const bolas = await hearing(other, bola, matchId);
      await passes(app, ada, matchId, id(), offering());
      expect(await nextCall(bolas)).toMatchObject({ id: second, state: 'ENDED', end: 'NO_ANSWER' });
      expect(await nextCall(bolas)).toMatchObject({ state: 'RINGING' });
      bolas.close();
    });
    expect(await descriptionsOf(second)).toEqual([]);
  });

  test('ends what one of the two was silent in for 90 seconds', async () => {
    const pair = await couple(app);
    const { ada, bola, matchId } = pair;
    await keepSignedIn(app);
    const callId = await connected(app, pair);
    await later(60_000, async () => {
      for (const someone of [ada, bola]) await passes(app, someone, matchId, callId, { isStillHere: true });
    });
    await later(140_000, () => passes(app, ada, matchId, callId, candidate()));
    await later(151_000, async () => {
      expect((await matchSeen(app, ada, matchId)).call).toBeNull();
      expect(await signal(app, bola, matchId, callId, { isStillHere: true })).toMatchObject({ __typename: 'CallOver' });
      await passes(app, bola, matchId, id(), offering());
    });
    expect(await rowOf(callId)).toMatchObject({ endReason: 'failed' });
  });

  test('takes what is over from the database, and what is old', async () => {
    const pair = await couple(app);
    await keepSignedIn(app);
    const callId = await connected(app, pair);
    await later(limits.calls.silentMs + 1_000, () => purgeCalls(app.deps));
    expect(await rowOf(callId)).toMatchObject({ endReason: 'failed' });
    expect(await descriptionsOf(callId)).toEqual([]);
    await later(limits.calls.keptMs - 60_000, () => purgeCalls(app.deps));
    expect(await callsOf(pair.matchId)).toHaveLength(1);
    await later(limits.calls.keptMs + 60_000, () => purgeCalls(app.deps));
    expect(await callsOf(pair.matchId)).toEqual([]);
  });
});
