/** Perfect negotiation: https://www.w3.org/TR/webrtc/#perfect-negotiation-example. The polite side withdraws its offer. */

export type Candidate = { candidate: string; sdpMid: string | null; sdpMLineIndex: number | null };
export type PeerSignal = { offer: string } | { answer: string } | { candidate: Candidate };

type Given = {
  connection: RTCPeerConnection;
  /** The polite side withdraws its offer when both offer at once. The other side ignores the incoming offer. */
  isPolite: boolean;
  /** The stream that receives the other person's tracks. */
  remote: MediaStream;
  /** Sends one signal. The next one waits for it, so that they arrive in order. */
  send: (signal: PeerSignal) => Promise<void>;
  onRemoteVideo: (isShowing: boolean) => void;
  onState: (state: RTCPeerConnectionState) => void;
  /** The browser refuses an incoming or outgoing signal. */
  onError: (error: unknown) => void;
};

export type Peer = ReturnType<typeof createPeer>;

/** The state that both directions of a negotiation share. */
type Negotiation = Given & {
  isMakingOffer: boolean;
  isIgnoringOffer: boolean;
  isClosed: boolean;
  /** ICE candidates of this device. They are held back until the call is answered, so that nobody learns its addresses before. */
  heldBack: Candidate[] | null;
  outgoing: Promise<void>;
};

function pass(talk: Negotiation, signal: PeerSignal): void {
  // A lost signal must not block those behind it.
  talk.outgoing = talk.outgoing.then(() => (talk.isClosed ? undefined : talk.send(signal))).catch(talk.onError);
}

async function offer(talk: Negotiation): Promise<void> {
  const { connection } = talk;
  try {
    talk.isMakingOffer = true;
    await connection.setLocalDescription();
    const made = connection.localDescription;
    // The other side's offer may have come in between. The description is then an answer, and `answer` sends it.
    if (made?.type === 'offer') pass(talk, { offer: made.sdp });
  } catch (error) {
    if (!talk.isClosed) talk.onError(error);
  } finally {
    talk.isMakingOffer = false;
  }
}

/** Subscribes to the events of the connection. */
function follow(talk: Negotiation): void {
  const { connection, remote } = talk;
  connection.onnegotiationneeded = () => offer(talk);
  connection.onicecandidate = ({ candidate }) => {
    // The other side does not need the end of the candidates.
    if (!candidate?.candidate) return;
    const { sdpMid, sdpMLineIndex } = candidate;
    const found = { candidate: candidate.candidate, sdpMid, sdpMLineIndex };
    if (talk.heldBack) talk.heldBack.push(found);
    else pass(talk, { candidate: found });
  };
  connection.ontrack = ({ track }) => {
    if (!remote.getTracks().includes(track)) remote.addTrack(track);
  };
  // Reads the agreed directions, not `muted`: after a withdrawn offer, Chromium leaves playing tracks muted.
  connection.onsignalingstatechange = () => {
    if (talk.isClosed || connection.signalingState !== 'stable') return;
    const video = connection.getTransceivers().filter(({ receiver }) => receiver.track.kind === 'video');
    talk.onRemoteVideo(video.some(({ currentDirection }) => currentDirection?.includes('recv')));
  };
  connection.onconnectionstatechange = () => {
    if (!talk.isClosed) talk.onState(connection.connectionState);
  };
}

async function describe(talk: Negotiation, type: 'offer' | 'answer', sdp: string): Promise<void> {
  const state = talk.connection.signalingState;
  // Ignores the answer to a withdrawn offer.
  if (type === 'answer' && state !== 'have-local-offer') return;
  const collides = type === 'offer' && (talk.isMakingOffer || state !== 'stable');
  talk.isIgnoringOffer = !talk.isPolite && collides;
  if (talk.isIgnoringOffer) return;
  await talk.connection.setRemoteDescription({ type, sdp });
}

async function answer(talk: Negotiation): Promise<void> {
  await talk.connection.setLocalDescription();
  const made = talk.connection.localDescription;
  if (made?.type === 'answer') pass(talk, { answer: made.sdp });
}

async function take(talk: Negotiation, signal: PeerSignal): Promise<void> {
  if ('answer' in signal) return describe(talk, 'answer', signal.answer);
  if ('offer' in signal) {
    await describe(talk, 'offer', signal.offer);
    return talk.isIgnoringOffer ? undefined : answer(talk);
  }
  await talk.connection.addIceCandidate(signal.candidate).catch((error: unknown) => {
    // Candidates of an ignored offer have no description here.
    if (!talk.isIgnoringOffer) throw error;
  });
}

/** The own picture and sound. */
function ownTracks(connection: RTCPeerConnection) {
  let video: RTCRtpSender | null = null;
  let audio: RTCRtpSender | null = null;
  return {
    begin(stream: MediaStream): void {
      for (const track of stream.getTracks()) {
        const sender = connection.addTrack(track, stream);
        if (track.kind === 'video') video = sender;
        else audio = sender;
      }
    },
    /** Sends a camera's picture. With null it sends none, which tells the other side and saves data. */
    async setVideo(track: MediaStreamTrack | null, stream: MediaStream): Promise<void> {
      const transceiver = connection.getTransceivers().find(({ sender }) => sender === video);
      if (!transceiver) {
        if (track) video = connection.addTrack(track, stream);
        return;
      }
      await transceiver.sender.replaceTrack(track);
      transceiver.direction = track ? 'sendrecv' : 'recvonly';
    },
    async setAudio(track: MediaStreamTrack): Promise<void> {
      await audio?.replaceTrack(track);
    },
  };
}

/** Negotiates a connection. ICE candidates of this device are held back until `release`. */
export function createPeer(given: Given) {
  const { connection } = given;
  const open = { isMakingOffer: false, isIgnoringOffer: false, isClosed: false };
  const talk: Negotiation = { ...given, ...open, heldBack: [], outgoing: Promise.resolve() };
  const tracks = ownTracks(connection);
  let incoming = Promise.resolve();
  follow(talk);

  return {
    ...tracks,

    async join(theirs: string, stream: MediaStream): Promise<void> {
      await describe(talk, 'offer', theirs);
      tracks.begin(stream);
      await answer(talk);
    },

    /** Signals are handled one after the other, because a candidate needs the description before it. */
    hear(signal: PeerSignal): void {
      incoming = incoming
        .then(() => (talk.isClosed ? undefined : take(talk, signal)))
        .catch((error: unknown) => {
          if (!talk.isClosed) talk.onError(error);
        });
    },

    /** The call is answered: sends the candidates found so far, and each further one at once. */
    release(): void {
      const found = talk.heldBack ?? [];
      talk.heldBack = null;
      for (const candidate of found) pass(talk, { candidate });
    },

    /** Restarts ICE to find another way to the other device. */
    restart: () => connection.restartIce(),

    close(): void {
      talk.isClosed = true;
      connection.close();
    },
  };
}
