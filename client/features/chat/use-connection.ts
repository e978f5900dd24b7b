import { useEffect, useState } from 'react';
import { onSocketStatus, useSocketStatus } from '#client/apollo/socket-status.ts';

/** Shorter interruptions are not shown. */
const BANNER_AFTER_MS = 2_000;
/** The time a subscription may take to begin. Messages stored before that have no event. */
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

/** True if the connection has been lost for more than two seconds. */
export function useIsOffline(): boolean {
  const isLost = useSocketStatus() === 'lost';
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    if (!isLost) return setIsOffline(false);
    const timer = setTimeout(() => setIsOffline(true), BANNER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLost]);
  return isOffline;
}
