import type { CallNews } from '#client/components/events/call-request.ts';
import type { CallEnd, HeardCallFragment } from '#client/components/events/ViewerEvents.generated.ts';
import { sentences } from '#rules/call-texts.ts';
import { limits } from '#rules/limits.ts';
import type { CallPorts } from './call-ports.ts';
import { type CallState, closed, type Person, problemText, ringsFor, unansweredText } from './call-state.ts';
import { createLine, type Line, type Prepared, type Refusal } from './line.ts';
import { openMedia, stopMedia, videoFor } from './media.ts';
import { clock, texts } from './messages.ts';
import { createOwnDevices } from './own-devices.ts';

export type Call = ReturnType<typeof createCall>;

/** The call of this tab: at most one, from the first ring to the last word. */
export function createCall(ports: CallPorts) {
  let state = closed;
  const listeners = new Set<() => void>();
  let callId: string | null = null;
  /** Of an incoming call that rings: what to answer. */
  let offer: string | null = null;
  /** Grows with each call and each end: whoever comes back from waiting sees whether it is still about the same one. */
  let turn = 0;
  let line: Line | null = null;
  let prepared: Prepared | null = null;
  let ringTimer: ReturnType<typeof setTimeout> | undefined;

  function show(change: Partial<CallState>): void {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  /** Lets go of everything and says why, where there is something to say. */
  function finish(last: Partial<Pick<CallState, 'sentence' | 'needsPlan'>> = {}): void {
    turn += 1;
    clearTimeout(ringTimer);
    line?.close();
    stopMedia(state.local);
    line = null;
    prepared = null;
    callId = null;
    offer = null;
    const { person, hasVideo, isIncoming } = state;
    const phase = last.sentence || last.needsPlan ? 'over' : 'closed';
    show({ ...closed, person, hasVideo, isIncoming, ...last, phase });
  }

  function hangUp(end: CallEnd): void {
    const { matchId } = state.person;
    const id = callId;
    if (id === null) return;
    if (line && state.phase === 'calling') void line.begun().then(() => ports.hangUp(matchId, id, end));
    else ports.hangUp(matchId, id, end);
  }

  function fail(sentence: string = sentences.failed): void {
    hangUp('FAILED');
    finish({ sentence });
  }

  const isAnswered = () => state.phase === 'connecting' || state.phase === 'inCall';

  const cameraWish = ({ videoWidth, videoHeight }: Prepared) =>
    videoFor({ width: videoWidth, height: videoHeight }, ports.isSavingData());

  const own = createOwnDevices({
    ports,
    state: () => state,
    show,
    line: () => line,
    sameCall: () => {
      const mine = turn;
      return () => mine === turn;
    },
    cameraWish: () => (prepared ? cameraWish(prepared) : {}),
  });

  /** What is needed before a call is made or answered; null when it is not to be, which has been said. */
  async function open(person: Person, video: boolean): Promise<MediaStream | null> {
    const mine = turn;
    const answer = await ports.prepare(person.matchId).catch(() => undefined);
    if (mine !== turn) return null;
    if (answer?.__typename !== 'PrepareCallSuccess') {
      if (answer?.__typename === 'PremiumRequired') finish({ needsPlan: true });
      // It still rings, and can be answered a moment later.
      else if (answer?.__typename === 'TooManyAttempts' && state.isIncoming)
        show({ phase: 'receiving', notice: answer.message });
      else finish({ sentence: answer?.message ?? sentences.notStarted });
      return null;
    }
    prepared = answer;
    const opened = await openMedia(ports.devices, video ? cameraWish(answer) : null);
    if (mine !== turn) {
      stopMedia(opened.stream);
      return null;
    }
    if (opened.stream === null) {
      const device = video && opened.problem === 'denied' ? texts.microphoneAndCamera : texts.microphone;
      const why = problemText(opened.problem, device);
      // It still rings: perhaps the voice alone can answer.
      if (state.isIncoming) show({ phase: 'receiving', notice: why });
      else finish({ sentence: why });
      return null;
    }
    const isCameraOn = opened.stream.getVideoTracks().length > 0;
    const noCamera = opened.camera && `${problemText(opened.camera, texts.cameraDevice)} ${sentences.voiceOnly}`;
    const notice = noCamera || (isCameraOn && ports.isSavingData() ? sentences.dataSaver : null);
    show({ local: opened.stream, isCameraOn, notice });
    own.watch(opened.stream);
    return opened.stream;
  }

  /** Begins or answers by a connection of its own; where the browser refuses to make one, that is said. */
  function connect(id: string, answered: string | null, given: Prepared, use: (made: Line) => unknown): void {
    const mine = turn;
    try {
      Promise.resolve(use(lineOf(id, answered, given))).catch((error: unknown) => {
        console.warn('call:', error);
        if (mine === turn) fail();
      });
    } catch (error) {
      console.warn('call:', error);
      fail(sentences.unsupported);
    }
  }

  function lineOf(id: string, answered: string | null, given: Prepared): Line {
    line?.close();
    line = null;
    const { person, hasVideo } = state;
    const remote = ports.stream();
    line = createLine({
      ports,
      call: { id, matchId: person.matchId, hasVideo },
      offer: answered,
      prepared: given,
      remote,
      onCall: heard,
      onRefused: refused,
      // Perhaps it did arrive, and only the answer was lost: then it would ring on.
      onUnsent: () => fail(sentences.notStarted),
      onAnswered: activate,
      onRemoteVideo: (isRemoteVideoShowing) => show({ isRemoteVideoShowing }),
      onConnected: () => show({ phase: 'inCall', isReconnecting: false, since: state.since ?? ports.now() }),
      onTrouble: () => show({ isReconnecting: true }),
      onLost: () => fail(),
    });
    show({ remote });
    return line;
  }

  /** Both are in it. */
  function activate(): void {
    clearTimeout(ringTimer);
    if (!isAnswered()) show({ phase: 'connecting' });
    line?.activate();
  }

  function refused(refusal: Refusal): void {
    if (refusal.__typename === 'PremiumRequired') finish({ needsPlan: true });
    else if (refusal.__typename !== 'TooManyAttempts' && state.since !== null) ended('HUNG_UP');
    else finish({ sentence: refusal.message });
  }

  function ended(end: CallEnd | null): void {
    const { phase, person, since, isIncoming } = state;
    const isMissed = phase === 'receiving' && (end === 'NO_ANSWER' || end === 'HUNG_UP');
    const lasted = since === null ? undefined : texts.lasted(clock(ports.now() - since));
    const failure = end === 'FAILED' ? sentences.failed : null;
    const sentence = isIncoming || isAnswered() ? failure : unansweredText(end, person.name);
    finish({ sentence });
    if (isMissed) ports.say(sentences.missed(person.name));
    else if (sentence === null && phase !== 'receiving') ports.say(sentences.ended, lasted);
  }

  /** What the server says of a call, by an event or in an answer. */
  function heard(call: HeardCallFragment): void {
    if (call.id !== callId) heardOther(call);
    else if (call.state === 'ENDED') ended(call.end);
    else if (call.state === 'ACTIVE') {
      // Of one who calls, the answer: its own signal may have been lost with the socket.
      if (line && state.phase === 'calling' && call.offer !== null)
        line.hear({ __typename: 'CallAnswered', callId: call.id, sdp: call.offer });
      else if (line) activate();
      // Answered on another device.
      else finish();
    } else if (state.phase === 'receiving') offer = call.offer;
  }

  function heardOther(call: HeardCallFragment): void {
    const { phase, person } = state;
    if (call.state !== 'RINGING' || !call.isIncoming) return;
    // While nothing of ours is on the way, it can be answered by hand.
    if (phase === 'closed' || phase === 'over' || callId === null) receive(call);
    else if (call.match.id !== person.matchId) ports.hangUp(call.match.id, call.id, 'BUSY');
    // Both dialled at the same moment, and theirs came first.
    else if (phase === 'calling') meet(call);
  }

  function receive(call: HeardCallFragment): void {
    finish();
    callId = call.id;
    offer = call.offer;
    const { id: matchId, profile } = call.match;
    const person = { matchId, name: profile?.fullName ?? texts.unknown, photo: profile?.avatar?.small ?? null };
    show({ ...closed, phase: 'receiving', person, hasVideo: call.hasVideo, isIncoming: true });
    ringTimer = setTimeout(() => ended('NO_ANSWER'), ringsFor(call.ringsUntil, ports.now()));
  }

  /** The server took the other's call for both: who dialled wants to talk, so it is answered with what is open already. */
  function meet({ offer: theirs, ...call }: HeardCallFragment): void {
    const { local } = state;
    if (!local || !prepared || theirs === null) return;
    clearTimeout(ringTimer);
    callId = call.id;
    show({ phase: 'connecting', isIncoming: true, hasVideo: call.hasVideo });
    connect(call.id, theirs, prepared, (made) => made.join(local));
  }

  async function accept(withVideo: boolean): Promise<void> {
    if (state.phase !== 'receiving') return;
    show({ phase: 'preparing', notice: null });
    const stream = await open(state.person, withVideo);
    if (!stream || !prepared || callId === null) return;
    show({ phase: 'connecting' });
    if (offer === null) return fail();
    connect(callId, offer, prepared, (made) => made.join(stream));
  }

  async function dial(person: Person, hasVideo: boolean): Promise<void> {
    if (state.phase !== 'closed' && state.phase !== 'over') return;
    turn += 1;
    show({ ...closed, phase: 'preparing', person, hasVideo });
    const stream = await open(person, hasVideo);
    if (!stream || !prepared) return;
    callId = ports.newId();
    show({ phase: 'calling' });
    ringTimer = setTimeout(() => {
      hangUp('HUNG_UP');
      finish({ sentence: sentences.noAnswer(person.name) });
    }, limits.calls.ringMs);
    connect(callId, null, prepared, (made) => made.begin(stream));
  }

  /** The match is over, and with it whatever goes on in it; the server passes nothing on any more. */
  function lost(matchId: string): void {
    if (state.phase === 'closed' || state.person.matchId !== matchId) return;
    if (state.phase === 'over') finish();
    else ended('HUNG_UP');
  }

  /** Ends or declines, whatever it is that goes on. */
  function leave(): void {
    if (state.phase === 'closed') return;
    hangUp(state.isIncoming && !isAnswered() ? 'DECLINED' : 'HUNG_UP');
    finish();
  }

  /** The page goes: a call that was made or answered here ends with it, one that rings may be answered elsewhere, or here again. */
  function abandon(): void {
    if (state.isIncoming && !isAnswered()) finish();
    else leave();
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A press on a call button, or what the server tells. */
    news(news: CallNews): void {
      if (news.type === 'changed') heard(news.call);
      else if (news.type === 'matchEnded') lost(news.matchId);
      else void dial({ matchId: news.matchId, name: news.name, photo: news.photo }, news.hasVideo);
    },
    again: () => void dial(state.person, state.hasVideo),
    accept: (withVideo: boolean) => void accept(withVideo),
    leave,
    abandon,
    toggleMicrophone: own.toggleMicrophone,
    toggleCamera: own.toggleCamera,
    /** The socket was away: whether the call is still there. */
    check: () => line?.check(),
  };
}
