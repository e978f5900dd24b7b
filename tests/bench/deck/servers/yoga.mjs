/** GraphQL Yoga, as its documentation sets it up. */
import { createServer } from 'node:http';
import compression from 'compression';
import { createSchema, createYoga } from 'graphql-yoga';
import { peerSchema } from '../answers.ts';
import { brotli, peopleFor, port, ready, viewerOf } from './common.ts';

const yoga = createYoga({
  schema: createSchema({
    typeDefs: peerSchema,
    resolvers: { Query: { deck: async (_, __, { userId }) => ({ profiles: await peopleFor(userId) }) } },
  }),
  context: async ({ request }) => ({ userId: await viewerOf(request.headers.get('authorization') ?? undefined) }),
});
const compress = compression({ brotli });
createServer((request, response) => compress(request, response, () => yoga(request, response))).listen(
  port,
  '127.0.0.1',
  ready,
);
