import type { CallEnd } from '#client/components/events/ViewerEvents.generated.ts';
import { sentences, statusTexts } from '#rules/call-texts.ts';
import { limits } from '#rules/limits.ts';
import type { Problem } from './media.ts';
import { texts } from './texts.ts';

/** `preparing`: devices are opening, nothing rings yet. `connecting`: answered. `over`: only the last sentence is shown. */
export type Phase = 'closed' | 'preparing' | 'calling' | 'receiving' | 'connecting' | 'inCall' | 'over';

export type Person = { matchId: string; name: string; photo: string | null };

export type CallState = {
  phase: Phase;
  person: Person;
  hasVideo: boolean;
  isIncoming: boolean;
  local: MediaStream | null;
  remote: MediaStream | null;
  isMuted: boolean;
  isCameraOn: boolean;
  isRemoteVideoShowing: boolean;
  isRemoteMuted: boolean;
  isReconnecting: boolean;
  since: number | null;
  /** In ms since the epoch. */
  notice: string | null;
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
  isRemoteMuted: false,
  isReconnecting: false,
  since: null,
  notice: null,
  sentence: null,
  needsPlan: false,
};

export function statusText({ phase, person, isReconnecting }: CallState): string {
  if (phase === 'calling') return statusTexts.calling;
  if (phase === 'receiving') return statusTexts.receiving;
  if (phase === 'connecting') return statusTexts.connecting;
  if (phase === 'inCall') return isReconnecting ? statusTexts.reconnecting : statusTexts.inCall(person.name);
  return statusTexts.idle;
}

export function problemText(problem: Problem, device: string): string {
  if (problem === 'denied') return sentences.denied(device);
  if (problem === 'missing') return sentences.missing(device);
  if (problem === 'inUse') return sentences.inUse(device);
  return problem === 'unsupported' ? sentences.unsupported : sentences.unusable(device);
}

/** The caller's text about a call that ended unanswered; null if there is nothing to explain. */
export function unansweredText(end: CallEnd | null, name: string): string | null {
  if (end === 'DECLINED') return sentences.declined(name);
  if (end === 'NO_ANSWER') return sentences.noAnswer(name);
  if (end === 'BUSY') return sentences.busy(name);
  return end === 'FAILED' ? sentences.failed : null;
}

/** The rest of the ringing in milliseconds, by the server's clock. The full duration if this device's clock is wrong. */
export function ringsFor(ringsUntil: string, now: number): number {
  const left = Date.parse(ringsUntil) - now;
  return left > 0 && left <= limits.calls.ringMs ? left : limits.calls.ringMs;
}
