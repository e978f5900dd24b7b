import type { Deps } from '#server/platform/context/context.ts';
import { deleteFailedJobs } from './queries.ts';

/** Kept long enough for an operator who reads the log to look at one. */
const KEPT_MS = 7 * 86_400_000;

/** Deletes jobs that failed for good some days ago. */
export async function purgeJobs({ db, clock }: Deps): Promise<void> {
  await deleteFailedJobs(db, new Date(clock().getTime() - KEPT_MS));
}
