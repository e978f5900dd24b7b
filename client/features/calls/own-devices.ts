import { sentences } from '#rules/call-texts.ts';
import { type Person, problemText } from './call-state.ts';
import { cameraWish, finish, type HeldCall, sameCall, show } from './held-call.ts';
import { openMedia, openTrack, stopMedia } from './media.ts';
import { texts } from './texts.ts';

const warn = (error: unknown): void => console.warn('call:', error);

/** Asks the server to allow a call. Resolves to false when it refuses; the person has then been told. */
async function prepare(held: HeldCall, { matchId }: Person): Promise<boolean> {
  const isSame = sameCall(held);
  const answer = await held.ports.prepare(matchId).catch(() => undefined);
  if (!isSame()) return false;
  if (answer?.__typename === 'PrepareCallSuccess') {
    held.prepared = answer;
    return true;
  }
  if (answer?.__typename === 'PremiumRequired') finish(held, { needsPlan: true });
  // The call still rings, and can be answered a moment later.
  else if (answer?.__typename === 'TooManyAttempts' && held.state.isIncoming)
    show(held, { phase: 'receiving', notice: answer.message });
  else finish(held, { sentence: answer?.message ?? sentences.notStarted });
  return false;
}

/** Opens the devices to make or answer a call. Null when there will be no call; the person has then been told. */
export async function openDevices(held: HeldCall, person: Person, video: boolean): Promise<MediaStream | null> {
  const isSame = sameCall(held);
  if (!(await prepare(held, person))) return null;
  const opened = await openMedia(held.ports.devices, video ? cameraWish(held) : null);
  const { stream } = opened;
  if (!isSame()) {
    stopMedia(stream);
    return null;
  }
  if (stream === null) {
    const device = video && opened.problem === 'denied' ? texts.microphoneAndCamera : texts.microphone;
    const why = problemText(opened.problem, device);
    // The call still rings, and may be answered with voice alone.
    if (held.state.isIncoming) show(held, { phase: 'receiving', notice: why });
    else finish(held, { sentence: why });
    return null;
  }
  const isCameraOn = stream.getVideoTracks().length > 0;
  const noCamera = opened.camera && `${problemText(opened.camera, texts.cameraDevice)} ${sentences.voiceOnly}`;
  const notice = noCamera || (isCameraOn && held.ports.isSavingData() ? sentences.dataSaver : null);
  show(held, { local: stream, isCameraOn, notice });
  for (const track of stream.getTracks()) watch(held, track);
  return stream;
}

/** Watches for a lost device. A track fires no event when this side stops it, only when it ends by itself. */
function watch(held: HeldCall, track: MediaStreamTrack): void {
  track.onended = () => void lost(held, track).catch(warn);
}

async function cameraOff(held: HeldCall, local: MediaStream, notice: string | null): Promise<void> {
  for (const track of local.getVideoTracks()) {
    track.stop();
    local.removeTrack(track);
  }
  show(held, { isCameraOn: false, notice });
  await held.line?.setVideo(null, local);
}

/** A lost camera leaves a voice call. A lost microphone is replaced by another one, such as the built-in one. */
async function lost(held: HeldCall, track: MediaStreamTrack): Promise<void> {
  const { local } = held.state;
  if (!local?.getTracks().includes(track)) return;
  if (track.kind === 'video') return cameraOff(held, local, sentences.cameraLost);
  local.removeTrack(track);
  const isSame = sameCall(held);
  const found = await openTrack(held.ports.devices);
  if (typeof found === 'string') {
    if (isSame()) show(held, { notice: sentences.microphoneLost });
    return;
  }
  if (!isSame()) return found.stop();
  found.enabled = !held.state.isMuted;
  local.addTrack(found);
  watch(held, found);
  await held.line?.setAudio(found);
}

export function toggleMicrophone(held: HeldCall): void {
  const isMuted = !held.state.isMuted;
  for (const track of held.state.local?.getAudioTracks() ?? []) track.enabled = !isMuted;
  held.line?.tellMuted(isMuted);
  show(held, { isMuted });
}

async function switchCamera(held: HeldCall): Promise<void> {
  const { local } = held.state;
  if (!local) return;
  if (held.state.isCameraOn) return cameraOff(held, local, null);
  const isSame = sameCall(held);
  const track = await openTrack(held.ports.devices, cameraWish(held));
  if (typeof track === 'string') {
    if (isSame()) show(held, { notice: problemText(track, texts.cameraDevice) });
    return;
  }
  if (!isSame() || held.state.isCameraOn) return track.stop();
  local.addTrack(track);
  watch(held, track);
  show(held, { isCameraOn: true, notice: held.ports.isSavingData() ? sentences.dataSaver : null });
  await held.line?.setVideo(track, local);
}

export const toggleCamera = (held: HeldCall): void => void switchCamera(held).catch(warn);
