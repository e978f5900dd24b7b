import type { ProxyOptions } from 'vite';
import { type ServedRoute, servedRoutes, takes } from '#server/edge/http/routes.ts';

/** The addresses of a route, with any query, as Vite tells a pattern from the beginning of an address: by the `^`. */
function addressesOf({ url }: ServedRoute): string {
  const path = url.replace(/[.]/g, '\\$&').replace(/:\w+/g, '[^/?]+').replace(/\*$/, '[^?]*');
  return `^${path}(?:\\?|$)`;
}

/** What Vite passes on to the server at `target`: its routes, by their methods. All else is the client's. */
export function proxyTo(target: string): Record<string, ProxyOptions> {
  return Object.fromEntries(
    servedRoutes.map((route) => [
      addressesOf(route),
      { target, ws: route.socket === true, bypass: ({ method, url }) => (takes(route, method) ? undefined : url) },
    ]),
  );
}
