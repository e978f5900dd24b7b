/** For a deck of 21 KB brotli's level 1 takes 94 µs here and 230 in zlib's threads; gzip's level 1 takes 114 (docs/scaling.md). */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzip, gzipSync, constants as zlib } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OperationTypeNode } from 'graphql';
import { encodingFor } from '#server/base/encoding.ts';
import type { Call } from './apollo.ts';

/** Bytes. A shorter answer than FROM fits into one packet. A longer one than LARGE would block the event loop for over a millisecond. */
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
 * Answers with secrets are not compressed: the length can reveal secrets beside an attacker's own text (BREACH). Sessions, codes, tokens and
 * upload addresses are in answers of mutations only. Only our own page can send a query; the secrets in queries expire by themselves.
 */
export async function compressed(text: string, call: Call | null, request: FastifyRequest, reply: FastifyReply) {
  const length = Buffer.byteLength(text);
  if (length < FROM || call?.prepared.operation.operation !== OperationTypeNode.QUERY) return text;
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === 'identity') return text;
  reply.header('content-encoding', encoding);
  return length > LARGE ? inThreads[encoding](text) : atOnce[encoding](text);
}
