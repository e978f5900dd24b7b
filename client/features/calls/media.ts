/** Opens camera and microphone, and reports the problem if that fails. */

export type Size = { width: number; height: number };
/** `denied` by the person or their system, `missing`, `inUse` by another program. */
export type Problem = 'denied' | 'missing' | 'inUse' | 'unsupported' | 'failed';
export type Opened =
  /** `camera`: the reason of a missing picture, if video was requested. */
  { stream: MediaStream; camera: Problem | null } | { stream: null; problem: Problem };

type Devices = Pick<MediaDevices, 'getUserMedia'>;

const problems: Readonly<Record<string, Problem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
};

/** The video size under data saving: about a quarter of the pixels at half the frame rate. */
const savingVideo = { width: 640, height: 360, frameRate: 15 };

const sound: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/** The constraints of the camera. */
export function videoFor(size: Size, savesData: boolean): MediaTrackConstraints {
  const { width, height } = savesData ? savingVideo : size;
  return {
    width: { ideal: width },
    height: { ideal: height },
    ...(savesData && { frameRate: { ideal: savingVideo.frameRate, max: savingVideo.frameRate } }),
    facingMode: 'user',
  };
}

async function ask(devices: Devices, what: MediaStreamConstraints): Promise<MediaStream | Problem> {
  try {
    return await devices.getUserMedia(what);
  } catch (error) {
    return problems[(error as Partial<Error> | null)?.name ?? ''] ?? 'failed';
  }
}

/** A missing or busy camera leaves a voice call; a denied one fails the call. Insecure pages have no devices. */
export async function openMedia(devices: Devices | undefined, video: MediaTrackConstraints | null): Promise<Opened> {
  if (!devices) return { stream: null, problem: 'unsupported' };
  const both = await ask(devices, { audio: sound, video: video ?? false });
  if (typeof both !== 'string') return { stream: both, camera: null };
  if (video === null || both === 'denied') return { stream: null, problem: both };
  const voice = await ask(devices, { audio: sound, video: false });
  return typeof voice === 'string' ? { stream: null, problem: voice } : { stream: voice, camera: both };
}

/** For a call under way. Opens a camera, or without `video` a microphone in place of a lost one. */
export async function openTrack(devices: Devices | undefined, video?: MediaTrackConstraints) {
  if (!devices) return 'unsupported';
  const opened = await ask(devices, video ? { video } : { audio: sound });
  return typeof opened === 'string' ? opened : (opened.getTracks()[0] ?? 'missing');
}

export function stopMedia(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
