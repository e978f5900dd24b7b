/**
 * Answers of GraphQL over HTTP, compressed. A deck of 21 KB takes 94 microseconds of processor by brotli's level 1 here in the loop and 230
 * in zlib's threads, most of whose work is to hand it over and back; gzip's level 1 takes 114 (docs/scaling.md).
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzip, gzipSync, constants as zlib } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OperationTypeNode } from 'graphql';
import { encodingFor } from '#server/base/encoding.ts';
import type { Call } from './apollo.ts';

/** In bytes. Below the first, an answer fits into a packet as it is; above the second it would hold up the loop for a millisecond and more. */
const FROM = 1_024;
const LARGE = 128 * 1_024;

const byBrotli = { params: { [zlib.BROTLI_PARAM_QUALITY]: 1 } };
const byGzip = { level: 1 };
const atOnce = {
  br: (bytes: string) => brotliCompressSync(bytes, byBrotli),
  gzip: (bytes: string) => gzipSync(bytes, byGzip),
} as const;
const inThreads = {
  br: (bytes: string) => promisify(brotliCompress)(bytes, byBrotli),
  gzip: (bytes: string) => promisify(gzip)(bytes, byGzip),
} as const;

/**
 * The body as it is to be sent, with its header set. The length of what is compressed tells whoever listens on the line how much of their
 * own text is in the rest (BREACH). So what hands out secrets is not: they leave in answers of mutations alone (sessions, recovery codes,
 * access tokens, upload addresses). A query can be sent by our own page alone, as its session is in a header and not in a cookie, and what it
 * has of the kind ends by itself (addresses of photos, names for TURN).
 */
export async function compressed(
  text: string,
  call: Call | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  const length = Buffer.byteLength(text);
  if (length < FROM || call?.prepared.operation.operation !== OperationTypeNode.QUERY) return text;
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === 'identity') return text;
  reply.header('content-encoding', encoding);
  return length > LARGE ? inThreads[encoding](text) : atOnce[encoding](text);
}
