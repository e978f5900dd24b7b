import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type NewsletterCategory, newsletterCategories } from '#rules/newsletter-console.ts';
import { articlePath, paths } from '#rules/paths.ts';
import { articleOf, articleTitles } from '#server/features/newsletter/article-service.ts';
import { readingOf } from '#server/features/newsletter/lib/reading.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { type Address, addressOf, articleData, nowhere } from './pages.ts';
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

/** The page of an article; null when there is none at the address. */
async function articlePage({ db, config }: Needs, path: string): Promise<Address | null> {
  // Fastify refused what cannot be decoded.
  const article = await articleOf({ db }, decodeURIComponent(path.split('/').at(-1) ?? ''));
  if (article === null) return null;
  const { title, slug, category, editedAt: changedAt } = article;
  const { summary, html } = readingOf(article.content);
  const section = newsletterCategories[category as NewsletterCategory];
  return {
    ...{ name: 'article', part: true, path: articlePath(slug) },
    page: { title, description: summary, indexed: true },
    text: articleText(title, html),
    data: articleData({ title, summary, slug, section, changedAt }, config.publicUrl),
  };
}

/** The titles of all articles, or one article; null for an article that is not there. Without the database, the address stays as it is. */
async function articlesWithin(needs: Needs, address: Address): Promise<Address | null> {
  if (address.name !== 'newsletter' && address.name !== 'article') return address;
  try {
    if (address.name === 'article') return await articlePage(needs, address.path);
    return { ...address, text: titlesText(address.page.title, await articleTitles(needs)) };
  } catch (error) {
    needs.log.warn({ err: error }, 'The newsletter could not be read for its page.');
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
      const shown = await articlesWithin(deps, address);
      // The page itself says that the article is not there, and leads to the others.
      return shell.send(
        shown ?? address,
        request,
        reply.status(shown === null ? 404 : 200).header('cache-control', 'no-cache'),
      );
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
