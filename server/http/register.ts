import type { FastifyInstance } from 'fastify';
import type { Deps } from '../context.ts';
import { clientFolder, registerClient } from './client.ts';
import { registerErrors } from './errors.ts';
import { registerExports } from './exports.ts';
import { registerHeaders } from './headers.ts';
import { registerHealth } from './health.ts';
import { registerGraphiql } from './ides.ts';
import { registerMailPage } from './mail-page.ts';
import { registerPhotos } from './photos.ts';
import { registerSchemaFile } from './schema-file.ts';
import { registerSelfies } from './selfies.ts';
import { registerSeo } from './seo.ts';
import { registerTestPayments } from './test-payments.ts';
import { registerUnsubscribe } from './unsubscribe.ts';
import { registerWebhook } from './webhook.ts';

type Options = {
  /** The folder of the built client. */
  client?: string;
  /** Whether what other processes end is heard here. */
  hearsKills: () => boolean;
};

/** Everything the server answers beside GraphQL, the socket and uploads; and its answer to whatever fails in any of them. */
export async function registerHttp(
  app: FastifyInstance,
  deps: Deps,
  { client = clientFolder, hearsKills }: Options,
): Promise<void> {
  // First: routes take the handler of errors that stands when they are made.
  registerErrors(app, deps);
  await registerHeaders(app, deps);
  await registerHealth(app, deps, hearsKills);
  await registerSchemaFile(app);
  await registerPhotos(app, deps);
  await registerSelfies(app, deps);
  await registerExports(app, deps);
  await registerMailPage(app, deps);
  await registerUnsubscribe(app, deps);
  await registerWebhook(app, deps);
  await registerTestPayments(app, deps);
  await registerSeo(app, deps);
  await registerClient(app, deps, client);
  await registerGraphiql(app, deps);
}
