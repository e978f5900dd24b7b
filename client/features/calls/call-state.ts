import type { CallEnd } from '#client/components/events/ViewerEvents.generated.ts';
import { sentences, statusTexts } from '#rules/call-texts.ts';
import { limits } from '#rules/limits.ts';
import type { Problem } from './media.ts';
import { texts } from './messages.ts';

/** `preparing`: devices are being opened, nothing rings yet; `connecting`: answered; `over`: a sentence is left to be read. */
export type Phase = 'closed' | 'preparing' | 'calling' | 'receiving' | 'connecting' | 'inCall' | 'over';

export type Person = { matchId: string; name: string; photo: string | null };

export type CallState = {
  phase: Phase;
  person: Person;
  /** Whether it was begun as a video call. */
  hasVideo: boolean;
  /** Whether the other person called. */
  isIncoming: boolean;
  local: MediaStream | null;
  remote: MediaStream | null;
  isMuted: boolean;
  isCameraOn: boolean;
  isRemoteVideoShowing: boolean;
  isReconnecting: boolean;
  /** When both were connected, in ms since the epoch. */
  since: number | null;
  /** What the person should know beside the call itself. */
  notice: string | null;
  /** Why it is over. */
  sentence: string | null;
  /** The plan does not allow calls. */
  needsPlan: boolean;
};

export const closed: CallState = {
  phase: 'closed',
  person: { matchId: '', name: texts.unknown, photo: null },
  hasVideo: true,
  isIncoming: false,
  local: null,
  remote: null,
  isMuted: false,
  isCameraOn: false,
  isRemoteVideoShowing: false,
  isReconnecting: false,
  since: null,
  notice: null,
  sentence: null,
  needsPlan: false,
};

/** What a call says of itself. */
export function statusText({ phase, person, isReconnecting }: CallState): string {
  if (phase === 'calling') return statusTexts.calling;
  if (phase === 'receiving') return statusTexts.receiving;
  if (phase === 'connecting') return statusTexts.connecting;
  if (phase === 'inCall') return isReconnecting ? statusTexts.reconnecting : statusTexts.inCall(person.name);
  return statusTexts.idle;
}

/** Why a device cannot be used, and what helps. */
export function problemText(problem: Problem, device: string): string {
  if (problem === 'denied') return sentences.denied(device);
  if (problem === 'missing') return sentences.missing(device);
  if (problem === 'inUse') return sentences.inUse(device);
  return problem === 'unsupported' ? sentences.unsupported : sentences.unusable(device);
}

/** What the caller reads when it ended before anybody answered; null where there is nothing to explain. */
export function unansweredText(end: CallEnd | null, name: string): string | null {
  if (end === 'DECLINED') return sentences.declined(name);
  if (end === 'NO_ANSWER') return sentences.noAnswer(name);
  if (end === 'BUSY') return sentences.busy(name);
  return end === 'FAILED' ? sentences.failed : null;
}

/** For how many milliseconds it still rings: by the server's clock, and in full where this device's is wrong. */
export function ringsFor(ringsUntil: string, now: number): number {
  const left = Date.parse(ringsUntil) - now;
  return left > 0 && left <= limits.calls.ringMs ? left : limits.calls.ringMs;
}
