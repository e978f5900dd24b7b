/** The floor: no GraphQL at all. Bare node:http answers with the JSON that Postgres wrote. */
import { createServer } from 'node:http';
import { peopleTextFor, port, ready, viewerOf } from './common.ts';

createServer(async (request, response) => {
  try {
    for await (const _ of request);
    const people = await peopleTextFor(await viewerOf(request.headers.authorization));
    const body = `{"data":{"deck":{"profiles":${people}}}}`;
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(port, '127.0.0.1', ready);
