/** The floor: no GraphQL at all. Bare node:http answers with the JSON that Postgres wrote, compressed as the product's. */
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { peopleTextFor, port, ready, viewerOf } from './common.ts';

const byBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

createServer(async (request, response) => {
  try {
    for await (const _ of request);
    const people = await peopleTextFor(await viewerOf(request.headers.authorization));
    const body = `{"data":{"deck":{"profiles":${people}}}}`;
    const wantsBrotli = request.headers['accept-encoding']?.includes('br') === true;
    const sent = wantsBrotli ? brotliCompressSync(body, byBrotli) : Buffer.from(body);
    const encoding = wantsBrotli ? { 'content-encoding': 'br' } : {};
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': sent.length, ...encoding });
    response.end(sent);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(port, '127.0.0.1', ready);
