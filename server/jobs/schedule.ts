import { purgeSessions } from '../auth/sessions.ts';
import type { Deps } from '../context.ts';
import { purgeVerifications } from '../features/accounts/addresses.ts';
import { purgeResets } from '../features/accounts/recovery.ts';
import { purgeStripeEvents, reconcileBilling } from '../features/billing/upkeep.ts';
import { purgeCalls } from '../features/calls/service.ts';
import { purgeCompanion } from '../features/companion/service.ts';
import { purgeUploads } from '../features/photos/service.ts';
import { settleJourneys, settleLively, settleSwipes } from '../features/profiles/settling.ts';
import { boostWeekly } from '../features/profiles/visibility.ts';
import { purgeSelfies } from '../features/verification/service.ts';
import { purgeThrottles } from '../throttles.ts';
import { purgeJobs } from './purge.ts';

export type ScheduledJob = {
  /** Its name in the queue. */
  name: string;
  /** When it runs, in cron's five fields, in UTC. One of all processes runs it; a run missed while nothing was up is not made up. */
  cron: string;
  run(deps: Deps): Promise<void>;
};

/** What happens by the clock. */
export const schedule: readonly ScheduledJob[] = [
  { name: 'purgeSessions', cron: '17 * * * *', run: purgeSessions },
  { name: 'purgeThrottles', cron: '*/10 * * * *', run: purgeThrottles },
  { name: 'purgeResets', cron: '23 * * * *', run: purgeResets },
  { name: 'purgeVerifications', cron: '29 * * * *', run: purgeVerifications },
  { name: 'purgeUploads', cron: '*/15 * * * *', run: purgeUploads },
  { name: 'purgeStripeEvents', cron: '47 3 * * *', run: purgeStripeEvents },
  // At night in Lagos: whatever webhooks did not tell.
  { name: 'reconcileBilling', cron: '11 2 * * *', run: reconcileBilling },
  { name: 'purgeCompanion', cron: '11 * * * *', run: purgeCompanion },
  { name: 'purgeCalls', cron: '53 * * * *', run: purgeCalls },
  { name: 'purgeJobs', cron: '41 3 * * *', run: purgeJobs },
  { name: 'purgeSelfies', cron: '37 * * * *', run: purgeSelfies },
  { name: 'settleJourneys', cron: '* * * * *', run: settleJourneys },
  { name: 'settleSwipes', cron: '* * * * *', run: settleSwipes },
  // 20:00 in Lagos, when most people browse.
  { name: 'boostWeekly', cron: '0 19 * * *', run: boostWeekly },
  // Soon after midnight in Lagos, and again for a machine that was off then.
  { name: 'settleLively', cron: '5 5,11,17,23 * * *', run: settleLively },
];
