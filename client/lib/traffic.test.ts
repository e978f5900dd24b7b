import { expect, it, vi } from 'vitest';
import { dataCosts } from '#rules/data-costs.ts';
import { bytesOf } from './data-meter.ts';
import { countedFetch, countSent, countSocket, untoldBytes } from './traffic.ts';
import { followWorker } from './worker-traffic.ts';

const { requestBytes, handshakeBytes } = dataCosts;
const name = 'https://zobo.example/photos/one/320.webp';

/** By how many bytes the count has grown. */
function counted(run: () => void): number {
  const before = untoldBytes();
  run();
  return untoldBytes() - before;
}

it('counts an answer with its headers and those of its request, and nothing from a cache', () => {
  expect(bytesOf({ name, transferSize: 0, nextHopProtocol: 'http/1.1' })).toBe(0);
  expect(bytesOf({ name, transferSize: 5_300, nextHopProtocol: 'http/1.1' })).toBe(5_300 + requestBytes.file);
  const call = { name: 'https://zobo.example/graphql', transferSize: 466 };
  expect(bytesOf({ ...call, nextHopProtocol: 'http/1.1' })).toBe(466 + requestBytes.call);
  expect(bytesOf({ name, transferSize: 5_300, nextHopProtocol: 'h2' })).toBe(5_300 + requestBytes.compressed);
});

it('counts bodies that are sent', () => {
  vi.stubGlobal('fetch', vi.fn());
  expect(counted(() => countSent(new Blob(['0123456789'])))).toBe(10);
  expect(counted(() => countSent(undefined))).toBe(0);
  expect(counted(() => void countedFetch('/graphql', { method: 'POST', body: '{"id":1}' }))).toBe(8);
  expect(fetch).toHaveBeenCalledWith('/graphql', { method: 'POST', body: '{"id":1}' });
  vi.unstubAllGlobals();
});

it('counts a socket with its frames', () => {
  const sent: unknown[] = [];
  const socket = Object.assign(new EventTarget(), { send: (data: unknown) => void sent.push(data) });
  expect(counted(() => countSocket(socket as never))).toBe(handshakeBytes);
  expect(counted(() => socket.send('{"type":"ping"}'))).toBe(15 + 2 + 4);
  expect(sent).toEqual(['{"type":"ping"}']);
  expect(counted(() => socket.dispatchEvent(new MessageEvent('message', { data: 'x'.repeat(200) })))).toBe(204);
});

it('adds what the service worker tells, and does without one', () => {
  const worker = new EventTarget();
  followWorker(worker as ServiceWorkerContainer);
  expect(counted(() => worker.dispatchEvent(new MessageEvent('message', { data: { fetched: 900 } })))).toBe(900);
  expect(counted(() => worker.dispatchEvent(new MessageEvent('message', { data: { entry: '/x.js' } })))).toBe(0);
  vi.stubGlobal('navigator', {});
  expect(() => followWorker()).not.toThrow();
  vi.unstubAllGlobals();
});
