import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '#rules/paths.ts';
import { addressOf } from '#server/edge/http/pages.ts';
import { registerHttp } from '#server/edge/http/register.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

const publicUrl = 'https://zobo.test';
const tagline = "Zobo: Nigeria's Number One Dating Platform";

/** Every address of the route table, with what its page is called and whether search engines may show it. */
const expected: readonly [path: string, title: string, indexed: boolean][] = [
  ['/', 'Coming Soon: Find Your Perfect Match', true],
  ['/auth', 'Sign in or join', true],
  ['/auth/reset', 'Reset your password', false],
  ['/auth/code', 'Sign in with a code', false],
  ['/auth/verify', 'Confirm your email', false],
  ['/beta-welcome', 'Welcome to the beta', false],
  ['/profile-setup', 'Set up your profile', false],
  ['/profile', 'Your profile', false],
  ['/profile-edit', 'Edit your profile', false],
  ['/profile/data-privacy', 'Your data rights', false],
  ['/settings', 'Settings', false],
  ['/browse', 'Browse', false],
  ['/matches', 'Your matches', false],
  ['/who-likes-you', 'Who likes you', false],
  ['/explore', 'Explore', false],
  ['/chat/3f2b6c1e-7d41-4b8e-9a55-0c6f1d2e3a4b', 'Chat', false],
  ['/pricing', 'Plans and prices', true],
  ['/companion', 'Your AI companion', false],
  ['/support', 'Support', false],
  ['/newsletter', 'The newsletter', true],
  ['/newsletter/an-article', 'An article of the newsletter', false],
  ['/things-to-do', 'Things to Do in Nigeria', false],
  ['/things-to-do/0190a1b2', 'A place for a date', false],
  ['/safe-way-home', 'A safe way home', false],
  ['/trusted-friend', 'A trusted friend', false],
  ['/plan', 'A friend’s date', false],
  ['/games', 'Games', false],
  ['/games/trivia', 'Game', false],
  ['/admin', 'Admin desk', false],
  ['/unsubscribe', 'Unsubscribe', false],
  ['/privacy-policy', 'Privacy Policy', true],
  ['/terms-of-service', 'Terms of Service', true],
];

/** With signs that a replacement text would take for something else. */
const earlyScript = "document.title = '$&';";

let app: TestApp;
let folder: string;
let server: FastifyInstance;

async function serverWith(changes: Partial<TestApp['deps']['config']>): Promise<FastifyInstance> {
  const made = fastify();
  const config = { ...app.deps.config, publicUrl, ...changes };
  await registerHttp(made, { ...app.deps, config }, { client: folder, hearsRevocations: () => true });
  return made;
}

async function documentAt(path: string, of = server): Promise<Document> {
  const { body } = await of.inject({ url: path, headers: { accept: 'text/html' } });
  return new JSDOM(body).window.document;
}

const contentOf = (document: Document, selector: string): string | null | undefined =>
  document.querySelector(selector)?.getAttribute('content');

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'zobo-pages-'));
  await writeFile(join(folder, 'index.html'), await readFile('client/index.html', 'utf8'));
  await mkdir(join(folder, 'prerendered'));
  await mkdir(join(folder, '.vite'));
  const scripts = { browse: ['assets/layout.js', 'assets/browse.js'], pricing: ['assets/pricing.js'], home: [] };
  await writeFile(join(folder, '.vite', 'page-scripts.json'), JSON.stringify(scripts));
  await mkdir(join(folder, '.vite', 'early'));
  await writeFile(join(folder, '.vite', 'early', 'form.js'), earlyScript);
  for (const name of [
    'home',
    'home-over',
    'home-over-paystack',
    'pricing',
    'pricing-paystack',
    'privacyPolicy',
    'termsOfService',
    'notFound',
  ])
    await writeFile(
      join(folder, 'prerendered', `${name}.html`),
      `<main><h1>${name}</h1><noscript>beside the form</noscript><p>{{zobo:support}} {{zobo:beta-end}} {{zobo:nothing}}</p></main>`,
    );
  server = await serverWith({});
});
afterAll(async () => {
  await server.close();
  await app.stop();
  await rm(folder, { recursive: true });
});

