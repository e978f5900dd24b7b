import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/platform/context/context.ts';
import type { Hooks } from '#server/platform/context/hooks.ts';
import type { Tasks } from '#server/platform/jobs/queue.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import type { PrivacyRegister } from '#server/platform/records/privacy.ts';
import type { Resolvers } from './resolvers.generated.ts';

/** Adds routes to the server. `privacy` is the register of all features. */
export type RegisterRoutes = (app: FastifyInstance, deps: Deps, privacy: PrivacyRegister) => Promise<void>;

/** A feature as one value: what the edge, the worker and the privacy register collect. */
export type Feature = {
  resolvers: Resolvers;
  /** What happens to each column of its tables. */
  privacy?: PrivacyRegister;
  /** Its jobs. */
  tasks?: Tasks;
  /** What it does by the clock. */
  schedule?: readonly ScheduledJob[];
  /** What it does for earlier features. */
  hooks?: Partial<Hooks>;
  /** Its own addresses beside GraphQL. */
  routes?: readonly RegisterRoutes[];
};
