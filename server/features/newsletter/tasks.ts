import type { Tasks } from '#server/platform/jobs/queue.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import type { UsedUp } from './letters.ts';
import { expandNewsletter, sendNewsletterLetter, sendScheduledNewsletter, tendNewsletter } from './sending-service.ts';
import { tellLikesUsedUp, welcomeSubscriber } from './subscription-service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    welcomeSubscriber: { subscriberId: string };
    tellLikesUsedUp: UsedUp;
    expandNewsletter: { issueId: string };
    sendNewsletterLetter: { issueId: string; subscriberId: string };
  }
}

export const tasks = { welcomeSubscriber, tellLikesUsedUp, expandNewsletter, sendNewsletterLetter } satisfies Tasks;

export const schedule: readonly ScheduledJob[] = [
  // From 07:00 in Lagos on its days, and again for a server that was down then. The job decides by the product's clock.
  { name: 'sendScheduledNewsletter', cron: '*/10 6-18 * * 1,4', run: sendScheduledNewsletter },
  { name: 'tendNewsletter', cron: '*/15 * * * *', run: tendNewsletter },
];
