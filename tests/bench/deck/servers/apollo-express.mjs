/** Apollo Server 5 on express, as its documentation sets it up. */
import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import cors from 'cors';
import express from 'express';
import { peerSchema } from '../answers.ts';
import { brotli, peopleFor, port, ready, viewerOf } from './common.ts';

const app = express();
const httpServer = createServer(app);
const server = new ApolloServer({
  typeDefs: peerSchema,
  resolvers: { Query: { deck: async (_, __, { userId }) => ({ profiles: await peopleFor(userId) }) } },
  plugins: [ApolloServerPluginDrainHttpServer({ httpServer })],
});
await server.start();
app.use(
  '/graphql',
  cors(),
  compression({ brotli }),
  express.json(),
  expressMiddleware(server, { context: async ({ req }) => ({ userId: await viewerOf(req.headers.authorization) }) }),
);
httpServer.listen(port, '127.0.0.1', ready);
