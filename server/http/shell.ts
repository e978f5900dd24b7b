/** The page that every address of the app starts from, with what only this installation knows written into its head. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { escaped } from './escape.ts';

type Encoding = 'br' | 'gzip' | 'identity';
type Page = { source: string; etag: string; bytes: Record<Encoding, Buffer> };

function encodingFor(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** Sends the shell of the client built in `folder`. The file is looked at each time, so that a build needs no restart, and compressed once. */
export function createShell(folder: string, config: Pick<Config, 'supportEmail' | 'privacyEmail'>) {
  const metas = Object.entries({ 'zobo:support': config.supportEmail, 'zobo:privacy': config.privacyEmail })
    .map(([name, content]) => `<meta name="${name}" content="${escaped(content)}">`)
    .join('');
  let known: Page | null = null;

  async function read(): Promise<Page | null> {
    const source = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
    if (source === null) return null;
    if (known?.source !== source) {
      // A function: in a text a dollar sign would mean something.
      const identity = Buffer.from(source.replace(/(?=<title>)/, () => metas));
      const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
      known = { source, etag, bytes: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) } };
    }
    return known;
  }

  /** Answers with the shell, with the status and caching that the reply has already. */
  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await read();
    if (page === null)
      return reply.status(404).type('text/plain').send('The client is not built. Run: npm run build\n');
    const encoding = encodingFor(request);
    reply.headers({ vary: 'accept-encoding', etag: `W/${page.etag}` });
    const isKnown = request.headers['if-none-match']?.includes(page.etag) && reply.statusCode === 200;
    if (isKnown) return reply.status(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(page.bytes[encoding]);
  }

  return { send };
}
