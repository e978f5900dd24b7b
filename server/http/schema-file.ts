import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/** GET /schema.graphql: the contract as it is written, descriptions and all. */
export async function registerSchemaFile(app: FastifyInstance): Promise<void> {
  const text = await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8');
  app.get('/schema.graphql', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
}
