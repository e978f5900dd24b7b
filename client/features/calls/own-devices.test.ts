import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sentences } from '#rules/call-texts.ts';
import { start, tab } from '#tests/setup/fake-tab.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

it('mutes, and switches the camera off and on', async () => {
  const ada = tab();
  await ada.dial();
  ada.call.toggleMicrophone();
  expect(ada.streams[0]?.getAudioTracks()[0]?.enabled).toBe(false);
  expect(ada.call.state().isMuted).toBe(true);
  const camera = ada.streams[0]?.getVideoTracks()[0];
  ada.call.toggleCamera();
  await ada.flush();
  expect(camera?.readyState).toBe('ended');
  expect(ada.call.state().isCameraOn).toBe(false);
  ada.call.toggleCamera();
  await ada.flush();
  expect(ada.call.state().isCameraOn).toBe(true);
  expect(ada.connections[0]?.transceivers).toHaveLength(2);
});

it('goes on with the voice when the camera is lost, and with another microphone when that is', async () => {
  const ada = tab();
  await ada.dial();
  const [microphone, camera] = ada.streams[0]?.getTracks() ?? [];
  camera?.onended?.(new Event('ended'));
  await ada.flush();
  expect(ada.call.state()).toMatchObject({ isCameraOn: false, notice: sentences.cameraLost });
  ada.call.toggleMicrophone();
  microphone?.onended?.(new Event('ended'));
  await ada.flush();
  const other = ada.streams[1]?.getAudioTracks()[0];
  expect(ada.call.state().local?.getAudioTracks()).toEqual([other]);
  expect(other?.enabled).toBe(false);
  expect(ada.connections[0]?.transceivers[0]?.sender.track).toBe(other);
  ada.world.media = () => Promise.reject(new DOMException('no', 'NotFoundError'));
  other?.onended?.(new Event('ended'));
  await ada.flush();
  expect(ada.call.state().notice).toBe(sentences.microphoneLost);
});
