/** Calls: what a device may write, how often, and what a relay hides of it. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages as texts } from '#rules/call-texts.ts';
import { limits } from '#rules/limits.ts';
import { grant, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import {
  answering,
  candidate,
  connected,
  couple,
  HOST,
  hearing,
  nextCall,
  nextSignal,
  offering,
  passes,
  prepare,
  sdpOf,
  signal,
} from '#tests/setup/calling.ts';
import { useWindow } from '#tests/setup/throttles.ts';

/** Long enough for an event that is not meant to come. */
const SILENCE_MS = 300;
const id = (): string => crypto.randomUUID();

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('bad input', () => {
  test('is refused by its rule, and begins no call', async () => {
    const { ada, matchId } = await couple(app);
    const long = sdpOf('x'.repeat(limits.calls.sdp));
    for (const [callId, given, path, message] of [
      ['mine', offering(), 'callId', texts.badCallId],
      ['', offering(), 'callId', texts.badCallId],
      [id(), { offer: { sdp: '' } }, 'signal.offer.sdp', texts.badSdp],
      [id(), { offer: { sdp: 'hello' } }, 'signal.offer.sdp', texts.badSdp],
      [id(), { offer: { sdp: long } }, 'signal.offer.sdp', texts.badSdp],
      [id(), { answer: { sdp: 'v=0\r\nhello' } }, 'signal.answer.sdp', texts.badSdp],
      [id(), candidate(`a=${HOST}`), 'signal.iceCandidate.candidate', texts.badCandidate],
      [id(), candidate(`${HOST}\r\nc=IN IP4 1.2.3.4`), 'signal.iceCandidate.candidate', texts.badCandidate],
      [id(), { hangUp: 'NO_ANSWER' }, 'signal.hangUp', texts.badEnd],
      [id(), { isStillHere: false }, 'signal.isStillHere', texts.badStillHere],
    ] as const) {
      expect(await signal(app, ada, matchId, callId, given)).toMatchObject({
        __typename: 'InvalidInput',
        code: 'INVALID_INPUT',
        fieldErrors: [{ path, message }],
      });
    }
    expect(await app.db.selectFrom('calls').selectAll().where('matchId', '=', matchId).execute()).toEqual([]);
  });

  test('is a signal of no kind or of two, in the text and in variables', async () => {
    const { ada, matchId } = await couple(app);
    const inText = (given: string) =>
      app.gql(
        `mutation { sendCallSignal(input: { matchId: "${matchId}", callId: "${id()}", signal: ${given} }) { __typename } }`,
        {},
        ada.accessToken,
      );
    const inVariables = (given: object) =>
      app.gql(
        'mutation ($input: SendCallSignalInput!) { sendCallSignal(input: $input) { __typename } }',
        { input: { matchId, callId: id(), signal: given } },
        ada.accessToken,
      );
    const inOneVariable = (kind: string, type: string, value: unknown) =>
      app.gql(
        `mutation ($one: ${type}) { sendCallSignal(input: { matchId: "${matchId}", callId: "${id()}", signal: { ${kind}: $one } }) { __typename } }`,
        { one: value },
        ada.accessToken,
      );
    for (const answer of [
      await inText('{}'),
      await inText('{ isStillHere: true, hangUp: HUNG_UP }'),
      await inText('{ isStillHere: null }'),
      await inVariables({}),
      await inVariables({ isStillHere: true, hangUp: 'HUNG_UP' }),
      await inVariables({ hangUp: null }),
      await inVariables({ ...offering(), hangUp: null }),
      await inOneVariable('hangUp', 'CallEnd', null),
      await inOneVariable('hangUp', 'CallEnd', undefined),
    ]) {
      expect(answer.status, answer.body).toBe(400);
      expect(answer.data?.sendCallSignal, answer.body).toBeUndefined();
    }
    expect((await inVariables({ isStillHere: true })).data.sendCallSignal.__typename).toBe('CallOver');
  });

  test('in a flood is refused, and other calls go on', async () => {
    const pair = await couple(app);
    const callId = await connected(app, pair);
    const flooder = await person(app, 'Flo', { plan: 'gold' });
    await useWindow(app, ['callSignalsOfAccount', flooder.id], 3);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signal(app, flooder, pair.matchId, callId, candidate())),
    );
    const names = answers.map(({ __typename: name }) => name);
    expect(names.filter((name) => name === 'NotAvailable')).toHaveLength(3);
    expect(names.filter((name) => name === 'TooManyAttempts')).toHaveLength(17);
    await passes(app, pair.ada, pair.matchId, callId, candidate());
  });
});

