import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages, sentences } from '#rules/call-texts.ts';
import { limits } from '#rules/limits.ts';
import { callOf, start, tab } from '#tests/setup/fake-tab.ts';
import { statusText } from './call-state.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

it('dials: listens first, offers, connects, and lets go of everything at the end', async () => {
  const ada = tab();
  await ada.dial();
  expect(ada.order).toEqual(['listen', 'offer']);
  expect(ada.configs[0]?.iceTransportPolicy).toBe('relay');
  expect(statusText(ada.call.state())).toBe('Calling...');
  ada.connections[0]?.find('a');
  ada.hear({ __typename: 'CallAnswered', callId: 'mine', sdp: 'v=0 answer' });
  await ada.flush();
  expect(ada.sent.at(-1)).toHaveProperty('iceCandidate.candidate', 'candidate:a');
  ada.connections[0]?.become('connected');
  expect(statusText(ada.call.state())).toBe('Connected with Bola');
  await vi.advanceTimersByTimeAsync(limits.calls.stillHereMs);
  expect(ada.sent.at(-1)).toEqual({ isStillHere: true });

  ada.call.leave();
  await ada.flush();
  expect(ada.ended).toEqual([['mine', 'HUNG_UP']]);
  expect(ada.call.state().phase).toBe('closed');
  expect(ada.connections[0]?.isClosed).toBe(true);
  expect(ada.order.at(-1)).toBe('deaf');
  expect(ada.streams[0]?.getTracks().map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
});

it('rings for 45 seconds', async () => {
  const ada = tab();
  await ada.dial();
  await vi.advanceTimersByTimeAsync(limits.calls.ringMs - 1);
  expect(ada.call.state().phase).toBe('calling');
  await vi.advanceTimersByTimeAsync(1);
  expect(ada.call.state()).toMatchObject({ phase: 'over', sentence: sentences.noAnswer('Bola') });
  expect(ada.ended).toEqual([['mine', 'HUNG_UP']]);
});

it.each([
  ['DECLINED', sentences.declined('Bola')],
  ['BUSY', sentences.busy('Bola')],
  ['NO_ANSWER', sentences.noAnswer('Bola')],
  ['FAILED', sentences.failed],
] as const)('tells the caller of %s in a sentence', async (end, sentence) => {
  const ada = tab();
  await ada.dial();
  await ada.tell({ id: 'mine', isIncoming: false, state: 'ENDED', end });
  expect(ada.call.state()).toMatchObject({ phase: 'over', sentence, local: null });
});

it.each([
  [{ __typename: 'CallBusy', code: 'CALL_BUSY', message: messages.busy }, { sentence: messages.busy }],
  [
    { __typename: 'NotAvailable', code: 'NOT_AVAILABLE', message: messages.notAvailable },
    { sentence: messages.notAvailable },
  ],
  [{ __typename: 'PremiumRequired', code: 'PREMIUM_REQUIRED', message: messages.premium }, { needsPlan: true }],
])('says what the server refuses: $__typename', async (refusal, shown) => {
  const ada = tab();
  ada.world.answer = async () => refusal;
  await ada.dial();
  expect(ada.call.state()).toMatchObject({ phase: 'over', ...shown });
});

it.each([
  ['NotAllowedError', sentences.denied('camera and microphone')],
  ['NotFoundError', sentences.missing('microphone')],
  ['NotReadableError', sentences.inUse('microphone')],
])('%s of the devices is explained, and nobody is rung', async (name, sentence) => {
  const ada = tab();
  ada.world.media = () => Promise.reject(new DOMException('no', name));
  await ada.dial();
  expect(ada.call.state()).toMatchObject({ phase: 'over', sentence });
  expect(ada.sent).toEqual([]);
});

it('answers with the voice alone, and waits with its candidates until the answer is there', async () => {
  const ada = tab();
  await ada.tell({});
  expect(statusText(ada.call.state())).toBe('Incoming call...');
  ada.call.accept(false);
  await ada.flush();
  expect(ada.order).toEqual(['listen', 'answer']);
  expect(ada.connections[0]?.transceivers).toHaveLength(1);
  expect(ada.call.state()).toMatchObject({ phase: 'connecting', isCameraOn: false });
  ada.connections[0]?.find('a');
  await ada.flush();
  expect(ada.sent.at(-1)).toHaveProperty('iceCandidate');
});

it('goes on ringing when the camera is refused, so that the voice can answer', async () => {
  const ada = tab();
  const open = ada.world.media;
  ada.world.media = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  await ada.tell({});
  ada.call.accept(true);
  await ada.flush();
  expect(ada.call.state()).toMatchObject({ phase: 'receiving', notice: sentences.denied('camera and microphone') });
  ada.world.media = open;
  ada.call.accept(false);
  await ada.flush();
  expect(ada.call.state().phase).toBe('connecting');
});

it('closes when it was answered on another device, and says what was missed', async () => {
  const ada = tab();
  await ada.tell({});
  await ada.tell({ state: 'ACTIVE' });
  expect(ada.call.state().phase).toBe('closed');
  expect(ada.said).toEqual([]);
  await ada.tell({ id: 'second' });
  await ada.tell({ id: 'second', state: 'ENDED', end: 'HUNG_UP' });
  expect(ada.said).toEqual([sentences.missed('Bola')]);
  expect(ada.ended).toEqual([]);
});

it('declines, and is busy for a third person', async () => {
  const ada = tab();
  await ada.tell({});
  const chidi = { ...callOf().match, id: 'm2' };
  await ada.tell({ id: 'other', match: chidi });
  ada.call.leave();
  await ada.flush();
  expect(ada.ended).toEqual([
    ['other', 'BUSY'],
    ['theirs', 'DECLINED'],
  ]);
});

it('answers their call when both dialled at the same moment and theirs came first', async () => {
  const ada = tab();
  const answer = ada.world.answer;
  ada.world.answer = async (signal) =>
    'offer' in signal ? { __typename: 'SendCallSignalSuccess', call: callOf() } : answer(signal);
  await ada.dial();
  await ada.flush();
  expect(ada.connections[0]?.isClosed).toBe(true);
  expect(ada.connections[1]?.remoteDescription).toEqual({ type: 'offer', sdp: 'v=0 theirs' });
  expect(ada.sent.at(-1)).toHaveProperty('answer');
  expect(ada.call.state().phase).toBe('connecting');
  expect(ada.streams).toHaveLength(1);
  expect(ada.streams[0]?.getTracks().map(({ readyState }) => readyState)).toEqual(['live', 'live']);
});

it('looks for another way once when the connection breaks off, then says that it is lost', async () => {
  const ada = tab();
  await ada.dial();
  ada.hear({ __typename: 'CallAnswered', callId: 'mine', sdp: 'v=0 answer' });
  await ada.flush();
  const connection = ada.connections[0];
  connection?.become('connected');
  connection?.become('disconnected');
  await ada.flush();
  // With new credentials: a relay refuses expired ones.
  expect([connection?.configurations, connection?.restarts]).toEqual([1, 1]);
  expect(statusText(ada.call.state())).toBe('Reconnecting...');
  await vi.advanceTimersByTimeAsync(7_000);
  connection?.become('connected');
  expect(statusText(ada.call.state())).toBe('Connected with Bola');
  connection?.become('disconnected');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(connection?.restarts).toBe(2);
  expect(ada.call.state()).toMatchObject({ phase: 'over', sentence: sentences.failed });
  expect(ada.ended).toEqual([['mine', 'FAILED']]);
});

it.each(['calling', 'inCall'] as const)('is over at once when the match ends (%s)', async (phase) => {
  const ada = tab();
  await ada.dial();
  if (phase === 'inCall') {
    ada.hear({ __typename: 'CallAnswered', callId: 'mine', sdp: 'v=0 answer' });
    await ada.flush();
    ada.connections[0]?.become('connected');
  }
  const { local } = ada.call.state();
  ada.call.news({ type: 'matchEnded', matchId: 'another' });
  expect(ada.call.state().phase).toBe(phase);
  ada.call.news({ type: 'matchEnded', matchId: ada.call.state().person.matchId });
  expect(ada.call.state().local).toBeNull();
  expect(local?.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true);
  expect(ada.connections[0]?.isClosed).toBe(true);
});

it('takes the answer from what the server says of the call when its signal was lost', async () => {
  const ada = tab();
  await ada.dial();
  await ada.tell({ id: 'mine', isIncoming: false, state: 'ACTIVE', offer: 'v=0 answer' });
  ada.hear({ __typename: 'CallAnswered', callId: 'mine', sdp: 'v=0 answer' });
  await ada.flush();
  expect(ada.connections[0]?.remoteDescription).toEqual({ type: 'answer', sdp: 'v=0 answer' });
  expect(ada.call.state().phase).toBe('connecting');
});

it('sends a description of a call that goes on again until it arrives', async () => {
  const ada = tab();
  await ada.dial();
  ada.hear({ __typename: 'CallAnswered', callId: 'mine', sdp: 'v=0 answer' });
  await ada.flush();
  const { answer } = ada.world;
  ada.world.answer = () => Promise.reject(new Error('offline'));
  await ada.connections[0]?.onnegotiationneeded?.();
  await vi.advanceTimersByTimeAsync(3_000);
  const offers = () => ada.sent.filter((signal) => signal.offer?.sdp === 'v=0 c1 2').length;
  expect(offers()).toBe(3);
  ada.world.answer = answer;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(offers()).toBe(4);
  await vi.advanceTimersByTimeAsync(limits.calls.stillHereMs);
  expect(offers()).toBe(4);
});

it('hangs up what may have arrived when the answer to the first offer was lost', async () => {
  const ada = tab();
  ada.world.answer = () => Promise.reject(new Error('offline'));
  await ada.dial();
  await ada.flush();
  expect(ada.call.state()).toMatchObject({ phase: 'over', sentence: sentences.notStarted });
  expect(ada.ended).toEqual([['mine', 'FAILED']]);
});

it('a hang-up waits for the offer that it ends', async () => {
  const ada = tab();
  let arrive = () => {};
  const answer = ada.world.answer;
  ada.world.answer = (signal) => new Promise<void>((resolve) => (arrive = resolve)).then(() => answer(signal));
  await ada.dial();
  ada.call.leave();
  await ada.flush();
  expect(ada.ended).toEqual([]);
  arrive();
  await ada.flush();
  expect(ada.ended).toEqual([['mine', 'HUNG_UP']]);
});

it('a connection that does not come about gets another way, and then a sentence', async () => {
  const ada = tab();
  await ada.dial();
  ada.hear({ __typename: 'CallAnswered', callId: 'mine', sdp: 'v=0 answer' });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(ada.connections[0]?.restarts).toBe(1);
  expect(statusText(ada.call.state())).toBe('Connecting...');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(ada.call.state()).toMatchObject({ phase: 'over', sentence: sentences.failed });
});

it('starts with the voice to save data, and sends a smaller video later', async () => {
  const ada = tab();
  ada.world.savesData = true;
  await ada.dial();
  expect(ada.call.state()).toMatchObject({ notice: sentences.voiceFirst, isCameraOn: false });
  expect(ada.sent[0]).toMatchObject({ offer: { hasVideo: false } });
  ada.call.toggleCamera();
  await ada.flush();
  expect(ada.call.state()).toMatchObject({ notice: sentences.dataSaver, isCameraOn: true });
  ada.call.leave();
  await ada.dial(false);
  expect(ada.call.state().notice).toBeNull();
});

it('a page that goes ends its call, and leaves one that rings to other devices', async () => {
  const ada = tab();
  await ada.tell({});
  ada.call.abandon();
  await ada.flush();
  expect(ada.ended).toEqual([]);
  await ada.dial();
  ada.call.abandon();
  await ada.flush();
  expect(ada.ended).toEqual([['mine', 'HUNG_UP']]);
});
