import type { FastifyInstance } from 'fastify';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import type { Deps } from '../context.ts';
import { escaped } from './escape.ts';
import type { PageName } from './pages.ts';

/** What no search engine has to ask for. Pages that are not to be found say so themselves, and must be readable to say it. */
const closed = ['/graphql', '/photos/', '/uploads/', '/dev/'];

/** /robots.txt and /sitemap.xml, with the address at which people reach this installation. */
export async function registerSeo(app: FastifyInstance, { config }: Pick<Deps, 'config'>): Promise<void> {
  const { publicUrl } = config;
  const robots = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  const found = (Object.keys(pages) as PageName[]).filter((name) => pages[name].indexed);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...found.map((name) => `  <url><loc>${escaped(publicUrl + paths[name])}</loc></url>`),
    '</urlset>',
  ];
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${robots.join('\n')}\n`),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(`${sitemap.join('\n')}\n`),
  );
}
