export class FakeConnection {
  private signaling: RTCSignalingState = 'stable';
  onsignalingstatechange: (() => void) | null = null;
  connectionState: RTCPeerConnectionState = 'new';
  localDescription: { type: string; sdp: string } | null = null;
  remoteDescription: { type: string; sdp: string } | null = null;
  onnegotiationneeded: (() => unknown) | null = null;
  onicecandidate: ((event: { candidate: object | null }) => void) | null = null;
  ontrack: ((event: { track: MediaStreamTrack }) => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;
  candidates: string[] = [];
  restarts = 0;
  configurations = 0;
  isClosed = false;
  rollbacks = 0;
  transceivers: FakeTransceiver[] = [];
  private made = 0;
  private readonly name: string;

  constructor(name = 'mine') {
    this.name = name;
  }

  get signalingState(): RTCSignalingState {
    return this.signaling;
  }

  set signalingState(state: RTCSignalingState) {
    this.signaling = state;
    this.onsignalingstatechange?.();
  }

  async setLocalDescription(): Promise<void> {
    const isAnswer = this.signalingState === 'have-remote-offer';
    this.made += 1;
    this.localDescription = { type: isAnswer ? 'answer' : 'offer', sdp: `v=0 ${this.name} ${this.made}` };
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer';
  }

  async setRemoteDescription(description: { type: string; sdp: string }): Promise<void> {
    if (description.type === 'offer') {
      if (this.signalingState === 'have-local-offer') this.rollbacks += 1;
      this.signalingState = 'have-remote-offer';
    } else if (this.signalingState !== 'have-local-offer') throw new DOMException('wrong state', 'InvalidStateError');
    else this.signalingState = 'stable';
    this.remoteDescription = description;
  }

  async addIceCandidate({ candidate }: { candidate: string }): Promise<void> {
    if (this.remoteDescription === null) throw new DOMException('no description', 'InvalidStateError');
    this.candidates.push(candidate);
  }

  addTrack(track: MediaStreamTrack): FakeSender {
    const sender = new FakeSender(track);
    this.transceivers.push({ sender, receiver: { track }, direction: 'sendrecv', currentDirection: null });
    return sender;
  }

  getTransceivers() {
    return this.transceivers;
  }

  createDataChannel(): object {
    return { readyState: 'connecting' };
  }

  setConfiguration(): void {
    this.configurations += 1;
  }

  restartIce(): void {
    this.restarts += 1;
  }

  close(): void {
    this.isClosed = true;
  }

  /** Simulates a new ICE candidate of this device. */
  find(candidate: string): void {
    this.onicecandidate?.({ candidate: { candidate: `candidate:${candidate}`, sdpMid: '0', sdpMLineIndex: 0 } });
  }

  become(state: RTCPeerConnectionState): void {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }

  asReal(): RTCPeerConnection {
    return this as unknown as RTCPeerConnection;
  }
}

type FakeTransceiver = {
  sender: FakeSender;
  receiver: { track: MediaStreamTrack };
  direction: string;
  currentDirection: string | null;
};

export class FakeSender {
  track: MediaStreamTrack | null;
  constructor(track: MediaStreamTrack) {
    this.track = track;
  }
  async replaceTrack(track: MediaStreamTrack | null): Promise<void> {
    this.track = track;
  }
}

export function fakeTrack(kind: 'audio' | 'video'): MediaStreamTrack {
  const track = { kind, enabled: true, muted: false, readyState: 'live', stop: () => {} };
  track.stop = () => {
    track.readyState = 'ended';
  };
  return track as unknown as MediaStreamTrack;
}

export function fakeStream(...kinds: ('audio' | 'video')[]): MediaStream {
  let tracks = kinds.map(fakeTrack);
  return {
    getTracks: () => tracks,
    getAudioTracks: () => tracks.filter(({ kind }) => kind === 'audio'),
    getVideoTracks: () => tracks.filter(({ kind }) => kind === 'video'),
    addTrack: (track: MediaStreamTrack) => tracks.push(track),
    removeTrack: (track: MediaStreamTrack) => {
      tracks = tracks.filter((each) => each !== track);
    },
  } as unknown as MediaStream;
}
