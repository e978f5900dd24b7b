import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateAll } from '#server/db/migrate.ts';
import { createDb, createPool } from '#server/db/pool.ts';
import { startDraining } from '#server/edge/http/draining.ts';
import { registerHttp } from '#server/edge/http/register.ts';
import { photoQuery } from '#server/features/photos/lib/addresses.ts';
import { createOutboxMailer, outboxFolder } from '#server/ports/mailer-outbox.ts';
import { person } from '#tests/factories/people.ts';
import { photoPath } from '#tests/factories/uploads.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { realRandom } from '#tests/setup/clock.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

const documentHeaders = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
];
const ID = '3f2b6c1e-7d41-4b8e-9a55-0c6f1d2e3a4b';
let app: TestApp;
let production: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  production = await startTestApp({ databaseUrl: app.databaseUrl, config: { mode: 'production' } });
});
afterAll(async () => {
  await production.stop();
  await app.stop();
});

const get = (path: string, headers: Record<string, string> = {}, of = app) => fetch(`${of.url}${path}`, { headers });

describe('every response', () => {
  const requests: [string, string, RequestInit?][] = [
    ['a page', '/'],
    ['a page that is not there', '/nowhere'],
    ['a file that is not there', '/assets/nothing.js'],
    [
      'an answer',
      '/graphql',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{__typename}"}' },
    ],
    [
      'a refused document',
      '/graphql',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{"}' },
    ],
    [
      'a body that is not JSON',
      '/graphql',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' },
    ],
    ['a photo that is not there', `/photos/${ID}/720.webp`],
    ['health', '/healthz'],
    ['the schema', '/schema.graphql'],
    ['a refused upload', `/uploads/${ID}`, { method: 'PUT', body: 'x' }],
    ['a method that nothing takes', '/browse', { method: 'DELETE' }],
    ['an address that cannot be read', '/%zz'],
  ];

  it.each(requests)('of production has the security headers: %s', async (_name, path, init) => {
    const { headers, status } = await fetch(`${production.url}${path}`, init);
    expect(status).toBeLessThan(500);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it.each(requests)('that is no page is spared the headers of pages: %s', async (_name, path, init) => {
    const { headers } = await fetch(`${production.url}${path}`, init);
    const isPage = headers.get('content-type')?.startsWith('text/html') === true;
    if (isPage) expect(documentHeaders.filter((name) => !headers.has(name))).toEqual([]);
    // A photo, and the answer in its place, has a policy of its own.
    else if (!path.startsWith('/photos')) expect(documentHeaders.filter((name) => headers.has(name))).toEqual([]);
  });

  it('has them even when the request was no HTTP at all', async () => {
    const socket = connect(Number(new URL(production.url).port), '127.0.0.1');
    socket.end('GARBAGE\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  it('speaks of transport security in production only, as development has none', async () => {
    expect((await get('/healthz')).headers.has('strict-transport-security')).toBe(false);
  });

  it('with personal data is kept by nobody', async () => {
    const answer = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ viewer { id } }"}',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('carries the whole policy of the browser', async () => {
    expect((await get('/settings')).headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; font-src 'self'; " +
        "media-src 'self' blob:; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types zobo",
    );
  });
});

describe('a failure', () => {
  let server: FastifyInstance;
  let lines: string[];
  beforeAll(async () => {
    lines = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    server = fastify();
    const deps = { ...app.deps, log, config: { ...app.deps.config, mode: 'production' as const } };
    await registerHttp(server, deps, { hearsRevocations: () => true });
    const fail = (statusCode?: number) => async () => {
      throw Object.assign(new Error('relation "secret_table" does not exist'), { statusCode });
    };
    await server.register(async (scope) => void scope.put('/broken', fail()));
    server.put('/failed', fail(503));
    server.get('/fails', fail());
    server.put('/refused', fail(400));
    server.put('/large', fail(413));
  });
  afterAll(() => server.close());

  it.each(['/broken', '/failed'])('of ours is answered without what it was, and logged: %s', async (url) => {
    const answer = await server.inject({ method: 'PUT', url });
    expect([answer.statusCode, answer.body]).toEqual([500, 'Something went wrong on our side. Please try again.\n']);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ route: url, error: { type: 'Error' } });
    expect(lines.at(-1)).not.toContain('secret_table');
  });

  it('of ours is a page of ours where somebody looks at it, without what it was', async () => {
    const answer = await server.inject({ url: '/fails', headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('Something went wrong on our side. Please try again.');
    expect(answer.body).not.toContain('secret_table');
    const style = /<style>([^<]*)<\/style>/.exec(answer.body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  });

  it('of the caller keeps its status, and nothing of its words', async () => {
    const [refused, large] = [
      await server.inject({ method: 'PUT', url: '/refused' }),
      await server.inject({ method: 'PUT', url: '/large' }),
    ];
    expect([refused.statusCode, refused.body]).toEqual([400, 'Bad request\n']);
    expect([large.statusCode, large.body]).toEqual([413, 'The request is too large\n']);
  });

  it('of the database does not come out of an upload', async () => {
    const own = await startTestApp();
    const someone = await person(own, 'Ada');
    const { data, body } = await own.gql(
      `mutation ($input: CreatePhotoUploadInput!) { createPhotoUpload(input: $input) { ... on CreatePhotoUploadSuccess { uploadUrl } } }`,
      { input: { contentType: 'image/png', byteSize: 4, purpose: 'AVATAR' } },
      someone.accessToken,
    );
    const target = data?.createPhotoUpload.uploadUrl;
    expect(target, body).toBeTruthy();
    await sql`alter table profile_photos rename column id to secret_column`.execute(own.db);
    const headers = { 'content-type': 'image/png' };
    const answer = await fetch(new URL(target, own.url), { method: 'PUT', headers, body: 'abcd' });
    expect([answer.status, await answer.text()]).toEqual([
      500,
      'Something went wrong on our side. Please try again.\n',
    ]);
    await own.stop();
  });
});

describe('the built client', () => {
  let folder: string;
  let server: FastifyInstance;
  let url: string;
  const script = 'console.log(1);'.repeat(200);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zobo-client-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><html data-app><title>Zobo</title>');
    await writeFile(join(folder, 'manifest.webmanifest'), '{}');
    await mkdir(join(folder, 'fonts'));
    await writeFile(join(folder, 'fonts/zobo-sans.woff2'), 'wOF2');
    await writeFile(join(folder, 'sw.js'), script);
    for (const name of ['offline.css', 'offline.js', 'share.png', 'icons/zobo.svg', 'data.json']) {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), '{}');
    }
    await writeFile(join(folder, 'offline.html'), '<!doctype html><title>Offline</title>');
    await writeFile(join(folder, '.secret'), 'hidden');
    await writeFile(join(folder, 'assets/app-1a2b3c.js'), script);
    await writeFile(join(folder, 'assets/app-1a2b3c.js.br'), brotliCompressSync(script));
    server = fastify();
    await registerHttp(server, app.deps, { client: folder, hearsRevocations: () => true });
    url = await server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    '/',
    '/auth',
    '/beta-welcome',
    '/profile-setup',
    '/profile',
    '/browse',
    '/browse?q=jollof',
    '/matches',
    `/chat/${ID}`,
  ])('is there at %s', async (path) => {
    const answer = await fetch(`${url}${path}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('<html data-app>');
  });

  it('comes compressed where the browser can, and once', async () => {
    const plain = await server.inject('/browse');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [accepted, encoding, expand] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
    ] as const) {
      const answer = await server.inject({ url: '/browse', headers: { 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('accept-encoding');
      expect(expand(answer.rawPayload).toString('utf8')).toBe(plain.body);
    }
    const again = await server.inject({ url: '/browse', headers: { 'if-none-match': plain.headers.etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    // A browser takes them over: what it kept may be from before a setting changed.
    expect(again.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    '/nowhere',
    '/admin/a/b',
    '/chat',
    '/chat/a/b',
    '/index.html',
    '/browse/x',
    '/.secret',
    '/..%2f..%2fetc/passwd',
  ])('answers 404 with the app’s own page at %s', async (path) => {
    const answer = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('<html data-app>');
  });

  it('answers a script or a picture that is not there in a word', async () => {
    for (const [path, accept] of [
      ['/assets/old-4d5e6f.js', '*/*'],
      ['/nowhere.png', 'image/webp'],
    ] as const) {
      const answer = await fetch(`${url}${path}`, { headers: { accept } });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('Not found\n');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('keeps hashed files for good, compressed where the browser can', async () => {
    const answer = await fetch(`${url}/assets/app-1a2b3c.js`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toBe(script);
    const plain = await fetch(`${url}/assets/app-1a2b3c.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
  });

  it.each([
    ['a page', '/browse', documentHeaders],
    ['a page that is not there', '/nowhere', documentHeaders],
    ['the page without a network', '/offline.html', documentHeaders],
    ['the service worker, which runs under the policy it came with', '/sw.js', documentHeaders],
    ['a script', '/assets/app-1a2b3c.js', []],
    ['styles', '/offline.css', []],
    ['a script of a page', '/offline.js', []],
    ['a font', '/fonts/zobo-sans.woff2', []],
    ['a drawing', '/icons/zobo.svg', []],
    ['a picture', '/share.png', []],
    ['the manifest', '/manifest.webmanifest', []],
    ['XML', '/sitemap.xml', []],
    ['text', '/robots.txt', []],
    ['JSON', '/data.json', []],
  ])('has the headers of documents on documents alone: %s', async (_name, path, expected) => {
    const { headers } = await server.inject({ url: path, headers: { accept: '*/*' } });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(documentHeaders.filter((name) => name in headers)).toEqual(expected);
    if (expected.length === 0) return;
    expect(headers).toMatchObject({
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self)',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('asks anew for every other file, which is sent again only when it changed', async () => {
    const { headers } = await server.inject('/manifest.webmanifest');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await server.inject({ url: '/manifest.webmanifest', headers: { 'if-none-match': headers.etag } });
    expect(again.statusCode).toBe(304);
    expect((await server.inject('/fonts/zobo-sans.woff2')).headers['cache-control']).toBe('public, max-age=86400');
  });

  it('has one more page of its own, which the service worker keeps for when the network is away', async () => {
    const { statusCode, headers, body } = await server.inject('/offline.html');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body).toContain('Offline');
  });

  it('answers HEAD as GET, without the body', async () => {
    const answer = await fetch(`${url}/browse`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });
});

describe('photos', () => {
  beforeAll(async () => {
    const { id: userId } = await person(app, 'Ada');
    const shown = {
      userId,
      state: 'ready',
      displayOrder: 0,
      contentType: 'image/png',
      byteSize: 1,
      width: 4,
      height: 5,
    };
    await app.db
      .insertInto('profilePhotos')
      .values({ id: ID, createdAt: app.clock.now(), ...shown })
      .execute();
    const script = Buffer.from('<script>alert(1)</script>');
    await app.deps.ports.storage.put(`photos/${ID}/720.webp`, script, 'image/webp');
  });

  it('are pictures and nothing else, whatever their bytes', async () => {
    const answer = await get(photoPath(app, ID, '720.webp'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=[1-9][0-9]{5}, s-maxage=30, immutable$/);
    expect(answer.headers.get('content-length')).toBe('25');
    expect(await answer.text()).toHaveLength(25);
  });

  it.each([
    `/photos/${ID}/720.webp`,
    `/photos/${ID}/96.webp?e&s`,
    `/photos/${ID}/720.svg?e&s`,
    `/photos/${ID}/720.webp.html?e&s`,
    `/photos/${ID}`,
    '/photos/..%2f..%2fapp-secret/720.webp',
    `/photos/${ID}/..%2f..%2f..%2fapp-secret`,
    '/photos/not-an-id/720.webp',
  ])('other than one that exists are 404: %s', async (path) => {
    const signed = path.replace('?e&s', photoQuery(app.deps, ID));
    expect((await get(signed, { accept: 'image/*' })).status).toBe(404);
  });
});

describe('letters on /dev/mail', () => {
  it('are shown as text, newest first, on a page without scripts', async () => {
    const { dataDir } = app.deps.config;
    let now = Date.UTC(2026, 0, 1);
    const mailer = createOutboxMailer({
      folder: outboxFolder({ dataDir }),
      clock: () => new Date(now),
      random: realRandom,
    });
    await mailer.send({
      to: 'ada@example.com',
      subject: 'First',
      text: 'Open http://localhost:4000/profile-setup?a=1&b="2" please',
    });
    now += 60_000;
    await mailer.send({
      to: '"><script>alert(1)</script>',
      subject: '<img src=x onerror=alert(1)>',
      text: '</pre><script>alert(2)</script>',
    });
    const answer = await get('/dev/mail');
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'self'; base-uri 'none'/,
    );
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page.indexOf('alert(2)')).toBeLessThan(page.indexOf('First'));
    expect(page).toContain('<a href="http://localhost:4000/profile-setup?a=1&amp;b=" rel="noreferrer">');
  });

  it('are nowhere in production', async () => {
    expect((await get('/dev/mail', {}, production)).status).toBe(404);
  });
});

describe('health', () => {
  it('says that the process lives, and that it is ready', async () => {
    expect(await (await get('/healthz')).text()).toBe('ok\n');
    const ready = await get('/readyz');
    expect([ready.status, await ready.text()]).toEqual([200, 'ready\n']);
  });

  async function readiness(connectionString: string, { hears = true, busHears = true, offMs = 0 } = {}) {
    const warnings: unknown[] = [];
    const log = { ...app.deps.log, warn: (...given: unknown[]) => void warnings.push(given) } as typeof app.deps.log;
    const clock = () => new Date(Date.now() + offMs);
    const db = createDb(createPool({ connectionString, max: 1, onError: () => undefined }));
    const deps = { ...app.deps, db, log, clock, bus: { ...app.deps.bus, isUp: () => busHears } };
    const server = fastify();
    await registerHttp(server, deps, { hearsRevocations: () => hears });
    return {
      deps,
      warnings,
      ask: async () => {
        const { statusCode, body } = await server.inject('/readyz');
        return [statusCode, body];
      },
      async close() {
        await server.close();
        await db.destroy();
      },
    };
  }

  it('is not ready without its database, without its migrations, or while it stops', async () => {
    const empty = await createTestDatabase();
    const unmigrated = await readiness(empty.url);
    await sql`drop schema public cascade`.execute(unmigrated.deps.db);
    await sql`create schema public`.execute(unmigrated.deps.db);
    expect(await unmigrated.ask()).toEqual([503, 'migrations are missing\n']);
    await migrateAll(empty.url);
    expect(await unmigrated.ask()).toEqual([200, 'ready\n']);
    startDraining(unmigrated.deps);
    expect(await unmigrated.ask()).toEqual([503, 'stopping\n']);
    await unmigrated.close();
    await empty.drop();
    const nowhere = await readiness('postgres://zobo:secret@127.0.0.1:1/zobo');
    expect(await nowhere.ask()).toEqual([503, 'the database does not answer\n']);
    await nowhere.close();
  });

  it('says that it is the database which is gone, though nobody else is heard for the want of it', async () => {
    const nowhere = await readiness('postgres://zobo:secret@127.0.0.1:1/zobo', { hears: false, busHears: false });
    expect(await nowhere.ask()).toEqual([503, 'the database does not answer\n']);
    await nowhere.close();
  });

  it('is not ready while it does not hear whom other processes shut out', async () => {
    const deaf = await readiness(app.databaseUrl, { hears: false });
    expect(await deaf.ask()).toEqual([503, 'other processes are not heard\n']);
    await deaf.close();
  });

  it('is ready, and degraded, while the bus is down: that is for speed only', async () => {
    const slow = await readiness(app.databaseUrl, { busHears: false });
    const worse = [200, 'degraded: events of other processes are not heard\n'];
    expect([await slow.ask(), await slow.ask()]).toEqual([worse, worse]);
    // Once, not each time that it is asked.
    expect(slow.warnings).toHaveLength(1);
    await slow.close();
  });

  it.each([
    [4_000, 200, 'ready', 0],
    [-4_000, 200, 'ready', 0],
    [8_000, 200, "degraded: the clock is 8 s off the database's", 1],
    [-8_000, 200, "degraded: the clock is 8 s off the database's", 1],
    [64_000, 503, "the clock is 64 s off the database's", 0],
    [-64_000, 503, "the clock is 64 s off the database's", 0],
  ])('with a clock that is %i ms off answers %i %s', async (offMs, status, words, warnings) => {
    const off = await readiness(app.databaseUrl, { offMs });
    expect(await off.ask()).toEqual([status, `${words}\n`]);
    expect(off.warnings).toHaveLength(warnings);
    await off.close();
  });

  it('is not ready when the database takes too long', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const slow = await readiness(`postgres://zobo:secret@127.0.0.1:${port}/zobo?connect_timeout=60`);
    const began = Date.now();
    expect(await slow.ask()).toEqual([503, 'the database does not answer\n']);
    expect(Date.now() - began).toBeLessThan(5_000);
    silent.close();
  });
});

describe('exploring the API', () => {
  it('gives the schema to everybody, always', async () => {
    const answer = await get('/schema.graphql', {}, production);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('type Query');
  });

  it('opens the Sandbox outside production, which brings its own policy', async () => {
    const answer = await get('/graphql', { accept: 'text/html' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('sandbox');
    expect(answer.headers.has('content-security-policy')).toBe(false);
  });

  it('opens nothing in production', async () => {
    for (const path of ['/graphql', '/graphql?ide=graphiql', '/graphiql/index.html']) {
      const answer = await get(path, { accept: 'text/html' }, production);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await answer.text()).not.toMatch(/sandbox|graphiql/i);
    }
  });
});
