import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { articlePath, paths } from '#rules/paths.ts';
import { articleOf, articleTitles } from '#server/features/newsletter/article-service.ts';
import { readingOf } from '#server/features/newsletter/lib/reading.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { type Address, addressOf, nowhere } from './pages.ts';
import { articleText, titlesText } from './plain-texts.ts';
import { createShell } from './shell.ts';

const YEAR_SECONDS = 31_536_000;
/** File names below it hold a hash of their content. */
const HASHED = 'assets/';
/** These files change by a new name, or almost never. */
const LASTING = /^(?:fonts|icons)\//;
const DAY_SECONDS = 86_400;
/** The only HTML file with an address of its own: the service worker fetches it. */
const OFFLINE_PAGE = 'offline.html';

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';

/** False for a script or a picture. */
function wantsPage(request: FastifyRequest): boolean {
  const { accept = '*/*' } = request.headers;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !pathOf(request).startsWith(`/${HASHED}`) && /text\/html|\*\/\*/.test(accept);
}

type Needs = Pick<Deps, 'config' | 'clock' | 'log' | 'db'>;

/** The titles of all articles, or one article. Without the article or the database, the address stays as it is. */
async function articlesWithin({ db, log }: Needs, address: Address, request: FastifyRequest): Promise<Address> {
  const slug = (request.query as Record<string, unknown>).article;
  if (address.name !== 'newsletter') return address;
  try {
    const article = typeof slug === 'string' ? await articleOf({ db }, slug) : null;
    if (article === null) return { ...address, text: titlesText(address.page.title, await articleTitles({ db })) };
    const { summary, html } = readingOf(article.content);
    const page = { title: article.title, description: summary, indexed: true };
    const text = articleText(article.title, html);
    return { name: address.name, page, path: articlePath(article.slug), part: true, text };
  } catch (error) {
    log.warn({ err: error }, 'The newsletter could not be read for its page.');
    return address;
  }
}

/** The form of /auth, submitted without the page's code. It holds a password, so nothing of it is read. */
async function registerEarlySignIn(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null);
    });
    scope.post(paths.auth, async (_request, reply) => reply.redirect(paths.auth, 303));
  });
}

/** Hashed files are cached for good; pages are revalidated. Unknown paths get their page with status 404. `folder` is absolute. */
export async function registerClient(app: FastifyInstance, deps: Needs, folder: string): Promise<void> {
  const { log } = deps;
  const shell = createShell(folder, deps);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
  });

  await registerEarlySignIn(app);

  const send = (reply: FastifyReply, file: string, cacheControl: string): FastifyReply =>
    reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding' }).sendFile(file);

  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const address = addressOf(path);
    if (address !== null) {
      const shown = await articlesWithin(deps, address, request);
      return shell.send(shown, request, reply.header('cache-control', 'no-cache'));
    }
    const file = path.slice(1);
    if (file.startsWith(HASHED)) return send(reply, file, `public, max-age=${YEAR_SECONDS}, immutable`);
    const isFile = /\.[a-z0-9]+$/i.test(file) && (!file.endsWith('.html') || file === OFFLINE_PAGE);
    const caching = LASTING.test(file) ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
    return isFile ? send(reply, decodeURI(file), caching) : reply.callNotFound();
  });

  app.setNotFoundHandler(async (request, reply) => {
    reply.status(404).header('cache-control', 'no-store');
    if (!wantsPage(request)) return reply.type('text/plain').send('Not found\n');
    // The path is not logged: an address may hold a token, or a person's words.
    log.info('There is no such page.');
    return shell.send(nowhere, request, reply);
  });
}
