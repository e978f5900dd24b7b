import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_DataRouterContext as DataRouter, matchRoutes } from 'react-router-dom';
import { savesData } from '#client/lib/save-data.ts';

const idleMs = 2_000;

/** Loads the code of a page before it is opened, such as while the finger is still on the glass. */
export function usePreload(): (to: string) => void {
  const routes = useContext(DataRouter)?.router.routes ?? [];
  return (to) => {
    for (const { route } of matchRoutes([...routes], to) ?? [])
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  };
}

/** Loads the code of a page to which most people go on from here, unless they save data. */
export function usePreloadOf(to: string): void {
  const preload = usePreload();
  const go = useEffectEvent(() => preload(to));
  useEffect(() => {
    if (savesData()) return;
    const timer = setTimeout(() => go(), idleMs);
    return () => clearTimeout(timer);
  }, []);
}
