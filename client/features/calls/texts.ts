export const texts = {
  unknown: 'Unknown',
  you: 'Your camera',
  videoOf: (name: string) => `Video of ${name}`,
  mute: 'Mute microphone',
  camera: 'Camera',
  hangUp: 'Hang up',
  fullscreen: 'Full screen',
  answerVideo: 'Answer with video',
  answerVoice: 'Answer with voice only',
  answer: 'Answer',
  decline: 'Decline',
  again: 'Call again',
  close: 'Close',
  muted: 'Your microphone is off',
  theirMuted: (name: string) => `${name}’s microphone is off`,
  videoCall: 'Video call',
  voiceCall: 'Voice call',
  controls: 'Call',
  lasted: (time: string) => `It lasted ${time}.`,
  microphoneAndCamera: 'camera and microphone',
  microphone: 'microphone',
  cameraDevice: 'camera',
} as const;

/** A duration as 4:05 or 1:02:09. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
