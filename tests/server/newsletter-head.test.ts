/** What an article says of itself in the head of the page that is served at its address. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageTitle } from '#rules/brand.ts';
import { pages } from '#rules/pages.ts';
import { registerHttp } from '#server/edge/http/register.ts';
import { syncArticles } from '#server/features/newsletter/article-service.ts';
import { article } from '#tests/factories/articles.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { statementsOf } from '#tests/setup/statements.ts';

const publicUrl = 'https://zobo.test';
let app: TestApp;
let folder: string;
let server: FastifyInstance;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'zobo-head-'));
  await writeFile(
    join(folder, 'index.html'),
    '<html><head><title>x</title></head><body><div id="root"></div></body></html>',
  );
  await mkdir(join(folder, 'prerendered'));
  await writeFile(join(folder, 'prerendered', 'newsletter.html'), '<main>The list</main>');
  server = fastify();
  await registerHttp(
    server,
    { ...app.deps, config: { ...app.deps.config, publicUrl } },
    { client: folder, hearsRevocations: () => true },
  );
  await syncArticles(app.deps, [
    article('monday', 1, { slug: 'small-hellos', title: '</title><script>alert("x")</script>' }),
  ]);
});
afterAll(async () => {
  await server.close();
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

async function headAt(url: string) {
  const { statusCode, payload } = await server.inject({ url, headers: { accept: 'text/html' } });
  const { document } = new JSDOM(payload).window;
  return {
    statusCode,
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    scripts: document.querySelectorAll('head script').length,
    body: document.querySelector('#root')?.textContent,
  };
}

it('is its title, how it begins, and its own address, safely', async () => {
  const list = await headAt('/newsletter');
  expect(list).toMatchObject({
    title: pageTitle(pages.newsletter.title),
    canonical: `${publicUrl}/newsletter`,
    body: 'The list',
  });
  expect(await headAt('/newsletter/small-hellos?utm=x')).toEqual({
    statusCode: 200,
    title: pageTitle('</title><script>alert("x")</script>'),
    description: expect.stringContaining('This is what stands in the article of monday number 1'),
    canonical: `${publicUrl}/newsletter/small-hellos`,
    scripts: list.scripts + 1,
    body: '',
  });
});

it('says the same to search engines and to whoever shares it, safely', async () => {
  const { payload } = await server.inject({ url: '/newsletter/small-hellos', headers: { accept: 'text/html' } });
  const { document } = new JSDOM(payload).window;
  expect(JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: '</title><script>alert("x")</script>',
    description: expect.stringContaining('This is what stands in the article'),
    mainEntityOfPage: `${publicUrl}/newsletter/small-hellos`,
    articleSection: expect.stringMatching(/^[A-Z][a-z]+$/),
  });
  const property = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect([property('og:type'), property('og:url')]).toEqual(['article', `${publicUrl}/newsletter/small-hellos`]);
});

it.each(['nothing', '%00', '%22%3E%3Cscript%3E', 'small-hellos%2F..'])(
  '%j, which is none, is not there and is found by nobody',
  async (slug) => {
    const { statusCode, payload } = await server.inject({
      url: `/newsletter/${slug}`,
      headers: { accept: 'text/html' },
    });
    expect(statusCode).toBe(404);
    const { document } = new JSDOM(payload).window;
    expect(document.title).toBe(pageTitle(pages.article.title));
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(payload).not.toContain('"><script>');
  },
);

it('is in the sitemap until it is removed', async () => {
  const sitemap = async () => (await server.inject({ url: '/sitemap.xml' })).payload;
  const entry = `<url><loc>${publicUrl}/newsletter/small-hellos</loc></url>`;
  expect(await sitemap()).toContain(entry);
  // By its name and title alone: the texts of all articles are much to read for a list of addresses.
  const read = (await statementsOf(sitemap)).filter((text) => text.includes('newsletter_articles'));
  expect(read).toHaveLength(1);
  expect(read[0]).toMatch(/^select "slug", "title" from /);
  await app.db.updateTable('newsletterArticles').set({ removedAt: app.clock.now() }).execute();
  expect(await sitemap()).not.toContain('/newsletter/');
});