describe('with a relay', () => {
  const secret = 'north-wind-and-sun';
  const RELAYED = 'candidate:3 1 udp 41885439 198.51.100.9 55000 typ relay raddr 203.0.113.7 rport 50123';
  let relayed: TestApp;
  beforeAll(async () => {
    const calls = { stunUrls: ['stun:a.example:3478'], turn: { urls: ['turn:relay.example:3478'], secret } };
    const { appSecret } = app.deps.config;
    relayed = await startTestApp({ databaseUrl: app.databaseUrl, clock: app.clock, config: { appSecret, calls } });
  });
  afterAll(() => relayed.stop());

  test('neither learns an address of the other', async () => {
    const { ada, bola, matchId } = await couple(relayed);
    const bolas = await hearing(relayed, bola, matchId);
    const callId = id();
    const lines = ['m=audio 9 UDP/TLS/RTP/SAVPF 111', 'c=IN IP4 203.0.113.7', `a=${HOST}`, `a=${RELAYED}`, 'a=mid:0'];
    await passes(relayed, ada, matchId, callId, { offer: { sdp: sdpOf('offer', lines) } });
    const { offer } = await nextCall(bolas);
    await passes(relayed, bola, matchId, callId, answering());
    await passes(relayed, ada, matchId, callId, candidate());
    await passes(relayed, ada, matchId, callId, candidate(HOST.replace('192.168.1.5', 'a1b2.local')));
    await passes(relayed, ada, matchId, callId, candidate(RELAYED));
    const { candidate: given } = await nextSignal(bolas);
    expect(given).toBe('candidate:3 1 udp 41885439 198.51.100.9 55000 typ relay raddr 0.0.0.0 rport 0');
    await passes(relayed, ada, matchId, callId, { offer: { sdp: sdpOf('anew', lines) } });
    const { sdp } = await nextSignal(bolas);
    for (const text of [offer, sdp]) {
      expect(text).toContain('a=mid:0');
      expect(text).toContain('198.51.100.9 55000 typ relay');
      expect(text).not.toMatch(/203\.0\.113|192\.168|127\.0|\.local/);
    }
    const stored = await app.db.selectFrom('callDescriptions').select('sdp').where('callId', '=', callId).execute();
    for (const row of stored) expect(row.sdp).not.toMatch(/203\.0\.113|192\.168/);
    await wait(SILENCE_MS);
    expect(bolas.signals.events()).toHaveLength(2);
    bolas.close();
  });

  test('refuses a description that grows beyond the limit when addresses are taken out', async () => {
    const { ada, matchId } = await couple(relayed);
    const sdp = sdpOf(
      'offer',
      Array.from({ length: 8_000 }, () => 'c='),
    );
    expect(await signal(relayed, ada, matchId, crypto.randomUUID(), { offer: { sdp } })).toMatchObject({
      __typename: 'InvalidInput',
      fieldErrors: [{ path: 'signal.offer.sdp' }],
    });
  });

  test('thirty preparations a minute are admitted, one more is not', async () => {
    const { ada, bola, matchId } = await couple(app);
    await useWindow(app, ['callsPreparedOfAccount', ada.id], 1);
    expect(await prepare(app, ada, matchId)).toMatchObject({ __typename: 'PrepareCallSuccess' });
    expect(await prepare(app, ada, matchId)).toMatchObject({ __typename: 'TooManyAttempts' });
    expect(await prepare(app, bola, matchId)).toMatchObject({ __typename: 'PrepareCallSuccess' });
  });

  test('each preparation has credentials of its own, for ten minutes', async () => {
    const { ada, bola, matchId } = await couple(relayed);
    await grant(relayed, bola, 'diamond');
    const [adas, bolas] = [await prepare(relayed, ada, matchId), await prepare(relayed, bola, matchId)];
    expect(adas).toMatchObject({ isRelayOnly: true, videoWidth: 1280, videoHeight: 720 });
    expect(bolas).toMatchObject({ isRelayOnly: true, videoWidth: 1920, videoHeight: 1080 });
    const [stun, turn] = adas.iceServers;
    expect(stun).toEqual({ urls: ['stun:a.example:3478'], username: null, credential: null });
    expect(turn).toMatchObject({ urls: ['turn:relay.example:3478'] });
    const lasts = Number(turn.username.split(':')[0]) - Math.floor(app.clock.now().getTime() / 1_000);
    expect(lasts).toBeGreaterThan(590);
    expect(lasts).toBeLessThanOrEqual(600);
    expect(bolas.iceServers[1].username).not.toBe(turn.username);
    expect(await prepare(app, ada, matchId)).toMatchObject({
      iceServers: [
        { urls: ['stun:stun.l.google.com:19302', 'stun:stun.cloudflare.com:3478'], username: null, credential: null },
      ],
      isRelayOnly: false,
    });
  });
});
