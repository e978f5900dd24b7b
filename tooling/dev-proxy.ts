import type { ProxyOptions } from 'vite';
import { type ServedRoute, servedRoutes, takes } from '#server/edge/http/routes.ts';

/** The pattern of a route's addresses with any query. Vite treats a key that begins with `^` as a pattern. */
function addressesOf({ url }: ServedRoute): string {
  const path = url.replace(/[.]/g, '\\$&').replace(/:\w+/g, '[^/?]+').replace(/\*$/, '[^?]*');
  return `^${path}(?:\\?|$)`;
}

/** Vite's proxy configuration: the server's routes, by method, go to `target`. Vite serves all other requests. */
export function proxyTo(target: string): Record<string, ProxyOptions> {
  return Object.fromEntries(
    servedRoutes.map((route) => [
      addressesOf(route),
      { target, ws: route.socket === true, bypass: ({ method, url }) => (takes(route, method) ? undefined : url) },
    ]),
  );
}
