import fastify from 'fastify';
import { expect, it } from 'vitest';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { requireListed, servedRoutes } from '#server/edge/http/routes.ts';
import { proxyTo } from '../../tooling/dev-proxy.ts';

const proxy = Object.entries(proxyTo('http://127.0.0.1:1'));
/** Whether `npm run dev` passes a request on to the server, as Vite asks: the first pattern that fits, unless it lets the request by. */
function isPassedOn(method: string, url: string): boolean {
  const fitting = proxy.find(([pattern]) => new RegExp(pattern).test(url))?.[1];
  return fitting !== undefined && fitting.bypass?.({ method, url } as never, undefined, fitting) === undefined;
}

it('a route of the server that is not in the list fails the start', async () => {
  const app = fastify();
  requireListed(app);
  app.get('/healthz', async () => 'ok');
  expect(() => app.get('/figures', async () => 'none')).toThrow(
    'GET /figures is not in the list of server/edge/http/routes.ts.',
  );
  expect(() => app.post('/healthz', async () => 'ok')).toThrow('POST /healthz is not in the list');
  await expect(app.register(async (scope) => void scope.put('/photos/:id', async () => '')).ready()).rejects.toThrow(
    'PUT /photos/:id is not in the list',
  );
});

const given = servedRoutes.flatMap(({ url, methods }) =>
  methods.map((method) => [method, url.replace(/:\w+|\*$/g, 'a-1.webp')] as const),
);

it.each(given)('npm run dev passes on %s %s, with a query too', (method, url) => {
  expect(isPassedOn(method, url)).toBe(true);
  expect(isPassedOn(method, `${url}?expires=1&signature=a/b`)).toBe(true);
});

it('npm run dev leaves every page and file to the client', () => {
  for (const name of Object.keys(pages) as (keyof typeof pages)[])
    expect(isPassedOn('GET', paths[name].replace(/:\w+|\*$/g, 'a-1')), name).toBe(false);
  for (const url of ['/main.tsx', '/@vite/client', '/features/photos/Photo.tsx', '/icons/zobo.svg', '/photosynthesis'])
    expect(isPassedOn('GET', url), url).toBe(false);
});
