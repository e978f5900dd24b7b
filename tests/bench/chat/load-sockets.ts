/** Sockets of people who listen to their match, at the product and at the bare server. */
import { once } from 'node:events';

import { setTimeout as sleep } from 'node:timers/promises';
import { typing } from './documents.ts';
import { arrive, post } from './load-messages.ts';
import type { Closed, Order, Target } from './orders.ts';
import { pairsOf, tokenOf } from './world.ts';
import { type RawData, type Socket, WebSocket } from './ws.ts';

const AT_ONCE = 32;
const ANSWER_MS = 20_000;
const AGAIN_MS = 100;

type Frame = {
  type?: string;
  id?: string;
  ready?: boolean;
  payload?: { data?: { chatEvents?: { message?: { content: string } } } | null; errors?: unknown };
  message?: { content: string };
};
type Opening = { target: Target; userId: string; otherId: string; matchId: string; listen: string };

const groups = new Map<string, Socket[]>();

/** Waits for a frame. Whatever says that nothing will come of it is an error. */
async function until(socket: Socket, isIt: (frame: Frame) => boolean): Promise<void> {
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(ANSWER_MS)]);
  const gone = once(socket, 'close', { signal }).then(([code]) => {
    throw new Error(`The server closed a socket with ${code}.`);
  });
  let look = (_data: RawData): void => undefined;
  const found = new Promise<void>((resolve, reject) => {
    look = (data) => {
      const frame = JSON.parse(String(data)) as Frame;
      if (frame.type === 'error' || frame.payload?.errors) reject(new Error(`A socket was answered: ${String(data)}`));
      if (isIt(frame)) resolve();
    };
    socket.on('message', look);
  });
  try {
    await Promise.race([found, gone]);
  } finally {
    socket.off('message', look);
    settled.abort();
  }
}

/** By graphql-transport-ws. A subscription has no answer: it stands once it brings that the other one types. */
async function greet(socket: Socket, { target, userId, otherId, matchId, listen }: Opening): Promise<void> {
  const say = (message: object): void => socket.send(JSON.stringify(message));
  say({ type: 'connection_init', payload: { authorization: `Bearer ${tokenOf(userId)}` } });
  await until(socket, ({ type }) => type === 'connection_ack');
  say({ type: 'subscribe', id: 'chat', payload: { query: listen, variables: { matchId } } });
  let stands = false;
  const heard = until(socket, ({ type, id }) => type === 'next' && id === 'chat').finally(() => {
    stands = true;
  });
  const body = JSON.stringify({ query: typing, variables: { input: { matchId, isTyping: true } } });
  const type = async (): Promise<void> => {
    for (; !stands; await sleep(AGAIN_MS)) await post(target, tokenOf(otherId), body, /SetTypingSuccess/);
  };
  await Promise.race([heard, type()]);
  await heard;
}

async function open(opening: Opening): Promise<Socket> {
  const { target, userId, matchId } = opening;
  const isBare = target.name === 'bare';
  const address = `ws://127.0.0.1:${target.port}/graphql`;
  const options = { perMessageDeflate: false };
  const socket = isBare ? new WebSocket(address, options) : new WebSocket(address, 'graphql-transport-ws', options);
  await once(socket, 'open');
  socket.on('error', () => undefined);
  if (isBare) {
    socket.send(JSON.stringify({ token: tokenOf(userId), matchId }));
    await until(socket, ({ ready }) => ready === true);
  } else await greet(socket, opening);
  socket.on('message', (data) => {
    const at = performance.now();
    const { message, payload } = JSON.parse(String(data)) as Frame;
    const content = (message ?? payload?.data?.chatEvents?.message)?.content;
    if (content !== undefined) arrive(userId, content, at);
  });
  return socket;
}

export async function openSockets({ target, group, pairs, listen }: Extract<Order, { do: 'open' }>): Promise<void> {
  const waiting = pairsOf(pairs).flatMap(({ matchId, people }) =>
    people.map((userId, place) => ({ target, userId, otherId: people[1 - place] ?? '', matchId, listen })),
  );
  const sockets = groups.get(group) ?? [];
  groups.set(group, sockets);
  const worker = async (): Promise<void> => {
    for (let opening = waiting.pop(); opening !== undefined; opening = waiting.pop()) sockets.push(await open(opening));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

export function freezeSockets(group: string): void {
  for (const socket of groups.get(group) ?? []) socket.pause();
}

export async function closeSockets(group: string): Promise<Closed> {
  const sockets = groups.get(group) ?? [];
  groups.delete(group);
  const open = sockets.filter((socket) => socket.readyState === WebSocket.OPEN);
  for (const socket of open) socket.terminate();
  await Promise.all(open.map((socket) => socket.readyState === WebSocket.CLOSED || once(socket, 'close')));
  return { open: open.length };
}