it('knows every address of the route table', () => {
  const named = expected.map(([path]) => addressOf(path)?.name);
  expect(named.toSorted()).toEqual(Object.keys(paths).toSorted());
});

it.each(expected)('says at %s what the page is', async (path, title, indexed) => {
  const document = await documentAt(`${path}?q=jollof&page=2`);
  expect(document.title).toBe(`${title} | ${tagline}`);
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(contentOf(document, 'meta[name=description]')?.length).toBeGreaterThan(20);
  expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(publicUrl + path);
  expect(contentOf(document, 'meta[name=robots]')).toBe(indexed ? 'index, follow' : 'noindex');
  const description = contentOf(document, 'meta[name=description]');
  expect({
    title: contentOf(document, 'meta[property="og:title"]'),
    description: contentOf(document, 'meta[property="og:description"]'),
    url: contentOf(document, 'meta[property="og:url"]'),
    image: contentOf(document, 'meta[property="og:image"]'),
    type: contentOf(document, 'meta[property="og:type"]'),
    card: contentOf(document, 'meta[name="twitter:card"]'),
    cardTitle: contentOf(document, 'meta[name="twitter:title"]'),
    cardDescription: contentOf(document, 'meta[name="twitter:description"]'),
    cardImage: contentOf(document, 'meta[name="twitter:image"]'),
  }).toEqual({
    title: document.title,
    description,
    url: publicUrl + path,
    image: `${publicUrl}/share.png`,
    type: 'website',
    card: 'summary_large_image',
    cardTitle: document.title,
    cardDescription: description,
    cardImage: `${publicUrl}/share.png`,
  });
});

it('is canonical without the slash at the end, except for the landing page', async () => {
  const canonical = async (path: string) =>
    (await documentAt(path)).querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(await canonical('/privacy-policy/')).toBe(`${publicUrl}/privacy-policy`);
  expect(await canonical('/')).toBe(`${publicUrl}/`);
});

it('says of an address without a page that there is none, is found by nobody and repeats nothing of it', async () => {
  const answer = await server.inject({ url: '/no/such/"><b>page', headers: { accept: 'text/html' } });
  const { document } = new JSDOM(answer.body).window;
  expect(answer.statusCode).toBe(404);
  expect(document.title).toBe(`Page not found | ${tagline}`);
  expect(contentOf(document, 'meta[name=robots]')).toBe('noindex');
  expect(contentOf(document, 'meta[name=description]')).toBe('There is no page at this address.');
  expect(document.querySelector('link[rel=canonical], meta[property="og:url"]')).toBeNull();
  expect(answer.body).not.toContain('such');
  expect(document.querySelector('#root h1')?.textContent).toBe('notFound');
  expect(document.querySelectorAll('body > noscript')).toHaveLength(0);
});

it('declares on the landing page alone how the site is searched and who publishes it', async () => {
  const document = await documentAt('/');
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks).toHaveLength(1);
  const [site, publisher] = JSON.parse(blocks[0]?.textContent ?? '')['@graph'];
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: `${publicUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${publicUrl}/browse?q={search_term}` },
      'query-input': 'required name=search_term',
    },
  });
  expect(publisher).toMatchObject({ '@type': 'Organization', name: 'Zobo' });
  expect((await documentAt('/auth')).querySelector('script[type="application/ld+json"]')).toBeNull();
});

it('holds the content of a public page, and asks for JavaScript only where it is needed', async () => {
  const policy = await documentAt('/privacy-policy');
  expect(policy.querySelector('#root h1')?.textContent).toBe('privacyPolicy');
  expect(policy.body.querySelectorAll(':scope > noscript')).toHaveLength(0);
  expect(policy.querySelectorAll('#root noscript')).toHaveLength(1);
  const browse = await documentAt('/browse');
  expect(browse.querySelector('#root')?.innerHTML).toBe('');
  expect(browse.body.querySelectorAll(':scope > noscript')).toHaveLength(1);
});

