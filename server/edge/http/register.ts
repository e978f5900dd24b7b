import type { FastifyInstance } from 'fastify';
import { registerGraphiql } from '#server/dev/ide/routes.ts';
import { registerMailPage } from '#server/dev/mail-page.ts';
import { registerTestPayments } from '#server/dev/stripe/routes.ts';
import { registerSchemaFile } from '#server/edge/graphql/schema-file.ts';
import { registerWebhook } from '#server/features/billing/routes.ts';
import { registerExports } from '#server/features/data-rights/routes.ts';
import { registerUnsubscribe } from '#server/features/newsletter/routes.ts';
import { registerPhotos } from '#server/features/photos/routes.ts';
import { registerSelfies } from '#server/features/verification/routes.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { clientFolder, registerClient } from './client.ts';
import { registerErrors } from './errors.ts';
import { registerHeaders } from './headers.ts';
import { registerHealth } from './health.ts';
import { registerSeo } from './seo.ts';

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
