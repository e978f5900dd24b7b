/** What a browser does not tell in its resource timing: bodies that are sent, sockets, and what the service worker fetches for itself. */
import { dataCosts } from '#rules/data-costs.ts';

let bytes = 0;

export const untoldBytes = (): number => bytes;

export function countBytes(more: number): void {
  bytes += more;
}

export function countSent(body: unknown): void {
  if (typeof body === 'string') bytes += body.length;
  else if (body instanceof Blob) bytes += body.size;
}

/** Sends a request and counts its body. */
export const countedFetch: typeof fetch = (resource, init) => {
  countSent(init?.body);
  return fetch(resource, init);
};

/** A frame has 2 bytes in front of a short text and 4 in front of a longer one. What is sent has 4 more. */
const frameBytes = (text: unknown): number => String(text).length + (String(text).length > 125 ? 4 : 2);

export function countSocket(socket: Pick<WebSocket, 'send' | 'addEventListener'>): void {
  bytes += dataCosts.handshakeBytes;
  socket.addEventListener('message', ({ data }) => {
    bytes += frameBytes(data);
  });
  const send = socket.send.bind(socket);
  socket.send = (data) => {
    bytes += frameBytes(data) + 4;
    send(data);
  };
}
