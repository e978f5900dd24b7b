import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/platform/context/context.ts';
import type { Hooks } from '#server/platform/context/hooks.ts';
import type { Tasks } from '#server/platform/jobs/queue.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import type { PrivacyRegister } from '#server/platform/records/privacy.ts';
import type { Resolvers } from './resolvers.generated.ts';

/** Adds routes to the server. `privacy` is the register of all features. */
export type RegisterRoutes = (app: FastifyInstance, deps: Deps, privacy: PrivacyRegister) => Promise<void>;

/** A feature as one value, for the edge, the worker and the privacy register. */
export type Feature = {
  resolvers: Resolvers;
  /** The handling of each column of its tables, in exports and at erasure. */
  privacy?: PrivacyRegister;
  tasks?: Tasks;
  /** Its scheduled jobs. */
  schedule?: readonly ScheduledJob[];
  /** Its handlers of the hooks that earlier features call. */
  hooks?: Partial<Hooks>;
  /** Its HTTP routes beside GraphQL. */
  routes?: readonly RegisterRoutes[];
};
