/** Camera and microphone, and why there are none. */

export type Size = { width: number; height: number };
/** `denied` by the person or their system, `missing`, `inUse` by another program. */
export type Problem = 'denied' | 'missing' | 'inUse' | 'unsupported' | 'failed';
export type Opened =
  /** `camera`: why there is no picture, where one was asked for. */
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

/** What for a person who saves data: about a quarter of the picture, and half as often. */
const savingVideo = { width: 640, height: 360, frameRate: 15 };

const sound: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/** Whether the person asked their browser to save data. */
export function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** What a camera is asked for. */
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

/**
 * Opens the microphone and, with `video`, the camera. A camera that is missing or in use leaves the voice; a no of the person is a no
 * to the call as they asked for it. Without a secure connection browsers have no devices at all.
 */
export async function openMedia(devices: Devices | undefined, video: MediaTrackConstraints | null): Promise<Opened> {
  if (!devices) return { stream: null, problem: 'unsupported' };
  const both = await ask(devices, { audio: sound, video: video ?? false });
  if (typeof both !== 'string') return { stream: both, camera: null };
  if (video === null || both === 'denied') return { stream: null, problem: both };
  const voice = await ask(devices, { audio: sound, video: false });
  return typeof voice === 'string' ? { stream: null, problem: voice } : { stream: voice, camera: both };
}

/** Opens the camera alone, for a call that goes on. */
export async function openCamera(
  devices: Devices | undefined,
  video: MediaTrackConstraints,
): Promise<MediaStreamTrack | Problem> {
  if (!devices) return 'unsupported';
  const opened = await ask(devices, { video });
  return typeof opened === 'string' ? opened : (opened.getVideoTracks()[0] ?? 'missing');
}

/** Opens a microphone alone, in place of one that was lost. */
export async function openMicrophone(devices: Devices | undefined): Promise<MediaStreamTrack | Problem> {
  if (!devices) return 'unsupported';
  const opened = await ask(devices, { audio: sound });
  return typeof opened === 'string' ? opened : (opened.getAudioTracks()[0] ?? 'missing');
}

/** Lets go of the devices: their lights go out. */
export function stopMedia(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
