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
  expect(await headAt('/newsletter?article=small-hellos&utm=x')).toEqual({
    statusCode: 200,
    title: pageTitle('</title><script>alert("x")</script>'),
    description: expect.stringContaining('This is what stands in the article of monday number 1'),
    canonical: `${publicUrl}/newsletter?article=small-hellos`,
    scripts: list.scripts,
    body: '',
  });
});

it.each(['nothing', '%00', '%22%3E%3Cscript%3E', '', 'a&article=small-hellos'])(
  'of %j, which is none, is the page’s',
  async (slug) => {
    expect(await headAt(`/newsletter?article=${slug}`)).toEqual(await headAt('/newsletter'));
  },
);

it('is in the sitemap until it is removed', async () => {
  const sitemap = async () => (await server.inject({ url: '/sitemap.xml' })).payload;
  const entry = `<url><loc>${publicUrl}/newsletter?article=small-hellos</loc></url>`;
  expect(await sitemap()).toContain(entry);
  // By its name and title alone: the texts of all articles are much to read for a list of addresses.
  const read = (await statementsOf(sitemap)).filter((text) => text.includes('newsletter_articles'));
  expect(read).toHaveLength(1);
  expect(read[0]).toMatch(/^select "slug", "title" from /);
  await app.db.updateTable('newsletterArticles').set({ removedAt: app.clock.now() }).execute();
  expect(await sitemap()).not.toContain('article=');
});
