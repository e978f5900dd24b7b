/** Routes that exist outside production only. The edge imports this folder lazily, so that production does not load it. */
import type { FastifyInstance } from 'fastify';
import { hasTestPayments, hasTestPrepaid } from '#server/config/groups.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { type IsIde, registerGraphiql } from './ide/routes.ts';
import { registerMailPage } from './mail-page.ts';
import { registerTestPaystack } from './paystack/routes.ts';
import { registerTestPayments } from './stripe/routes.ts';

/** Registers the mail page, the test payments (if configured) and GraphiQL. */
export async function registerDev(app: FastifyInstance, deps: Deps, isIde: IsIde): Promise<void> {
  await registerMailPage(app, deps);
  if (hasTestPayments(deps.config)) await registerTestPayments(app, deps);
  if (hasTestPrepaid(deps.config)) await registerTestPaystack(app, deps);
  await registerGraphiql(app, isIde);
}
