import type { FastifyInstance } from 'fastify';
import { pages } from '#rules/pages.ts';
import { articlePath, paths } from '#rules/paths.ts';
import { escaped } from '#server/base/escape.ts';
import { articleTitles } from '#server/features/newsletter/article-service.ts';
import type { Deps } from '#server/platform/context/context.ts';
import type { PageName } from './pages.ts';

/** Paths that no search engine needs. Pages with `noindex` are not among them: a search engine must read a page to see that. */
const closed = ['/graphql', '/photos/', '/uploads/', '/dev/'];

export async function registerSeo(app: FastifyInstance, deps: Deps): Promise<void> {
  const { publicUrl } = deps.config;
  const robots = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  const found = (Object.keys(pages) as PageName[]).filter((name) => pages[name].indexed);
  const sitemapOf = (parts: readonly string[]): string[] => [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...found.map((name) => paths[name]), ...parts].map(
      (path) => `  <url><loc>${escaped(publicUrl + path)}</loc></url>`,
    ),
    '</urlset>',
  ];
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${robots.join('\n')}\n`),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const articles = await articleTitles(deps);
    return reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(`${sitemapOf(articles.map(({ slug }) => articlePath(slug))).join('\n')}\n`);
  });
}
