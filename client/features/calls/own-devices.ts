/** The camera and the microphone of this side while a call goes on: switched by the person, or lost with a cable that was pulled. */
import { sentences } from '#rules/call-texts.ts';
import type { CallPorts } from './call-ports.ts';
import { type CallState, problemText } from './call-state.ts';
import type { Line } from './line.ts';
import { openCamera, openMicrophone } from './media.ts';
import { texts } from './messages.ts';

type Given = {
  ports: Pick<CallPorts, 'devices' | 'isSavingData'>;
  state: () => CallState;
  show: (change: Partial<CallState>) => void;
  line: () => Line | null;
  /** Says, later, whether it is still the same call. */
  sameCall: () => () => boolean;
  cameraWish: () => MediaTrackConstraints;
};

export function createOwnDevices({ ports, state, show, line, sameCall, cameraWish }: Given) {
  /** A track that this side stops says nothing; only one that ends by itself does. */
  function watch(track: MediaStreamTrack): void {
    track.onended = () => void lost(track).catch(warn);
  }

  async function cameraOff(local: MediaStream, notice: string | null): Promise<void> {
    for (const track of local.getVideoTracks()) {
      track.stop();
      local.removeTrack(track);
    }
    show({ isCameraOn: false, notice });
    await line()?.setVideo(null, local);
  }

  /** Without a camera the voice goes on. In place of a microphone another one is looked for, such as that of the device itself. */
  async function lost(track: MediaStreamTrack): Promise<void> {
    const { local } = state();
    if (!local?.getTracks().includes(track)) return;
    if (track.kind === 'video') return cameraOff(local, sentences.cameraLost);
    local.removeTrack(track);
    const isSame = sameCall();
    const found = await openMicrophone(ports.devices);
    if (typeof found === 'string') {
      if (isSame()) show({ notice: sentences.microphoneLost });
      return;
    }
    if (!isSame()) return found.stop();
    found.enabled = !state().isMuted;
    local.addTrack(found);
    watch(found);
    await line()?.setAudio(found);
  }

  function toggleMicrophone(): void {
    const isMuted = !state().isMuted;
    for (const track of state().local?.getAudioTracks() ?? []) track.enabled = !isMuted;
    show({ isMuted });
  }

  async function toggleCamera(): Promise<void> {
    const { local } = state();
    if (!local) return;
    if (state().isCameraOn) return cameraOff(local, null);
    const isSame = sameCall();
    const track = await openCamera(ports.devices, cameraWish());
    if (typeof track === 'string') {
      if (isSame()) show({ notice: problemText(track, texts.cameraDevice) });
      return;
    }
    if (!isSame() || state().isCameraOn) return track.stop();
    local.addTrack(track);
    watch(track);
    show({ isCameraOn: true, notice: ports.isSavingData() ? sentences.dataSaver : null });
    await line()?.setVideo(track, local);
  }

  return {
    /** To be called with what was opened for a call. */
    watch: (stream: MediaStream) => stream.getTracks().forEach(watch),
    toggleMicrophone,
    toggleCamera: () => void toggleCamera().catch(warn),
  };
}

const warn = (error: unknown): void => console.warn('call:', error);
