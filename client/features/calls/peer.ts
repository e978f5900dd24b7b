/** One connection to the other person's device, by perfect negotiation: https://www.w3.org/TR/webrtc/#perfect-negotiation-example. */

export type Candidate = { candidate: string; sdpMid: string | null; sdpMLineIndex: number | null };
export type PeerSignal = { offer: string } | { answer: string } | { candidate: Candidate };

type Given = {
  connection: RTCPeerConnection;
  /** When both offer at once the polite one withdraws its offer, the other one overhears what came. */
  isPolite: boolean;
  /** What the other person's tracks are put into. */
  remote: MediaStream;
  /** Passes one signal on. The next one waits for it, so that they arrive in order. */
  send: (signal: PeerSignal) => Promise<void>;
  /** Whether the other person sends a picture. */
  onRemoteVideo: (isShowing: boolean) => void;
  onState: (state: RTCPeerConnectionState) => void;
  /** The browser refuses what came or what is to be sent. */
  onError: (error: unknown) => void;
};

export type Peer = ReturnType<typeof createPeer>;

/** Negotiates a connection. Ways to reach this device are kept back until `release`: nobody learns them before they answered. */
export function createPeer({ connection, isPolite, remote, send, onRemoteVideo, onState, onError }: Given) {
  let isMakingOffer = false;
  let isIgnoringOffer = false;
  let isClosed = false;
  let heldBack: Candidate[] | null = [];
  let outgoing = Promise.resolve();
  let incoming = Promise.resolve();
  let videoSender: RTCRtpSender | null = null;
  let audioSender: RTCRtpSender | null = null;

  function pass(signal: PeerSignal): void {
    // One that is lost must not keep back those behind it.
    outgoing = outgoing.then(() => (isClosed ? undefined : send(signal))).catch(onError);
  }

  function addTracks(stream: MediaStream): void {
    for (const track of stream.getTracks()) {
      const sender = connection.addTrack(track, stream);
      if (track.kind === 'video') videoSender = sender;
      else audioSender = sender;
    }
  }

  connection.onnegotiationneeded = async () => {
    try {
      isMakingOffer = true;
      await connection.setLocalDescription();
      const made = connection.localDescription;
      // The other's offer may have come in between: then this is the answer to it, which is sent from there.
      if (made?.type === 'offer') pass({ offer: made.sdp });
    } catch (error) {
      if (!isClosed) onError(error);
    } finally {
      isMakingOffer = false;
    }
  };

  connection.onicecandidate = ({ candidate }) => {
    // The end of them tells the other side nothing that it needs.
    if (!candidate?.candidate) return;
    const { sdpMid, sdpMLineIndex } = candidate;
    const found = { candidate: candidate.candidate, sdpMid, sdpMLineIndex };
    if (heldBack) heldBack.push(found);
    else pass({ candidate: found });
  };

  connection.ontrack = ({ track }) => {
    if (!remote.getTracks().includes(track)) remote.addTrack(track);
  };

  // What was agreed on, not whether the track is muted: after a withdrawn offer Chromium leaves tracks muted that play.
  connection.onsignalingstatechange = () => {
    if (isClosed || connection.signalingState !== 'stable') return;
    const video = connection.getTransceivers().filter(({ receiver }) => receiver.track.kind === 'video');
    onRemoteVideo(video.some(({ currentDirection }) => currentDirection?.includes('recv')));
  };

  connection.onconnectionstatechange = () => {
    if (!isClosed) onState(connection.connectionState);
  };

  async function describe(type: 'offer' | 'answer', sdp: string): Promise<void> {
    const state = connection.signalingState;
    // An answer to an offer that was withdrawn.
    if (type === 'answer' && state !== 'have-local-offer') return;
    const collides = type === 'offer' && (isMakingOffer || state !== 'stable');
    isIgnoringOffer = !isPolite && collides;
    if (isIgnoringOffer) return;
    await connection.setRemoteDescription({ type, sdp });
  }

  async function answer(): Promise<void> {
    await connection.setLocalDescription();
    const made = connection.localDescription;
    if (made?.type === 'answer') pass({ answer: made.sdp });
  }

  async function take(signal: PeerSignal): Promise<void> {
    if ('answer' in signal) return describe('answer', signal.answer);
    if ('offer' in signal) {
      await describe('offer', signal.offer);
      return isIgnoringOffer ? undefined : answer();
    }
    await connection.addIceCandidate(signal.candidate).catch((error: unknown) => {
      // Those of an offer that was overheard belong to nothing here.
      if (!isIgnoringOffer) throw error;
    });
  }

  return {
    /** Calls: what the stream holds is offered. */
    begin: addTracks,

    /** Answers the offer of a call that rings. */
    async join(offer: string, stream: MediaStream): Promise<void> {
      await describe('offer', offer);
      addTracks(stream);
      await answer();
    },

    /** A signal from the other side. One after the other: a candidate needs the description before it. */
    hear(signal: PeerSignal): void {
      incoming = incoming
        .then(() => (isClosed ? undefined : take(signal)))
        .catch((error: unknown) => {
          if (!isClosed) onError(error);
        });
    },

    /** Both are in the call: the candidates found so far are sent, and each further one at once. */
    release(): void {
      const found = heldBack ?? [];
      heldBack = null;
      for (const candidate of found) pass({ candidate });
    },

    /** Sends a camera's picture, or with null none: then the other side is told so and no data is spent. */
    async setVideo(track: MediaStreamTrack | null, stream: MediaStream): Promise<void> {
      const transceiver = connection.getTransceivers().find(({ sender }) => sender === videoSender);
      if (!transceiver) {
        if (track) videoSender = connection.addTrack(track, stream);
        return;
      }
      await transceiver.sender.replaceTrack(track);
      transceiver.direction = track ? 'sendrecv' : 'recvonly';
    },

    /** Sends another microphone's sound. */
    async setAudio(track: MediaStreamTrack): Promise<void> {
      await audioSender?.replaceTrack(track);
    },

    /** Looks for another way to the other device. */
    restart(): void {
      connection.restartIce();
    },

    close(): void {
      isClosed = true;
      connection.close();
    },
  };
}
