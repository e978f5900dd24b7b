/** Every address that the server answers itself: nothing else is registered, and `npm run dev` passes just these on. */
import type { FastifyInstance } from 'fastify';
import { paths } from '#rules/paths.ts';

export type ServedRoute = {
  /** As fastify writes it. */
  url: string;
  /** HEAD is taken where GET is. */
  methods: readonly string[];
  /** Whether WebSockets are opened there too. */
  socket?: true;
};

export const servedRoutes: readonly ServedRoute[] = [
  { url: '/graphql', methods: ['GET', 'POST', 'OPTIONS'], socket: true },
  { url: '/schema.graphql', methods: ['GET'] },
  { url: '/graphiql/*', methods: ['GET'] },
  { url: '/photos/:id/:file', methods: ['GET'] },
  { url: '/selfies/:id/:file', methods: ['GET'] },
  { url: '/uploads/:photoId', methods: ['PUT'] },
  { url: '/exports/:session/:kind', methods: ['GET'] },
  // The page that asks first is the client's.
  { url: paths.unsubscribe, methods: ['POST'] },
  { url: '/webhooks/stripe', methods: ['POST'] },
  { url: '/test-payments/checkout/:id', methods: ['GET', 'POST'] },
  { url: '/test-payments/portal/:id', methods: ['GET', 'POST'] },
  { url: '/test-payments/invoice/:id', methods: ['GET'] },
  { url: '/dev/mail', methods: ['GET'] },
  { url: '/dev/mail/:name', methods: ['GET'] },
  { url: '/robots.txt', methods: ['GET'] },
  { url: '/sitemap.xml', methods: ['GET'] },
  { url: '/healthz', methods: ['GET'] },
  { url: '/readyz', methods: ['GET'] },
  { url: '/metrics', methods: ['GET'] },
];

/** The built client, which `npm run dev` makes anew from its sources. */
const CLIENT = '/*';

/** Whether a route of the list takes a method. */
export function takes({ methods }: ServedRoute, method = 'GET'): boolean {
  return methods.includes(method === 'HEAD' ? 'GET' : method);
}

/** From here on a route that is not in the list fails the start: under `npm run dev` it would answer with the client's page. */
export function requireListed(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, method }) => {
    const methods = [method].flat();
    const isListed = (asked: string) => servedRoutes.some((route) => route.url === url && takes(route, asked));
    if (url !== CLIENT && !methods.every(isListed))
      throw new Error(`${methods.join(', ')} ${url} is not in the list of server/edge/http/routes.ts.`);
  });
}
