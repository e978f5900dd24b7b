/** The rows of the second document about matches, chat and calls that the API holds, asked of the API. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { grant, matched, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { listening } from '#tests/setup/listening.ts';
import { mutation, row } from '#tests/setup/spec-table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const here = () => app;

const send = mutation(here, 'sendMessage', '... on SendMessageSuccess { sentMessage { content senderId matchId } }');
const prepare = mutation(here, 'prepareCall', '... on PrepareCallSuccess { videoWidth videoHeight }');
const signal = mutation(here, 'sendCallSignal', '... on SendCallSignalSuccess { call { state end } }');
const markRead = mutation(here, 'markMessagesRead');
const type = mutation(here, 'setTyping');

const CHAT = `subscription ($id: ID!) { chatEvents(matchId: $id) { __typename ... on MessageAdded { message { content } }
  ... on MessagesRead { readAt } ... on TypingChanged { isTyping } } }`;
const SIGNALS = 'subscription ($id: ID!) { callSignals(matchId: $id) { __typename } }';

type Couple = { ada: Person; bola: Person; matchId: string };

async function couple(plan: 'gold' | 'diamond' | null = 'gold'): Promise<Couple> {
  const [ada, bola] = [await person(app, 'Ada'), await person(app, 'Bola')];
  if (plan) for (const someone of [ada, bola]) await grant(app, someone, plan);
  return { ada, bola, matchId: await matched(app, ada, bola) };
}

const say = (by: Person, matchId: string, content: string) =>
  send({ matchId, clientId: crypto.randomUUID(), content }, by);
const call = (by: Person, matchId: string, callId: string, given: object) =>
  signal({ matchId, callId, signal: given }, by);
const OFFER = { offer: { sdp: 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n', hasVideo: true } };
const ANSWER = { answer: { sdp: OFFER.offer.sdp } };

async function read(by: Person, selection: string): Promise<Data> {
  const answer = await app.gql(`{ viewer { ${selection} } }`, {}, by.accessToken);
  if (answer.data?.viewer == null) throw new Error(answer.body);
  return answer.data.viewer;
}

describe('Matches and messages', () => {
  row('Messaging and video calls are for premium users only.', async () => {
    const { ada, matchId } = await couple(null);
    expect(await say(ada, matchId, 'Hello')).toMatchObject({ code: 'PREMIUM_REQUIRED' });
    expect(await prepare({ matchId }, ada)).toMatchObject({ code: 'PREMIUM_REQUIRED' });
    expect(await call(ada, matchId, crypto.randomUUID(), OFFER)).toMatchObject({ code: 'PREMIUM_REQUIRED' });
  });

  row('Free user: limited daily likes (count shown), views per hour limit, no messaging, no video calls', async () => {
    const { ada } = await couple(null);
    const viewer = await read(
      ada,
      'plan { abilities } likesLeft viewQuota { remaining } matches { nodes { canViewerMessage canViewerCall } }',
    );
    expect(viewer.plan.abilities).toEqual([]);
    expect(viewer.likesLeft).toBe(4);
    expect(viewer.viewQuota).not.toBeNull();
    expect(viewer.matches.nodes).toEqual([{ canViewerMessage: false, canViewerCall: false }]);
  });

  row('| read matches | where user is user1_id or user2_id, newest first |', async () => {
    const { ada, bola, matchId } = await couple();
    app.clock.advance(60_000);
    const chidi = await person(app, 'Chidi');
    const newer = await matched(app, chidi, ada);
    const ids = (viewer: Data) => viewer.matches.nodes.map(({ id }: { id: string }) => id);
    expect(ids(await read(ada, 'matches { nodes { id } }'))).toEqual([newer, matchId]);
    expect(ids(await read(bola, 'matches { nodes { id } }'))).toEqual([matchId]);
  });

  row('| read messages | by match_id, ordered by created_at ascending |', async () => {
    const { ada, bola, matchId } = await couple();
    await say(ada, matchId, 'one');
    app.clock.advance(1_000);
    await say(bola, matchId, 'two');
    const { match } = await read(ada, `match(id: "${matchId}") { messages { nodes { content } } }`);
    expect(match.messages.nodes).toEqual([{ content: 'one' }, { content: 'two' }]);
  });

  row('| insert message | match_id, sender_id, content |', async () => {
    const { ada, matchId } = await couple();
    expect((await say(ada, matchId, ' Hello ')).sentMessage).toEqual({ content: 'Hello', senderId: ada.id, matchId });
  });

  row('| real-time subscription | message inserts and updates and typing changes, filtered by match_id |', async () => {
    const { ada, bola, matchId } = await couple();
    const elsewhere = await person(app, 'Chidi', { plan: 'gold' });
    const otherMatch = await matched(app, elsewhere, bola);
    const events = await listening(app, ada.accessToken, CHAT, { id: matchId });
    await say(elsewhere, otherMatch, 'Not for Ada');
    await say(bola, matchId, 'For Ada');
    await type({ matchId, isTyping: true }, bola);
    await say(ada, matchId, 'For Bola');
    await markRead({ matchId, upToSeq: 2 }, bola);
    const seen = [];
    for (let at = 0; at < 4; at += 1) seen.push((await events.next()).data.chatEvents);
    expect(seen).toMatchObject([
      { __typename: 'MessageAdded', message: { content: 'For Ada' } },
      { __typename: 'TypingChanged', isTyping: true },
      { __typename: 'MessageAdded', message: { content: 'For Bola' } },
      { __typename: 'MessagesRead' },
    ]);
    events.close();
  });
});

describe('Video calls', () => {
  row('Video ideal resolution 1280x720.', async () => {
    const { ada, matchId } = await couple();
    expect(await prepare({ matchId }, ada)).toMatchObject({ videoWidth: 1280, videoHeight: 720 });
  });

  row('calling (caller has sent an offer), receiving (an offer was received), in call (answer handled)', async () => {
    const { ada, bola, matchId } = await couple();
    const callId = crypto.randomUUID();
    const current = async (who: Person) =>
      (await read(who, `match(id: "${matchId}") { call { state isIncoming } }`)).match.call;
    expect(await current(ada)).toBeNull();
    expect((await call(ada, matchId, callId, OFFER)).call).toEqual({ state: 'RINGING', end: null });
    expect(await current(ada)).toEqual({ state: 'RINGING', isIncoming: false });
    expect(await current(bola)).toEqual({ state: 'RINGING', isIncoming: true });
    expect((await call(bola, matchId, callId, ANSWER)).call).toEqual({ state: 'ACTIVE', end: null });
    expect((await call(ada, matchId, callId, { hangUp: 'HUNG_UP' })).call).toEqual({ state: 'ENDED', end: 'HUNG_UP' });
    expect(await current(bola)).toBeNull();
  });

  row(
    'Video signalling over a broadcast channel per match with events offer, answer, ice-candidate, call-end, each carrying the sender id',
    async () => {
      const { ada, bola, matchId } = await couple();
      const callId = crypto.randomUUID();
      await call(ada, matchId, callId, OFFER);
      // The sender is the session: what a device sends reaches the other person, and never itself.
      const adas = await listening(app, ada.accessToken, SIGNALS, { id: matchId });
      const bolas = await listening(app, bola.accessToken, SIGNALS, { id: matchId });
      await call(bola, matchId, callId, ANSWER);
      expect((await adas.next()).data.callSignals).toEqual({ __typename: 'CallAnswered' });
      const iceCandidate = { candidate: 'candidate:1 1 udp 1 192.0.2.1 9 typ host', sdpMid: '0', sdpMLineIndex: 0 };
      await call(ada, matchId, callId, { iceCandidate });
      expect((await bolas.next()).data.callSignals).toEqual({ __typename: 'IceCandidateFound' });
      adas.close();
      bolas.close();
    },
  );
});
