import { lazyPart } from '#client/lib/lazy-part.ts';
import type { ConsoleTotalsQuery } from './console.generated.ts';

export type Totals = NonNullable<ConsoleTotalsQuery['admin']>['totals'];

/** In the order of the navigation. `waiting` names the total beside the label. */
export const parts = [
  { path: '', label: 'Overview', Part: lazyPart(async () => (await import('./overview/Overview.tsx')).Overview) },
  { path: 'people', label: 'People', Part: lazyPart(async () => (await import('./people/People.tsx')).People) },
  {
    path: 'verifications',
    label: 'Verifications',
    waiting: 'pendingVerifications',
    Part: lazyPart(async () => (await import('./verifications/Verifications.tsx')).Verifications),
  },
  {
    path: 'reports',
    label: 'Reports',
    waiting: 'openReports',
    Part: lazyPart(async () => (await import('./reports/Reports.tsx')).Reports),
  },
  {
    path: 'photos',
    label: 'Photos',
    waiting: 'flaggedPhotos',
    Part: lazyPart(async () => (await import('./photos/FlaggedPhotos.tsx')).FlaggedPhotos),
  },
  {
    path: 'appeals',
    label: 'Appeals',
    waiting: 'openAppeals',
    Part: lazyPart(async () => (await import('./appeals/Appeals.tsx')).Appeals),
  },
  {
    path: 'support',
    label: 'Support',
    waiting: 'openTickets',
    Part: lazyPart(async () => (await import('./support/Support.tsx')).Support),
  },
  {
    path: 'feedback',
    label: 'Feedback',
    Part: lazyPart(async () => (await import('./feedback/Feedback.tsx')).Feedback),
  },
  {
    path: 'newsletter',
    label: 'Newsletter',
    Part: lazyPart(async () => (await import('./newsletter/Newsletter.tsx')).Newsletter),
  },
  {
    path: 'date-ideas',
    label: 'Date ideas',
    Part: lazyPart(async () => (await import('./date-ideas/DateIdeas.tsx')).DateIdeas),
  },
  { path: 'money', label: 'Money', Part: lazyPart(async () => (await import('./money/Money.tsx')).Money) },
  { path: 'speed', label: 'Speed', Part: lazyPart(async () => (await import('./speed/Speed.tsx')).Speed) },
  { path: 'audit', label: 'Audit', Part: lazyPart(async () => (await import('./audit/Audit.tsx')).Audit) },
  { path: 'tokens', label: 'Tokens', Part: lazyPart(async () => (await import('./tokens/Tokens.tsx')).Tokens) },
] as const satisfies readonly {
  path: string;
  label: string;
  waiting?: keyof Totals;
  Part: ReturnType<typeof lazyPart>;
}[];
