import { useEffect, useEffectEvent } from 'react';
import { createListeners } from '#client/lib/listeners.ts';

const { tell, subscribe } = createListeners<[]>();

/** The events of the signed-in person begin, or begin again after a lost connection. */
export const tellEventsBegan = tell;

/** For what changed before the events began, which is not told. */
export function useEventsBegan(run: () => unknown): void {
  const onBegan = useEffectEvent(run);
  useEffect(() => subscribe(() => void onBegan()), []);
}
