import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { grouped } from './numbers.ts';
import { storable } from './text.ts';

/** What a call says of itself; the first four are the product's law. */
export const statusTexts = {
  idle: 'Ready to connect',
  calling: 'Calling...',
  receiving: 'Incoming call...',
  inCall: (name: string) => `Connected with ${name}`,
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
} as const;

export const callStates = ['ringing', 'active', 'ended'] as const;
export type CallState = (typeof callStates)[number];

export const callEnds = ['hung_up', 'declined', 'no_answer', 'busy', 'failed'] as const;
export type CallEnd = (typeof callEnds)[number];

const sdp = z.string().check(
  storable(),
  z.refine((text) => text.startsWith('v=0') && text.length <= limits.calls.sdp, messages.badSdp),
);

/** The one kind of signal that is given, its texts as the browser makes them. */
export const callSignalRules = {
  callId: z.uuid(messages.badCallId),
  offer: z.object({ sdp, hasVideo: z.boolean() }),
  answer: z.object({ sdp }),
  iceCandidate: z.object({
    candidate: z.string().check(
      storable(),
      z.refine(
        (text) => (text === '' || text.startsWith('candidate:')) && text.length <= limits.calls.candidate,
        messages.badCandidate,
      ),
    ),
    sdpMid: z.nullable(z.string().check(storable(), z.maxLength(100, messages.badCandidate))),
    sdpMLineIndex: z.nullable(
      z.int().check(z.minimum(0, messages.badCandidate), z.maximum(100, messages.badCandidate)),
    ),
  }),
  hangUp: z.enum(callEnds, messages.badEnd).check(z.refine((end) => end !== 'no_answer', messages.badEnd)),
} as const;

/** Until when a call rings that began at an instant. */
export function ringsUntil(startedAt: Date): Date {
  return new Date(startedAt.getTime() + limits.calls.ringMs);
}
