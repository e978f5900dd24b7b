import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../context.ts';
import { addressOf, nowhere } from './pages.ts';
import { createShell } from './shell.ts';

/** Where `npm run build` leaves the client. */
export const clientFolder = fileURLToPath(new URL('../../dist/client', import.meta.url));

const YEAR_SECONDS = 31_536_000;
const LOGGED_CHARACTERS = 200;
/** Below this, file names hold a hash of their content. */
const HASHED = 'assets/';
/** These change by a new name, hardly ever, or once in a redesign. */
const LASTING = /^(?:fonts|icons)\//;
const DAY_SECONDS = 86_400;
/** The one file of HTML that has an address of its own: the service worker fetches it. */
const OFFLINE_PAGE = 'offline.html';

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';

/** What a person's browser asks for when it goes to an address, as against a script or a picture. */
function wantsPage(request: FastifyRequest): boolean {
  const { accept = '*/*' } = request.headers;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !pathOf(request).startsWith(`/${HASHED}`) && /text\/html|\*\/\*/.test(accept);
}

/**
 * The built client: hashed files for good, pages always asked for anew, the app for each of its addresses, and its own
 * page with status 404 for every other. `folder` is absolute.
 */
export async function registerClient(
  app: FastifyInstance,
  { config, clock, log }: Pick<Deps, 'config' | 'clock' | 'log'>,
  folder: string,
): Promise<void> {
  const shell = createShell(folder, { config, clock });
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
  });

  const send = (reply: FastifyReply, file: string, cacheControl: string): FastifyReply =>
    reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding' }).sendFile(file);

  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const address = addressOf(path);
    if (address !== null) return shell.send(address, request, reply.header('cache-control', 'no-cache'));
    const file = path.slice(1);
    if (file.startsWith(HASHED)) return send(reply, file, `public, max-age=${YEAR_SECONDS}, immutable`);
    const isFile = /\.[a-z0-9]+$/i.test(file) && (!file.endsWith('.html') || file === OFFLINE_PAGE);
    const caching = LASTING.test(file) ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
    return isFile ? send(reply, decodeURI(file), caching) : reply.callNotFound();
  });

  app.setNotFoundHandler(async (request, reply) => {
    reply.status(404).header('cache-control', 'no-store');
    if (!wantsPage(request)) return reply.type('text/plain').send('Not found\n');
    log.info({ path: pathOf(request).slice(0, LOGGED_CHARACTERS) }, 'There is no such page.');
    return shell.send(nowhere, request, reply);
  });
}
