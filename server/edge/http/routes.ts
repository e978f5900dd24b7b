/** No other route may be registered, and `npm run dev` proxies exactly these. */
import type { FastifyInstance } from 'fastify';
import { paths } from '#rules/paths.ts';

export type ServedRoute = {
  /** In fastify's syntax. */
  url: string;
  /** GET includes HEAD. */
  methods: readonly string[];
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
  // The client has the page that asks for a confirmation.
  { url: paths.unsubscribe, methods: ['POST'] },
  { url: '/vitals', methods: ['POST'] },
  { url: paths.auth, methods: ['POST'] },
  { url: '/webhooks/stripe', methods: ['POST'] },
  { url: '/webhooks/paystack', methods: ['POST'] },
  { url: '/test-payments/checkout/:id', methods: ['GET', 'POST'] },
  { url: '/test-payments/portal/:id', methods: ['GET', 'POST'] },
  { url: '/test-payments/invoice/:id', methods: ['GET'] },
  { url: '/test-payments/prepaid/:code', methods: ['GET', 'POST'] },
  { url: '/test-payments/card/:code', methods: ['GET', 'POST'] },
  { url: '/test-payments/manage/:code', methods: ['GET', 'POST'] },
  { url: '/dev/mail', methods: ['GET'] },
  { url: '/dev/mail/:name', methods: ['GET'] },
  { url: '/robots.txt', methods: ['GET'] },
  { url: '/sitemap.xml', methods: ['GET'] },
  { url: '/healthz', methods: ['GET'] },
  { url: '/readyz', methods: ['GET'] },
  { url: '/metrics', methods: ['GET'] },
];

/** The built client. `npm run dev` builds it anew from its sources. */
const CLIENT = '/*';

export function takes({ methods }: ServedRoute, method = 'GET'): boolean {
  return methods.includes(method === 'HEAD' ? 'GET' : method);
}

/** Under `npm run dev` the client's page would answer for an unlisted route. */
export function requireListed(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, method }) => {
    const methods = [method].flat();
    const isListed = (asked: string) => servedRoutes.some((route) => route.url === url && takes(route, asked));
    if (url !== CLIENT && !methods.every(isListed))
      throw new Error(`${methods.join(', ')} ${url} is not in the list of server/edge/http/routes.ts.`);
  });
}
