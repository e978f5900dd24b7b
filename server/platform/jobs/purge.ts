import type { Deps } from '#server/platform/context/context.ts';
import { deleteFailedJobs } from './queries.ts';

/** An operator who reads the log may look at a job. */
const KEPT_MS = 7 * 86_400_000;

export async function purgeJobs({ db, clock }: Deps): Promise<void> {
  await deleteFailedJobs(db, new Date(clock().getTime() - KEPT_MS));
}
