import { useEffect, useState } from 'react';
import { onSocketStatus, useSocketStatus } from '#client/apollo/socket-status.ts';
import { useIsOnline } from '#client/lib/use-is-online.ts';

/** Shorter interruptions are not shown. */
const BANNER_AFTER_MS = 2_000;
/** Messages stored before a subscription has begun have no event. */
const BEGIN_MS = 1_000;

/** Catches up once the subscription of this page runs, and after each reconnect. */
export function useCatchUp(catchUp: () => Promise<void>): void {
  useEffect(() => {
    let timer = setTimeout(() => void catchUp(), BEGIN_MS);
    const stop = onSocketStatus((status) => {
      if (status !== 'connected') return;
      clearTimeout(timer);
      void catchUp();
      timer = setTimeout(() => void catchUp(), BEGIN_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [catchUp]);
}

/** The connection broke, or none could stand because the device went offline first. */
export function useIsOffline(): boolean {
  const isLost = useSocketStatus() === 'lost';
  const isOnline = useIsOnline();
  const isAway = isLost || !isOnline;
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    if (!isAway) return setIsOffline(false);
    const timer = setTimeout(() => setIsOffline(true), BANNER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAway]);
  return isOffline;
}
