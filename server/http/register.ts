import type { FastifyInstance } from 'fastify';
import type { Deps } from '../context.ts';
import { clientFolder, registerClient } from './client.ts';
import { registerHeaders } from './headers.ts';
import { registerHealth } from './health.ts';
import { registerGraphiql } from './ides.ts';
import { registerMailPage } from './mail-page.ts';
import { registerPhotos } from './photos.ts';
import { registerSchemaFile } from './schema-file.ts';

/** Everything the server answers beside GraphQL, the socket and uploads. `client` is the folder of the built client. */
export async function registerHttp(app: FastifyInstance, deps: Deps, client = clientFolder): Promise<void> {
  await registerHeaders(app, deps);
  await registerHealth(app, deps);
  await registerSchemaFile(app);
  await registerPhotos(app, deps);
  await registerMailPage(app, deps);
  await registerClient(app, deps, client);
  await registerGraphiql(app, deps);
}
