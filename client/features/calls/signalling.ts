import type { CallEnd, HeardCallFragment } from '#client/components/events/ViewerEvents.generated.ts';
import { sentences } from '#rules/call-texts.ts';
import { closed, ringsFor, unansweredText } from './call-state.ts';
import { fail, finish, type HeldCall, isAnswered, sameCall, show } from './held-call.ts';
import { createLine, type Line, type Prepared, type Refusal } from './line.ts';
import { clock, texts } from './texts.ts';

function lineOf(held: HeldCall, id: string, offer: string | null, prepared: Prepared): Line {
  const { ports } = held;
  held.line?.close();
  held.line = null;
  const { person, hasVideo } = held.state;
  const remote = ports.stream();
  const line = createLine({
    ports,
    call: { id, matchId: person.matchId, hasVideo },
    offer,
    prepared,
    remote,
    onCall: (call) => heard(held, call),
    onRefused: (refusal) => refused(held, refusal),
    // The signal may have arrived without its answer. The call is ended, because it would ring on.
    onUnsent: () => fail(held, sentences.notStarted),
    onAnswered: () => activate(held),
    onRemoteVideo: (isRemoteVideoShowing) => show(held, { isRemoteVideoShowing }),
    onRemoteMuted: (isRemoteMuted) => show(held, { isRemoteMuted }),
    onConnected: () => show(held, { phase: 'inCall', isReconnecting: false, since: held.state.since ?? ports.now() }),
    onTrouble: () => show(held, { isReconnecting: true }),
    onLost: () => fail(held),
  });
  line.tellMuted(held.state.isMuted);
  held.line = line;
  show(held, { remote });
  return line;
}

/** Begins or answers a call on a new connection. If the browser refuses to make one, the person is told. */
export function connect(
  held: HeldCall,
  given: { id: string; offer: string | null; prepared: Prepared },
  use: (made: Line) => unknown,
): void {
  const isSame = sameCall(held);
  try {
    const used = use(lineOf(held, given.id, given.offer, given.prepared));
    Promise.resolve(used).catch((error: unknown) => {
      console.warn('call:', error);
      if (isSame()) fail(held);
    });
  } catch (error) {
    console.warn('call:', error);
    fail(held, sentences.unsupported);
  }
}

function activate(held: HeldCall): void {
  clearTimeout(held.ringTimer);
  if (!isAnswered(held)) show(held, { phase: 'connecting' });
  held.line?.activate();
}

function refused(held: HeldCall, refusal: Refusal): void {
  if (refusal.__typename === 'PremiumRequired') finish(held, { needsPlan: true });
  else if (refusal.__typename !== 'TooManyAttempts' && held.state.since !== null) ended(held, 'HUNG_UP');
  else finish(held, { sentence: refusal.message });
}

function ended(held: HeldCall, end: CallEnd | null): void {
  const { ports } = held;
  const { phase, person, since, isIncoming } = held.state;
  const isMissed = phase === 'receiving' && (end === 'NO_ANSWER' || end === 'HUNG_UP');
  const lasted = since === null ? undefined : texts.lasted(clock(ports.now() - since));
  const failure = end === 'FAILED' ? sentences.failed : null;
  const sentence = isIncoming || isAnswered(held) ? failure : unansweredText(end, person.name);
  finish(held, { sentence });
  if (isMissed) ports.say(sentences.missed(person.name));
  else if (sentence === null && phase !== 'receiving') ports.say(sentences.ended, lasted);
}

export function heard(held: HeldCall, call: HeardCallFragment): void {
  const { line, state } = held;
  if (call.id !== held.id) heardOther(held, call);
  else if (call.state === 'ENDED') ended(held, call.end);
  else if (call.state === 'ACTIVE') {
    // For the caller, `offer` is the callee's answer. Its own signal may have been lost with the socket.
    if (line && state.phase === 'calling' && call.offer !== null)
      line.hear({ __typename: 'CallAnswered', callId: call.id, sdp: call.offer });
    else if (line) activate(held);
    // The call was answered on another device.
    else finish(held);
  } else if (state.phase === 'receiving') held.offer = call.offer;
}

function heardOther(held: HeldCall, call: HeardCallFragment): void {
  const { phase, person } = held.state;
  if (call.state !== 'RINGING' || !call.isIncoming) return;
  // Our own call has not reached the server yet, so the other one rings.
  if (phase === 'closed' || phase === 'over' || held.id === null) receive(held, call);
  else if (call.match.id !== person.matchId) held.ports.hangUp(call.match.id, call.id, 'BUSY');
  // Both dialled at once, and the other person's call came first.
  else if (phase === 'calling') meet(held, call);
}

function receive(held: HeldCall, call: HeardCallFragment): void {
  finish(held);
  held.id = call.id;
  held.offer = call.offer;
  const { id: matchId, profile } = call.match;
  const person = { matchId, name: profile?.fullName ?? texts.unknown, photo: profile?.avatar?.small ?? null };
  show(held, { ...closed, phase: 'receiving', person, hasVideo: call.hasVideo, isIncoming: true });
  held.ringTimer = setTimeout(() => ended(held, 'NO_ANSWER'), ringsFor(call.ringsUntil, held.ports.now()));
}

/** The server chose the other person's call for both, and who dialled wants to talk. */
function meet(held: HeldCall, { id, offer, hasVideo }: HeardCallFragment): void {
  const { prepared } = held;
  const { local } = held.state;
  if (!local || !prepared || offer === null) return;
  clearTimeout(held.ringTimer);
  held.id = id;
  show(held, { phase: 'connecting', isIncoming: true, hasVideo });
  connect(held, { id, offer, prepared }, (made) => made.join(local));
}

/** The match is over, and its call with it. The server passes no more signals on. */
export function matchEnded(held: HeldCall, matchId: string): void {
  const { phase, person } = held.state;
  if (phase === 'closed' || person.matchId !== matchId) return;
  if (phase === 'over') finish(held);
  else ended(held, 'HUNG_UP');
}
