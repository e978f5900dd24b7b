import { purgeSessions } from '#server/auth/sessions.ts';
import { tendDocuments } from '#server/edge/graphql/trusted-documents.ts';
import { purgeVerifications } from '#server/features/accounts/addresses.ts';
import { purgeResets } from '#server/features/accounts/recovery.ts';
import { keepDays } from '#server/features/admin/figures.ts';
import { purgeAudit } from '#server/features/admin/retention.ts';
import { purgePayments } from '#server/features/billing/retention.ts';
import { purgeStripeEvents, reconcileBilling } from '#server/features/billing/upkeep.ts';
import { purgeCalls } from '#server/features/calls/service.ts';
import { purgeMessages } from '#server/features/chat/retention.ts';
import { purgeCompanion } from '#server/features/companion/service.ts';
import { anonymiseLeavers, eraseLeavers } from '#server/features/data-rights/erasure.ts';
import { anonymiseInactive } from '#server/features/data-rights/retention.ts';
import { purgeGames } from '#server/features/games/service.ts';
import { sendScheduledNewsletter, tendNewsletter } from '#server/features/newsletter/sending.ts';
import { purgeLikenesses } from '#server/features/photos/removing.ts';
import { purgeUploads } from '#server/features/photos/service.ts';
import { settleJourneys, settleLively, settleSwipes } from '#server/features/profiles/settling.ts';
import { boostWeekly } from '#server/features/profiles/visibility.ts';
import { purgeEvidence, settleLimits } from '#server/features/safety/retention.ts';
import { purgeSelfies } from '#server/features/verification/service.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { purgeJobs } from '#server/platform/jobs/purge.ts';
import { purgeThrottles } from '#server/platform/throttles/throttles.ts';

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
  { name: 'purgeLikenesses', cron: '43 3 * * *', run: purgeLikenesses },
  { name: 'purgeStripeEvents', cron: '47 3 * * *', run: purgeStripeEvents },
  // At night in Lagos: whatever webhooks did not tell.
  { name: 'reconcileBilling', cron: '11 2 * * *', run: reconcileBilling },
  { name: 'purgeCompanion', cron: '11 * * * *', run: purgeCompanion },
  // Each minute: a call that nobody took leaves its line also when the caller's device is gone.
  { name: 'purgeCalls', cron: '* * * * *', run: purgeCalls },
  { name: 'purgeGames', cron: '31 3 * * *', run: purgeGames },
  // From 07:00 in Lagos on its days, and again for a server that was off then; what it decides by is the clock of the product.
  { name: 'sendScheduledNewsletter', cron: '*/10 6-18 * * 1,4', run: sendScheduledNewsletter },
  { name: 'tendNewsletter', cron: '*/15 * * * *', run: tendNewsletter },
  { name: 'purgeJobs', cron: '41 3 * * *', run: purgeJobs },
  { name: 'tendDocuments', cron: '7 4 * * *', run: (deps) => tendDocuments(deps) },
  { name: 'purgeSelfies', cron: '37 * * * *', run: purgeSelfies },
  // Whoever left, and what is old: each is due within a day, also of a machine that is off for some hours.
  { name: 'anonymiseLeavers', cron: '7 * * * *', run: anonymiseLeavers },
  { name: 'eraseLeavers', cron: '13 * * * *', run: eraseLeavers },
  { name: 'anonymiseInactive', cron: '19 */6 * * *', run: anonymiseInactive },
  { name: 'purgeMessages', cron: '27 */6 * * *', run: purgeMessages },
  { name: 'purgePayments', cron: '33 */6 * * *', run: purgePayments },
  { name: 'purgeAudit', cron: '39 */6 * * *', run: purgeAudit },
  { name: 'purgeEvidence', cron: '49 */6 * * *', run: purgeEvidence },
  { name: 'settleLimits', cron: '51 * * * *', run: settleLimits },
  { name: 'settleJourneys', cron: '* * * * *', run: settleJourneys },
  { name: 'settleSwipes', cron: '* * * * *', run: settleSwipes },
  // 20:00 in Lagos, when most people browse.
  { name: 'boostWeekly', cron: '0 19 * * *', run: boostWeekly },
  // The day that is over, some hours after midnight in Lagos; and days that were missed.
  { name: 'keepDays', cron: '43 * * * *', run: keepDays },
  // Soon after midnight in Lagos, and again for a machine that was off then.
  { name: 'settleLively', cron: '5 5,11,17,23 * * *', run: settleLively },
];
