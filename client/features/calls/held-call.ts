/** The state of this tab's call, from the first ring to the end. The modules of a call share it. */

import type { CallEnd } from '#client/components/events/ViewerEvents.generated.ts';
import { createListeners } from '#client/lib/listeners.ts';
import { sentences } from '#rules/call-texts.ts';
import type { CallPorts } from './call-ports.ts';
import { type CallState, closed } from './call-state.ts';
import type { Line, Prepared } from './line.ts';
import { stopMedia, videoFor } from './media.ts';

export type HeldCall = {
  ports: CallPorts;
  state: CallState;
  listeners: ReturnType<typeof createListeners>;
  id: string | null;
  /** The description to answer, while an incoming call rings. */
  offer: string | null;
  /** Counts calls and their ends. After a wait, it shows whether the call is still the same. */
  turn: number;
  line: Line | null;
  prepared: Prepared | null;
  ringTimer: ReturnType<typeof setTimeout> | undefined;
};

const nothing = { id: null, offer: null, line: null, prepared: null };

export function holdNothing(ports: CallPorts): HeldCall {
  return { ports, state: closed, listeners: createListeners(), turn: 0, ringTimer: undefined, ...nothing };
}

export function show(held: HeldCall, change: Partial<CallState>): void {
  held.state = { ...held.state, ...change };
  held.listeners.tell();
}

/** Returns a function that is true while the call is still the same. */
export function sameCall(held: HeldCall): () => boolean {
  const { turn } = held;
  return () => turn === held.turn;
}

export const isAnswered = ({ state: { phase } }: HeldCall): boolean => phase === 'connecting' || phase === 'inCall';

export function cameraWish({ prepared, ports }: HeldCall): MediaTrackConstraints {
  if (!prepared) return {};
  return videoFor({ width: prepared.videoWidth, height: prepared.videoHeight }, ports.isSavingData());
}

/** Releases everything and gives the reason, if there is one to show. */
export function finish(held: HeldCall, last: Partial<Pick<CallState, 'sentence' | 'needsPlan'>> = {}): void {
  held.turn += 1;
  clearTimeout(held.ringTimer);
  held.line?.close();
  stopMedia(held.state.local);
  Object.assign(held, nothing);
  const { person, hasVideo, isIncoming } = held.state;
  const phase = last.sentence || last.needsPlan ? 'over' : 'closed';
  show(held, { ...closed, person, hasVideo, isIncoming, ...last, phase });
}

export function hangUp({ ports, state, id, line }: HeldCall, end: CallEnd): void {
  const { matchId } = state.person;
  if (id === null) return;
  if (line && state.phase === 'calling') void line.begun().then(() => ports.hangUp(matchId, id, end));
  else ports.hangUp(matchId, id, end);
}

export function fail(held: HeldCall, sentence: string = sentences.failed): void {
  hangUp(held, 'FAILED');
  finish(held, { sentence });
}
