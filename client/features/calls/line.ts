import type { HeardCallFragment } from '#client/components/events/ViewerEvents.generated.ts';
import { limits } from '#rules/limits.ts';
import type {
  CallSignalInput,
  CallSignalsSubscription,
  PrepareCallMutation,
  SendCallSignalMutation,
} from './calls.generated.ts';
import { createLineCare, PATIENCE_MS } from './line-care.ts';
import { createMicrophoneSign } from './microphone-sign.ts';
import { createPeer, type PeerSignal } from './peer.ts';

/** The pause in ms before a failed signal is sent again. It doubles each time, up to `PATIENCE_MS`. */
const FIRST_PAUSE_MS = 500;
const MAX_TRIES = 8;

export type Heard = CallSignalsSubscription['callSignals'];
export type Prepared = Extract<PrepareCallMutation['prepareCall'], { __typename: 'PrepareCallSuccess' }>;
export type Sent = SendCallSignalMutation['sendCallSignal'];
export type Refusal = Exclude<Sent, { __typename: 'SendCallSignalSuccess' }>;

export type LinePorts = {
  send: (matchId: string, callId: string, signal: CallSignalInput) => Promise<Sent | undefined>;
  /** Subscribes to the other device's signals. Returns the function that unsubscribes. */
  listen: (matchId: string, onSignal: (signal: Heard) => void) => () => void;
  connection: (config: RTCConfiguration) => RTCPeerConnection;
  prepare: (matchId: string) => Promise<PrepareCallMutation['prepareCall'] | undefined>;
};

type Description = Exclude<PeerSignal, { candidate: unknown }>;

type Given = {
  ports: LinePorts;
  call: { id: string; matchId: string; hasVideo: boolean };
  /** The description to answer; null for the caller. */
  offer: string | null;
  prepared: Prepared;
  remote: MediaStream;
  onCall: (call: HeardCallFragment) => void;
  onRefused: (refusal: Refusal) => void;
  /** The first signal could not be sent. */
  onUnsent: () => void;
  onAnswered: () => void;
  onRemoteVideo: (isShowing: boolean) => void;
  onRemoteMuted: (isMuted: boolean) => void;
  onConnected: () => void;
  /** The connection broke off, and is being restored. */
  onTrouble: () => void;
  /** The connection could not be restored. */
  onLost: () => void;
};

export type Line = ReturnType<typeof createLine>;

/** Answers that end a call: the call, the match or the plan is over. */
const endings: readonly Refusal['__typename'][] = ['CallOver', 'NotAvailable', 'PremiumRequired'];

function configOf({ iceServers, isRelayOnly }: Prepared): RTCConfiguration {
  return {
    iceServers: iceServers.map(({ urls, username, credential }) => ({
      urls: [...urls],
      ...(username !== null && { username }),
      ...(credential !== null && { credential }),
    })),
    iceTransportPolicy: isRelayOnly ? 'relay' : 'all',
  };
}

type Status = { isActive: boolean; isClosed: boolean };

