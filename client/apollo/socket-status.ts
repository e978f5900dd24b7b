import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createListeners } from '#client/lib/listeners.ts';

/** `idle`: no subscription is open. `lost`: the connection broke and is being reopened. */
export type SocketStatus = 'idle' | 'connected' | 'lost';

let status: SocketStatus = 'idle';
const { tell, subscribe } = createListeners<[now: SocketStatus]>();

export function setSocketStatus(now: SocketStatus): void {
  if (now === status) return;
  status = now;
  tell(now);
}

/** `connected` after `lost` is the moment to catch up. */
export const onSocketStatus = subscribe;

export function useSocketStatus(): SocketStatus {
  return useSyncExternalStore(onSocketStatus, () => status);
}

/** For what changed without a connection: each time that one stands. */
export function useConnected(run: () => unknown): void {
  const onConnected = useEffectEvent(run);
  useEffect(() => onSocketStatus((now) => now === 'connected' && onConnected()), []);
}
