import * as z from 'zod/mini';
import { messages } from './call-texts.ts';
import { limits } from './limits.ts';
import { storable } from './text.ts';
import { whole } from './validation.ts';

const callStates = ['ringing', 'active', 'ended'] as const;
export type CallState = (typeof callStates)[number];

const callEnds = ['hung_up', 'declined', 'no_answer', 'busy', 'failed'] as const;
export type CallEnd = (typeof callEnds)[number];

const isSdpLine = (line: string): boolean => /^[a-z]=[^\r\n]*$/.test(line);
const isSdp = (text: string): boolean => {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return text.length <= limits.calls.sdp && lines[0] === 'v=0' && lines.every(isSdpLine);
};
const candidateLine =
  /^candidate:\S{1,64} \d{1,5} \S{1,10} \d{1,10} \S{1,255} \d{1,5} typ (host|srflx|prflx|relay)( [\x20-\x7e]*)?$/;
const isCandidate = (text: string): boolean =>
  text === '' || (text.length <= limits.calls.candidate && /^[\x20-\x7e]+$/.test(text) && candidateLine.test(text));

const sdp = z.string().check(storable(), z.refine(isSdp, messages.badSdp));

export const callSignalRules = {
  offer: z.object({ sdp, hasVideo: z.boolean() }),
  answer: z.object({ sdp }),
  iceCandidate: z.object({
    candidate: z.string().check(storable(), z.refine(isCandidate, messages.badCandidate)),
    sdpMid: z.nullish(z.string().check(storable(), z.maxLength(100, messages.badCandidate))),
    sdpMLineIndex: z.nullish(whole({ min: 0, max: 100 }, messages.badCandidate)),
  }),
  hangUp: z.enum(callEnds, messages.badEnd).check(z.refine((end) => end !== 'no_answer', messages.badEnd)),
  isStillHere: z.literal(true, messages.badStillHere),
} as const;

export const sendCallSignalRule = z.object({
  callId: z.uuid(messages.badCallId),
  signal: z.partial(z.object(callSignalRules)),
});
export type CheckedSignal = z.infer<typeof sendCallSignalRule>['signal'];

export function ringsUntil(startedAt: Date): Date {
  return new Date(startedAt.getTime() + limits.calls.ringMs);
}

export type CallTimes = {
  startedAt: Date;
  answeredAt: Date | null;
  callerHeardAt: Date;
  calleeHeardAt: Date | null;
  endedAt: Date | null;
  endReason: string | null;
};

/** A call also ends without a hang-up: it rang too long, or one side was silent too long. */
export function callStateOf(call: CallTimes, now: Date): { state: CallState; end: CallEnd | null } {
  if (call.endedAt !== null) return { state: 'ended', end: (call.endReason as CallEnd | null) ?? 'failed' };
  if (call.answeredAt === null) {
    if (now >= ringsUntil(call.startedAt)) return { state: 'ended', end: 'no_answer' };
    return { state: 'ringing', end: null };
  }
  const heard = Math.min(call.callerHeardAt.getTime(), (call.calleeHeardAt ?? call.answeredAt).getTime());
  if (now.getTime() >= heard + limits.calls.silentMs) return { state: 'ended', end: 'failed' };
  return { state: 'active', end: null };
}

export function isMissed({ answeredAt, endReason }: Pick<CallTimes, 'answeredAt' | 'endReason'>): boolean {
  return answeredAt === null && endReason !== null && endReason !== 'declined';
}

/** While it rings, the callee's hang-up declines or reports busy; the caller's withdraws the call. */
export function endOf(given: CallEnd, { isRinging, isCallee }: { isRinging: boolean; isCallee: boolean }): CallEnd {
  if (!isRinging) return given === 'failed' ? 'failed' : 'hung_up';
  if (!isCallee) return 'hung_up';
  return given === 'busy' ? 'busy' : 'declined';
}
