import { describe, expect, it } from 'vitest';
import { messages } from './call-texts.ts';
import { type CallTimes, callSignalRules, callStateOf, endOf, ringsUntil, sendCallSignalRule } from './calls.ts';
import { limits } from './limits.ts';
import { check } from './validation.ts';

const callId = '0191d1a0-0000-7000-8000-000000000001';
const refusedFor = (signal: unknown) => {
  const checked = check(sendCallSignalRule, { callId, signal });
  return checked.ok ? null : checked.fieldErrors;
};
const sdp = (length: number) => `v=0\r\ns=${'-'.repeat(length - 7)}`;
const candidate = 'candidate:842163049 1 udp 1677729535 203.0.113.7 50123 typ srflx raddr 192.168.1.5 rport 50123';

describe('a session description', () => {
  it.each(['v=0', 'v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n', 'v=0\ns=-\n', sdp(limits.calls.sdp)])(
    'is taken: %#',
    (text) => {
      for (const signal of [{ offer: { sdp: text, hasVideo: false } }, { answer: { sdp: text } }])
        expect(refusedFor(signal)).toBeNull();
    },
  );
  it.each([
    '',
    'v=1',
    'v=0 and more',
    ' v=0',
    'hello',
    'v=0\r\nhello',
    'v=0\r\n\r\ns=-',
    'v=0\rs=-',
    sdp(limits.calls.sdp + 1),
  ])('is refused: %#', (text) => {
    expect(refusedFor({ answer: { sdp: text } })).toEqual([{ path: 'signal.answer.sdp', message: messages.badSdp }]);
  });
});

describe('a candidate', () => {
  const given = (more: object) => ({ iceCandidate: { candidate, sdpMid: '0', sdpMLineIndex: 0, ...more } });
  it.each([
    {},
    { candidate: '' },
    { candidate: 'candidate:1 1 TCP 1 ca8f.local 9 typ host tcptype active' },
    { sdpMid: null, sdpMLineIndex: null },
    { sdpMid: undefined, sdpMLineIndex: undefined },
  ])('is taken: %o', (more) => {
    expect(refusedFor(given(more))).toBeNull();
  });
  it.each([
    { candidate: 'a=candidate:1 1 udp 1 1.2.3.4 9 typ host' },
    { candidate: 'candidate:' },
    { candidate: 'candidate:1 1 udp 1 1.2.3.4 9 typ other' },
    { candidate: `${candidate}\r\na=candidate:1` },
    { candidate: `${candidate} ufrag \u2028` },
    { candidate: `${candidate} ${'x'.repeat(limits.calls.candidate)}` },
    { sdpMid: 'x'.repeat(101) },
    { sdpMLineIndex: -1 },
    { sdpMLineIndex: 101 },
  ])('is refused: %o', (more) => {
    expect(refusedFor(given(more))?.[0]?.message).toBe(messages.badCandidate);
  });
});

it('takes no end that only time decides, and nobody who is not here', () => {
  expect(refusedFor({ hangUp: 'no_answer' })).toEqual([{ path: 'signal.hangUp', message: messages.badEnd }]);
  expect(refusedFor({ isStillHere: false })).toEqual([{ path: 'signal.isStillHere', message: messages.badStillHere }]);
  for (const end of ['hung_up', 'declined', 'busy', 'failed']) expect(callSignalRules.hangUp.parse(end)).toBe(end);
  expect(check(sendCallSignalRule, { callId: 'mine', signal: { isStillHere: true } })).toEqual({
    ok: false,
    fieldErrors: [{ path: 'callId', message: messages.badCallId }],
  });
});

describe('how a call stands', () => {
  const startedAt = new Date('2026-11-22T10:00:00Z');
  const later = (ms: number) => new Date(startedAt.getTime() + ms);
  const ringing: CallTimes = {
    startedAt,
    answeredAt: null,
    callerHeardAt: startedAt,
    calleeHeardAt: null,
    endedAt: null,
    endReason: null,
  };
  const active = { ...ringing, answeredAt: later(10_000), callerHeardAt: later(60_000), calleeHeardAt: later(40_000) };

  it('rings for 45 seconds and no longer', () => {
    expect(ringsUntil(startedAt)).toEqual(later(45_000));
    expect(callStateOf(ringing, later(44_999))).toEqual({ state: 'ringing', end: null });
    expect(callStateOf(ringing, later(45_000))).toEqual({ state: 'ended', end: 'no_answer' });
  });
  it('goes on until one of the two was silent for 90 seconds', () => {
    expect(callStateOf(active, later(40_000 + 89_999))).toEqual({ state: 'active', end: null });
    expect(callStateOf(active, later(40_000 + 90_000))).toEqual({ state: 'ended', end: 'failed' });
    const callerSilent = { ...active, calleeHeardAt: later(70_000) };
    expect(callStateOf(callerSilent, later(60_000 + 90_000))).toEqual({ state: 'ended', end: 'failed' });
  });
  it('is over once it was ended, whatever the time', () => {
    const ended = { ...active, endedAt: later(11_000), endReason: 'declined' };
    expect(callStateOf(ended, later(12_000))).toEqual({ state: 'ended', end: 'declined' });
  });
});

describe('how a hang-up ends a call', () => {
  it.each([
    ['hung_up', { isRinging: true, isCallee: true }, 'declined'],
    ['failed', { isRinging: true, isCallee: true }, 'declined'],
    ['busy', { isRinging: true, isCallee: true }, 'busy'],
    ['busy', { isRinging: true, isCallee: false }, 'hung_up'],
    ['declined', { isRinging: true, isCallee: false }, 'hung_up'],
    ['hung_up', { isRinging: false, isCallee: true }, 'hung_up'],
    ['declined', { isRinging: false, isCallee: true }, 'hung_up'],
    ['busy', { isRinging: false, isCallee: false }, 'hung_up'],
    ['failed', { isRinging: false, isCallee: false }, 'failed'],
  ] as const)('%s of %o is %s', (given, of, end) => {
    expect(endOf(given, of)).toBe(end);
  });
});
