import type { HeardCallFragment } from '#client/components/events/ViewerEvents.generated.ts';
import { limits } from '#rules/limits.ts';
import type {
  CallSignalInput,
  CallSignalsSubscription,
  PrepareCallMutation,
  SendCallSignalMutation,
} from './calls.generated.ts';
import { createLineCare, PATIENCE_MS } from './line-care.ts';
import { createPeer, type PeerSignal } from './peer.ts';

/** Before what could not be sent is sent again; each further time twice as long, up to `PATIENCE_MS`. */
const FIRST_PAUSE_MS = 500;
const MAX_TRIES = 8;

export type Heard = CallSignalsSubscription['callSignals'];
export type Prepared = Extract<PrepareCallMutation['prepareCall'], { __typename: 'PrepareCallSuccess' }>;
export type Sent = SendCallSignalMutation['sendCallSignal'];
export type Refusal = Exclude<Sent, { __typename: 'SendCallSignalSuccess' }>;

export type LinePorts = {
  send: (matchId: string, callId: string, signal: CallSignalInput) => Promise<Sent | undefined>;
  /** Hears the other device; returns how to stop. */
  listen: (matchId: string, onSignal: (signal: Heard) => void) => () => void;
  connection: (config: RTCConfiguration) => RTCPeerConnection;
  prepare: (matchId: string) => Promise<PrepareCallMutation['prepareCall'] | undefined>;
};

type Description = Exclude<PeerSignal, { candidate: unknown }>;

type Given = {
  ports: LinePorts;
  call: { id: string; matchId: string; hasVideo: boolean };
  /** The description that is answered; null for the one who calls. */
  offer: string | null;
  prepared: Prepared;
  remote: MediaStream;
  onCall: (call: HeardCallFragment) => void;
  onRefused: (refusal: Refusal) => void;
  /** The first signal could not be sent. */
  onUnsent: () => void;
  onAnswered: () => void;
  onRemoteVideo: (isShowing: boolean) => void;
  onConnected: () => void;
  /** It broke off, and is being mended. */
  onTrouble: () => void;
  /** It could not be mended. */
  onLost: () => void;
};

export type Line = ReturnType<typeof createLine>;

/** Answers after which there is no call any more: it or the match is over, or the plan is. */
const endings: readonly Refusal['__typename'][] = ['CallOver', 'NotAvailable', 'PremiumRequired'];

/** How a connection may be made, as the browser takes it. */
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

/** Sends the signals of one call and passes on what their answers say. */
function createSender({ ports, call, ...on }: Given, status: Status) {
  let beginning: Promise<unknown> = Promise.resolve();

  /** Rejects when the network fails. */
  async function signal(what: CallSignalInput): Promise<Sent['__typename'] | undefined> {
    const answer = await ports.send(call.matchId, call.id, what);
    if (status.isClosed || !answer) return answer?.__typename;
    if (answer.__typename === 'SendCallSignalSuccess') on.onCall(answer.call);
    else if (endings.includes(answer.__typename)) on.onRefused(answer);
    // Of further ones a connection that stands has no need, and one that does not is noticed by itself.
    else if (!status.isActive && ('offer' in what || 'answer' in what)) on.onRefused(answer);
    return answer.__typename;
  }

  const described = (what: Description): CallSignalInput =>
    'offer' in what ? { offer: { sdp: what.offer, hasVideo: call.hasVideo } } : { answer: { sdp: what.answer } };

  /**
   * Sends a description of a call that goes on until it arrives, which the server takes for one however often it comes: without it nothing
   * more is agreed on. What is still refused after so many tries is given up, so that what waits behind it goes out.
   */
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
    /** Tells that this device is still in the call, and learns whether there still is one, or whether it was answered meanwhile. */
    check(): void {
      // Before the first signal has arrived there is nothing to ask about.
      beginning.then(() => (status.isClosed ? undefined : signal({ stillHere: true }))).catch(() => undefined);
    },
    /** Once the first signal has arrived: a hang-up that overtakes it would end nothing, and the call would ring on. */
    begun: () => beginning,
  };
}

/** The line of one call: the connection, the signals that make it, and the care that it stays. The called one is polite. */
export function createLine(given: Given) {
  const { ports, call, offer, remote, ...on } = given;
  const status: Status = { isActive: false, isClosed: false };
  /** The answer that began the call: it may come by two ways, and again. */
  let firstAnswer: string | null = null;
  let beat: ReturnType<typeof setInterval> | undefined;

  const { send, check, begun } = createSender(given, status);
  const care = createLineCare({ ...on, restart });
  const connection = ports.connection(configOf(given.prepared));
  // Before anything is sent, so that nothing the other device says to it is missed.
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

  /** With fresh credentials: those of the beginning may have run out, and a relay takes no old ones. */
  async function restart(): Promise<void> {
    const next = await ports.prepare(call.matchId).catch(() => undefined);
    if (status.isClosed) return;
    if (next?.__typename === 'PrepareCallSuccess') connection.setConfiguration(configOf(next));
    peer.restart();
  }

  return {
    /** Calls with what the stream holds. */
    begin: peer.begin,
    /** Answers with what the stream holds. */
    join: (stream: MediaStream) => (offer === null ? Promise.resolve() : peer.join(offer, stream)),
    setVideo: peer.setVideo,
    setAudio: peer.setAudio,
    /** The call was answered, here or there. */
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
