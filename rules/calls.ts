import * as z from 'zod/mini';
import { brand } from './brand.ts';
import { limits } from './limits.ts';
import { grouped } from './numbers.ts';
import { storable } from './text.ts';

/** What a call says of itself; the first four are the product's law. */
export const statusTexts = {
  idle: 'Ready to connect',
  calling: 'Calling...',
  receiving: 'Incoming call...',
  inCall: (name: string) => `Connected with ${name}`,
  connecting: 'Connecting...',
  reconnecting: 'Reconnecting...',
} as const;

/** Why a call did not come about, is over, or is not as it was asked for. */
export const sentences = {
  declined: (name: string) => `${name} declined the call.`,
  noAnswer: (name: string) => `${name} did not answer.`,
  busy: (name: string) => `${name} is in another call. Try again in a moment.`,
  failed: 'The connection was lost, so the call is over.',
  notStarted: 'The call could not be started. Please check your connection and try again.',
  ended: 'The call ended',
  missed: (name: string) => `You missed a call from ${name}`,
  denied: (what: string) =>
    `${brand.name} may not use your ${what}. Allow it with the sign beside this page's address, or in the settings of your device, and try again.`,
  missing: (what: string) => `No ${what} was found. Connect one and try again.`,
  inUse: (what: string) => `Your ${what} is in use by another app. Close that app and try again.`,
  unusable: (what: string) => `Your ${what} could not be started. Please try again.`,
  unsupported: 'This browser cannot make calls. Update it, or use another one.',
  voiceOnly: 'You are in the call with your voice only.',
  dataSaver: 'Data saver is on: your video is sent smaller.',
} as const;

export const messages = {
  premium: 'Upgrade to premium to make voice and video calls.',
  notAvailable: 'This person cannot be called at the moment.',
  busy: 'One of you is in another call. Try again in a moment.',
  over: 'This call is over.',
  tooMany: 'You called several times. Please wait a minute before you call again.',
  badCallId: 'callId must be a UUID',
  badSdp: `A session description has 1 to ${grouped(limits.calls.sdp)} characters and begins with v=0`,
  badCandidate: `A candidate has at most ${grouped(limits.calls.candidate)} characters and begins with candidate:`,
  badEnd: 'hangUp must be HUNG_UP, DECLINED, BUSY or FAILED',
  badStillHere: 'stillHere must be true',
  notAnswered: 'This call has to be answered first.',
  elsewhere: 'This call is on another of your devices.',
} as const;

export const callStates = ['ringing', 'active', 'ended'] as const;
export type CallState = (typeof callStates)[number];

export const callEnds = ['hung_up', 'declined', 'no_answer', 'busy', 'failed'] as const;
export type CallEnd = (typeof callEnds)[number];

/** A line of a session description: a letter and what it says. */
const isSdpLine = (line: string): boolean => /^[a-z]=[^\r\n]*$/.test(line);
const isSdp = (text: string): boolean => {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return text.length <= limits.calls.sdp && lines[0] === 'v=0' && lines.every(isSdpLine);
};
/** A candidate's line as RFC 8839 has it, in plain characters: nothing that ends a line or looks like another one. */
const candidateLine =
  /^candidate:\S{1,64} \d{1,5} \S{1,10} \d{1,10} \S{1,255} \d{1,5} typ (host|srflx|prflx|relay)( [\x20-\x7e]*)?$/;
const isCandidate = (text: string): boolean =>
  text === '' || (text.length <= limits.calls.candidate && /^[\x20-\x7e]+$/.test(text) && candidateLine.test(text));

const sdp = z.string().check(storable(), z.refine(isSdp, messages.badSdp));

/** Each kind of signal, its texts as the browser makes them. */
export const callSignalRules = {
  offer: z.object({ sdp, hasVideo: z.boolean() }),
  answer: z.object({ sdp }),
  iceCandidate: z.object({
    candidate: z.string().check(storable(), z.refine(isCandidate, messages.badCandidate)),
    sdpMid: z.nullish(z.string().check(storable(), z.maxLength(100, messages.badCandidate))),
    sdpMLineIndex: z.nullish(z.int().check(z.minimum(0, messages.badCandidate), z.maximum(100, messages.badCandidate))),
  }),
  hangUp: z.enum(callEnds, messages.badEnd).check(z.refine((end) => end !== 'no_answer', messages.badEnd)),
  stillHere: z.literal(true, messages.badStillHere),
} as const;

/** A signal with its call; that exactly one kind is given is the contract's. */
export const sendCallSignalRule = z.object({
  callId: z.uuid(messages.badCallId),
  signal: z.object({
    offer: z.optional(callSignalRules.offer),
    answer: z.optional(callSignalRules.answer),
    iceCandidate: z.optional(callSignalRules.iceCandidate),
    hangUp: z.optional(callSignalRules.hangUp),
    stillHere: z.optional(callSignalRules.stillHere),
  }),
});
export type CheckedSignal = z.infer<typeof sendCallSignalRule>['signal'];

/** Until when a call rings that began at an instant. */
export function ringsUntil(startedAt: Date): Date {
  return new Date(startedAt.getTime() + limits.calls.ringMs);
}

/** What is written of a call. */
export type CallTimes = {
  startedAt: Date;
  answeredAt: Date | null;
  callerHeardAt: Date;
  calleeHeardAt: Date | null;
  endedAt: Date | null;
  endReason: string | null;
};

/** How a call stands at an instant: one that rang too long, or of which too long nothing was heard, is over although nobody ended it. */
export function standingOf(call: CallTimes, now: Date): { state: CallState; end: CallEnd | null } {
  if (call.endedAt !== null) return { state: 'ended', end: (call.endReason as CallEnd | null) ?? 'failed' };
  if (call.answeredAt === null) {
    if (now >= ringsUntil(call.startedAt)) return { state: 'ended', end: 'no_answer' };
    return { state: 'ringing', end: null };
  }
  const heard = Math.min(call.callerHeardAt.getTime(), (call.calleeHeardAt ?? call.answeredAt).getTime());
  if (now.getTime() >= heard + limits.calls.silentMs) return { state: 'ended', end: 'failed' };
  return { state: 'active', end: null };
}

/** How a hang-up ends a call: of one that rings the called person's declines it, unless their device is busy, and the caller's takes it back. */
export function endOf(given: CallEnd, { isRinging, isCallee }: { isRinging: boolean; isCallee: boolean }): CallEnd {
  if (!isRinging) return given === 'failed' ? 'failed' : 'hung_up';
  if (!isCallee) return 'hung_up';
  return given === 'busy' ? 'busy' : 'declined';
}
