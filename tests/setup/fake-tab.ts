/** A tab for tests: a call with a fake server, fake devices and a fake other person. */
import { vi } from 'vitest';
import type { HeardCallFragment } from '#client/components/events/ViewerEvents.generated.ts';
import { createCall } from '#client/features/calls/call.ts';
import type { CallPorts } from '#client/features/calls/call-ports.ts';
import type { CallSignalInput } from '#client/features/calls/calls.generated.ts';
import type { Heard } from '#client/features/calls/line.ts';
import { limits } from '#rules/limits.ts';
import { FakeConnection, fakeStream } from './fake-connection.ts';

export const start = Date.parse('2026-11-22T10:00:00Z');
const size = { videoWidth: 1280, videoHeight: 720 };
export const prepared = { __typename: 'PrepareCallSuccess', iceServers: [], isRelayOnly: true, ...size } as const;

export function callOf(given: Partial<HeardCallFragment> = {}): HeardCallFragment {
  return {
    __typename: 'Call',
    id: 'theirs',
    isIncoming: true,
    hasVideo: true,
    state: 'RINGING',
    end: null,
    ringsUntil: new Date(start + limits.calls.ringMs).toISOString(),
    offer: 'v=0 theirs',
    match: {
      __typename: 'Match',
      id: 'm1',
      profile: { __typename: 'Profile', id: 'p1', fullName: 'Bola', avatar: null },
    },
    ...given,
  } as HeardCallFragment;
}

/** A call in Ada's tab with all dependencies faked: `answers` replaces the server's answers to signals. */
export function tab() {
  const connections: FakeConnection[] = [];
  const configs: RTCConfiguration[] = [];
  const sent: CallSignalInput[] = [];
  const ended: [string, string][] = [];
  const said: string[] = [];
  const order: string[] = [];
  const streams: MediaStream[] = [];
  let hear = (_: Heard) => {};
  const world = {
    savesData: false,
    media: async (wish: MediaStreamConstraints) =>
      fakeStream(...(wish.video ? (['audio', 'video'] as const) : (['audio'] as const))),
    prepare: async (): Promise<unknown> => prepared,
    answer: async (_: CallSignalInput): Promise<unknown> => ({
      __typename: 'SendCallSignalSuccess',
      call: callOf({ id: 'mine', isIncoming: false, offer: null, state: 'answer' in _ ? 'ACTIVE' : 'RINGING' }),
    }),
  };
  const ports: CallPorts = {
    prepare: async () => (await world.prepare()) as never,
    send: async (_, callId, signal) => {
      sent.push(signal);
      order.push(Object.keys(signal)[0] ?? '');
      const answer = (await world.answer(signal)) as { call?: HeardCallFragment };
      return (
        answer.call && 'answer' in signal ? { ...answer, call: { ...answer.call, id: callId } } : answer
      ) as never;
    },
    hangUp: (_, id, end) => ended.push([id, end]),
    listen: (_, onSignal) => {
      order.push('listen');
      hear = onSignal;
      return () => order.push('deaf');
    },
    devices: {
      getUserMedia: async (wish) => {
        const stream = await world.media(wish ?? {});
        streams.push(stream);
        return stream;
      },
    },
    isSavingData: () => world.savesData,
    connection: (config) => {
      const connection = new FakeConnection(`c${connections.length + 1}`);
      connections.push(connection);
      configs.push(config);
      return connection.asReal();
    },
    stream: () => fakeStream(),
    newId: () => 'mine',
    now: () => Date.now(),
    say: (title) => said.push(title),
  };
  const call = createCall(ports);
  const flush = () => vi.advanceTimersByTimeAsync(0);
  return {
    call,
    connections,
    configs,
    sent,
    ended,
    said,
    order,
    streams,
    world,
    flush,
    hear: (signal: Heard) => hear(signal),
    async dial(hasVideo = true) {
      call.news({ type: 'dial', matchId: 'm1', name: 'Bola', photo: null, hasVideo });
      await flush();
      await connections.at(-1)?.onnegotiationneeded?.();
      await flush();
    },
    async tell(given: Partial<HeardCallFragment>) {
      call.news({ type: 'changed', call: callOf(given) });
      await flush();
    },
  };
}
