/** The built shell with the address's head, the installation's facts and the prerendered body. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Encoding, encodingFor } from '#server/base/encoding.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { type Facts, factsOf, factTags, withFacts } from './facts.ts';
import { pagePolicy } from './headers.ts';
import { type Address, headOf, type PageName } from './pages.ts';

type Packed = { html: string; etag: string; bytes: Record<Encoding, Buffer> };
/** `policy` replaces the content security policy of other documents. */
type Page = Packed & { policy: string | null };

/** Pages with a script in the document, by its name in client/early. With a frame, it shows that until the app is there. */
const early: Partial<Record<PageName, { name: string; hasFrame?: true }>> = {
  home: { name: 'landing' },
  auth: { name: 'form' },
  browse: { name: 'deck', hasFrame: true },
};
/** What asks for a script, with a priority or without. */
const SCRIPTS =
  /\s*<(?:script (?:fetchpriority="low" )?type="module"[^>]*><\/script|link (?:fetchpriority="low" )?rel="modulepreload"[^>]*)>/g;

/** All fixed pages, and the chats requested last. */
const KEPT = 100;

/** Below the highest level, which takes twenty times as long to save a few bytes. */
async function compressed(html: string): Promise<Packed> {
  const identity = Buffer.from(html);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [zlib.BROTLI_PARAM_QUALITY]: 8 } }),
    promisify(gzip)(identity),
  ]);
  return { html, etag, bytes: { identity, br, gzip: gz } };
}

/** With `body` the note that JavaScript is needed is left out. */
export function composed(source: string, head: string, facts: Facts, body: string | null): string {
  // Replacement functions: in a replacement text a dollar sign would have a meaning.
  const page = source.replace(/<title>.*?<\/title>/, () => `${head}\n    ${factTags(facts)}`);
  if (body === null) return page;
  return (
    page
      .replace(/\s*<noscript>.*?<\/noscript>/s, '')
      // On a slow line the readable part loads first: the styles.
      .replace(/<(?=script type="module"|link rel="modulepreload")(\w+)/g, '<$1 fetchpriority="low"')
      .replace('<div id="root"></div>', () => `<div id="root">${withFacts(body, facts)}</div>`)
  );
}

const withText = (html: string, text: string | undefined): string =>
  text === undefined ? html : html.replace(/(?<=<noscript>).*?(?=<\/noscript>)/s, () => text);

/** Behind the entry's own, so that a browser asks for all scripts of the page at once. */
function withScripts(html: string, scripts: readonly string[]): string {
  const links = scripts.map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  return html.replace(/(?= *<\/head>)/, () => links.join(''));
}

/** The styles of what the document holds stand in it, so that it is painted without waiting. The others come behind it. */
function withStyles(html: string, styles: string): string {
  const [link = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
  return html.replace(link, () => `\n    <style>${styles}</style>`).replace(/(?=\s*<\/body>)/, () => link);
}

/** The scripts of the page wait in a template for the document's own, which comes before the styles, so that it waits for nothing. */
function withEarly(html: string, script: string, frame: string | null): string {
  const scripts = html.match(SCRIPTS) ?? [];
  const rest = scripts.reduce((left, tag) => left.replace(tag, ''), html);
  return rest
    .replace(/(?<=<meta charset="utf-8"[^>]*>)/, () => `\n    <script>${script}</script>`)
    .replace('<div id="root"></div>', (root) =>
      frame === null ? root : `${root}\n    <template id="frame">${frame}</template>`,
    )
    .replace(/\s*<\/head>/, (end) => `\n    <template id="app">${scripts.join('')}\n    </template>${end}`);
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

const readText = (...path: string[]): Promise<string | null> => readFile(join(...path), 'utf8').catch(() => null);

/** The prerendered file of a page whose words depend on the installation. client/prerender.tsx writes them. */
function variantOf(name: string, { beta, cards }: Facts): string {
  const over = name === 'home' && beta === 'over' ? '-over' : '';
  const paystack = (name === 'home' || name === 'pricing') && cards === 'paystack' ? '-paystack' : '';
  return name + over + paystack;
}

/** Files are read each time, so that a build needs no restart. Each page is compressed once. */
export function createShell(folder: string, { config, clock }: Pick<Deps, 'config' | 'clock'>) {
  const known = new LRUCache<string, Page>({ max: KEPT });

  async function read(address: Address): Promise<Page | null> {
    const facts = factsOf(config, clock());
    const name = address.name ?? 'notFound';
    const variant = variantOf(name, facts);
    const ownScript = early[name as PageName];
    const isPrerendered = (address.page.indexed && !('part' in address)) || address.name === null;
    const frameName = ownScript?.hasFrame ? `${name}-frame` : null;
    const prerendered = isPrerendered ? variant : frameName;
    const [source, scripts, script, frame, body, styles] = await Promise.all([
      readText(folder, 'index.html'),
      readText(folder, '.vite', 'page-scripts.json'),
      ownScript === undefined ? null : readText(folder, '.vite', 'early', `${ownScript.name}.js`),
      frameName && readText(folder, 'prerendered', `${frameName}.html`),
      isPrerendered ? readText(folder, 'prerendered', `${variant}.html`) : null,
      prerendered && readText(folder, 'prerendered', `${prerendered}.css`),
    ]);
    if (source === null) return null;
    const own = (JSON.parse(scripts ?? '{}') as Partial<Record<string, string[]>>)[name] ?? [];
    const plain = withText(composed(withScripts(source, own), headOf(address, config), facts, body), address.text);
    const whole = styles === null ? plain : withStyles(plain, styles);
    const html = script === null ? whole : withEarly(whole, script, frame && withFacts(frame, facts));
    const key = address.path ?? '';
    const kept = known.get(key);
    if (kept?.html === html) return kept;
    const hashes = { script: script && sha256(script), styles: styles && sha256(styles) };
    const policy = script === null && styles === null ? null : pagePolicy(config, hashes);
    const page = { ...(await compressed(html)), policy };
    known.set(key, page);
    return page;
  }

  /** The reply keeps its status and caching. */
  async function send(address: Address, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await read(address);
    if (page === null)
      return reply.status(404).type('text/html; charset=utf-8').send('The client is not built. Run: npm run build\n');
    const encoding = encodingFor(request.headers['accept-encoding']);
    reply.type('text/html; charset=utf-8').headers({ vary: 'accept-encoding', etag: `W/${page.etag}` });
    if (page.policy !== null) reply.header('content-security-policy', page.policy);
    const isKnown = request.headers['if-none-match']?.includes(page.etag) && reply.statusCode === 200;
    if (isKnown) return reply.status(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(page.bytes[encoding]);
  }

  return { send };
}
