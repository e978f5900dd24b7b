import type { Deps } from '#server/platform/context/context.ts';

export type ScheduledJob = {
  name: string;
  /** Five fields, in UTC. One of all processes runs it. A missed run is not made up. */
  cron: string;
  run(deps: Deps): Promise<void>;
};
