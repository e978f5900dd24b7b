import { expect, it, vi } from 'vitest';
import { fakeStream, fakeTrack } from '#tests/setup/fake-connection.ts';
import { openMedia, openTrack, stopMedia, videoFor } from './media.ts';

const video = videoFor({ width: 1280, height: 720 }, false);

/** Devices that answer each request in turn: with a stream, or with the name of the browser's error. */
function devices(...answers: (MediaStream | string)[]) {
  const getUserMedia = vi.fn(async (_: MediaStreamConstraints) => {
    const answer = answers.shift();
    if (typeof answer === 'object') return answer;
    throw new DOMException('no', answer);
  });
  return { getUserMedia };
}

it('asks for the picture that the plan allows, and for a smaller and slower one to save data', () => {
  expect(video).toEqual({ width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' });
  expect(videoFor({ width: 1920, height: 1080 }, true)).toMatchObject({
    width: { ideal: 640 },
    height: { ideal: 360 },
    frameRate: { ideal: 15 },
  });
});

it('opens camera and microphone, or the microphone alone', async () => {
  const both = fakeStream('audio', 'video');
  const voice = fakeStream('audio');
  const asked = devices(both, voice);
  expect(await openMedia(asked, video)).toEqual({ stream: both, camera: null });
  expect(await openMedia(asked, null)).toEqual({ stream: voice, camera: null });
  expect(asked.getUserMedia.mock.calls.map(([{ video: wish }]) => wish)).toEqual([video, false]);
});

it.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'inUse'],
  ['TypeError', 'failed'],
] as const)('%s of the microphone is %s', async (name, problem) => {
  expect(await openMedia(devices(name), null)).toEqual({ stream: null, problem });
});

it.each([
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'inUse'],
] as const)('without a camera (%s) the voice is left', async (name, camera) => {
  const voice = fakeStream('audio');
  expect(await openMedia(devices(name, voice), video)).toEqual({ stream: voice, camera });
  expect(await openMedia(devices(name, 'NotFoundError'), video)).toEqual({ stream: null, problem: 'missing' });
});

it('does not ask twice after a no', async () => {
  const asked = devices('NotAllowedError', fakeStream('audio'));
  expect(await openMedia(asked, video)).toEqual({ stream: null, problem: 'denied' });
  expect(asked.getUserMedia).toHaveBeenCalledTimes(1);
});

it('knows that pages without a secure connection have no devices', async () => {
  expect(await openMedia(undefined, null)).toEqual({ stream: null, problem: 'unsupported' });
  expect(await openTrack(undefined, video)).toBe('unsupported');
});

it('opens the camera alone, and lets go of everything', async () => {
  const camera = fakeStream('video');
  expect(await openTrack(devices(camera), video)).toBe(camera.getVideoTracks()[0]);
  expect(await openTrack(devices('NotAllowedError'), video)).toBe('denied');
  stopMedia(camera);
  expect(camera.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
  expect(fakeTrack('audio').readyState).toBe('live');
});
