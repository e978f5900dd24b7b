import type { Deps } from '#server/platform/context/context.ts';
import { deleteFailedJobs } from './queries.ts';

/** Long enough for somebody who reads the log to look at one. */
const KEPT_MS = 7 * 86_400_000;

/** Forgets jobs that failed for good some days ago. */
export async function purgeJobs({ db, clock }: Deps): Promise<void> {
  await deleteFailedJobs(db, new Date(clock().getTime() - KEPT_MS));
}
