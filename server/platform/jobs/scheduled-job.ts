import type { Deps } from '#server/platform/context/context.ts';

/** A scheduled job. */
export type ScheduledJob = {
  /** Its name in the queue. */
  name: string;
  /** Cron's five fields, in UTC. One of all processes runs it. A run that was missed while no process was up is not made up. */
  cron: string;
  run(deps: Deps): Promise<void>;
};
