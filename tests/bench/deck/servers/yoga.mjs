/** GraphQL Yoga, as its documentation sets it up. */
import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { peerSchema } from '../answers.ts';
import { peopleFor, port, ready, viewerOf } from './common.ts';

const yoga = createYoga({
  schema: createSchema({
    typeDefs: peerSchema,
    resolvers: { Query: { deck: async (_, __, { userId }) => ({ profiles: await peopleFor(userId) }) } },
  }),
  context: async ({ request }) => ({ userId: await viewerOf(request.headers.get('authorization') ?? undefined) }),
});
createServer(yoga).listen(port, '127.0.0.1', ready);
