import { expect, it, vi } from 'vitest';
import { FakeConnection, fakeStream, fakeTrack } from '#tests/setup/fake-connection.ts';
import { createPeer, type PeerSignal } from './peer.ts';

const flushed = () =>
  vi.waitFor(async () => {
    for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
  });

function peerOf(isPolite: boolean, connection = new FakeConnection()) {
  const sent: PeerSignal[] = [];
  const errors: unknown[] = [];
  const showing: boolean[] = [];
  const given = {
    async send(signal: PeerSignal): Promise<void> {
      sent.push(signal);
    },
  };
  const peer = createPeer({
    connection: connection.asReal(),
    isPolite,
    remote: fakeStream(),
    send: (signal) => given.send(signal),
    onRemoteVideo: (isShowing) => showing.push(isShowing),
    onState: () => undefined,
    onError: (error) => errors.push(error),
  });
  return { peer, connection, sent, errors, showing, given };
}

async function offering(isPolite: boolean) {
  const made = peerOf(isPolite);
  await made.connection.onnegotiationneeded?.();
  await flushed();
  expect(made.sent).toEqual([{ offer: 'v=0 mine 1' }]);
  return made;
}

it('offers what the stream holds, and takes the answer', async () => {
  const { peer, connection, errors } = await offering(false);
  peer.hear({ answer: 'v=0 theirs' });
  await flushed();
  expect(connection.signalingState).toBe('stable');
  expect(connection.remoteDescription).toEqual({ type: 'answer', sdp: 'v=0 theirs' });
  expect(errors).toEqual([]);
});

it('the polite one withdraws its offer and answers when both offer at once', async () => {
  const { peer, connection, sent } = await offering(true);
  peer.hear({ offer: 'v=0 theirs' });
  peer.hear({ candidate: { candidate: 'candidate:theirs', sdpMid: '0', sdpMLineIndex: 0 } });
  await flushed();
  expect(connection.rollbacks).toBe(1);
  expect(connection.remoteDescription?.sdp).toBe('v=0 theirs');
  expect(sent.at(-1)).toEqual({ answer: 'v=0 mine 2' });
  expect(connection.candidates).toEqual(['candidate:theirs']);
  // A late answer to the withdrawn offer changes nothing.
  peer.hear({ answer: 'v=0 late' });
  await flushed();
  expect(connection.remoteDescription?.sdp).toBe('v=0 theirs');
});

it('the impolite one overhears an offer that collides, with its candidates, and goes on with its own', async () => {
  const { peer, connection, sent, errors } = await offering(false);
  peer.hear({ offer: 'v=0 theirs' });
  peer.hear({ candidate: { candidate: 'candidate:stray', sdpMid: '0', sdpMLineIndex: 0 } });
  await flushed();
  expect(connection.signalingState).toBe('have-local-offer');
  expect(connection.remoteDescription).toBeNull();
  expect(sent).toHaveLength(1);
  peer.hear({ answer: 'v=0 their answer' });
  peer.hear({ candidate: { candidate: 'candidate:good', sdpMid: '0', sdpMLineIndex: 0 } });
  await flushed();
  expect(connection.candidates).toEqual(['candidate:good']);
  expect(errors).toEqual([]);
});

it('also an offer that comes while its own is only being made collides', async () => {
  const { peer, connection, sent } = peerOf(false);
  let go = () => {};
  const make = connection.setLocalDescription.bind(connection);
  connection.setLocalDescription = () => new Promise<void>((resolve) => (go = resolve)).then(make);
  const making = connection.onnegotiationneeded?.();
  peer.hear({ offer: 'v=0 theirs' });
  await flushed();
  go();
  await making;
  await flushed();
  expect(connection.remoteDescription).toBeNull();
  expect(sent).toEqual([{ offer: 'v=0 mine 1' }]);
});

it('keeps candidates back until both are in the call, then sends one at a time, in order', async () => {
  const { peer, connection, sent, given } = await offering(false);
  connection.find('a');
  connection.find('b');
  connection.onicecandidate?.({ candidate: null });
  await flushed();
  expect(sent).toHaveLength(1);

  const waiting: (() => void)[] = [];
  given.send = (signal) =>
    new Promise<void>((resolve) => {
      sent.push(signal);
      waiting.push(resolve);
    });
  peer.release();
  connection.find('c');
  const lines = () => sent.flatMap((signal) => ('candidate' in signal ? [signal.candidate.candidate] : []));
  await flushed();
  expect(lines()).toEqual(['candidate:a']);
  waiting[0]?.();
  await flushed();
  expect(lines()).toEqual(['candidate:a', 'candidate:b']);
  waiting[1]?.();
  await flushed();
  expect(lines()).toEqual(['candidate:a', 'candidate:b', 'candidate:c']);
});

it('a signal that is lost does not keep back the next', async () => {
  const { peer, connection, sent, errors, given } = await offering(false);
  const send = given.send;
  given.send = () => Promise.reject(new Error('away'));
  peer.release();
  connection.find('a');
  await flushed();
  given.send = send;
  connection.find('b');
  await flushed();
  expect(errors).toHaveLength(1);
  expect(sent.at(-1)).toMatchObject({ candidate: { candidate: 'candidate:b' } });
});

it('joins a call: their description first, then the own tracks, then the answer', async () => {
  const { peer, connection, sent } = peerOf(true);
  await peer.join('v=0 theirs', fakeStream('audio', 'video'));
  await flushed();
  expect(connection.transceivers).toHaveLength(2);
  expect(sent).toEqual([{ answer: 'v=0 mine 1' }]);
});

it('tells the other side that the camera is off, and takes the same line for it later', async () => {
  const { peer, connection } = peerOf(false);
  const stream = fakeStream('audio', 'video');
  peer.begin(stream);
  const video = connection.transceivers[1];
  await peer.setVideo(null, stream);
  expect(video?.sender.track).toBeNull();
  expect(video?.direction).toBe('recvonly');
  const camera = fakeTrack('video');
  await peer.setVideo(camera, stream);
  expect(video?.sender.track).toBe(camera);
  expect(video?.direction).toBe('sendrecv');
  expect(connection.transceivers).toHaveLength(2);
});

it('a camera in a voice call takes a line of its own', async () => {
  const { peer, connection } = peerOf(true);
  const stream = fakeStream('audio');
  peer.begin(stream);
  await peer.setVideo(fakeTrack('video'), stream);
  expect(connection.transceivers.map(({ sender }) => sender.track?.kind)).toEqual(['audio', 'video']);
});

it('shows their picture for as long as it was agreed that there is one', async () => {
  const { peer, connection, showing } = peerOf(true);
  await peer.join('v=0 theirs', fakeStream('audio', 'video'));
  for (const currentDirection of ['sendrecv', 'sendonly', 'recvonly', 'inactive']) {
    Object.assign(connection.transceivers[1] ?? {}, { currentDirection });
    peer.hear({ offer: 'v=0 anew' });
    await flushed();
  }
  expect(showing).toEqual([false, true, false, true, false]);
});

it('says nothing more once it is closed', async () => {
  const { peer, connection, sent } = await offering(false);
  peer.close();
  peer.release();
  connection.find('a');
  peer.hear({ answer: 'v=0 theirs' });
  await flushed();
  expect(connection.isClosed).toBe(true);
  expect(sent).toHaveLength(1);
  expect(connection.remoteDescription).toBeNull();
});
