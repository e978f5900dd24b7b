import type { Deps } from '#server/platform/context/context.ts';

/** What happens by the clock. */
export type ScheduledJob = {
  /** Its name in the queue. */
  name: string;
  /** When it runs, in cron's five fields, in UTC. One of all processes runs it; a run missed while nothing was up is not made up. */
  cron: string;
  run(deps: Deps): Promise<void>;
};
