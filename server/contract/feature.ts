import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/platform/context/context.ts';
import type { FeatureHooks } from '#server/platform/context/feature-hooks.ts';
import type { Tasks } from '#server/platform/jobs/queue.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import type { PrivacyRegister } from '#server/platform/legal-records/privacy.ts';
import type { Resolvers } from './resolvers.generated.ts';

export type RegisterRoutes = (app: FastifyInstance, deps: Deps, privacy: PrivacyRegister) => Promise<void>;

export type Feature = {
  resolvers: Resolvers;
  /** The handling of each column of its tables. */
  privacy?: PrivacyRegister;
  tasks?: Tasks;
  schedule?: readonly ScheduledJob[];
  hooks?: Partial<FeatureHooks>;
  routes?: readonly RegisterRoutes[];
};
