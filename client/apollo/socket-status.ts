import { useSyncExternalStore } from 'react';

/** `idle`: no subscription is open. `lost`: the connection broke and is being reopened. */
export type SocketStatus = 'idle' | 'connected' | 'lost';

let status: SocketStatus = 'idle';
const listeners = new Set<(now: SocketStatus) => void>();

export function setSocketStatus(now: SocketStatus): void {
  if (now === status) return;
  status = now;
  for (const listener of [...listeners]) listener(now);
}

/** `connected` after `lost` is the moment to catch up. */
export function onSocketStatus(listener: (now: SocketStatus) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSocketStatus(): SocketStatus {
  return useSyncExternalStore(onSocketStatus, () => status);
}
