import { purgeSessions } from '#server/auth/sessions.ts';
import { tendDocuments } from '#server/edge/graphql/trusted-documents.ts';
import { features } from '#server/features/index.ts';
import { purgeJobs } from '#server/platform/jobs/purge.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { purgeThrottles } from '#server/platform/throttles/throttles.ts';

export const schedule: readonly ScheduledJob[] = [
  { name: 'purgeSessions', cron: '17 * * * *', run: purgeSessions },
  { name: 'purgeThrottles', cron: '*/10 * * * *', run: purgeThrottles },
  { name: 'purgeJobs', cron: '41 3 * * *', run: purgeJobs },
  { name: 'tendDocuments', cron: '7 4 * * *', run: (deps) => tendDocuments(deps) },
  ...features.flatMap((feature) => feature.schedule ?? []),
];
