import type { FastifyInstance } from 'fastify';
import { typeDefs } from './schema.ts';

export async function registerSchemaFile(app: FastifyInstance): Promise<void> {
  app.get('/schema.graphql', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(typeDefs),
  );
}