it('names the scripts of the page, so that all are asked for at once, and no font before the first paint', async () => {
  const preloaded = async (path: string) =>
    [...(await documentAt(path)).querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
  expect(await preloaded('/browse')).toEqual(['/assets/layout.js', '/assets/browse.js']);
  for (const path of ['/', '/auth', '/nowhere']) expect(await preloaded(path)).toEqual([]);
  const pricing = (await documentAt('/pricing')).querySelector('link[rel=modulepreload]');
  expect(pricing?.outerHTML).toContain('href="/assets/pricing.js"');
  expect((await documentAt('/browse')).querySelector('link[rel=preload]')).toBeNull();
});

it('withholds the scripts of a prerendered page too, with their low priority', async () => {
  const script = join(folder, '.vite', 'early', 'landing.js');
  await writeFile(script, earlyScript);
  const document = await documentAt('/');
  await rm(script);
  expect(document.querySelector('#root h1')).not.toBeNull();
  expect(document.querySelectorAll('script[src], link[rel=modulepreload]')).toHaveLength(0);
  const waiting = document.querySelector<HTMLTemplateElement>('head > template#app')?.content;
  expect(waiting?.querySelector('script[src]')?.getAttribute('fetchpriority')).toBe('low');
});

it('withholds the scripts of /auth until its own script takes them, which the policy allows by its hash', async () => {
  const { body, headers } = await server.inject({ url: '/auth', headers: { accept: 'text/html' } });
  const { document } = new JSDOM(body).window;
  expect(document.querySelector('head > script:not([src])')?.textContent).toBe(earlyScript);
  expect(document.querySelectorAll('script[src]')).toHaveLength(0);
  const waiting = document.querySelector<HTMLTemplateElement>('head > template#app')?.content;
  expect(waiting?.querySelectorAll('script[src]')).toHaveLength(1);
  const hash = createHash('sha256').update(earlyScript).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  const { headers: others } = await server.inject({ url: '/browse', headers: { accept: 'text/html' } });
  expect(others['content-security-policy']).toContain("script-src 'self';");
});

it('paints a prerendered page by styles of its own, which its policy names; the others come behind it', async () => {
  const [index, own] = [join(folder, 'index.html'), join(folder, 'prerendered', 'termsOfService.css')];
  const source = await readFile(index, 'utf8');
  const link = '<link rel="stylesheet" href="/assets/all.css">';
  const styles = 'h1{color:red}';
  await writeFile(index, source.replace('<title>', `${link}<title>`));
  await writeFile(own, styles);
  const { headers, body } = await server.inject({ url: '/terms-of-service', headers: { accept: 'text/html' } });
  const { body: other } = await server.inject({ url: '/privacy-policy', headers: { accept: 'text/html' } });
  await writeFile(index, source);
  await rm(own);
  const document = new JSDOM(body).window.document;
  expect(document.querySelector('head > style')?.textContent).toBe(styles);
  expect(document.querySelector('body > #root ~ link[rel=stylesheet]')).not.toBeNull();
  expect(body.match(/rel="stylesheet"/g)).toHaveLength(1);
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect(new JSDOM(other).window.document.querySelector('head > link[rel=stylesheet]')).not.toBeNull();
});

it('brings the frame of /browse in a template, which only its own script shows', async () => {
  const [script, frame] = [join(folder, '.vite', 'early', 'deck.js'), join(folder, 'prerendered', 'browse-frame.html')];
  await writeFile(script, earlyScript);
  await writeFile(frame, '<main>{{zobo:support}}</main>');
  const document = await documentAt('/browse');
  await rm(script);
  await rm(frame);
  expect(document.querySelector('#root')?.innerHTML).toBe('');
  const shown = document.querySelector<HTMLTemplateElement>('body > template#frame')?.content.querySelector('main');
  expect(shown?.textContent).toBe(app.deps.config.supportEmail);
  expect(document.querySelectorAll('link[rel=modulepreload], script[src]')).toHaveLength(0);
  expect(document.querySelectorAll('body > noscript')).toHaveLength(1);
});

it('leads from the form of /auth, submitted without its code, back to the page, and logs nothing of it', async () => {
  const lines: string[] = [];
  const logging = fastify({
    loggerInstance: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
  });
  await registerHttp(logging as never, app.deps, { client: folder, hearsRevocations: () => true });
  const payload = 'email=ada%40example.com&password=correct+horse';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await logging.inject({ method: 'POST', url: '/auth?next=/browse', headers, payload });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/auth']);
  expect(lines.join('\n')).not.toMatch(/correct|ada/);
  await logging.close();
});

it('fills in what only this installation knows, as text', async () => {
  const named = await serverWith({
    supportEmail: 'help@zobo.test',
    privacyEmail: `"a<b>&$&"@zobo.test`,
    betaEndsOn: '2027-03-01',
    captcha: {
      provider: 'turnstile',
      siteKey: 'key-1',
      secretKey: 'never shown',
      verifyUrl: 'https://captcha.test/siteverify',
    },
  });
  for (const path of ['/', '/nowhere']) {
    const document = await documentAt(path, named);
    const fact = (name: string) => contentOf(document, `meta[name="zobo:${name}"]`);
    expect([fact('support'), fact('privacy')]).toEqual(['help@zobo.test', `"a<b>&$&"@zobo.test`]);
    expect(fact('captcha')).toBe('turnstile:key-1');
    expect(fact('beta-end')).toBe('March 1, 2027');
  }
  const { body } = await named.inject('/');
  expect(body).not.toContain('never shown');
  expect(body).toContain('<p>help@zobo.test March 1, 2027 </p>');
  await named.close();
});

it('says who answers as the coach: a model, the written library, or nobody', async () => {
  const coach = { baseUrl: null, apiKey: 'key', model: 'm', tokensPerDay: 1 };
  const told = async (settings: Parameters<typeof serverWith>[0]) => {
    const server = await serverWith(settings);
    const document = await documentAt('/pricing', server);
    await server.close();
    return contentOf(document, 'meta[name="zobo:coach"]');
  };
  expect(await told({ coach: null })).toBe('practice');
  expect(await told({ coach })).toBe('ai');
  expect(await told({ coach: null, mode: 'production' })).toBe('off');
});

it('offers the beta until the end of its last day in Lagos, and then says that it is over', async () => {
  const at = await serverWith({ betaEndsOn: '2026-02-14' });
  const shown = async (now: string) => {
    app.clock.set(new Date(now));
    const document = await documentAt('/', at);
    return [document.querySelector('h1')?.textContent, contentOf(document, 'meta[name="zobo:beta"]')];
  };
  expect(await shown('2026-02-14T22:59:59Z')).toEqual(['home', 'open']);
  expect(await shown('2026-02-14T23:00:00Z')).toEqual(['home-over', 'over']);
  await at.close();
});

it('promises no trial in a description, and shows the pages for whoever takes the cards', async () => {
  const shown = async (at: typeof server, path: string) => {
    const document = await documentAt(path, at);
    const names = ['description', 'og:description', 'twitter:description'];
    const said = names.map((name) => contentOf(document, `meta[name="${name}"], meta[property="${name}"]`));
    return [
      document.querySelector('h1')?.textContent,
      /trial|days free/.test(said.join()),
      contentOf(document, 'meta[name="zobo:cards"]'),
    ];
  };
  const at = await serverWith({ cards: 'paystack' });
  expect(await shown(server, '/')).toEqual(['home-over', false, 'stripe']);
  expect(await shown(server, '/pricing')).toEqual(['pricing', false, 'stripe']);
  expect(await shown(at, '/')).toEqual(['home-over-paystack', false, 'paystack']);
  expect(await shown(at, '/pricing')).toEqual(['pricing-paystack', false, 'paystack']);
  await at.close();
});

it('tells search engines which pages there are, under the address that people use', async () => {
  const robots = await server.inject('/robots.txt');
  expect(robots.headers['content-type']).toContain('text/plain');
  expect(robots.body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  expect(robots.body).toContain('Disallow: /graphql');
  const sitemap = await server.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toContain('application/xml');
  const found = [...sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(found).toEqual(expected.filter(([, , indexed]) => indexed).map(([path]) => publicUrl + path));
});
