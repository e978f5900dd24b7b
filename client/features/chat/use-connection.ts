import { useEffect, useState } from 'react';
import { onSocketStatus, useSocketStatus } from '#client/apollo/socket-status.ts';

/** A cut shorter than this is nobody's business. */
const BANNER_AFTER_MS = 2_000;
/** How long a subscription may take to begin once it was asked for: what was stored until then comes with no event. */
const BEGIN_MS = 1_000;

/** Catches up once the subscription of this page runs, and each time the socket comes back. */
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

/** Whether the connection has been gone for longer than two seconds. */
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
