import { expect, it } from 'vitest';
import { createMicrophoneSign } from './microphone-sign.ts';

/** Two channels of one number, which pass on what the other sends. */
function pair() {
  const made = [0, 1].map(() => ({
    readyState: 'connecting',
    onopen: null as (() => void) | null,
    onmessage: null as ((event: { data: unknown }) => void) | null,
    send: (_: string) => {},
  }));
  made.forEach((channel, index) => {
    channel.send = (data) => made[1 - index]?.onmessage?.({ data });
  });
  const heard: boolean[][] = [[], []];
  const tell = made.map((channel, index) =>
    createMicrophoneSign({ createDataChannel: () => channel as never }, (isMuted) => heard[index]?.push(isMuted)),
  );
  const open = () => {
    for (const channel of made) Object.assign(channel, { readyState: 'open' });
    for (const channel of made) channel.onopen?.();
  };
  return { tell, heard, open };
}

it('tells each change, and at the opening what was chosen before', () => {
  const { tell, heard, open } = pair();
  tell[0]?.(true);
  expect(heard).toEqual([[], []]);
  open();
  expect(heard).toEqual([[false], [true]]);
  tell[0]?.(false);
  tell[1]?.(true);
  expect(heard).toEqual([
    [false, true],
    [true, false],
  ]);
});
