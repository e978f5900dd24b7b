/** Mercurius on fastify with its just-in-time compiler. */
import compress from '@fastify/compress';
import fastify from 'fastify';
import mercurius from 'mercurius';
import { peerSchema } from '../answers.ts';
import { brotli, peopleFor, port, ready, viewerOf } from './common.ts';

const app = fastify();
await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: brotli });
await app.register(mercurius, {
  schema: peerSchema,
  resolvers: {
    Query: { deck: async (_, __, { userId }) => ({ profiles: await peopleFor(userId) }) },
  },
  context: async (request) => ({ userId: await viewerOf(request.headers.authorization) }),
  jit: 1,
});
await app.listen({ port, host: '127.0.0.1' });
ready();