/** Sends the signals of one call and passes on the server's answers. */
function createSender({ ports, call, ...on }: Given, status: Status) {
  let beginning: Promise<unknown> = Promise.resolve();

  /** Rejects when the network fails. */
  async function signal(what: CallSignalInput): Promise<Sent['__typename'] | undefined> {
    const answer = await ports.send(call.matchId, call.id, what);
    if (status.isClosed || !answer) return answer?.__typename;
    if (answer.__typename === 'SendCallSignalSuccess') on.onCall(answer.call);
    else if (endings.includes(answer.__typename)) on.onRefused(answer);
    // Only the first offer or answer matters here. An established connection does not need later ones, and a lost one is noticed otherwise.
    else if (!status.isActive && ('offer' in what || 'answer' in what)) on.onRefused(answer);
    return answer.__typename;
  }

  const described = (what: Description): CallSignalInput =>
    'offer' in what ? { offer: { sdp: what.offer, hasVideo: call.hasVideo } } : { answer: { sdp: what.answer } };

  /** Repeats a description until it arrives, for negotiation needs it. Too many refusals drop it, so that later signals are sent. */
  async function insist(what: Description): Promise<void> {
    for (let tried = 0, pause = FIRST_PAUSE_MS; tried < MAX_TRIES && !status.isClosed; tried += 1) {
      const answer = await signal(described(what)).catch(() => undefined);
      if (answer !== undefined && answer !== 'TooManyAttempts') return;
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = Math.min(pause * 2, PATIENCE_MS);
    }
  }

  return {
    async send(what: PeerSignal): Promise<void> {
      if ('candidate' in what) return void (await signal({ iceCandidate: what.candidate }));
      if (status.isActive) return insist(what);
      beginning = signal(described(what)).catch(() => status.isClosed || on.onUnsent());
      await beginning;
    },
    /** The answer says whether the call still exists, and whether it was answered. */
    check(): void {
      // The server does not know the call before the first signal has arrived.
      beginning.then(() => (status.isClosed ? undefined : signal({ isStillHere: true }))).catch(() => undefined);
    },
    /** Resolves once the first signal has arrived. A hang-up that overtakes it would end nothing, and the call would ring on. */
    begun: () => beginning,
  };
}

export function createLine(given: Given) {
  const { ports, call, offer, remote, ...on } = given;
  const status: Status = { isActive: false, isClosed: false };
  /** The answer that began the call. It may arrive by two ways, and more than once. */
  let firstAnswer: string | null = null;
  let beat: ReturnType<typeof setInterval> | undefined;

  const { send, check, begun } = createSender(given, status);
  const care = createLineCare({ ...on, restart });
  const connection = ports.connection(configOf(given.prepared));
  // Subscribed before the first signal is sent, so that no signal of the other device is missed.
  const stopListening = ports.listen(call.matchId, hear);
  const peer = createPeer({
    connection,
    isPolite: offer !== null,
    remote,
    send,
    onRemoteVideo: (isShowing) => !status.isClosed && on.onRemoteVideo(isShowing),
    onState: care.onState,
    onError: (error) => console.warn('call:', error),
  });

  const tellMuted = createMicrophoneSign(connection, (isMuted) => !status.isClosed && on.onRemoteMuted(isMuted));

  function hear(what: Heard): void {
    if (status.isClosed || what.callId !== call.id) return;
    if (what.__typename === 'CallOffered') {
      if (what.sdp !== offer) peer.hear({ offer: what.sdp });
    } else if (what.__typename === 'CallAnswered') {
      if (what.sdp === firstAnswer) return;
      firstAnswer ??= what.sdp;
      peer.hear({ answer: what.sdp });
      on.onAnswered();
    } else {
      const { candidate, sdpMid, sdpMLineIndex } = what;
      peer.hear({ candidate: { candidate, sdpMid, sdpMLineIndex } });
    }
  }

  /** Fetches new credentials first. The first ones may have expired, and a relay refuses those. */
  async function restart(): Promise<void> {
    const next = await ports.prepare(call.matchId).catch(() => undefined);
    if (status.isClosed) return;
    if (next?.__typename === 'PrepareCallSuccess') connection.setConfiguration(configOf(next));
    peer.restart();
  }

  return {
    begin: peer.begin,
    /** Answers with the tracks of the stream. */
    join: (stream: MediaStream) => (offer === null ? Promise.resolve() : peer.join(offer, stream)),
    setVideo: peer.setVideo,
    setAudio: peer.setAudio,
    tellMuted,
    /** The call was answered, on this device or the other. */
    activate(): void {
      if (status.isActive || status.isClosed) return;
      status.isActive = true;
      peer.release();
      care.begin();
      beat = setInterval(check, limits.calls.stillHereMs);
    },
    check,
    hear,
    begun,
    close(): void {
      status.isClosed = true;
      care.end();
      clearInterval(beat);
      stopListening();
      peer.close();
    },
  };
}
