import type { FastifyInstance } from 'fastify';
import { clientFolder } from '#server/base/root.ts';
import { registerSchemaFile } from '#server/edge/graphql/schema-file.ts';
import { features, privacyRegister } from '#server/features/index.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { registerClient } from './client.ts';
import { registerErrors } from './errors.ts';
import { isIde, registerHeaders } from './headers.ts';
import { registerHealth } from './health.ts';
import { registerSeo } from './seo.ts';

type Options = {
  client?: string;
  /** True if revocations of other processes arrive here. */
  hearsRevocations: () => boolean;
};

export async function registerHttp(
  app: FastifyInstance,
  deps: Deps,
  { client = clientFolder, hearsRevocations }: Options,
): Promise<void> {
  const { config } = deps;
  // This is first: a route keeps the error handler of the moment at which it was registered.
  registerErrors(app, deps);
  await registerHeaders(app, deps);
  await registerHealth(app, deps, hearsRevocations);
  await registerSchemaFile(app);
  for (const register of features.flatMap(({ routes }) => routes ?? [])) await register(app, deps, privacyRegister);
  await registerSeo(app, deps);
  await registerClient(app, deps, client);
  if (config.mode === 'production') return;
  const { registerDev } = await import('#server/dev/index.ts');
  await registerDev(app, deps, (request) => isIde(config, request));
}
