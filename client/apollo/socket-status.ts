import { useSyncExternalStore } from 'react';

/** `idle`: nobody listens; `lost`: it was cut off and is being reopened. */
export type SocketStatus = 'idle' | 'connected' | 'lost';

let status: SocketStatus = 'idle';
const listeners = new Set<(now: SocketStatus) => void>();

export function setSocketStatus(now: SocketStatus): void {
  if (now === status) return;
  status = now;
  for (const listener of [...listeners]) listener(now);
}

/** Calls the listener at each change, `connected` after `lost` being the moment to catch up; returns how to stop. */
export function onSocketStatus(listener: (now: SocketStatus) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSocketStatus(): SocketStatus {
  return useSyncExternalStore(onSocketStatus, () => status);
}
